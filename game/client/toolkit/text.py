"""Text that never overflows: measured, shrunk or shortened to its box, wrapped with bold and icons.

Markup of rich text: `**bold**`, `[[icon_id]]` for art in the line (as icons/icon_id), newlines.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.client.toolkit.fonts import font
from game.client.toolkit.surface_cache import SurfaceCache
from game.client.toolkit.theme import BOLD_OF, SMALLEST_TEXT, STYLES, Theme

if TYPE_CHECKING:
    from game.client.toolkit.art import Art

ELLIPSIS = "…"
SHRINK = 0.72  # down to this share of its size before a text is shortened
MEGABYTES = 24
# A line breaks at plain spaces alone: what else is white space keeps its neighbours together.
TOKEN = re.compile(r"\*\*|\[\[[\w/]+\]\]|\n|[ \t]+|[^ \t\n*\[]+|\*|\[")


@dataclass(frozen=True)
class Drawn:
    """A text as it was drawn, in which colour on what; `full` is empty unless it was shortened."""

    text: str
    rect: pygame.Rect
    box: pygame.Rect
    colour: str
    ground: str
    full: str = ""

    @property
    def overflows(self) -> bool:
        return not self.box.inflate(2, 2).contains(self.rect)


@dataclass(frozen=True)
class Word:
    """A piece of a rich line: text in a face, or an icon."""

    text: str
    face: str
    width: int
    icon: str = ""


class Text:
    """Draws text of the theme. `drawn` collects what was drawn since it was cleared, if `watch`."""

    def __init__(self, theme: Theme, art: Art) -> None:
        self.theme = theme
        self.art = art
        self.watch = False
        self.drawn: list[Drawn] = []
        self._cache = SurfaceCache(MEGABYTES << 20)

    @property
    def overflows(self) -> list[Drawn]:
        return [drawn for drawn in self.drawn if drawn.overflows]

    @property
    def shortened(self) -> list[Drawn]:
        return [drawn for drawn in self.drawn if drawn.full]

    def measure(self, text: str, style: str) -> tuple[int, int]:
        """Width and height of one line in its full size."""
        return font(STYLES[style][0], self.theme.text_px(style)).size(text)

    def line_height(self, style: str) -> int:
        return font(STYLES[style][0], self.theme.text_px(style)).get_linesize()

    def fitting(
        self, texts: Iterable[str], styles: Sequence[str], size: tuple[float, float]
    ) -> str:
        """The first of these styles in which every line fits in full, or else the last."""
        lines = list(texts)
        for style in styles:
            wide = max((self.measure(text, style)[0] for text in lines), default=0)
            if wide <= size[0] and self.line_height(style) <= size[1]:
                return style
        return styles[-1]

    def line(
        self,
        surface: pygame.Surface,
        text: str,
        style: str,
        colour: str,
        box: pygame.Rect,
        align: str = "left",
    ) -> Drawn:
        """Draw one line in the box, in the middle of its height: shrunk and then shortened to fit.

        `align` is left, centre or right; `colour` a name of the palette or #rrggbb.
        """
        shown, pixels = fitted(text, STYLES[style][0], self.theme.text_px(style), box.size)
        image = self.image(shown, STYLES[style][0], pixels, colour)
        rect = placed(image.get_size(), box, align)
        ground = self._ground(surface, rect)
        surface.blit(image, rect)
        full = text if shown != text else ""
        return self._note(Drawn(shown, rect, box.copy(), self.theme.colour(colour), ground, full))

    def image(self, text: str, face: str, pixels: int, colour: str) -> pygame.Surface:
        """A rendered text, cached."""
        value = self.theme.colour(colour)
        return self._cache.get(
            (text, face, pixels, value),
            lambda: self.art.workshop.made(lambda: font(face, pixels).written(text, value)),
        )

    def _ground(self, surface: pygame.Surface, rect: pygame.Rect) -> str:
        """What a text is about to be written on; empty where nothing of it will be seen."""
        seen = rect.clip(surface.get_clip())
        if not self.watch or not seen:
            return ""
        return "#{:02x}{:02x}{:02x}".format(*pygame.transform.average_color(surface, seen)[:3])

    def _note(self, drawn: Drawn) -> Drawn:
        if self.watch and drawn.text.strip():
            self.drawn.append(drawn)
        return drawn

    def height(self, markup: str, style: str, width: int) -> int:
        """The height rich text needs in a width."""
        return len(self.wrapped(markup, style, width)) * self.line_height(style)

    def natural_width(self, markup: str, style: str) -> int:
        """The width rich text needs to stay on its own lines."""
        lines = self.wrapped(markup, style, 1 << 20)
        return max((sum(word.width for word in line) for line in lines), default=0)

    def wrapped(self, markup: str, style: str, width: int) -> list[list[Word]]:
        return _wrap(markup, STYLES[style][0], self.theme.text_px(style), max(1, width))

    def paragraph(
        self,
        surface: pygame.Surface,
        markup: str,
        style: str,
        colour: str,
        box: pygame.Rect,
        align: str = "left",
    ) -> int:
        """Draw rich text from the top of the box; returns the height it took."""
        lines = self.wrapped(markup, style, box.width)
        step = self.line_height(style)
        for number, words in enumerate(lines):
            row = pygame.Rect(box.x, box.y + number * step, box.width, step)
            self._row(surface, words, style, colour, row, align, box)
        return len(lines) * step

    def _row(
        self,
        surface: pygame.Surface,
        words: list[Word],
        style: str,
        colour: str,
        row: pygame.Rect,
        align: str,
        box: pygame.Rect,
    ) -> None:
        used = pygame.Rect(0, 0, sum(word.width for word in words), row.height)
        used.topleft = placed(used.size, row, align).topleft
        x, pixels = used.x, self.theme.text_px(style)
        ground = self._ground(surface, used)
        for word in words:
            if word.icon:
                ink = {"ink": self.theme.colour(colour)}
                image = self.art.image(word.icon, (word.width, row.height), ink)
            else:
                image = self.image(word.text, word.face, pixels, colour)
            surface.blit(image, image.get_rect(midleft=(x, row.centery)))
            x += word.width
        text = "".join(word.text for word in words)
        self._note(Drawn(text, used, box.copy(), self.theme.colour(colour), ground))


def placed(size: tuple[int, int], box: pygame.Rect, align: str) -> pygame.Rect:
    rect = pygame.Rect((0, 0), size)
    rect.center = box.center
    if align == "left":
        rect.left = box.left
    elif align == "right":
        rect.right = box.right
    return rect


@lru_cache(maxsize=2048)
def fitted(text: str, face: str, pixels: int, size: tuple[int, int]) -> tuple[str, int]:
    """The text and font size that fit: first smaller letters, then fewer of them."""
    least = max(SMALLEST_TEXT, round(pixels * SHRINK))
    for smaller in range(pixels, least - 1, -1):
        width, height = font(face, smaller).size(text)
        if width <= size[0] and height <= size[1] + 2:
            return text, smaller
    return _shortened(text, face, least, size[0]), least


def _shortened(text: str, face: str, pixels: int, width: int) -> str:
    letters = font(face, pixels)
    if letters.size(text)[0] <= width:
        return text
    keep = len(text)
    while keep > 1 and letters.size(text[:keep].rstrip() + ELLIPSIS)[0] > width:
        keep -= 1
    return text[:keep].rstrip() + ELLIPSIS


@lru_cache(maxsize=1024)
def _wrap(markup: str, face: str, pixels: int, width: int) -> list[list[Word]]:
    lines: list[list[Word]] = [[]]
    used = 0
    for chunk in _chunks(markup, face, pixels):
        if chunk is None:
            lines.append([])
            used = 0
            continue
        needed = sum(word.width for word in chunk)
        if used and used + needed > width:
            lines.append([])
            used = 0
        if used or not _is_gap(chunk[0].text):
            lines[-1] += chunk
            used += needed
    return [_without_end_space(line) for line in lines]


def _is_gap(text: str) -> bool:
    return bool(text) and not text.strip(" \t")


def _without_end_space(line: list[Word]) -> list[Word]:
    while line and _is_gap(line[-1].text):
        line = line[:-1]
    return line


def _chunks(markup: str, face: str, pixels: int) -> list[list[Word] | None]:
    """What must stay together: words with what is stuck to them; None is a new line."""
    chunks: list[list[Word] | None] = []
    current, stuck = face, False
    for token in TOKEN.findall(markup):
        if token == "**":
            current = BOLD_OF.get(face, face) if current == face else face
            continue
        if token == "\n":
            chunks.append(None)
        elif stuck and not _is_gap(token) and chunks and chunks[-1] is not None:
            chunks[-1].append(_word(token, current, pixels))
        else:
            chunks.append([_word(token, current, pixels)])
        stuck = not _is_gap(token) and token != "\n"
    return chunks


def _word(token: str, face: str, pixels: int) -> Word:
    if token.startswith("[["):
        name = token[2:-2]
        return Word("", face, round(pixels * 1.25), name if "/" in name else f"icons/{name}")
    return Word(token, face, font(face, pixels).size(token)[0])
