"""One shape of mark per seat, so that lines in a chart are told apart without colour."""

from __future__ import annotations

import math


def mark(number: int, x: float, y: float, radius: float, fill: str, ink: str) -> str:
    """The SVG of the mark of a seat: disc, square, triangle, star, diamond …"""
    style = f'fill="{fill}" stroke="{ink}" stroke-width="{radius * 0.28:.2f}"'
    kind = number % 8
    if kind == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" {style}/>'
    return f'<path d="{_path(kind, x, y, radius)}" {style} stroke-linejoin="round"/>'


def _path(kind: int, x: float, y: float, radius: float) -> str:
    if kind == 4:
        return _ring(x, y, [radius * 1.25, radius * 0.6] * 5, 0)
    corners, turn, scale = {
        1: (4, 45, 1.2),
        2: (3, 0, 1.3),
        3: (4, 0, 1.25),
        5: (3, 180, 1.3),
        6: (5, 0, 1.15),
        7: (6, 0, 1.15),
    }[kind]
    return _ring(x, y, [radius * scale] * corners, turn)


def _ring(x: float, y: float, radii: list[float], turn: float) -> str:
    points = []
    for number, radius in enumerate(radii):
        angle = math.radians(turn - 90 + 360 * number / len(radii))
        points.append(f"{x + radius * math.cos(angle):.1f} {y + radius * math.sin(angle):.1f}")
    return "M" + "L".join(points) + "Z"
