"""A match in the list: what was played and when, how it ended, and who sat there, best first."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.client.props.card_art import CardArt
from game.client.props.match_words import (
    date_of,
    fitting,
    length_of,
    marks_of,
    result_of,
    rivals,
    time_of,
)
from game.client.props.medallion import draw_medallion
from game.client.toolkit.ui import Ui
from game.play.logbook.digest import Line
from game.play.looks import parse_look
from game.rules.edition import Edition

HEIGHT, PICTURE, DATE, SEAT, LENGTH = 62, 54, 116, 40, 104  # units
SHARE = 0.62  # of its height for the picture of the edition
STRONG, SMALL, TINY = "strong", "small", "tiny"
EMBLEM = {"dice": "skull_king:skull", "schmidt": "scary_mary", "beck": "kraken"}


def row_height(ui: Ui) -> int:
    """The height of a row: enough for a finger, and for two lines of text."""
    lines = ui.text.line_height(STRONG) + ui.text.line_height(SMALL)
    return max(ui.theme.touch, ui.theme.px(HEIGHT), lines + ui.theme.px(10))


def draw_edition(
    ui: Ui,
    editions: Mapping[str, Edition],
    edition: str,
    surface: pygame.Surface,
    rect: pygame.Rect,
) -> None:
    """A die or a card of it."""
    token, height = EMBLEM.get(edition, ""), round(rect.height * SHARE)
    if edition not in editions:
        return
    if editions[edition].material:
        picture = ui.art.image(ui.die_face(token), (height, height))
    else:
        picture = CardArt(ui, editions[edition]).face(token, height)
    surface.blit(picture, picture.get_rect(center=rect.center))


class MatchRow:
    """Draws one line of the logbook; the columns are the same in all of them."""

    def __init__(self, ui: Ui, editions: Mapping[str, Edition]) -> None:
        self.ui, self.editions = ui, editions

    def draw(self, surface: pygame.Surface, line: Line, rect: pygame.Rect, state: str) -> None:
        self._paper(surface, line, rect, state)
        theme = self.ui.theme
        scale = theme.text_size
        inside = rect.inflate(-2 * theme.space("s"), 0)
        picture = self._cut(inside, theme.px(PICTURE))
        draw_edition(self.ui, self.editions, line.edition, surface, picture)
        self._when(surface, line, self._cut(inside, theme.px(DATE * scale)))
        self._trash(surface, self._cut(inside, theme.touch, from_right=True), state)
        self._length(surface, line, self._cut(inside, theme.px(LENGTH * scale), from_right=True))
        seats = self._cut(inside, self._seat() * len(line.seats), from_right=True)
        self._seats(surface, line, seats)
        inside.width -= theme.space("s")
        self._told(surface, line, inside)

    def _cut(self, rest: pygame.Rect, width: int, from_right: bool = False) -> pygame.Rect:
        """The next column; the rest becomes narrower."""
        column = pygame.Rect(rest.left, rest.top, width, rest.height)
        if from_right:
            column.right = rest.right
        else:
            rest.left += width
        rest.width -= width
        return column

    def _paper(self, surface: pygame.Surface, line: Line, rect: pygame.Rect, state: str) -> None:
        """A ruled line below; what is not finished yet is marked."""
        shapes, theme = self.ui.shapes, self.ui.theme
        if line.is_open:
            surface.blit(shapes.bar(rect.size, "brass", 0.22), rect)
            ribbon = pygame.Rect(rect.left, rect.top + theme.px(6), theme.px(5), 0)
            ribbon.height = rect.height - theme.px(12)
            surface.blit(shapes.bar(ribbon.size, "blood"), ribbon)
        if state != "idle":
            opacity = 0.75 if state == "pressed" else 0.55
            surface.blit(shapes.bar(rect.size, "bone", opacity), rect)
        rule = pygame.Rect(rect.left, rect.bottom - 1, rect.width, 1)
        surface.fill(theme.colour("parchment_dark"), rule)

    def _lines(self, rect: pygame.Rect, upper: str, lower: str) -> tuple[pygame.Rect, pygame.Rect]:
        """Two lines in the middle of the height."""
        high, low = self.ui.text.line_height(upper), self.ui.text.line_height(lower)
        top = rect.top + (rect.height - high - low) // 2
        first = pygame.Rect(rect.left, top, rect.width, high)
        return first, pygame.Rect(rect.left, first.bottom, rect.width, low)

    def _when(self, surface: pygame.Surface, line: Line, rect: pygame.Rect) -> None:
        rect.width -= self.ui.theme.space("s")
        day, hour = self._lines(rect, SMALL, SMALL)
        text = self.ui.text
        text.line(surface, date_of(self.ui.tr, line.played), SMALL, "ink", day)
        text.line(surface, time_of(line.played), SMALL, "faded_ink", hour)

    def _told(self, surface: pygame.Surface, line: Line, rect: pygame.Rect) -> None:
        result, crew = self._lines(rect, STRONG, SMALL)
        ui = self.ui
        colour = "blood" if line.is_open else "ink"
        ui.text.line(surface, result_of(ui.tr, line), STRONG, colour, result)
        marks, names = marks_of(ui.tr, line), rivals(ui.tr, line.seats)
        told = [f"{marks} · {each}" for each in names] if marks else names
        shown = fitting(ui, [*told, marks or names[-1]], SMALL, crew.width)
        ui.text.line(surface, shown, SMALL, "faded_ink", crew)

    def _seats(self, surface: pygame.Surface, line: Line, rect: pygame.Rect) -> None:
        """Faces with their points, the best at the left."""
        totals = line.totals or (0,) * len(line.seats)
        theme, tiny = self.ui.theme, self.ui.text.line_height(TINY)
        side = min(theme.px(SEAT - 6), rect.height - tiny - theme.px(6))
        order = sorted(range(len(line.seats)), key=lambda seat: -totals[seat])
        for number, seat in enumerate(order):
            cell = pygame.Rect(rect.left + number * self._seat(), rect.top, self._seat(), 0)
            face = pygame.Rect(0, rect.top + (rect.height - side - tiny) // 2, side, side)
            face.centerx = cell.centerx
            look = parse_look(line.seats[seat].look, seat)
            draw_medallion(self.ui, surface, look, face, badge=False)
            points = pygame.Rect(cell.left, face.bottom, cell.width - theme.px(3), tiny)
            ink = "ink" if line.seats[seat].is_person else "faded_ink"
            self.ui.text.line(surface, self.ui.tr.number(totals[seat]), TINY, ink, points, "centre")

    def _seat(self) -> int:
        """The width of a seat: for its points, in large letters too."""
        return self.ui.theme.px(SEAT * (1 + (self.ui.theme.text_size - 1) / 2))

    def _length(self, surface: pygame.Surface, line: Line, rect: pygame.Rect) -> None:
        told = length_of(self.ui.tr, line.seconds)
        self.ui.text.line(surface, told, SMALL, "ink", rect, "right")

    def _trash(self, surface: pygame.Surface, rect: pygame.Rect, state: str) -> None:
        """Pale until somebody points at the row."""
        colour = "brass_dark" if state == "idle" else "blood"
        icon = self.ui.icon("trash", self.ui.theme.px(20), colour)
        surface.blit(icon, icon.get_rect(center=rect.center))
