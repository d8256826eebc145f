"""The standing, to be read from across the table: places, names, bids and totals in large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.props.medallion import draw_medallion
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.ledger.scores import hand_scored, totals_of
from game.play.ledger.sheet import COUNTED, PLAYED, Sheet
from game.play.looks import Look, looks_of

LARGEST = ("display", "title", "heading", "label", "strong", "small_bold", "tiny")
NUMBERS = ("display", "title", "big_number", "number", "strong")
HIGHEST = 120  # of a row, in units
PLACE, MEDAL, GAIN, TOTAL = 0.09, 0.15, 0.15, 0.21  # of the width
LEADER = "table/leader"


class Standing(NamedTuple):
    """One player: `bid` while the hand is played, `points` once it is counted."""

    place: int
    name: str
    look: Look
    total: int
    leads: bool = False
    away: bool = False
    bid: int | None = None
    load: str | None = None
    points: int | None = None


def standings(sheet: Sheet) -> list[Standing]:
    """The best first; whoever left comes last."""
    hand, totals, looks = sheet.hand, totals_of(sheet), looks_of(sheet.members)
    scores = hand_scored(sheet, sheet.number) if sheet.phase == COUNTED else ()
    found = []
    for member, seat in enumerate(sheet.members):
        here = member in hand.seats
        cell = hand.cell(member) if here and sheet.phase == PLAYED else None
        found.append(
            Standing(
                1 + sum(other > totals[member] for other in totals),
                seat.name,
                looks[member],
                totals[member],
                hand.starter == member and sheet.phase != COUNTED,
                member not in sheet.round,
                cell.wanted if cell else None,
                cell.load if cell else None,
                scores[member].points if scores and here else None,
            )
        )
    return sorted(found, key=lambda each: (each.away, each.place))


class StandingBoard(Widget):
    """One row for every player, as large as there is room for."""

    focusable = False

    def __init__(self, ui: Ui, rows: Sequence[Standing]) -> None:
        super().__init__(ui)
        self.rows = rows

    @property
    def row_height(self) -> int:
        return min(self.ui.theme.px(HIGHEST), self.rect.height // len(self.rows))

    def _style(self, share: float) -> str:
        """The largest letters that fit into this share of a row."""
        room = self.row_height * share
        return self.ui.text.fitting([], NUMBERS, (0, room))

    def draw(self, surface: pygame.Surface) -> None:
        height = self.row_height
        top = self.rect.top + (self.rect.height - height * len(self.rows)) // 2
        for number, row in enumerate(self.rows):
            rect = pygame.Rect(self.rect.left, top + number * height, self.rect.width, height)
            self._draw_row(surface, row, rect.inflate(0, -self.ui.theme.px(4)))

    def _draw_row(self, surface: pygame.Surface, row: Standing, rect: pygame.Rect) -> None:
        ui, theme = self.ui, self.ui.theme
        first = row.place == 1 and not row.away
        ground = ("brass", 0.45) if first else ("bone", 0.5)
        surface.blit(ui.shapes.bar(rect.size, *ground), rect)
        edge = pygame.Rect(rect.topleft, (theme.px(8), rect.height))
        surface.blit(ui.shapes.bar(edge.size, theme.seat(row.look.colour)["main"]), edge)
        ink = "faded_ink" if row.away else "ink"
        widths = [round(rect.width * share) for share in (PLACE, MEDAL, TOTAL)]
        place = pygame.Rect(rect.left + theme.px(8), rect.top, widths[0], rect.height)
        ui.text.line(surface, f"{row.place}.", self._style(0.72), ink, place, "centre")
        face = pygame.Rect(place.right, rect.top, rect.height, rect.height).inflate(-4, -4)
        draw_medallion(ui, surface, row.look, face, badge=False)
        total = pygame.Rect(rect.right - widths[2], rect.top, widths[2], rect.height)
        box = total.inflate(-theme.px(16), 0)
        ui.text.line(surface, ui.tr.number(row.total), self._style(0.9), ink, box, "right")
        right = self._draw_now(surface, row, total, widths[1])
        left = face.right + theme.space("m")
        left = self._draw_leader(surface, row, left, rect)
        name = pygame.Rect(left, rect.top, right - left, rect.height)
        room = (name.width, rect.height * 0.8)
        style = ui.text.fitting([row.name], LARGEST, room)
        ui.text.line(surface, row.name, style, ink, name)

    def _draw_leader(
        self, surface: pygame.Surface, row: Standing, left: int, rect: pygame.Rect
    ) -> int:
        """The compass of whoever leads; returns where the name begins."""
        if not row.leads:
            return left
        side = round(rect.height * 0.62)
        image = self.ui.art.image(LEADER, (side, side))
        surface.blit(image, image.get_rect(midleft=(left, rect.centery)))
        return left + side + self.ui.theme.space("s")

    def _draw_now(
        self, surface: pygame.Surface, row: Standing, total: pygame.Rect, wide: int
    ) -> int:
        """The bid on its medal, or what the last hand brought; returns where that begins."""
        ui, theme = self.ui, self.ui.theme
        box = pygame.Rect(total.left - wide, total.top, wide, total.height)
        if row.bid is not None:
            return self._draw_bid(surface, row, row.bid, box) - theme.space("xs")
        if row.points is None:
            return total.left - theme.space("s")
        ink = "blood" if row.points < 0 else "faded_ink"
        ui.text.line(surface, ui.tr.signed(row.points), self._style(0.6), ink, box, "right")
        return box.left

    def _draw_bid(self, surface: pygame.Surface, row: Standing, bid: int, box: pygame.Rect) -> int:
        """Draw the bid, with the cannon's load at its left; returns where that begins."""
        ui, side = self.ui, min(box.height, box.width)
        medal = ui.art.image("table/medal", side)
        place = medal.get_rect(midright=box.midright)
        surface.blit(medal, place)
        inner = place.inflate(-round(side * 0.3), -round(side * 0.3))
        ui.text.line(surface, ui.tr.number(bid), self._style(0.72), "ink", inner, "centre")
        if not row.load:
            return place.left
        small = round(side * 0.5)
        sign = ui.art.image(f"table/{row.load}", (small, small))
        return surface.blit(sign, sign.get_rect(midright=place.midleft)).left
