"""The moment of Loot: a rope from captain to captain for as long as they are allies."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.scenes.table.moments.moment import Moment, Point, blit_faded, part
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import out_back

# How far it hangs, as a share of its length: the first that keeps clear of what is to be read.
SLACKS = (0.1, 0.02, -0.08, -0.16, -0.24, -0.32, 0.2, 0.3)
KNOT, ROPE = 76, 14  # units
FAINT, SMALL = 0.5, 0.6  # how a rope lies there afterwards, and its knot
RIM = 0.46  # of the width of a portrait
POINTS = 28


def draw_alliances(stage: Stage, surface: pygame.Surface) -> None:
    """The ropes of this hand, faintly: they lie on the table under everything else."""
    hand = stage.board.hand
    for looter, taker in dict.fromkeys(hand.alliances if hand else ()):
        _draw_rope(stage, surface, looter, taker, 1.0, FAINT)
        _draw_knot(stage, surface, looter, taker, SMALL, FAINT)


@dataclass(eq=False)
class Tying(Moment):
    """The rope goes over to the other captain and is tied in the middle; it pales only as far as
    it stays to be seen.
    """

    looter: int = 0
    taker: int = 0

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        tied = part(self.t, 0.6, 0.95)
        shown = FAINT + (1 - FAINT) * self.shown if tied else self.shown
        _draw_rope(stage, surface, self.looter, self.taker, part(self.t, 0.0, 0.6), shown)
        if tied:
            grown = out_back(tied) * (SMALL + (1 - SMALL) * self.shown)
            _draw_knot(stage, surface, self.looter, self.taker, grown, shown)


def _ends(stage: Stage, looter: int, taker: int) -> tuple[Point, Point]:
    """The ends of the rope, at the rims of the two portraits."""
    one, two = (stage.layout.portrait(seat) for seat in (looter, taker))
    start, end = pygame.math.Vector2(one.center), pygame.math.Vector2(two.center)
    way = (end - start).normalize()
    start, end = start + way * one.width * RIM, end - way * two.width * RIM
    return (start.x, start.y), (end.x, end.y)


def _at(ends: tuple[Point, Point], slack: float, t: float) -> Point:
    """A point of the rope, which hangs towards the lower edge or is laid around the other way."""
    start, end = ends
    length = pygame.math.Vector2(start).distance_to(end)
    sag = 4 * t * (1 - t) * length * slack
    return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t + sag


def _slack(stage: Stage, ends: tuple[Point, Point]) -> float:
    """How far the rope hangs, so that it does not cross the prompt."""
    prompt = stage.layout.message.inflate(0, stage.ui.theme.px(ROPE))

    def crosses(slack: float) -> bool:
        points = (_at(ends, slack, n / POINTS) for n in range(POINTS + 1))
        return any(prompt.collidepoint(point) for point in points)

    return next((slack for slack in SLACKS if not crosses(slack)), SLACKS[0])


def _draw_rope(
    stage: Stage, surface: pygame.Surface, looter: int, taker: int, reach: float, shown: float
) -> None:
    """Draw the rope as far as it reaches already."""
    if reach <= 0:
        return
    ends = _ends(stage, looter, taker)
    count = max(2, round(POINTS * reach) + 1)
    slack = _slack(stage, ends)
    points = [_at(ends, slack, reach * number / (count - 1)) for number in range(count)]
    pad = stage.ui.theme.px(14)
    left, top = min(p[0] for p in points) - pad, min(p[1] for p in points) - pad
    width, height = max(p[0] for p in points) + pad - left, max(p[1] for p in points) + pad - top
    moved = tuple((round(x - left), round(y - top)) for x, y in points)
    image = stage.ui.art.drawn(
        ("alliance", moved, stage.ui.theme.u),
        (round(width), round(height)),
        lambda: _rope_svg(stage, moved, (width, height)),
    )
    blit_faded(surface, image, (left + width / 2, top + height / 2), shown)


def _rope_svg(stage: Stage, points: tuple[tuple[int, int], ...], size: Point) -> str:
    """A dark line, a light one in it, and dashes across: twisted strands."""
    c, u = stage.ui.theme.colours, stage.ui.theme.u
    path = "M" + "L".join(f"{x} {y}" for x, y in points)
    lines = (
        (c["rope_dark"], 11, ""),
        (c["rope"], 7.5, ""),
        (c["brass_light"], 2.5, f'stroke-dasharray="{5 * u} {6 * u}"'),
        (c["rope_dark"], 7.5, f'stroke-dasharray="{1.6 * u} {9.4 * u}" stroke-opacity="0.75"'),
    )
    body = "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width * u}" {dash}/>'
        for colour, width, dash in lines
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">'
    return f"{head}{body}</svg>"


def knot_rect(stage: Stage, looter: int, taker: int) -> pygame.Rect:
    """Where the rope between two allies is tied."""
    side = stage.ui.theme.touch
    rect = pygame.Rect(0, 0, side, side)
    ends = _ends(stage, looter, taker)
    x, y = _at(ends, _slack(stage, ends), 0.5)
    rect.center = (round(x), round(y))
    return rect


def _draw_knot(
    stage: Stage, surface: pygame.Surface, looter: int, taker: int, grown: float, shown: float
) -> None:
    start, end = _ends(stage, looter, taker)
    way = pygame.math.Vector2(end) - pygame.math.Vector2(start)
    angle = round(
        pygame.math.Vector2(1, 0).angle_to(way)
        if way.x >= 0
        else pygame.math.Vector2(1, 0).angle_to(-way)
    )
    side = stage.ui.theme.px(KNOT * grown)
    image = stage.ui.art.image("table/rope_tie", side, angle=angle)
    ends = (start, end)
    blit_faded(surface, image, _at(ends, _slack(stage, ends), 0.5), shown)
