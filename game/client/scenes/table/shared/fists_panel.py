"""Bids and loads with real hands: look, count, and enter what everybody showed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.props.medallion import draw_medallion
from game.client.props.skins import SKINS
from game.client.scenes.table.choices.panel import Asks, ChoicePanel
from game.client.scenes.table.input import TypedBid
from game.client.toolkit.digits import digit_of
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.widgets import PillButton, PlankButton, Widget
from game.play.fists import Fists
from game.rules.scoring import CANNONBALL

if TYPE_CHECKING:
    from game.client.scenes.table.course import Course
    from game.client.scenes.table.stage import Stage

IN_LINE = 12
ROW, COIN, APART, NAME = 52, 46, 4, 190  # units
LOAD = 64
HAND = 118
NOTE = "small"
PALE = 150  # of a hand that has not looked, or a number that was not shown


class PlankHere(Asks, PlankButton):
    """A plank of a panel."""


class PillHere(Asks, PillButton):
    """A pill of a panel."""


def _hand_of(stage: Stage, seat: int, art: str, side: int) -> pygame.Surface:
    look = stage.looks[seat]
    colours = stage.ui.theme.seat(look.colour)
    colours["skin"], colours["skin_dark"] = SKINS[look.portrait]
    return stage.ui.art.image(art, side, colours)


class LookAndCount(ChoicePanel):
    """Everybody looks at the own pieces; then one press counts for all."""

    def __init__(self, course: Course, fists: Fists) -> None:
        self.fists = fists
        text = course.ui.tr("shared.count")
        self.count = PlankHere(course.ui, text, course.count_fists, "count", accent=True)
        super().__init__(course.stage, "fists", [self.count])

    @property
    def _about(self) -> str:
        return "bids" if self.fists.is_about_bids else "loads"

    def title(self) -> str:
        return self.ui.tr(f"shared.look.{self._about}.{self.stage.pieces.kind}")

    def _note(self) -> str:
        return self.ui.tr(f"shared.show.{self._about}")

    def lay(self) -> None:
        theme, text = self.ui.theme, self.ui.text
        plank = self.count.preferred(theme.px(420))
        wide = min(text.natural_width(self._note(), NOTE), theme.px(520))
        self._note_high = text.height(self._note(), NOTE, wide + 1)
        hands = theme.px(HAND) // 2
        self.enclose((max(wide, plank[0]), self._note_high + hands + plank[1] + theme.space("m")))
        inside = self.inside
        left = inside.centerx - plank[0] // 2
        self.count.place(left, inside.bottom - plank[1], plank[0], plank[1])

    def draw_ground(self, surface: pygame.Surface) -> None:
        super().draw_ground(surface)
        inside, side = self.inside, self.ui.theme.px(HAND) // 2
        note = pygame.Rect(inside.left, inside.top, inside.width, self._note_high)
        self.ui.text.paragraph(surface, self._note(), NOTE, "bone", note, "centre")
        people = self.fists.seats
        step = min(side * 1.2, inside.width / len(people))
        for number, seat in enumerate(people):
            image = _hand_of(self.stage, seat, "hands/fist", side)
            if seat not in self.fists.looked:
                image = image.copy()
                image.set_alpha(PALE)
            x = inside.centerx + (number - (len(people) - 1) / 2) * step
            surface.blit(image, image.get_rect(midtop=(round(x), note.bottom)))


class EnterFists(ChoicePanel):
    """A row for every person, one press each; it can be corrected until it is confirmed."""

    def __init__(self, course: Course, fists: Fists, typed: TypedBid) -> None:
        ui = course.ui
        self.fists, self.typed = fists, typed
        self.coins = [
            Shown(course.stage, fists, seat, value, self.enter)
            for seat in fists.seats
            for value in fists.values
        ]
        text, again = ui.tr("shared.confirm"), ui.tr("shared.again")
        self.confirm = PlankHere(ui, text, course.confirm_fists, "confirm", accent=True)
        self.again = PillHere(ui, again, course.look_once_more, "again")
        super().__init__(course.stage, "fists", [*self.coins, self.again, self.confirm])
        self._judge()

    def title(self) -> str:
        about = "bids" if self.fists.is_about_bids else "loads"
        return self.ui.tr(f"shared.enter.{about}")

    def enter(self, seat: int, value: int | str) -> None:
        self.fists.enter(seat, value)
        self._judge()
        self.changed()

    def _judge(self) -> None:
        missing = self.fists.next_seat
        if missing is None:
            self.confirm.enable()
        else:
            name = self.stage.name(missing)
            self.confirm.disable(self.ui.tr("shared.missing", name=name))

    def on_key(self, event: pygame.event.Event) -> bool:
        """Digits enter what the next person showed."""
        digit, seat = digit_of(event), self.fists.next_seat
        if digit is None or seat is None or not self.fists.is_about_bids:
            return digit is None and super().on_key(event)
        bid = self.typed.press(digit, len(self.fists.values) - 1)
        if bid in self.fists.values:
            self.enter(seat, bid)
        elif bid is not None:
            self.ui.sound("refused")
        return True

    # Place

    @property
    def _cell(self) -> int:
        size = COIN if self.fists.is_about_bids else LOAD
        return max(self.ui.theme.touch, self.ui.theme.px(size)) + self.ui.theme.px(APART)

    @property
    def _lines(self) -> int:
        return -(-len(self.fists.values) // IN_LINE)

    @property
    def _row(self) -> int:
        return max(self._cell * self._lines, self.ui.theme.px(ROW))

    def room(self) -> pygame.Rect:
        gap = self.ui.theme.space("s")
        return pygame.Rect((0, 0), self.ui.theme.size).inflate(-2 * gap, -2 * gap)

    def lay(self) -> None:
        theme, count = self.ui.theme, min(IN_LINE, len(self.fists.values))
        plank, again = self.confirm.preferred(theme.px(360)), self.again.preferred(theme.px(320))
        under = plank[1] + theme.space("m")
        wide = theme.px(NAME) + count * self._cell
        wide = max(wide, plank[0] + again[0] + theme.space("l"))
        self.enclose((wide, len(self.fists.seats) * self._row + under))
        inside = self.inside
        for number, coin in enumerate(self.coins):
            row, place = divmod(number, len(self.fists.values))
            line, column = divmod(place, IN_LINE)
            left = inside.right - count * self._cell + column * self._cell
            coin.place(left, inside.top + row * self._row + line * self._cell, 0, 0)
            coin.rect.size = (self._cell - theme.px(APART),) * 2
        top = inside.bottom - plank[1]
        self.confirm.place(inside.right - plank[0], top, plank[0], plank[1])
        self.again.place(inside.left, top + (plank[1] - again[1]) / 2, again[0], again[1])

    def draw_ground(self, surface: pygame.Surface) -> None:
        super().draw_ground(surface)
        for number, seat in enumerate(self.fists.seats):
            self._draw_person(surface, seat, self.inside.top + number * self._row)

    def _draw_person(self, surface: pygame.Surface, seat: int, top: int) -> None:
        """In the light if it is this one's turn to be entered."""
        theme, inside = self.ui.theme, self.inside
        line = pygame.Rect(inside.left, top, theme.px(NAME) - theme.px(8), self._row)
        face = pygame.Rect(0, 0, theme.px(42), theme.px(42))
        face.midleft = (line.left, line.centery)
        if seat == self.fists.next_seat:
            blit_glow(surface, self.ui.shapes.glow(face.size, spread=10, radius=30), face)
        draw_medallion(self.ui, surface, self.stage.looks[seat], face, badge=False)
        box = line.copy()
        box.left, box.width = face.right + theme.px(8), line.right - face.right - theme.px(8)
        colour = "glow" if seat == self.fists.next_seat else "bone"
        self.ui.text.line(surface, self.stage.name(seat), "strong", colour, box)


class Shown(Asks, Widget):
    """A number of fingers, or a hand with what it stands for, of one person."""

    def __init__(
        self,
        stage: Stage,
        fists: Fists,
        seat: int,
        value: int | str,
        enter: Callable[[int, int | str], object],
    ) -> None:
        tip = "" if isinstance(value, int) else stage.ui.tr(f"shared.hand.{value}")
        super().__init__(stage.ui, f"shown_{seat}_{value}", tip)
        self.stage, self.fists, self.seat, self.value, self._enter = (
            stage,
            fists,
            seat,
            value,
            enter,
        )

    def activate(self) -> None:
        self.ui.sound("plank")
        self._enter(self.seat, self.value)

    def draw(self, surface: pygame.Surface) -> None:
        entered = self.fists.shown(self.seat)
        image, rect = self._image(), self.rect
        if entered is not None and entered != self.value and not self.hovered:
            image = image.copy()
            image.set_alpha(PALE)
        elif entered == self.value or self.hovered:
            blit_glow(surface, self.ui.shapes.glow(rect.size, spread=9, radius=40), rect)
        surface.blit(image, image.get_rect(center=rect.center))
        if isinstance(self.value, int):
            style = "number" if entered in (None, self.value) or self.hovered else "strong"
            box = rect.inflate(-rect.width // 4, -rect.height // 4)
            self.ui.text.line(surface, self.ui.tr.number(self.value), style, "ink", box, "centre")

    def _image(self) -> pygame.Surface:
        if isinstance(self.value, int):
            return self.ui.art.image("table/medal", self.rect.width)
        hand = "hands/fist" if self.value == CANNONBALL else "hands/fingers_5"
        side = self.rect.width
        key = ("shown_load", self.value, side, self.stage.looks[self.seat])
        return self.ui.art.made(key, lambda: self._hand_and_load(hand, side))

    def _hand_and_load(self, hand: str, side: int) -> pygame.Surface:
        image = pygame.Surface((side, side), pygame.SRCALPHA)
        picture = _hand_of(self.stage, self.seat, hand, side)
        image.blit(picture, picture.get_rect(center=(side // 2, side // 2)))
        load = self.ui.art.image(f"table/{self.value}", side // 2)
        image.blit(load, load.get_rect(bottomright=(side, side)))
        return image
