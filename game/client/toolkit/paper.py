"""Torn parchment, the bound score pad, rope and dashed lines, drawn to any size as SVG."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import pygame

from game.client.toolkit.theme import Theme
from game.client.toolkit.ui import Ui

Size = tuple[int, int]
Point = tuple[float, float]
SEED = 1718  # the same tears every time


def parchment(ui: Ui, size: Size) -> pygame.Surface:
    """A page with torn and browned edges."""
    return _drawn(ui, "torn", size, lambda: _parchment(ui.theme, size))


def pad(ui: Ui, size: Size) -> pygame.Surface:
    """The score pad: pages bound in leather, one corner curled up."""
    return _drawn(ui, "bound", size, lambda: _pad(ui.theme, size))


def rope(ui: Ui, size: Size) -> pygame.Surface:
    """A level rope."""
    return _drawn(ui, "rope", size, lambda: _rope(ui.theme, size))


def pad_binding(theme: Theme) -> int:
    """How much of a pad's height its leather takes."""
    return theme.px(50)


def _drawn(ui: Ui, kind: str, size: Size, body: Callable[[], str]) -> pygame.Surface:
    return ui.art.drawn((kind, ui.theme.u), size, lambda: document(size, body()))


def document(size: tuple[float, float], body: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">'
    return f"{head}{body}</svg>"


def gradient(name: str, end: Point, *stops: str) -> str:
    """A linear gradient from the top left to `end`, its colours evenly spread."""
    share = 1 / (len(stops) - 1)
    steps = "".join(
        f'<stop offset="{i * share:.2f}" stop-color="{stop}"/>' for i, stop in enumerate(stops)
    )
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{end[0]}" y2="{end[1]}">{steps}</linearGradient></defs>'
    )


def _parchment(theme: Theme, size: Size) -> str:
    c, u = theme.colours, theme.u
    edge = _torn(size, 7 * u, u)
    body = gradient(
        "g", (size[0] * 0.25, size[1]), c["parchment_light"], c["parchment"], c["parchment_dark"]
    )
    body += f'<path d="{smooth(edge)}" fill="url(#g)"/>' + _blots(theme, size)
    for inset, width, opacity in ((12, 26, 0.06), (7, 14, 0.09), (3, 6, 0.16)):
        inner = smooth(_inset(edge, size, inset * u))
        body += _stroke(inner, c["brass_dark"], width * u, opacity)
    return body + _stroke(smooth(edge), c["ink"], 2.6 * u, 0.95)


def _torn(size: Size, margin: float, u: float) -> list[Point]:
    """Points around the page, a little in and out, with a nick here and there."""
    rng = Random(SEED)
    w, h, step = size[0] - 2 * margin, size[1] - 2 * margin, 34 * u
    points: list[Point] = []
    corners = ((0.0, 0.0, 1, 0, w), (w, 0.0, 0, 1, h), (w, h, -1, 0, w), (0.0, h, 0, -1, h))
    for x, y, dx, dy, length in corners:
        count = max(3, round(length / step))
        for i in range(count):
            along = length * (i + (rng.random() - 0.5) * 0.5 * (i > 0)) / count
            out = (rng.random() - 0.5) * 5 * u - (6 * u if rng.random() < 0.06 else 0)
            out = out if i else -2 * u
            points.append((margin + x + dx * along + dy * out, margin + y + dy * along - dx * out))
    return points


def _inset(points: list[Point], size: Size, by: float) -> list[Point]:
    sx, sy = 1 - 2 * by / size[0], 1 - 2 * by / size[1]
    return [(by + x * sx, by + y * sy) for x, y in points]


def smooth(points: list[Point]) -> str:
    """A closed curve through the middles between the points."""
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(points, [*points[1:], points[0]], strict=True)
    ]
    path = f"M{middles[-1][0]:.1f} {middles[-1][1]:.1f}"
    for point, middle in zip(points, middles, strict=True):
        path += f"Q{point[0]:.1f} {point[1]:.1f} {middle[0]:.1f} {middle[1]:.1f}"
    return path + "Z"


def _stroke(path: str, colour: str, width: float, opacity: float = 1.0, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:.2f}" '
        f'stroke-opacity="{opacity}" stroke-linejoin="round" stroke-linecap="round"{dashes}/>'
    )


def _blots(theme: Theme, size: Size) -> str:
    """Old stains and fibres."""
    rng, u, colour = Random(SEED + 1), theme.u, theme.colours["brass_dark"]
    body = ""
    for _ in range(7):
        x, y = size[0] * (0.1 + 0.8 * rng.random()), size[1] * (0.1 + 0.8 * rng.random())
        r = (26 + 60 * rng.random()) * u
        for step in range(8):
            body += (
                f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r * (1 - step * 0.1):.0f}" '
                f'fill="{colour}" fill-opacity="0.006"/>'
            )
    for _ in range(16):
        x, y = size[0] * (0.05 + 0.85 * rng.random()), size[1] * (0.05 + 0.9 * rng.random())
        path = f"M{x:.0f} {y:.0f}q{14 * u:.1f} {(rng.random() - 0.5) * 8 * u:.1f} {30 * u:.1f} 0"
        body += _stroke(path, colour, 1.1 * u, 0.13)
    return body


def _pad(theme: Theme, size: Size) -> str:
    c, u = theme.colours, theme.u
    w, h = float(size[0]), float(size[1])
    body = ""
    for number, colour in ((2, "brass_dark"), (1, "parchment_dark")):
        low = h - (9 - 4 * number) * u
        lean = (2 * number - 3) * 2 * u
        path = f"M{9 * u} {30 * u}H{w - 9 * u}L{w - 7 * u + lean} {low}L{8 * u - lean} {low - u}Z"
        body += f'<path d="{path}" fill="{c[colour]}"/>' + _stroke(path, c["ink"], 2 * u)
    return body + _pad_page(theme, w, h) + _pad_leather(theme, w)


def _pad_page(theme: Theme, w: float, h: float) -> str:
    c, u = theme.colours, theme.u
    low, curl = h - 10 * u, 30 * u
    path = (
        f"M{9 * u} {30 * u}H{w - 9 * u}V{low - curl}"
        f"Q{w - 14 * u} {low - 8 * u} {w - 9 * u - curl} {low}H{9 * u}Z"
    )
    corner = (
        f"M{w - 9 * u} {low - curl}Q{w - 30 * u} {low - curl} {w - 14 * u - curl} {low - 20 * u}"
        f"Q{w - 6 * u - curl} {low - 8 * u} {w - 9 * u - curl} {low}"
        f"Q{w - 14 * u} {low - 8 * u} {w - 9 * u} {low - curl}Z"
    )
    page = gradient("s", (w * 0.2, h), c["bone"], c["parchment_light"], c["parchment"])
    page += f'<path d="{path}" fill="url(#s)"/>' + _blots(theme, (round(w), round(h)))
    page += _stroke(path, c["ink"], 2.4 * u)
    return (
        page
        + f'<path d="{corner}" fill="{c["parchment_dark"]}"/>'
        + _stroke(corner, c["ink"], 2 * u)
    )


def _pad_leather(theme: Theme, w: float) -> str:
    c, u = theme.colours, theme.u
    top, high = 3 * u, 44 * u
    body = gradient("l", (0, high), c["leather_light"], c["leather"], c["leather_dark"])
    body += (
        f'<rect x="{4 * u}" y="{top}" width="{w - 8 * u}" height="{high}" rx="{9 * u}" '
        f'fill="url(#l)" stroke="{c["ink"]}" stroke-width="{2.8 * u}"/>'
    )
    for y, opacity in ((top + 6 * u, 0.75), (high - 4 * u, 0.75)):
        line = f"M{16 * u} {y}H{w - 16 * u}"
        body += _stroke(line, c["parchment_dark"], 1.6 * u, opacity, f"{8 * u:.1f} {6 * u:.1f}")
    for x in (30 * u, w - 30 * u):
        body += (
            f'<circle cx="{x}" cy="{top + high / 2}" r="{7 * u}" fill="{c["brass"]}" '
            f'stroke="{c["ink"]}" stroke-width="{2.2 * u}"/>'
            f'<circle cx="{x}" cy="{top + high / 2}" r="{2.6 * u}" fill="{c["oak_deep"]}"/>'
        )
    return body


def _rope(theme: Theme, size: Size) -> str:
    c, (w, h) = theme.colours, size
    body = (
        f'<rect x="0" y="{h * 0.08}" width="{w}" height="{h * 0.84}" rx="{h * 0.4}" '
        f'fill="{c["oak_deep"]}"/>'
    )
    step = h * 0.8
    for i in range(math.ceil(w / step)):
        x = i * step + step * 0.1
        strand = f"M{x:.1f} {h * 0.72:.1f}L{min(w, x + step * 0.72):.1f} {h * 0.28:.1f}"
        body += _stroke(strand, c["rope_dark"], h * 0.46) + _stroke(strand, c["rope"], h * 0.34)
        body += _stroke(strand, c["parchment_light"], h * 0.09, 0.7)
    return body
