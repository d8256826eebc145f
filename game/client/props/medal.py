"""A medal of the case as a picture, and in words."""

from __future__ import annotations

import pygame

from game.client.toolkit.catalogs import Translator
from game.client.toolkit.ui import Ui
from game.play.logbook.medals import NUMBERS

PALE = 70  # what is left of one that nobody has earned yet


def medal_art(key: str) -> str:
    return f"medals/{key}"


def medal_name(tr: Translator, key: str) -> str:
    return tr(f"medals.{key}")


def medal_note(tr: Translator, key: str) -> str:
    """What a medal is given for."""
    return tr(f"medals.{key}.note", number=NUMBERS.get(key, 1))


def draw_medal(
    ui: Ui, surface: pygame.Surface, key: str, rect: pygame.Rect, is_earned: bool = True
) -> None:
    """Draw a medal in the middle of the rectangle; one that was not earned yet as a shadow."""
    image = ui.art.image(medal_art(key), rect.size)
    if not is_earned:
        image = ui.art.made(("pale", key, rect.size), lambda: _pale(image))
    surface.blit(image, image.get_rect(center=rect.center))


def _pale(image: pygame.Surface) -> pygame.Surface:
    grey = pygame.transform.grayscale(image)
    grey.set_alpha(PALE)
    return grey
