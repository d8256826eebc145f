"""A rolling die: a cube in parallel projection, whose visible faces are the flat art, tilted.

The faces of a cube seen from far away are affine images of squares: each frame is one small SVG
with up to three `<g transform="matrix(…)">`. At rest it is exactly the flat picture of the face.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.toolkit.art import Art, inner, rasterised
from game.client.toolkit.theme import PALETTE
from game.client.toolkit.ui import Ui

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
Point = tuple[float, float]

SIDE = 100.0  # the art of a face is 100 × 100
ROUNDING = 21.0  # of the corners of that art
SHARP = 9.0  # the rounding of a tilted die
MARGIN = 1.72  # the picture of a turning die is larger than the die by this factor
DECAY = 2.2
SKEW = 27.0  # degrees
PATH_DECAY = 1.7
# Its height is a cosine whose half waves get quicker, and lower.
HALF_WAVES, QUICKER, LOWER = 3.5, 0.8, 1.6

# Each side of the cube as its normal and the directions of x and y on its art.
SIDES: tuple[tuple[Vector, Vector, Vector], ...] = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
)


def sides_for(faces: Sequence[str], result: str) -> tuple[str, ...]:
    """The art of the six sides, the result towards the viewer and the others around it."""
    others = list(faces)
    others.remove(result)
    others.sort(key=lambda face: face == result)  # equal ones come last, at the sides
    return (result, others[0], *others[1:])


def about(axis: Point, angle: float) -> Matrix:
    """A turn about an axis that lies flat on the table."""
    x, y = axis
    c, s = math.cos(angle), math.sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k, y * s),
        (x * y * k, c + y * y * k, -x * s),
        (-y * s, x * s, c),
    )


def applied(matrix: Matrix, v: Vector) -> Vector:
    a, b, c = matrix
    return (
        a[0] * v[0] + a[1] * v[1] + a[2] * v[2],
        b[0] * v[0] + b[1] * v[1] + b[2] * v[2],
        c[0] * v[0] + c[1] * v[1] + c[2] * v[2],
    )


@dataclass(frozen=True)
class Roll:
    """One throw from `start` to `end` (centres, pixels); everything follows from it and `t`.

    `faces` are art ids of all six sides, `result` the one that comes up. `turn` is how the die
    lies in the end, in degrees; `turns` how often it tumbles; `lift` how high it bounces.
    """

    faces: tuple[str, ...]
    result: str
    start: Point
    end: Point
    size: int
    turn: float = 0.0
    turns: float = 2.5
    lift: float = 0.9

    def left(self, t: float) -> float:
        """The share of the tumbling that is still to come."""
        return float((1 - t) ** DECAY)

    def position(self, t: float) -> Point:
        left = (1 - t) ** PATH_DECAY
        x = self.end[0] + (self.start[0] - self.end[0]) * left
        y = self.end[1] + (self.start[1] - self.end[1]) * left
        return x, y

    def height(self, t: float) -> float:
        """How high the die is above the table, in pixels: bounces that get lower and quicker."""
        if t >= 1:
            return 0.0
        bounce = abs(math.cos(math.pi * HALF_WAVES * t**QUICKER))
        return self.lift * self.size * bounce * float((1 - t) ** LOWER)

    def bounces(self) -> list[tuple[float, float]]:
        """When it hits the table before it lies, and how hard: as fast as it falls, at most 1."""
        times = [((n + 0.5) / HALF_WAVES) ** (1 / QUICKER) for n in range(int(HALF_WAVES))]
        speeds = [t ** (QUICKER - 1) * (1 - t) ** LOWER for t in times]
        return [(t, speed / speeds[0]) for t, speed in zip(times, speeds, strict=True)]

    def rotation(self, t: float) -> Matrix:
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        far = math.hypot(dx, dy) or 1.0
        # The axis lies across the way, seen from the die as it comes to rest; askew, or a die
        # that comes straight from the side would never show more than two faces.
        turn = math.radians(SKEW - self.turn)
        ax, ay = -dy / far, dx / far
        axis = (
            ax * math.cos(turn) - ay * math.sin(turn),
            ax * math.sin(turn) + ay * math.cos(turn),
        )
        return about(axis, -self.turns * 2 * math.pi * self.left(t))


class DiceArt:
    """Pictures of dice: lying flat, turned, and tumbling."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui

    @property
    def art(self) -> Art:
        return self.ui.art

    def flat(self, face: str, size: int, turn: float = 0.0) -> pygame.Surface:
        """A die at rest, for instance after its roll; draw it by its centre."""
        return self.art.image(face, size, angle=turn)

    def draw_flat(
        self, surface: pygame.Surface, face: str, centre: Point, size: int, turn: float = 0.0
    ) -> None:
        """A die at rest with its shadow."""
        self._shadow(surface, centre, size, 0.0)
        image = self.flat(face, size, turn)
        surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))

    def draw(self, surface: pygame.Surface, roll: Roll, t: float) -> None:
        """A die on its way, 0 ≤ t ≤ 1, with its shadow."""
        if t >= 1:
            self.draw_flat(surface, roll.result, roll.end, roll.size, roll.turn)
            return
        x, y = roll.position(t)
        height = roll.height(t)
        self._shadow(surface, (x, y), roll.size, height)
        image = self.tumbling(roll, t)
        surface.blit(image, image.get_rect(center=(round(x), round(y - height))))

    def tumbling(self, roll: Roll, t: float) -> pygame.Surface:
        """The picture of the die alone, its centre in the middle."""
        side = round(roll.size * MARGIN)
        svg = self.svg(roll, t)
        if self.art.half((side, side), self.ui.theme.size):
            small = rasterised(svg, (side // 2, side // 2))
            return pygame.transform.smoothscale(small, (side, side))
        return rasterised(svg, (side, side))

    def svg(self, roll: Roll, t: float) -> str:
        sides = sides_for(roll.faces, roll.result)
        rotation = roll.rotation(t)
        middle = SIDE * MARGIN / 2
        body = "".join(
            self._side(face, rotation, *side)
            for face, side in zip(sides, SIDES, strict=True)
            if applied(rotation, side[0])[2] > 0.05
        )
        place = f"translate({middle:.2f} {middle:.2f}) rotate({roll.turn:.2f})"
        box = f'viewBox="0 0 {2 * middle:.2f} {2 * middle:.2f}"'
        hull = _hull(rotation, *_edge_colours(self.art.source(sides[0])))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {box}><g transform="{place}">'
            f"{hull}{body}</g></svg>"
        )

    def _side(
        self, face: str, rotation: Matrix, normal: Vector, right: Vector, down: Vector
    ) -> str:
        n, x, y = (applied(rotation, v) for v in (normal, right, down))
        # Seen from the side a face is drawn smaller, to stay within the rounded edges.
        half, scale = SIDE / 2, 1 - (1 - n[2]) * 0.13
        # The corner of the art is half a side from the middle of the face, against x and y.
        left = half * (n[0] - scale * (x[0] + y[0]))
        top = half * (n[1] - scale * (x[1] + y[1]))
        numbers = (scale * x[0], scale * x[1], scale * y[0], scale * y[1], left, top)
        matrix = " ".join(f"{number:.4f}" for number in numbers)
        shade = (1 - n[2]) * 0.45
        dark = ""
        if shade > 0.01:
            dark = (
                f'<rect x="0" y="0" width="{SIDE}" height="{SIDE}" rx="{ROUNDING}" fill="#000000" '
                f'fill-opacity="{shade:.3f}"/>'
            )
        return f'<g transform="matrix({matrix})">{inner(self.art.source(face))}{dark}</g>'

    def _shadow(self, surface: pygame.Surface, centre: Point, size: int, height: float) -> None:
        """Soft, and paler and further off the higher the die is."""
        steps = min(6, round(6 * height / max(1, size)))
        image = self.art.made(("die_shadow", size, steps), lambda: self._soft(size, steps))
        x, y = centre[0] + height * 0.12, centre[1] + size * 0.07 + height * 0.1
        surface.blit(image, image.get_rect(center=(round(x), round(y))))

    def _soft(self, size: int, steps: int) -> pygame.Surface:
        shadow = self.ui.shapes.shadow((size, size), spread=10 + 2 * steps, radius=20).copy()
        shadow.set_alpha(150 - 15 * steps)
        return shadow


def _edge_colours(source: str) -> tuple[str, str]:
    """Two colours of the art of a face: its outline, and the dark end of its first gradient."""
    outline = re.search(r'stroke="(#[0-9a-f]{6})"', source)
    edge = re.findall(r'stop-color="(#[0-9a-f]{6})"', source)[:2]
    ink = outline[1] if outline else PALETTE["ink"]
    return ink, edge[-1] if edge else ink


def _hull(rotation: Matrix, ink: str, edge: str) -> str:
    """The outline of a rounded cube: that of a smaller sharp one, drawn with a thick round pen.

    At rest it is as round as the art and hides behind it; tilted it is sharper, or the flat
    faces would stick out.
    """
    towards = max(abs(applied(rotation, side[0])[2]) for side in SIDES)
    rounding = ROUNDING - (ROUNDING - SHARP) * min(1.0, (1 - towards) * 40)
    half = SIDE / 2 - rounding
    signs = [(x, y, z) for x in (-half, half) for y in (-half, half) for z in (-half, half)]
    ends = [applied(rotation, corner) for corner in signs]
    corners = _convex([(round(x, 3), round(y, 3)) for x, y, _ in ends])
    path = " L".join(f"{x} {y}" for x, y in corners)
    # A hair thinner than the art, so that nothing shows around the face at rest.
    pens = ((ink, 2 * rounding - 0.6), (edge, 2 * rounding - 8))
    return "".join(
        f'<path d="M{path} Z" fill="{colour}" stroke="{colour}" stroke-width="{pen:.2f}" '
        'stroke-linejoin="round"/>'
        for colour, pen in pens
    )


def _convex(points: list[Point]) -> list[Point]:
    """The corners around a set of points (Andrew's monotone chain)."""
    ordered = sorted(set(points))
    chains: list[list[Point]] = []
    for sequence in (ordered, ordered[::-1]):
        chain: list[Point] = []
        for point in sequence:
            while len(chain) > 1 and _turns_right(chain[-2], chain[-1], point):
                chain.pop()
            chain.append(point)
        chains.append(chain[:-1])
    return chains[0] + chains[1]


def _turns_right(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0
