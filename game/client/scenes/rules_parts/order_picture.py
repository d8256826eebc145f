"""The beating order as a picture: three characters in a ring, and the steps below them."""

from __future__ import annotations

import math

import pygame

from game.client.scenes.parts.paper import document
from game.client.scenes.rules_parts.order import Beat, Tier, beats, cast
from game.client.scenes.rules_parts.pieces import draw_face, piece_name
from game.client.ui import Ui
from game.client.widgets import Widget
from game.rules.edition import Setup
from game.rules.pieces import Face

MEDAL = "table/medal"
BULGE = 0.24  # how far an arrow bends outwards, as a share of its length


class CastRing(Widget):
    """The characters and arrows to whom they beat, with a coin where a bonus is to be had."""

    focusable = False

    def __init__(self, ui: Ui, setup: Setup) -> None:
        super().__init__(ui)
        self.setup = setup
        self.cast, self.beats = cast(setup), beats(setup)

    @property
    def side(self) -> int:
        """Of a face."""
        return round(min(self.rect.width * 0.26, self.rect.height * 0.27))

    def centres(self) -> list[tuple[float, float]]:
        """The first on top, the others clockwise."""
        line = self.ui.text.line_height("strong")
        across = self.rect.width / 2 - self.side * 0.85
        down = (self.rect.height - self.side - 2 * line) / 2
        middle = (self.rect.centerx, self.rect.top + line + self.side / 2 + down)
        places = []
        for number in range(len(self.cast)):
            angle = math.radians(360 * number / len(self.cast) - 90)
            x, y = math.cos(angle), math.sin(angle)
            places.append((middle[0] + across * x / 0.866, middle[1] + down * self._stretch(y)))
        return places

    @staticmethod
    def _stretch(y: float) -> float:
        """The ring fills its height although nobody stands at its lowest point."""
        return y if y < 0 else y * 2

    def draw(self, surface: pygame.Surface) -> None:
        places = dict(zip((f.token for f in self.cast), self.centres(), strict=True))
        for beat in self.beats:
            start, end = places[beat.winner.token], places[beat.loser.token]
            self._draw_beat(surface, beat, start, end)
        line = self.ui.text.line_height("strong")
        for number, face in enumerate(self.cast):
            x, y = places[face.token]
            rect = pygame.Rect(0, 0, self.side, self.side)
            rect.center = (round(x), round(y))
            draw_face(self.ui, surface, self.setup.edition, face, rect)
            box = pygame.Rect(0, 0, round(self.side * 1.7), line)
            box.midbottom, above = (rect.centerx, rect.top - 2), number == 0
            if not above:
                box.midtop = (rect.centerx, rect.bottom + 3)
            name = piece_name(self.ui, self.setup.edition, face.piece)
            self.ui.text.line(surface, name, "strong", "ink", box, "centre")

    def _draw_beat(
        self,
        surface: pygame.Surface,
        beat: Beat,
        start: tuple[float, float],
        end: tuple[float, float],
    ) -> None:
        bend = self._bend(start, end)
        key = ("beat", self.rect.size, self.ui.theme.u, start, end)
        arrow = self.ui.art.drawn(key, self.rect.size, lambda: self._arrow(start, bend, end))
        surface.blit(arrow, self.rect)
        if beat.points:
            middle = _point(start, bend, end, 0.5)
            self._draw_coin(surface, middle, self.ui.tr.signed(beat.points))

    def _bend(self, start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
        """The control point, away from the middle of the ring; a level arrow stays straight."""
        mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        if abs(start[1] - end[1]) < 1:
            return mx, my
        away = 1 if mx > self.rect.centerx else -1
        return mx + away * BULGE * math.dist(start, end), my - self.side * 0.2

    def _arrow(
        self, start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float]
    ) -> str:
        theme, u = self.ui.theme, self.ui.theme.u
        ox, oy = self.rect.topleft
        length = math.dist(start, bend) + math.dist(bend, end)
        gap = self.side * 0.72 / length
        points = [_point(start, bend, end, gap + (1 - 2 * gap) * i / 24) for i in range(25)]
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

    def _draw_coin(self, surface: pygame.Surface, centre: tuple[float, float], text: str) -> None:
        side = self.ui.theme.px(62)
        medal = self.ui.art.image(MEDAL, side)
        place = medal.get_rect(center=(round(centre[0]), round(centre[1])))
        surface.blit(medal, place)
        box = place.inflate(-round(side * 0.3), 0)
        self.ui.text.line(surface, text, "number", "ink", box, "centre")


def _point(
    start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float], t: float
) -> tuple[float, float]:
    """On the quadratic curve."""
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return (
        a * start[0] + b * bend[0] + c * end[0],
        a * start[1] + b * bend[1] + c * end[1],
    )


def _head(tip: tuple[float, float], angle: float, size: float) -> str:
    corners = [(0.0, 0.0), (-size, size * 0.62), (-size * 0.66, 0.0), (-size, -size * 0.62)]
    points = []
    for x, y in corners:
        px = tip[0] + x * math.cos(angle) - y * math.sin(angle)
        py = tip[1] + x * math.sin(angle) + y * math.cos(angle)
        points.append(f"{px:.1f} {py:.1f}")
    return "M" + "L".join(points) + "Z"


class TierStep(Widget):
    """One level of the order: a few of its faces and what is to be said of it."""

    focusable = False
    most = 7

    def __init__(self, ui: Ui, setup: Setup, tier: Tier) -> None:
        super().__init__(ui)
        self.setup, self.tier = setup, tier
        self.text = ui.tr(f"rules.order.{tier.key}")

    def _side(self) -> int:
        return self.ui.theme.px(54)

    def preferred(self, width: int) -> tuple[int, int]:
        theme = self.ui.theme
        text = self.ui.text.height(self.text, "body", width - theme.px(32))
        return width, self._side() + text + theme.px(26)

    def shown(self) -> list[Face]:
        """Evenly picked when there are too many."""
        faces = list(self.tier.faces)
        if len(faces) <= self.most:
            return faces
        return [faces[round(i * (len(faces) - 1) / (self.most - 1))] for i in range(self.most)]

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.65), self.rect)
        side, gap = self._side(), theme.px(8)
        shown = self.shown()
        x = self.rect.left + theme.px(16)
        for face in shown:
            rect = pygame.Rect(x, self.rect.top + theme.px(9), side, side)
            draw_face(ui, surface, self.setup.edition, face, rect)
            x += side + gap
        box = self.rect.inflate(-theme.px(32), 0)
        box.top = self.rect.top + side + theme.px(15)
        box.height = self.rect.bottom - box.top
        ui.text.paragraph(surface, self.text, "body", "ink", box)


class DownArrow(Widget):
    """From one level to the next."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        arrow = self.ui.shapes.arrow(self.rect.height, "down", "blood")
        surface.blit(arrow, arrow.get_rect(center=self.rect.center))
