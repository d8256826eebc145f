"""The fonts of the installed packages, by style and size."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources

import pygame

from game.client.toolkit.theme import FACES

WORD_SPACE = 0.25  # of the height; the fonts' own is narrower, and lost in small letters
NARROW_SPACE = 0.12  # before French ; ! ? and before a per cent sign
NO_BREAK, NARROW_NO_BREAK = "\u00a0", "\u202f"
# Between words; and after signs that a font's kerning would push under the letters that follow.
GAPS = re.compile(f"([ {NO_BREAK}{NARROW_NO_BREAK}])|(?<=[…“])(?=\\w)")
REFUSED = re.compile("[\0\ud800-\udfff]")  # pygame raises on NUL and on halves of letters
SIGN = "\ufffd"


class Letters:
    """A font whose words stand clearly apart."""

    def __init__(self, path: str, pixels: int) -> None:
        self.font = pygame.font.Font(path, pixels)
        gap = max(self.font.size(" ")[0], round(pixels * WORD_SPACE))
        narrow = max(1, round(pixels * NARROW_SPACE))
        self._gaps = {" ": gap, NO_BREAK: gap, NARROW_NO_BREAK: narrow}
        self._leaning: dict[str, tuple[int, int]] = {}

    def size(self, text: str) -> tuple[int, int]:
        return self._places(_parts(text))[1], self.font.get_height()

    def get_linesize(self) -> int:
        return self.font.get_linesize()

    def written(self, text: str, colour: str) -> pygame.Surface:
        """The text as a picture, word by word."""
        parts = _parts(text)
        if len(parts) <= 1:
            return self._word("".join(parts), colour)
        image = pygame.Surface(self.size(text), pygame.SRCALPHA)
        image.fill((*pygame.Color(colour)[:3], 0))
        for part, x in zip(parts, self._places(parts)[0], strict=True):
            if part not in self._gaps:
                image.blit(self._word(part, colour), (x, 0))
        return image

    def _places(self, parts: list[str]) -> tuple[list[int], int]:
        """Where every part begins, and how wide all are: a letter that leans over its place, as
        an italic f does, leans into the space beside the word and does not make it wider.
        """
        places: list[int] = []
        width = lean = 0
        for before, part in zip(["", *parts], parts, strict=False):
            if part in self._gaps:
                places.append(width - lean)
                lean = 0
            else:
                left, lean = self._leans(part)
                places.append(width - left if before in self._gaps else width)
            width = places[-1] + self._wide(part)
        return places, width

    def _leans(self, word: str) -> tuple[int, int]:
        """How far its first letter reaches to the left of the word, and its last to the right."""
        return self._letter_leans(word[0])[0], self._letter_leans(word[-1])[1]

    def _letter_leans(self, letter: str) -> tuple[int, int]:
        if letter not in self._leaning:
            [measured] = self.font.metrics(letter)
            left, right, _, _, advance = measured or (0, 0, 0, 0, 0)
            # A mark that stands upon the letter before it takes no place of its own.
            leans = (max(0, -left), max(0, right - advance)) if advance else (0, 0)
            self._leaning[letter] = leans
        return self._leaning[letter]

    def _wide(self, part: str) -> int:
        """The width of a word, or of the space between two."""
        return self._gaps.get(part) or self.font.size(part)[0]

    def _word(self, word: str, colour: str) -> pygame.Surface:
        """A word as a picture; one of nothing but marks has no width, on which pygame raises."""
        if not self.font.size(word)[0]:
            return pygame.Surface((0, self.font.get_height()), pygame.SRCALPHA)
        return self.font.render(word, True, colour)


def _parts(text: str) -> list[str]:
    """Words and the spaces between them."""
    return [part for part in GAPS.split(_accepted(text)) if part]


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
