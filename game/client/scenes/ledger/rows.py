"""The rows in which a round is written down: one for every player, with a key for every number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.client.props.medallion import draw_medallion
from game.client.scenes.ledger.keys import (
    CHOSEN,
    FILLED,
    MADE,
    MISSED,
    PLAIN,
    ExtrasKey,
    LoadKey,
    NumberKey,
)
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.ledger.limits import lost_most
from game.play.ledger.scores import hand_scored, result_of, tricks_of
from game.play.ledger.sheet import Sheet
from game.play.looks import Look, looks_of
from game.rules.scoring import LOADS

BIDS, TRICKS = "bid", "won"
NOBODY = -1  # the row of tricks that went to nobody
LEAST_IN_LINE, MOST_IN_LINE = 5, 14  # keys; few of them leave room, many take two lines
NAMES = ("heading", "label", "strong", "small_bold")  # styles
HIGHEST = 96  # of a row, in units
FACE = {BIDS: 0.27, TRICKS: 0.22}  # of the width, for face and name
EXTRAS, LOAD_KEYS = 0.2, 0.15


@dataclass(frozen=True)
class RowActions:
    """What a tap does: write a number for a member, a load, or open what else was earned."""

    number: Callable[[int, int], object]
    load: Callable[[int, str], object]
    extras: Callable[[int], object]


class RowFace(Widget):
    """Whose row it is; `current` is the one that takes what is typed."""

    focusable = False

    def __init__(self, ui: Ui, name: str, told: str, look: Look | None, current: bool) -> None:
        super().__init__(ui)
        self.name, self.told, self.look, self.current = name, told, look, current
        self.face = 0  # the width of it, within the whole row
        self.covered = False

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        if self.current:
            surface.blit(ui.shapes.bar(self.rect.size, "brass", 0.5), self.rect)
        else:
            surface.blit(ui.shapes.bar(self.rect.size, "ink", 0.07), self.rect)
        edge = pygame.Rect(self.rect.topleft, (theme.px(7), self.rect.height))
        colour = theme.seat(self.look.colour)["main"] if self.look else "faded_ink"
        surface.blit(ui.shapes.bar(edge.size, colour), edge)
        self._words(surface, self._portrait(surface))

    def _portrait(self, surface: pygame.Surface) -> int:
        """Returns where the words begin."""
        theme, side = self.ui.theme, self.rect.height - self.ui.theme.px(4)
        left = self.rect.left + theme.px(12)
        place = pygame.Rect(left, 0, side, side)
        place.centery = self.rect.centery
        if self.look:
            draw_medallion(self.ui, surface, self.look, place, badge=False)
        else:
            small = round(side * 0.8)
            image = self.ui.art.image("table/kraken_pool", (small, small))
            surface.blit(image, image.get_rect(center=place.center))
        return place.right + theme.space("m")

    def _words(self, surface: pygame.Surface, left: int) -> None:
        text, right = self.ui.text, self.rect.left + self.face - self.ui.theme.space("s")
        low, room = text.line_height("small"), self.rect.height + self.ui.theme.px(4)
        style = text.fitting([self.name], NAMES, (right - left, room - low))
        high = text.line_height(style)
        shows = bool(self.told) and high + low <= room
        top = self.rect.centery - (high + low * shows) // 2
        box = pygame.Rect(left, top, right - left, high)
        if self.told and not shows:
            wide = min(box.width // 2, text.measure(self.told, "small")[0])
            told = pygame.Rect(right - wide, box.top, wide, high)
            text.line(surface, self.told, "small", "faded_ink", told, "right")
            box.width -= wide + self.ui.theme.space("xs")
        text.line(surface, self.name, style, "ink", box)
        if shows:
            told = pygame.Rect(left, box.bottom, right - left, low)
            text.line(surface, self.told, "small", "faded_ink", told)


@dataclass
class Row:
    """The widgets of one player, or of nobody."""

    ui: Ui
    member: int
    face: RowFace
    keys: list[NumberKey]
    tail: list[Widget] = field(default_factory=list)
    kind: str = BIDS

    @property
    def widgets(self) -> list[Widget]:
        return [self.face, *self.keys, *self.tail]

    def layout(self, rect: pygame.Rect) -> None:
        theme = self.ui.theme
        gap = theme.px(4)
        inner = rect.inflate(0, -max(0, min(gap, rect.height - theme.touch)))
        self.face.rect = rect
        self.face.face = round(rect.width * FACE[self.kind])
        tail = round(rect.width * (EXTRAS if self.kind == TRICKS else LOAD_KEYS))
        tail = tail if self.tail or self.kind == TRICKS else 0
        keys = pygame.Rect(rect.left + self.face.face, inner.top, 0, inner.height)
        keys.width = rect.right - theme.px(6) - tail - keys.left
        self._lay_keys(keys, gap)
        for number, widget in enumerate(self.tail):
            each = tail / len(self.tail)
            x = keys.right + gap + number * each
            high = min(inner.height, theme.control) if self.kind == TRICKS else inner.height
            widget.place(x, inner.centery - high / 2, each - gap, high)

    def _lay_keys(self, room: pygame.Rect, gap: int) -> None:
        lines = 1 if len(self.keys) <= MOST_IN_LINE else 2
        in_line = max(LEAST_IN_LINE, -(-len(self.keys) // lines))
        wide, high = room.width / in_line, room.height / lines
        for number, key in enumerate(self.keys):
            x, y = room.left + number % in_line * wide, room.top + number // in_line * high
            key.place(x, y, wide - gap, high - (gap if lines > 1 else 0))


def bid_rows(ui: Ui, sheet: Sheet, number: int, current: int, on: RowActions) -> list[Row]:
    """Rows for bids, in the order of play; secret bids show only that they are made."""
    hand, cards = sheet.hands[number - 1], sheet.cards(number)
    covered = hand.secret and not hand.on
    rows, looks = [], looks_of(sheet.members)
    for member in hand.order:
        cell = hand.cell(member)
        told = _told_bid(ui, sheet, number, member)
        face = RowFace(ui, sheet.members[member].name, told, looks[member], member == current)
        keys = [
            NumberKey(
                ui,
                value,
                CHOSEN if value == cell.bid and not covered else PLAIN,
                partial(on.number, member, value),
                f"bid_{member}_{value}",
            )
            for value in range(cards + 1)
        ]
        rows.append(Row(ui, member, face, keys, _load_keys(ui, sheet, number, member, on)))
    return rows


def _told_bid(ui: Ui, sheet: Sheet, number: int, member: int) -> str:
    hand = sheet.hands[number - 1]
    if hand.secret and not hand.on:
        made = hand.cell(member).bid is not None
        return ui.tr("ledger.has_bid" if made else "ledger.bids_now")
    roles = [
        ui.tr(key)
        for key, who in (("ledger.leads", hand.starter), ("ledger.deals", hand.dealer))
        if who == member
    ]
    return " · ".join(roles)


def _load_keys(ui: Ui, sheet: Sheet, number: int, member: int, on: RowActions) -> list[Widget]:
    if not sheet.setup(number).scoring.loads:
        return []
    hand = sheet.hands[number - 1]
    covered = hand.secret and not hand.on
    loaded = None if covered else hand.cell(member).load
    return [
        LoadKey(ui, load, load == loaded, partial(on.load, member, load), f"{load}_{member}")
        for load in LOADS
    ]


def trick_rows(ui: Ui, sheet: Sheet, number: int, current: int, on: RowActions) -> list[Row]:
    """Rows for tricks in the order of play, then one for tricks that went to nobody where there are
    beasts.
    """
    hand, looks = sheet.hands[number - 1], looks_of(sheet.members)
    scores = hand_scored(sheet, number)
    rows = []
    for member in hand.order:
        cell = hand.cell(member)
        told = ui.tr("ledger.bid", count=cell.wanted or 0)
        face = RowFace(ui, sheet.members[member].name, told, looks[member], member == current)
        known = result_of(sheet, number, member) is not None
        extras = ExtrasKey(
            ui,
            scores[member].points if known else None,
            sum(cell.bonuses.values()) + sum(member in pair for pair in hand.loot),
            partial(on.extras, member),
            f"extras_{member}",
        )
        keys = _trick_keys(ui, sheet, number, member, on)
        rows.append(Row(ui, member, face, keys, [extras], TRICKS))
    most = min(lost_most(sheet.setup(number)), sheet.cards(number))
    return [*rows, _nobody(ui, hand.lost, most, current, on)] if most else rows


def _trick_keys(ui: Ui, sheet: Sheet, number: int, member: int, on: RowActions) -> list[NumberKey]:
    hand, cards = sheet.hands[number - 1], sheet.cards(number)
    cell, won = hand.cell(member), tricks_of(sheet, number)[hand.place(member)]

    def state(value: int) -> str:
        if value != won:
            return PLAIN
        if cell.won is None:
            return FILLED
        return MADE if won == cell.wanted else MISSED

    return [
        NumberKey(
            ui,
            value,
            state(value),
            partial(on.number, member, value),
            f"won_{member}_{value}",
            marked=value == cell.wanted,
        )
        for value in range(cards + 1)
    ]


def _nobody(ui: Ui, lost: int, most: int, current: int, on: RowActions) -> Row:
    face = RowFace(ui, ui.tr("ledger.nobody"), ui.tr("ledger.nobody.note"), None, current == NOBODY)
    keys = [
        NumberKey(
            ui,
            value,
            CHOSEN if value == lost else PLAIN,
            partial(on.number, NOBODY, value),
            f"lost_{value}",
        )
        for value in range(most + 1)
    ]
    return Row(ui, NOBODY, face, keys, [], TRICKS)


def lay_rows(ui: Ui, rows: Sequence[Row], area: pygame.Rect) -> None:
    """Place the rows one below the other, as high as there is room for."""
    gap = ui.theme.px(2)
    height = min(ui.theme.px(HIGHEST), (area.height - gap * (len(rows) - 1)) // len(rows))
    for number, row in enumerate(rows):
        row.layout(pygame.Rect(area.left, area.top + number * (height + gap), area.width, height))
