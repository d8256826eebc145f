"""The pen all pictures are drawn with: a small SVG writer, the palette and colour mixing.

Only what the game's rasteriser draws correctly is offered: gradients in user space with ids
that are unique over all files, plain shapes, hex colours.
"""

from __future__ import annotations

import math

# Every finished file by its path below this folder.
DRAWN: dict[str, str] = {}

INK = "#2a1c12"
PARCHMENT = "#efe0bd"
BRASS = "#d1a648"
BONE = "#f3ead2"
FELT = "#2f6f68"
FELT_DARK = "#143b39"
OAK = "#5a371f"
OAK_DARK = "#472913"
GLOW = "#ffd35a"
BLOOD = "#9e2b25"


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, other: str, share: float) -> str:
    """The colour with this share of the other one in it."""
    parts = zip(rgb(colour), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


def lighter(colour: str, share: float) -> str:
    return mix(colour, "#fff6df", share)


def darker(colour: str, share: float) -> str:
    return mix(colour, "#170d12", share)


def num(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def points(pairs: list[tuple[float, float]]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in pairs)


def spline(pairs: list[tuple[float, float]], is_closed: bool = False) -> str:
    """A smooth path through the points (Catmull-Rom as Béziers)."""
    count = len(pairs)

    def at(index: int) -> tuple[float, float]:
        return pairs[index % count] if is_closed else pairs[min(max(index, 0), count - 1)]

    path = [f"M{num(pairs[0][0])} {num(pairs[0][1])}"]
    for i in range(count if is_closed else count - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = at(i - 1), at(i), at(i + 1), at(i + 2)
        path.append(
            f"C{num(x1 + (x2 - x0) / 6)} {num(y1 + (y2 - y0) / 6)} "
            f"{num(x2 - (x3 - x1) / 6)} {num(y2 - (y3 - y1) / 6)} {num(x2)} {num(y2)}"
        )
    return "".join(path) + ("Z" if is_closed else "")


def star(cx: float, cy: float, outer: float, inner: float, tips: int = 5, turn: float = -90) -> str:
    """The points of a star, for a polygon."""
    pairs = []
    for i in range(tips * 2):
        angle = math.radians(turn + i * 180 / tips)
        reach = inner if i % 2 else outer
        pairs.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return points(pairs)


class Picture:
    """One SVG file in the making."""

    def __init__(self, path: str, width: float, height: float) -> None:
        self.path = path
        self.width = width
        self.height = height
        self.parts: list[str] = []
        self.ids: set[str] = set()
        self.prefix = path.replace("/", "_")

    def add(self, *parts: str) -> None:
        self.parts += parts

    def group(self, transform: str, *parts: str, more: str = "") -> str:
        return f'<g transform="{transform}"{more}>' + "".join(parts) + "</g>"

    def _gradient(self, name: str, head: str, tail: str, stops: tuple[str, ...]) -> str:
        full = f"{self.prefix}_{name}"
        if full not in self.ids:
            self.ids.add(full)
            marks = []
            for stop in stops:
                offset, colour, *opacity = stop.split()
                shown = f' stop-opacity="{opacity[0]}"' if opacity else ""
                marks.append(f'<stop offset="{offset}" stop-color="{colour}"{shown}/>')
            self.parts.insert(
                len(self.ids) - 1,
                f'<{head} id="{full}" gradientUnits="userSpaceOnUse" {tail}>'
                + "".join(marks)
                + f"</{head}>",
            )
        return f"url(#{full})"

    def linear(self, name: str, line: tuple[float, float, float, float], *stops: str) -> str:
        """A paint from (x1, y1) to (x2, y2); each stop is "offset colour [opacity]"."""
        x1, y1, x2, y2 = map(num, line)
        tail = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
        return self._gradient(name, "linearGradient", tail, stops)

    def radial(
        self, name: str, circle: tuple[float, float, float], *stops: str, transform: str = ""
    ) -> str:
        """A paint around (cx, cy) with radius r."""
        cx, cy, r = map(num, circle)
        tail = f'cx="{cx}" cy="{cy}" r="{r}"'
        if transform:
            tail += f' gradientTransform="{transform}"'
        return self._gradient(name, "radialGradient", tail, stops)

    def text(self) -> str:
        box = f"{num(self.width)} {num(self.height)}"
        size = f'width="{num(self.width)}" height="{num(self.height)}"'
        body = "\n".join(" ".join(part.split()) for part in self.parts)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box}" {size}>'
        return f"{head}\n{body}\n</svg>\n"

    def save(self) -> None:
        DRAWN[f"{self.path}.svg"] = self.text()
