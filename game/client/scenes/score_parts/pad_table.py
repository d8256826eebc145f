"""The written part of the score pad: a row per hand, for each seat bid, points and total."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.look import Look
from game.client.scenes.parts.medallion import draw_emblem
from game.client.ui import Ui
from game.client.widgets import Widget
from game.rules.events import HandScored

STEPS = {pygame.K_UP: -1, pygame.K_LEFT: -1, pygame.K_DOWN: 1, pygame.K_RIGHT: 1}


@dataclass(frozen=True)
class Columns:
    """Where the columns of the pad are."""

    number: pygame.Rect
    seats: tuple[pygame.Rect, ...]

    def parts(self, seat: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Bid (narrow), points and total of a seat."""
        whole = self.seats[seat]
        bid, points = round(whole.width * 0.24), round(whole.width * 0.37)
        left = pygame.Rect(whole.left, whole.top, bid, whole.height)
        middle = pygame.Rect(left.right, whole.top, points, whole.height)
        rest = pygame.Rect(middle.right, whole.top, whole.width - bid - points, whole.height)
        return left, middle, rest


class PadTable(Widget):
    """Arrows or a click choose the hand that is told in detail."""

    def __init__(
        self,
        ui: Ui,
        names: Sequence[str],
        looks: Sequence[Look],
        scored: Sequence[HandScored],
        hands: int,
        bids: Sequence[int | None] = (),
        chosen: int = 0,
        on_choice: Callable[[int], object] | None = None,
    ) -> None:
        super().__init__(ui, "pad")
        self.names, self.looks, self.scored = list(names), list(looks), list(scored)
        self.hands, self.bids, self.chosen = hands, list(bids), chosen
        self.on_choice = on_choice
        self.focusable = on_choice is not None and len(self.scored) > 1

    # Choosing

    def choose(self, hand: int) -> bool:
        if not self.on_choice or hand == self.chosen or not 1 <= hand <= len(self.scored):
            return False
        self.chosen = hand
        self.ui.sound("click")
        self.changed()
        self.on_choice(hand)
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in STEPS:
            return False
        return self.choose(self.chosen + STEPS[event.key])

    def on_release(self, pos: tuple[int, int]) -> None:
        for hand in range(1, self.hands + 1):
            if self.row_rect(hand).collidepoint(pos):
                self.choose(hand)

    # Places

    @property
    def head(self) -> int:
        theme = self.ui.theme
        return theme.px(38) + self.ui.text.line_height("small_bold") + theme.px(6)

    @property
    def foot(self) -> int:
        return self.ui.text.line_height("number") + self.ui.theme.px(14)

    def row_rect(self, hand: int) -> pygame.Rect:
        room = self.rect.height - self.head - self.foot
        height = min(self.ui.theme.px(70), room / self.hands)
        top = self.rect.top + self.head + round((hand - 1) * height)
        return pygame.Rect(self.rect.left, top, self.rect.width, round(height))

    def columns(self) -> Columns:
        first = self.ui.theme.px(34)
        each = (self.rect.width - first) / len(self.names)
        seats = tuple(
            pygame.Rect(round(self.rect.left + first + each * seat), self.rect.top, round(each), 0)
            for seat in range(len(self.names))
        )
        number = pygame.Rect(self.rect.left, self.rect.top, first, 0)
        return Columns(number, seats)

    @property
    def narrow(self) -> bool:
        """Many seats or large letters: the columns take the smaller styles."""
        theme = self.ui.theme
        return self.columns().seats[0].width < theme.px(112) * theme.text_size

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        columns = self.columns()
        if self.focusable:
            mark = self.row_rect(self.chosen)
            surface.blit(self.ui.shapes.bar(mark.size, "brass", 0.3), mark)
        self._draw_lines(surface, columns)
        for seat in range(len(self.names)):
            self._draw_head(surface, columns, seat)
        for hand in range(1, self.hands + 1):
            self._draw_row(surface, columns, hand)
        self._draw_foot(surface, columns)

    def _draw_lines(self, surface: pygame.Surface, columns: Columns) -> None:
        theme, shapes = self.ui.theme, self.ui.shapes
        bottom = self.row_rect(self.hands).bottom
        for hand in range(1, self.hands + 1):
            row = self.row_rect(hand)
            line = shapes.bar((row.width, theme.px(1)), "faded_ink", 0.28)
            surface.blit(line, row.bottomleft)
        for y in (self.row_rect(1).top, bottom):
            surface.blit(
                shapes.bar((self.rect.width, theme.px(2)), "ink", 0.8), (self.rect.left, y)
            )
        for seat in columns.seats:
            high = bottom + self.foot - self.rect.top
            line = shapes.bar((theme.px(1), high), "faded_ink", 0.5)
            surface.blit(line, (seat.left, self.rect.top))
        rows = self.row_rect(1)
        for number in range(len(columns.seats)):
            line = shapes.bar((theme.px(1), bottom - rows.top), "faded_ink", 0.22)
            surface.blit(line, (columns.parts(number)[0].right, rows.top))

    def _draw_head(self, surface: pygame.Surface, columns: Columns, seat: int) -> None:
        theme, column = self.ui.theme, columns.seats[seat]
        disc = pygame.Rect(0, self.rect.top, theme.px(36), theme.px(36))
        disc.centerx = column.centerx
        draw_emblem(self.ui, surface, self.looks[seat], disc)
        line = self.ui.text.line_height("small_bold")
        box = pygame.Rect(column.left, disc.bottom + theme.px(2), column.width, line)
        colour = theme.seat(self.looks[seat].colour)["dark"]
        inside, style = box.inflate(-theme.px(4), 0), "tiny" if self.narrow else "small_bold"
        self.ui.text.line(surface, self.names[seat], style, colour, inside, "centre")

    def _draw_row(self, surface: pygame.Surface, columns: Columns, hand: int) -> None:
        row, done = self.row_rect(hand), hand <= len(self.scored)
        self._cell(surface, columns.number, row, self.ui.tr.number(hand), "small", "faded_ink")
        if done:
            for seat in range(len(self.names)):
                self._draw_score(surface, columns, row, self.scored[hand - 1], seat)
        elif hand == len(self.scored) + 1:
            for seat, bid in enumerate(self.bids):
                if bid is not None:
                    left = columns.parts(seat)[0]
                    self._cell(surface, left, row, self.ui.tr.number(bid), "small", "faded_ink")

    def _draw_score(
        self,
        surface: pygame.Surface,
        columns: Columns,
        row: pygame.Rect,
        scored: HandScored,
        seat: int,
    ) -> None:
        tr, score, places = self.ui.tr, scored.scores[seat], columns.parts(seat)
        colour = "blood" if score.points < 0 else "ink"
        usual, strong = ("small", "small_bold") if self.narrow else ("body", "strong")
        self._cell(surface, places[0], row, tr.number(score.bid), "small", "faded_ink")
        self._cell(surface, places[1], row, tr.signed(score.points), usual, colour)
        self._cell(surface, places[2], row, tr.number(scored.totals[seat]), strong, "ink")

    def _draw_foot(self, surface: pygame.Surface, columns: Columns) -> None:
        """The totals; a crown for whoever leads."""
        totals = self.scored[-1].totals if self.scored else (0,) * len(self.names)
        row = self.row_rect(self.hands)
        foot = pygame.Rect(row.left, row.bottom, row.width, self.foot)
        for seat, total in enumerate(totals):
            text = self.ui.tr.number(total)
            self._cell(surface, columns.seats[seat], foot, text, "number", "ink")
            if self.scored and total == max(totals):
                self._draw_crown(surface, columns.seats[seat], foot, text)

    def _draw_crown(
        self, surface: pygame.Surface, column: pygame.Rect, foot: pygame.Rect, text: str
    ) -> None:
        side = self.ui.theme.px(20)
        crown = self.ui.art.image("emblems/crown", (side, side))
        half = self.ui.text.measure(text, "number")[0] // 2
        right = max(column.left + side, column.centerx - half - self.ui.theme.px(3))
        surface.blit(crown, crown.get_rect(midright=(right, foot.centery)))

    def _cell(
        self,
        surface: pygame.Surface,
        column: pygame.Rect,
        row: pygame.Rect,
        text: str,
        style: str,
        colour: str,
    ) -> None:
        box = pygame.Rect(column.left, row.top, column.width, row.height)
        inside = box.inflate(-self.ui.theme.px(2), 0)
        self.ui.text.line(surface, text, style, colour, inside, "centre")
