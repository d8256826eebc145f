"""The totals of a match as lines: a colour, a shape of point and an emblem for every seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.client.props.medallion import draw_emblem
from game.client.toolkit.paper import document
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.looks import Look

STEPS = (10, 20, 50, 100, 200, 500, 1000)
STYLE = "tiny"
GAP = 12  # units between the end of a line and its emblem


def grid_values(lowest: int, highest: int, most: int = 5) -> list[int]:
    """Round values for the lines across, zero among them."""
    step = next((s for s in STEPS if (highest - lowest) / s <= most), STEPS[-1])
    first, last = lowest // step, -(-highest // step)
    return [value * step for value in range(first, max(last, first + 1) + 1)]


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """The places moved apart so that none is nearer than the gap to the next."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    placed = dict.fromkeys(order, 0.0)
    below = low - gap
    for index in order:
        below = placed[index] = max(wanted[index], below + gap)
    above = high + gap
    for index in reversed(order):
        above = placed[index] = min(placed[index], above - gap)
    return [placed[index] for index in range(len(wanted))]


class Chart(Widget):
    """`totals` has a row per hand, beginning with the zeros before the first.

    `reach` is how far the line of each seat is drawn, in hands: as a rule, all the way.
    """

    focusable = False

    def __init__(
        self, ui: Ui, looks: Sequence[Look], totals: Sequence[Sequence[int]], hands: int
    ) -> None:
        super().__init__(ui)
        self.looks, self.hands = tuple(looks), hands
        self.totals = tuple(tuple(row) for row in totals)
        self.reach = [float(self.last)] * len(self.looks)
        values = [value for row in self.totals for value in row]
        self.grid = grid_values(min(values), max(*values, min(values) + 20))

    @property
    def last(self) -> int:
        """The hand that was scored last."""
        return len(self.totals) - 1

    def _area(self) -> pygame.Rect:
        """Where the lines are: right of the numbers, left of the emblems."""
        theme, line = self.ui.theme, self.ui.text.line_height(STYLE)
        label = max(self.ui.text.measure(self.ui.tr.number(v), STYLE)[0] for v in self.grid)
        left = label + theme.space("s")
        right, top = theme.px(GAP + 30), theme.px(10)
        width = self.rect.width - left - right
        height = self.rect.height - line - 2 * theme.px(6) - top
        return pygame.Rect(self.rect.left + left, self.rect.top + top, width, height)

    def _x(self, area: pygame.Rect, hand: int) -> float:
        return area.left + area.width * hand / max(1, self.hands)

    def _y(self, area: pygame.Rect, value: int) -> float:
        low, high = self.grid[0], self.grid[-1]
        return area.bottom - area.height * (value - low) / (high - low)

    def draw(self, surface: pygame.Surface) -> None:
        area = self._area()
        surface.blit(self._layer(-1, self._grid_svg), self.rect)
        for number in range(len(self.looks)):
            self._draw_line(surface, area, number)
        self._draw_labels(surface, area)
        self._draw_ends(surface, area)

    def _layer(self, number: int, svg: Callable[[pygame.Rect], str]) -> pygame.Surface:
        """The grid or the line of a seat as a picture of its own."""
        area = self._area().move(-self.rect.left, -self.rect.top)
        key = ("chart", self.totals, self.looks, self.hands, area.size, self.ui.theme.u, number)
        return self.ui.art.drawn(key, self.rect.size, lambda: document(self.rect.size, svg(area)))

    def _draw_line(self, surface: pygame.Surface, area: pygame.Rect, number: int) -> None:
        """Draw the line of a seat from the left as far as it reaches."""
        layer = self._layer(
            number,
            lambda inside: self._leader_svg(inside, number) + self._line_svg(inside, number),
        )
        wide = self.rect.width
        if not self._is_whole(number):
            wide = round(self._x(area, 0) + self._along(area, number)) - self.rect.left
        surface.blit(layer, self.rect, pygame.Rect(0, 0, wide, self.rect.height))

    def _is_whole(self, number: int) -> bool:
        return self.reach[number] >= self.last

    def _along(self, area: pygame.Rect, number: int) -> float:
        """How far to the right the line of a seat comes."""
        return area.width * self.reach[number] / max(1, self.hands)

    def _tip(self, area: pygame.Rect, number: int) -> tuple[float, float]:
        """The end of a line that is still being drawn."""
        hand = min(int(self.reach[number]), self.last - 1) if self.last else 0
        share = self.reach[number] - hand
        before, after = (self.totals[min(hand + n, self.last)][number] for n in (0, 1))
        y = self._y(area, before) + (self._y(area, after) - self._y(area, before)) * share
        return area.left + self._along(area, number), y

    def _grid_svg(self, area: pygame.Rect) -> str:
        c, u, body = self.ui.theme.colours, self.ui.theme.u, ""
        for value in self.grid:
            y, bold = self._y(area, value), value == 0
            body += (
                f'<path d="M{area.left} {y:.1f}H{area.right}" stroke="{c["faded_ink"]}" '
                f'stroke-opacity="{0.75 if bold else 0.28}" stroke-width="{1.8 * u if bold else u}"'
                + ("/>" if bold else f' stroke-dasharray="{3 * u} {4 * u}"/>')
            )
        for hand in range(self.hands + 1):
            x = self._x(area, hand)
            body += (
                f'<path d="M{x:.1f} {area.bottom}v{4 * u}" stroke="{c["faded_ink"]}" '
                f'stroke-width="{1.2 * u}"/>'
            )
        return body

    def _line_svg(self, area: pygame.Rect, number: int) -> str:
        theme, u = self.ui.theme, self.ui.theme.u
        colour, ink = theme.seat(self.looks[number].colour)["main"], theme.colours["parchment"]
        points = [
            (self._x(area, hand), self._y(area, row[number]) + self._aside(number))
            for hand, row in enumerate(self.totals)
        ]
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        body = ""
        for stroke, width in ((ink, 5.5), (colour, 3.2)):
            body += (
                f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{width * u}" '
                'stroke-linejoin="round" stroke-linecap="round"/>'
            )
        return body + "".join(point(number, x, y, 4.6 * u, colour, ink) for x, y in points[1:])

    def _aside(self, number: int) -> float:
        """Lines that coincide lie side by side."""
        return (number - (len(self.looks) - 1) / 2) * 1.7 * self.ui.theme.u

    def _leader_svg(self, area: pygame.Rect, number: int) -> str:
        """A thin line from the end of a seat's line to its emblem."""
        u, start, end = self.ui.theme.u, self._x(area, self.last), self._ends(area)[number]
        y = self._y(area, self.totals[-1][number]) + self._aside(number)
        colour = self.ui.theme.seat(self.looks[number].colour)["main"]
        path = f"M{start:.1f} {y:.1f}L{start + GAP * u:.1f} {end:.1f}"
        return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{1.4 * u}"/>'

    def _draw_labels(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        tr, text = self.ui.tr, self.ui.text
        line, gap = text.line_height(STYLE), self.ui.theme.space("s")
        for value in self.grid:
            box = pygame.Rect(self.rect.left, 0, area.left - gap - self.rect.left, line)
            box.centery = round(self._y(area, value))
            text.line(surface, tr.number(value), STYLE, "faded_ink", box, "right")
        for hand in range(1, self.hands + 1):
            box = pygame.Rect(0, area.bottom + self.ui.theme.px(5), line * 2, line)
            box.centerx = round(self._x(area, hand))
            text.line(surface, tr.number(hand), STYLE, "faded_ink", box, "centre")

    def _side(self, area: pygame.Rect) -> int:
        """The size of the emblems, small enough for all of them above each other."""
        return min(self.ui.theme.px(26), round(area.height / len(self.looks)))

    def _ends(self, area: pygame.Rect) -> list[float]:
        """The height of the emblem of each seat: where its line ends, or near it if they meet."""
        side = self._side(area)
        wanted = [self._y(area, value) for value in self.totals[-1]]
        return spread(wanted, side * 0.96, area.top + side / 2, area.bottom - side / 4)

    def _draw_ends(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        side, theme = self._side(area), self.ui.theme
        x = round(self._x(area, self.last) + GAP * theme.u)
        for number, y in enumerate(self._ends(area)):
            rect = pygame.Rect(0, 0, side, side)
            if self._is_whole(number):
                rect.midleft = (x, round(y))
            else:
                tip = self._tip(area, number)
                rect.center = (round(tip[0]), round(tip[1]))
            draw_emblem(self.ui, surface, self.looks[number], rect)


def point(number: int, x: float, y: float, radius: float, fill: str, ink: str) -> str:
    """The SVG of a seat's point, told apart without colour: disc, square, triangle, star …"""
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
