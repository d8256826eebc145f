"""The fonts of the installed packages, by style and size."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources

import pygame

from game.client.toolkit.theme import FACES

WORD_SPACE = 0.25  # of the height; the fonts' own is narrower, and lost in small letters
REFUSED = re.compile("[\0\ud800-\udfff]")  # pygame raises on NUL and on halves of letters
SIGN = "\ufffd"


class Letters:
    """A font whose words stand clearly apart."""

    def __init__(self, path: str, pixels: int) -> None:
        self.font = pygame.font.Font(path, pixels)
        self._gap = max(self.font.size(" ")[0], round(pixels * WORD_SPACE))

    def size(self, text: str) -> tuple[int, int]:
        widths = [self.font.size(word)[0] for word in _accepted(text).split(" ")]
        return sum(widths) + self._gap * (len(widths) - 1), self.font.get_height()

    def get_linesize(self) -> int:
        return self.font.get_linesize()

    def written(self, text: str, colour: str) -> pygame.Surface:
        """The text as a picture, word by word."""
        text = _accepted(text)
        if " " not in text:
            return self._word(text, colour)
        image = pygame.Surface(self.size(text), pygame.SRCALPHA)
        image.fill((*pygame.Color(colour)[:3], 0))
        x = 0
        for word in text.split(" "):
            if word:
                image.blit(self._word(word, colour), (x, 0))
            x += self.font.size(word)[0] + self._gap
        return image

    def _word(self, word: str, colour: str) -> pygame.Surface:
        """pygame raises on a word of nothing but marks, which have no width."""
        if not self.font.size(word)[0]:
            return pygame.Surface((0, self.font.get_height()), pygame.SRCALPHA)
        return self.font.render(word, True, colour)


def _accepted(text: str) -> str:
    return text if text.isprintable() else REFUSED.sub(SIGN, text)


@lru_cache(maxsize=96)
def font(face: str, pixels: int) -> Letters:
    """The font of a face of the theme at a height in pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    package, name = FACES[face]
    path = resources.files(package) / "files" / name
    return Letters(str(path), pixels)


def forget() -> None:
    """Drop all fonts: pygame was shut down, and they with it."""
    font.cache_clear()
