"""The characters in a ring: arrows to whom they beat, and coins where a bonus is to be had."""

from __future__ import annotations

import math

import pygame

from game.client.props.pieces import DICE, Faces
from game.client.toolkit.paper import document
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.beating_order import CAST, Beat, all_together, beats, of_role
from game.rules.edition import Setup
from game.rules.pieces import Face, Role

MEDAL = "table/medal"
SMALL_COIN = 50  # units
BULGE = 0.24  # how far an arrow bends outwards, as a share of its length
MOST = 3  # faces of one role
STEP = 0.42  # from one face of a fan to the next, as a share of its width
# For the words between the coins: their style and how much of the width they take, best first.
TOGETHER = (("small", 0.28), ("tiny", 0.28), ("tiny", 0.32))
COIN = 62  # units
TILT = 7  # degrees from one face of a fan to the next
# The height of a face as a share of the ring's width and height.
SHARES = {True: (0.26, 0.27), False: (0.34, 0.33)}

Point = tuple[float, float]


def draw_coin(
    ui: Ui, surface: pygame.Surface, centre: Point, text: str, units: int = COIN
) -> pygame.Rect:
    """A bonus as a gold coin."""
    side = ui.theme.px(units)
    medal = ui.art.image(MEDAL, side)
    place = medal.get_rect(center=(round(centre[0]), round(centre[1])))
    surface.blit(medal, place)
    style = "number" if units > SMALL_COIN else "strong"
    box = place.inflate(-round(side * 0.2), 0)
    ui.text.line(surface, text, style, "ink", box, "centre")
    return place


class CastRing(Widget):
    """King, Pirates and Mermaids, each role as a small fan of those who play it."""

    focusable = False

    def __init__(self, ui: Ui, setup: Setup) -> None:
        super().__init__(ui)
        self.setup = setup
        self.faces = Faces(ui, setup.edition)
        self.beats = beats(setup)
        self.groups = {role: _shown(faces) for role in CAST if (faces := of_role(setup, role))}
        self.together = ui.tr(f"rules.order.together.{all_together(setup).role.value}")

    def _name(self, role: Role) -> str:
        return self.ui.tr(f"rules.role.{role.value}")

    def _name_width(self, role: Role) -> int:
        return self.ui.text.measure(self._name(role), "strong")[0] + 1

    @property
    def side(self) -> int:
        """The height of a face; larger words leave less to it."""
        across, down = SHARES[self.faces.family == DICE]
        room = min(self.rect.width * across, self.rect.height * down)
        return round(room / math.sqrt(self.ui.theme.text_size))

    def _half(self, role: Role) -> float:
        """Half the width of a fan."""
        return self.faces.width(self.side) * (1 + STEP * (len(self.groups[role]) - 1)) / 2

    def centres(self) -> dict[Role, Point]:
        """Where the fans are: the first on top, the others at the lower corners."""
        line = self.ui.text.line_height("strong")
        top = self.rect.top + line + self.side / 2
        bottom = self.rect.bottom - line - self.side / 2
        inset = max(
            self.faces.width(self.side) * 0.85,
            *map(self._half, self.groups),
            *(self._name_width(role) / 2 for role in CAST[1:]),
        )
        return {
            CAST[0]: (self.rect.centerx, top),
            CAST[1]: (self.rect.right - inset, bottom),
            CAST[2]: (self.rect.left + inset, bottom),
        }

    def draw(self, surface: pygame.Surface) -> None:
        places = self.centres()
        for beat in self.beats:
            start, end = places[beat.winner.role], places[beat.loser.role]
            self._draw_beat(surface, beat, start, end)
        for role in self.groups:
            self._draw_group(surface, role, places[role])
        self._draw_together(surface, places)

    def _draw_group(self, surface: pygame.Surface, role: Role, centre: Point) -> None:
        group, side = self.groups[role], self.side
        step = self.faces.width(side) * STEP
        middle = (len(group) - 1) / 2
        for number, face in enumerate(group):
            x = centre[0] + (number - middle) * step
            self.faces.draw(surface, face.token, (x, centre[1]), side, (number - middle) * TILT)
        line = self.ui.text.line_height("strong")
        box = pygame.Rect(0, 0, self._name_width(role), line)
        box.midtop = (round(centre[0]), round(centre[1] + side / 2) + self.ui.theme.px(5))
        if role is CAST[0]:
            box.midbottom = (round(centre[0]), round(centre[1] - side / 2) - 2)
        self.ui.text.line(surface, self._name(role), "strong", "ink", box, "centre")

    def _draw_together(self, surface: pygame.Surface, places: dict[Role, Point]) -> None:
        """What happens when they all meet, in the middle, above the coin of the level arrow."""
        top = places[CAST[0]][1] + self.side / 2
        bottom = places[CAST[1]][1] - self.ui.theme.px(COIN) / 2
        style, width, height = self._together_in(bottom - top)
        box = pygame.Rect(0, 0, width, height)
        box.center = (self.rect.centerx, round((top + bottom) / 2))
        self.ui.text.paragraph(surface, self.together, style, "faded_ink", box, "centre")

    def _together_in(self, room: float) -> tuple[str, int, int]:
        """The first style and width whose height is at hand, or else the last."""
        tried: list[tuple[str, int, int]] = []
        for style, share in TOGETHER:
            width = max(round(self.rect.width * share), self._widest_word(style))
            tried.append((style, width, self.ui.text.height(self.together, style, width)))
        return next((each for each in tried if each[2] <= room), tried[-1])

    def _widest_word(self, style: str) -> int:
        return max(self.ui.text.natural_width(word, style) for word in self.together.split(" "))

    def _draw_beat(self, surface: pygame.Surface, beat: Beat, start: Point, end: Point) -> None:
        bend = self._bend(start, end)
        level = start[1] == end[1]
        length = math.dist(start, bend) + math.dist(bend, end)
        gap = self.side * 0.72
        gaps = (gap, gap)
        if level:
            room = self.ui.theme.px(12)
            gaps = (self._half(beat.winner.role) + room, self._half(beat.loser.role) + room)
        share = (gaps[0] / length, 1 - gaps[1] / length)
        key = ("beat", self.rect.size, self.ui.theme.u, start, end)
        arrow = self.ui.art.drawn(key, self.rect.size, lambda: self._arrow(start, bend, end, share))
        surface.blit(arrow, self.rect)
        if beat.points:
            middle = _point(start, bend, end, sum(share) / 2)
            draw_coin(self.ui, surface, middle, self.ui.tr.signed(beat.points))

    def _bend(self, start: Point, end: Point) -> Point:
        """The control point, away from the middle of the ring; a level arrow stays straight."""
        mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        if abs(start[1] - end[1]) < 1:
            return mx, my
        away = 1 if mx > self.rect.centerx else -1
        return mx + away * BULGE * math.dist(start, end), my - self.side * 0.2

    def _arrow(self, start: Point, bend: Point, end: Point, share: tuple[float, float]) -> str:
        theme, u = self.ui.theme, self.ui.theme.u
        ox, oy = self.rect.topleft
        first, last = share
        points = [_point(start, bend, end, first + (last - first) * i / 24) for i in range(25)]
        points = [(x - ox, y - oy) for x, y in points]
        tip, before = points[-1], points[-3]
        angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
        head = _head(tip, angle, 17 * u)
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points[:-2])
        body = ""
        for colour, width in ((theme.colours["ink"], 11), (theme.colours["blood"], 6.5)):
            body += (
                f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width * u}" '
                'stroke-linecap="round" stroke-linejoin="round"/>'
                f'<path d="{head}" fill="{theme.colours["blood"]}" '
                f'stroke="{theme.colours["ink"]}" stroke-width="{2.4 * u}" '
                'stroke-linejoin="round"/>'
            )
        return document(self.rect.size, body)


def _shown(faces: list[Face]) -> list[Face]:
    """Not more than fit into a fan: the first, the last and some between."""
    if len(faces) <= MOST:
        return faces
    return [faces[round(i * (len(faces) - 1) / (MOST - 1))] for i in range(MOST)]


def _point(start: Point, bend: Point, end: Point, t: float) -> Point:
    """The point of the quadratic curve at `t`."""
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return (
        a * start[0] + b * bend[0] + c * end[0],
        a * start[1] + b * bend[1] + c * end[1],
    )


def _head(tip: Point, angle: float, size: float) -> str:
    corners = [(0.0, 0.0), (-size, size * 0.62), (-size * 0.66, 0.0), (-size, -size * 0.62)]
    points = []
    for x, y in corners:
        px = tip[0] + x * math.cos(angle) - y * math.sin(angle)
        py = tip[1] + x * math.sin(angle) + y * math.cos(angle)
        points.append(f"{px:.1f} {py:.1f}")
    return "M" + "L".join(points) + "Z"
