"""Art by id and pixel size: SVG rasterised as large as it is shown, cached; a sign where missing.

art.image("dice/blue_5", 96)                       96 wide, height by its shape
art.image("emblems/anchor", (80, 80), colours)     fitted into 80 × 80
art.cover("title/night", (1920, 1080))             fills, cut at the edges
art.drawn(key, size, svg)                          an SVG made by code, see shapes.py
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from pathlib import Path

import pygame

from game.client.toolkit.surface_cache import SurfaceCache
from game.client.toolkit.workshop import Workshop

ART = Path(__file__).parents[3] / "assets" / "art"
MEGABYTES = 192
PLACEHOLDER = re.compile(r"@(\w+)@")
VIEW_BOX = re.compile(r'viewBox="([^"]+)"')
NOBODY: Mapping[str, str] = {}
# What an art file with placeholders gets when nobody chose: brass and ink.
DEFAULTS = {
    "main": "#d1a648",
    "dark": "#8a611b",
    "light": "#f0cf7a",
    "ink": "#2a1c12",
    "skin": "#e3b58a",
}
# Above this height of the window, what moves is rasterised at half its size.
HALF_ABOVE = 1500
MISSING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    '<rect x="4" y="4" width="92" height="92" rx="14" fill="#d62fb0" stroke="#ffffff" '
    'stroke-width="6"/><path d="M28 28 L72 72 M72 28 L28 72" stroke="#ffffff" '
    'stroke-width="10" stroke-linecap="round"/></svg>'
)

Box = int | tuple[int, int]


class Art:
    """Loads and keeps art. `missing` names every id that was asked for and is not there."""

    def __init__(self, folder: Path = ART, workshop: Workshop | None = None) -> None:
        self.folder = folder
        self.workshop = workshop or Workshop()
        self.missing: set[str] = set()
        self._cache = SurfaceCache(MEGABYTES << 20)
        self._sources: dict[str, str] = {}

    def has(self, name: str) -> bool:
        return (self.folder / f"{name}.svg").is_file()

    def names(self) -> list[str]:
        """Every id there is."""
        paths = sorted(self.folder.rglob("*.svg"))
        return [path.relative_to(self.folder).with_suffix("").as_posix() for path in paths]

    def source(self, name: str, colours: Mapping[str, str] = NOBODY) -> str:
        """The SVG text with its colour placeholders filled in."""
        if name not in self._sources:
            self._sources[name] = self._read(name)
        values = {**DEFAULTS, **colours}
        return PLACEHOLDER.sub(
            lambda match: values.get(match[1], DEFAULTS["main"]), self._sources[name]
        )

    def _read(self, name: str) -> str:
        try:
            return (self.folder / f"{name}.svg").read_text("utf-8")
        except OSError:
            self.missing.add(name)
            return MISSING

    def shape(self, name: str) -> tuple[float, float]:
        """Width and height of the art in its own units; what counts is their ratio."""
        _, _, width, height = view_box(self.source(name))
        return width, height

    def image(
        self, name: str, box: Box, colours: Mapping[str, str] = NOBODY, angle: float = 0.0
    ) -> pygame.Surface:
        """The art at this width, or fitted into this box; turned clockwise by the angle.

        A turned one is larger than the box: draw it by its centre.
        """
        size = self.fitted(name, box)
        key = (name, size, tuple(sorted(colours.items())), round(angle, 1))
        return self.made(key, lambda: self._rendered(name, size, colours, angle))

    def fitted(self, name: str, box: Box) -> tuple[int, int]:
        """The size that the art has in this box."""
        width, height = self.shape(name)
        if isinstance(box, int):
            return max(1, box), max(1, round(box * height / width))
        scale = min(box[0] / width, box[1] / height)
        return max(1, round(width * scale)), max(1, round(height * scale))

    def _rendered(
        self, name: str, size: tuple[int, int], colours: Mapping[str, str], angle: float
    ) -> pygame.Surface:
        source = self.source(name, colours)
        if angle:
            return self._rasterised(*turned(source, size, angle))
        return self._rasterised(source, size)

    def _rasterised(self, svg: str, size: tuple[int, int]) -> pygame.Surface:
        """The SVG as a surface in the format of the window."""
        return self._plain(svg, size).convert_alpha()

    def _plain(self, svg: str, size: tuple[int, int]) -> pygame.Surface:
        """The SVG as a surface, made in a thread of its own if it is large and may take a while."""
        key, pixels = (svg, size), size[0] * size[1]
        return self.workshop.beside(key, pixels, lambda: plain(svg, size))

    def cover(self, name: str, size: tuple[int, int], keep: float = 0.5) -> pygame.Surface:
        """The art filling the size; what is too high is cut, with `keep` 1 only at the top."""
        key = (name, size, "cover", keep)
        return self.made(key, lambda: self._covering(name, size, keep))

    def _covering(self, name: str, size: tuple[int, int], keep: float) -> pygame.Surface:
        x, y, width, height = view_box(self.source(name))
        scale = max(size[0] / width, size[1] / height)
        w, h = size[0] / scale, size[1] / scale
        box = f'viewBox="{x + (width - w) / 2} {y + (height - h) * keep} {w} {h}"'
        svg = VIEW_BOX.sub(box, self.source(name), count=1)
        return self._plain(svg, size).convert()

    def drawn(self, key: Hashable, size: tuple[int, int], svg: Callable[[], str]) -> pygame.Surface:
        """An SVG made by code, kept under a key that says all about it but the size."""
        return self.made((key, size), lambda: self._rasterised(svg(), size))

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Any surface, kept with the others."""
        return self._cache.get(key, lambda: self.workshop.made(make))

    def half(self, size: tuple[int, int], window: tuple[int, int]) -> bool:
        """Whether something of this size that moves is better drawn small and enlarged."""
        return window[1] > HALF_ABOVE and min(size) > 64

    def clear(self) -> None:
        """Forget the images, for instance of another window size."""
        self._cache.clear()


def rasterised(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """The SVG in exactly this size, in the format that blits fastest."""
    return plain(svg, size).convert_alpha()


def plain(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """The SVG in exactly this size, as any thread may make it."""
    size = (max(1, size[0]), max(1, size[1]))
    image = pygame.image.load_sized_svg(io.BytesIO(stretched(svg, size).encode()), size)
    if image.get_size() != size:
        image = pygame.transform.smoothscale(image, size)
    return image


def stretched(svg: str, size: tuple[int, int]) -> str:
    """Without a size of its own: the view box decides, and it has the wanted shape."""
    head, mark, rest = svg.partition(">") if "<?xml" not in svg[:60] else _after_xml(svg)
    head = re.sub(r'\s(width|height)="[^"]*"', "", head)
    return f'{head} width="{size[0]}" height="{size[1]}"{mark}{rest}'


def _after_xml(svg: str) -> tuple[str, str, str]:
    return svg[svg.index("<svg") :].partition(">")


@lru_cache(maxsize=512)
def view_box(svg: str) -> tuple[float, float, float, float]:
    match = VIEW_BOX.search(svg)
    if not match:
        return 0.0, 0.0, 100.0, 100.0
    x, y, width, height = (float(value) for value in match[1].replace(",", " ").split())
    return x, y, width, height


def inner(svg: str) -> str:
    """What is inside the <svg> element, to be put into another one."""
    start = svg.index(">", svg.index("<svg")) + 1
    return svg[start : svg.rindex("</svg>")]


def turned(svg: str, size: tuple[int, int], angle: float) -> tuple[str, tuple[int, int]]:
    """The SVG turned about its middle, and the larger size that it then has."""
    x, y, width, height = view_box(svg)
    spread = pygame.math.Vector2(width, height).rotate(angle)
    other = pygame.math.Vector2(width, -height).rotate(angle)
    w, h = max(abs(spread.x), abs(other.x)), max(abs(spread.y), abs(other.y))
    cx, cy = x + width / 2, y + height / 2
    scale = size[0] / width
    body = f'<g transform="rotate({angle} {cx} {cy})">{inner(svg)}</g>'
    box = f"{cx - w / 2} {cy - h / 2} {w} {h}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    return f"{head}{body}</svg>", (round(w * scale), round(h * scale))
