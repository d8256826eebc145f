"""Pictures of how a person plays: bids, places and scores over time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.client.props.chart import grid_values
from game.client.scenes.logbook.card import TINY, Card, Row, decimal, percent
from game.client.toolkit.ui import Ui
from game.play.logbook.statistics import Bids, Figures

MOST_POINTS = 60  # of the line over time
AROUND = 5  # matches that an average looks at
COLOURS = {"made": "target", "over": "brass", "under": "sunk"}
FACT = {"matches": "pad", "wins": "trophy", "exact": "check", "average": "chart"}


class Summary(Card):
    """The four numbers that one asks for first, each with its picture."""

    key_word = "summary"
    is_wide = True

    def __init__(
        self, ui: Ui, is_turned: bool, on_turn: Callable[[str], object], figures: Figures
    ) -> None:
        super().__init__(ui, is_turned, on_turn)
        self.figures = figures

    def preferred(self, width: int) -> tuple[int, int]:
        if self.is_turned:
            return super().preferred(width)
        lines = sum(self.ui.text.line_height(style) for style in ("label", "big_number", "small"))
        return width, lines + self.ui.theme.px(24)

    def numbers(self) -> Sequence[Row]:
        f, tr = self.figures, self.ui.tr
        rows = [
            ("best_score", "" if f.best_score is None else tr.number(f.best_score)),
            ("worst_score", "" if f.worst_score is None else tr.number(f.worst_score)),
            ("best_hand", "" if f.best_hand is None else tr.signed(f.best_hand.points)),
            ("worst_hand", "" if f.worst_hand is None else tr.signed(f.worst_hand.points)),
            ("exact_series", tr.number(f.exact_series.longest)),
            ("win_series", tr.number(f.win_series.longest)),
            ("comebacks", tr.number(f.comebacks)),
            ("zeros", tr("logbook.stat.held", held=f.zeros.made, dared=f.zeros.all)),
            ("bonus", tr.number(f.bonus)),
            ("shared_wins", tr.number(f.shared_wins)),
            ("given_up", tr.number(f.conceded)),
            *((kind, tr.number(n)) for kind, n in sorted(f.captures.items()) if n),
        ]
        return [(tr(f"logbook.number.{key}"), value) for key, value in rows if value]

    def picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        f, tr = self.figures, self.ui.tr
        told = {
            "matches": tr.number(f.matches),
            "wins": tr.number(f.wins),
            "exact": percent(self.ui, f.bids.rate),
            "average": decimal(self.ui, f.average),
        }
        wide = box.width // len(told)
        for number, (key, value) in enumerate(told.items()):
            self._fact(
                surface,
                pygame.Rect(box.left + number * wide, box.top, wide, box.height),
                key,
                value,
            )

    def _fact(self, surface: pygame.Surface, box: pygame.Rect, key: str, value: str) -> None:
        ui, theme = self.ui, self.ui.theme
        side = min(theme.px(52), box.height)
        disc = ui.shapes.round(side, "idle", "brass")
        place = disc.get_rect(midleft=(box.left, box.centery))
        surface.blit(disc, place)
        icon = ui.icon(FACT[key], round(side * 0.56))
        surface.blit(icon, icon.get_rect(center=place.center))
        left = place.right + theme.space("s")
        high, low = ui.text.line_height("big_number"), ui.text.line_height("small")
        row = pygame.Rect(left, box.centery - (high + low) // 2, box.right - left, high)
        ui.text.line(surface, value, "big_number", "ink", row)
        row = pygame.Rect(left, row.bottom, row.width - theme.space("s"), low)
        ui.text.line(surface, ui.tr(f"logbook.number.{key}"), "small", "faded_ink", row)


class BidsCard(Card):
    """A column for each number: made at the bottom, then too many tricks, then too few."""

    def __init__(
        self, ui: Ui, is_turned: bool, on_turn: Callable[[str], object], bids: Mapping[int, Bids]
    ) -> None:
        super().__init__(ui, is_turned, on_turn)
        self.bids = {number: bids[number] for number in sorted(bids)}

    def numbers(self) -> Sequence[Row]:
        tr = self.ui.tr
        return [
            (
                tr(f"logbook.stat.{self.key_word}.row", number=number),
                tr("logbook.stat.rate", rate=percent(self.ui, b.rate), count=b.all),
            )
            for number, b in self.bids.items()
        ]

    def picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        line, gap = self.ui.text.line_height(TINY), self.ui.theme.space("xs")
        self._legend(surface, pygame.Rect(box.left, box.top, box.width, line))
        area = pygame.Rect(
            box.left, box.top + line + gap, box.width, box.height - 2 * line - 2 * gap
        )
        known = tuple((n, b.made, b.over, b.under) for n, b in self.bids.items())
        self.drawn(surface, area, known)
        wide = area.width / max(1, len(self.bids))
        for at, number in enumerate(self.bids):
            label = pygame.Rect(round(area.left + at * wide), area.bottom, round(wide), line)
            self.small(surface, self.ui.tr.number(number), label)

    def _legend(self, surface: pygame.Surface, row: pygame.Rect) -> None:
        ui, wide = self.ui, row.width // len(COLOURS)
        for number, (name, colour) in enumerate(COLOURS.items()):
            cell = pygame.Rect(row.left + number * wide, row.top, wide, row.height)
            side = round(row.height * 0.6)
            mark = pygame.Rect(cell.left, 0, side, side)
            mark.centery = row.centery
            self._swatch(surface, mark, name, colour)
            cell.width -= side + ui.theme.space("s")
            cell.left += side + ui.theme.space("xs")
            self.small(surface, ui.tr(f"logbook.stat.bids.{name}"), cell, "left")

    def _swatch(self, surface: pygame.Surface, rect: pygame.Rect, name: str, colour: str) -> None:
        surface.blit(self.ui.shapes.bar(rect.size, colour), rect)
        sign = {"over": "+", "under": "–"}.get(name, "")
        if sign:
            self.ui.text.line(surface, sign, "small_bold", "ink", rect.inflate(2, 6), "centre")

    def svg(self, size: tuple[int, int]) -> str:
        """Columns of equal height: what counts is the share of each kind."""
        theme, body = self.ui.theme, ""
        wide = size[0] / max(1, len(self.bids))
        column = min(wide * 0.72, theme.px(46))
        for at, bids in enumerate(self.bids.values()):
            x, y = at * wide + (wide - column) / 2, float(size[1])
            for name, colour in COLOURS.items():
                high = size[1] * getattr(bids, name) / bids.all
                y -= high
                body += self._block(x, y, column, high, theme.colour(colour), name)
        ink = theme.colour("ink")
        return body + (
            f'<path d="M0 {size[1] - 1}H{size[0]}" stroke="{ink}" stroke-width="{1.6 * theme.u}"/>'
        )

    def _block(self, x: float, y: float, wide: float, high: float, fill: str, name: str) -> str:
        """Too many tricks are striped, too few are crossed, for whoever sees no colours."""
        if high <= 0:
            return ""
        u, ink = self.ui.theme.u, self.ui.theme.colour("ink")
        body = (
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="{fill}" '
            f'stroke="{ink}" stroke-width="{u}"/>'
        )
        step, lines = 7 * u, ""
        at = y + step
        while name == "over" and at < y + high - 1:
            lines += f"M{x:.1f} {at:.1f}h{wide:.1f}"
            at += step
        if name == "under" and high > 2 * u:
            lines = f"M{x:.1f} {y:.1f}l{wide:.1f} {high:.1f}m0 {-high:.1f}l{-wide:.1f} {high:.1f}"
        mark = f'<path d="{lines}" fill="none" stroke="{ink}" stroke-opacity="0.35" '
        return body + (mark + f'stroke-width="{u}"/>' if lines else "")


class ByCards(BidsCard):
    """How bids went by the number of pieces dealt."""

    key_word = "by_cards"


class ByBid(BidsCard):
    """How bids went by how high they were: where somebody bids too much."""

    key_word = "by_bid"


class PlacesCard(Card):
    """How often each place was reached, as steps of a podium."""

    key_word = "places"

    def __init__(
        self, ui: Ui, is_turned: bool, on_turn: Callable[[str], object], places: Mapping[int, int]
    ) -> None:
        super().__init__(ui, is_turned, on_turn)
        last = max(places, default=1)
        self.places = {place: places.get(place, 0) for place in range(1, last + 1)}

    def numbers(self) -> Sequence[Row]:
        tr, all_ = self.ui.tr, max(1, sum(self.places.values()))
        return [
            (
                tr("logbook.stat.places.row", place=place),
                tr("logbook.stat.count", count=count, rate=percent(self.ui, count / all_)),
            )
            for place, count in self.places.items()
        ]

    def picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        line = self.ui.text.line_height("small")
        area = pygame.Rect(box.left, box.top + line, box.width, box.height - 2 * line)
        most, wide = max(1, *self.places.values()), area.width / len(self.places)
        column = round(min(wide * 0.66, self.ui.theme.px(64)))
        for at, (place, count) in enumerate(self.places.items()):
            high = max(2, round(area.height * count / most))
            bar = pygame.Rect(0, area.bottom - high, column, high)
            bar.centerx = round(area.left + (at + 0.5) * wide)
            colour = "brass" if place == 1 else "oak_light"
            surface.blit(self.ui.shapes.bar(bar.size, colour), bar)
            above = pygame.Rect(bar.left, bar.top - line, bar.width, line)
            self.ui.text.line(
                surface, self.ui.tr.number(count), "small_bold", "ink", above, "centre"
            )
            below = pygame.Rect(bar.left, area.bottom, bar.width, line)
            self.small(surface, self.ui.tr("logbook.place.short", place=place), below)


class CourseCard(Card):
    """The scores of the last matches as points, and how they went on average as a line."""

    key_word = "course"

    def __init__(
        self, ui: Ui, is_turned: bool, on_turn: Callable[[str], object], figures: Figures
    ) -> None:
        super().__init__(ui, is_turned, on_turn)
        self.points = figures.course[-MOST_POINTS:]
        scores = [point.score for point in self.points] or [0]
        self.grid = grid_values(min(0, *scores), max(20, *scores), 4)

    def numbers(self) -> Sequence[Row]:
        tr = self.ui.tr
        return [
            (tr("logbook.stat.last", count=count), decimal(self.ui, sum(scores) / len(scores)))
            for count in (5, 10, 20, 50)
            if len(scores := [point.score for point in self.points[-count:]]) == count
        ] or [(tr("logbook.number.matches"), tr.number(len(self.points)))]

    def _area(self, box: pygame.Rect) -> pygame.Rect:
        label = max(self.ui.text.measure(self.ui.tr.number(v), TINY)[0] for v in self.grid)
        left = label + self.ui.theme.space("s")
        line = self.ui.text.line_height(TINY)
        return pygame.Rect(
            box.left + left, box.top + line // 2, box.width - left, box.height - line
        )

    def picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        area, line = self._area(box), self.ui.text.line_height(TINY)
        known = (tuple(self.points), tuple(self.grid))
        self.drawn(surface, area, known)
        for value in self.grid:
            label = pygame.Rect(box.left, 0, area.left - self.ui.theme.space("xs") - box.left, line)
            label.centery = round(area.top + self._y(value, area.height))
            self.small(surface, self.ui.tr.number(value), label, "right")

    def _y(self, value: float, height: int) -> float:
        low, high = self.grid[0], self.grid[-1]
        return height - height * (value - low) / (high - low)

    def _x(self, number: int, width: int) -> float:
        return width * (number + 0.5) / max(1, len(self.points))

    def svg(self, size: tuple[int, int]) -> str:
        c, u = self.ui.theme.colours, self.ui.theme.u
        body = "".join(
            f'<path d="M0 {self._y(v, size[1]):.1f}H{size[0]}" stroke="{c["faded_ink"]}" '
            f'stroke-opacity="{0.7 if v == 0 else 0.25}" stroke-width="{u}"/>'
            for v in self.grid
        )
        body += self._average(size)
        for number, point in enumerate(self.points):
            x, y = self._x(number, size[0]), self._y(point.score, size[1])
            fill = c["brass"] if point.place == 1 else c["parchment_light"]
            body += (
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{3.6 * u:.1f}" fill="{fill}" '
                f'stroke="{c["ink"]}" stroke-width="{1.3 * u:.1f}"/>'
            )
        return body

    def _average(self, size: tuple[int, int]) -> str:
        """Over the matches around each."""
        if len(self.points) < 2:
            return ""
        scores = [point.score for point in self.points]
        path = ""
        for number in range(len(scores)):
            near = scores[max(0, number - AROUND) : number + AROUND + 1]
            x, y = self._x(number, size[0]), self._y(sum(near) / len(near), size[1])
            path += f"{'L' if path else 'M'}{x:.1f} {y:.1f}"
        u, colour = self.ui.theme.u, self.ui.theme.colour("leather")
        return (
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{3 * u}" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        )
