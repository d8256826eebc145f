"""Short passages from one scene to the next: a fade, and a curtain that closes and opens."""

from __future__ import annotations

import pygame

from game.client.toolkit.animation import in_out
from game.client.toolkit.theme import duration


class Transition:
    """What is seen of the picture `before` while another scene is there already.

    `t` goes from 0 to 1; `lasts` names a duration of the theme.
    """

    lasts = "scene"

    def __init__(self, before: pygame.Surface) -> None:
        self.before = before
        self.t = 0.0

    def advance(self, milliseconds: float) -> bool:
        """Whether it goes on."""
        self.t = min(1.0, self.t + milliseconds / duration(self.lasts))
        return self.t < 1

    def draw(self, surface: pygame.Surface) -> None:
        """Over the scene that came."""
        raise NotImplementedError


class Fade(Transition):
    """The old picture pales."""

    def draw(self, surface: pygame.Surface) -> None:
        self.before.set_alpha(round(255 * (1 - in_out(self.t))))
        surface.blit(self.before, (0, 0))


class Closing(Transition):
    """The halves of the new scene come together over the old picture."""

    lasts = "curtain"

    def draw(self, surface: pygame.Surface) -> None:
        halves = surface.copy()
        surface.blit(self.before, (0, 0))
        _draw_halves(surface, halves, 1 - in_out(self.t))


class Opening(Transition):
    """The halves of the old picture go apart before the new scene."""

    lasts = "curtain"

    def draw(self, surface: pygame.Surface) -> None:
        _draw_halves(surface, self.before, in_out(self.t))


def _draw_halves(surface: pygame.Surface, picture: pygame.Surface, apart: float) -> None:
    """At 0 they meet in the middle, at 1 they are gone at the sides."""
    width, height = picture.get_size()
    half = width // 2
    gone = round(half * apart)
    surface.blit(picture, (-gone, 0), pygame.Rect(0, 0, half, height))
    surface.blit(picture, (half + gone, 0), pygame.Rect(half, 0, width - half, height))
