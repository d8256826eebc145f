"""Short passages from one scene to the next: the old picture stays or pales."""

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
        """Draw what is left of the old picture over the scene that came."""
        raise NotImplementedError


class Cut(Transition):
    """Nothing is seen of the old picture."""

    def advance(self, milliseconds: float) -> bool:
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """The scene that came is there already."""


class Fade(Transition):
    """The old picture pales."""

    def draw(self, surface: pygame.Surface) -> None:
        alpha = round(255 * (1 - in_out(self.t)))
        self.before.set_alpha(alpha if alpha < 255 else None)  # with 255 SDL takes 20 times as long
        surface.blit(self.before, (0, 0))
