"""One seat in the setup: who sits there, how it plays and how it looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.client.props.medallion import draw_medallion
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Button, Choice, Label, RichText, TextEntry, Widget
from game.client.toolkit.widgets.choice import Item
from game.client.toolkit.widgets.entry import STYLE as ENTRY_STYLE
from game.play.draft import LONGEST_NAME, SeatDraft
from game.play.looks import Look

STYLE = "small"
LEAST_NAME, MOST_NAME = 0.24, 0.38  # of the room in a row
GHOST = "portraits/graybeard"


class RowCard(Widget):
    """The strip that a seat's widgets lie on, edged with its colour."""

    focusable = False

    def __init__(self, ui: Ui, edge: str) -> None:
        super().__init__(ui)
        self.edge = edge

    def draw(self, surface: pygame.Surface) -> None:
        theme, shapes = self.ui.theme, self.ui.shapes
        surface.blit(shapes.bar(self.rect.size, "ink", 0.07), self.rect)
        edge = pygame.Rect(self.rect.topleft, (theme.px(7), self.rect.height))
        surface.blit(shapes.bar(edge.size, self.edge), edge)


def look_rect(ui: Ui, row: pygame.Rect) -> pygame.Rect:
    """Where in a row the picture of its seat is."""
    side = max(ui.theme.touch, row.height - ui.theme.px(6))
    place = pygame.Rect(row.left + ui.theme.px(14), 0, side, side)
    place.centery = row.centery
    return place


class LookButton(Button):
    """The seat's medallion; a press lets its look be changed."""

    def __init__(self, ui: Ui, look: Look, action: Callable[[], object], key: str) -> None:
        super().__init__(ui, "", action, key, ui.tr("setup.look.tip"))
        self.look = look

    def draw(self, surface: pygame.Surface) -> None:
        if self.hovered:
            glow = self.ui.shapes.glow(self.rect.size, spread=8, radius=40)
            blit_glow(surface, glow, self.rect)
        draw_medallion(self.ui, surface, self.look, self.rect)


class SeatRow:
    """The widgets of one seat; every change goes to `changed` (texts) or `rebuilt` (choices)."""

    def __init__(
        self,
        ui: Ui,
        number: int,
        seat: SeatDraft,
        levels: tuple[str, ...],
        personalities: tuple[str, ...],
        on_change: Callable[[bool], object],
        on_look: Callable[[int], object],
    ) -> None:
        self.ui, self.number, self.seat, self.on_change = ui, number, seat, on_change
        self.card = RowCard(ui, ui.theme.seat(seat.look.colour)["main"])
        self.look = LookButton(ui, seat.look, lambda: on_look(number), f"look_{number}")
        self.name = self._name()
        self.who = self._who(levels)
        self.character = self._character(personalities)
        self.note = Label(ui, self.description(), STYLE, "faded_ink")

    @property
    def widgets(self) -> list[Widget]:
        return [self.card, self.look, self.name, self.who, self.character, self.note]

    def _name(self) -> TextEntry:
        return TextEntry(
            self.ui,
            self.seat.name,
            self._renamed,
            longest=LONGEST_NAME,
            placeholder=self.ui.tr("setup.name"),
            key=f"name_{self.number}",
        )

    def _renamed(self, name: str) -> None:
        self.seat.name = name
        self.on_change(False)

    def _who(self, levels: tuple[str, ...]) -> Choice:
        tr = self.ui.tr
        items = [Item("", tr("setup.person"))]
        items += [Item(level, tr(f"setup.level.{level}")) for level in levels]
        return Choice(self.ui, items, self.seat.level, self._set_level, f"who_{self.number}")

    def _set_level(self, level: str) -> None:
        self.seat.level = level
        self.on_change(True)

    def _character(self, personalities: tuple[str, ...]) -> Choice:
        items = [Item(key, self.ui.tr(f"setup.personality.{key}")) for key in personalities]
        value, key = self.seat.personality, f"character_{self.number}"
        choice = Choice(self.ui, items, value, self._set_character, key)
        choice.visible = bool(self.seat.level and items)
        return choice

    def _set_character(self, personality: str) -> None:
        self.seat.personality = personality
        self.on_change(True)

    def description(self) -> str:
        tr, seat = self.ui.tr, self.seat
        if not seat.level:
            return tr("setup.person.note")
        level = tr(f"setup.level.{seat.level}.note")
        if not self.character.visible:
            return level
        character = tr(f"setup.personality.{seat.personality}.note")
        return tr("setup.bot.note", level=level, character=character)

    def layout(self, rect: pygame.Rect, compact: bool) -> None:
        """Place the widgets; in a compact row the description is a tooltip."""
        theme = self.ui.theme
        gap, control = theme.space("s"), theme.control
        top = rect.top + (min(theme.px(8), rect.height - control) // 2)
        self.card.rect = rect
        self.look.rect = look_rect(self.ui, rect)
        x = self.look.rect.right + theme.space("m" if compact else "l")
        room = rect.right - theme.px(8) - x - 2 * gap
        name = name_width(self.ui, room)
        for widget, width in (
            (self.name, name),
            (self.who, round((room - name) * 0.46)),
            (self.character, round((room - name) * 0.54)),
        ):
            widget.place(x, top, width, control)
            x += width + gap
        self.note.visible = not compact
        self.who.tooltip = self.character.tooltip = self.description() if compact else ""
        left = self.name.rect.left + theme.px(4)
        under = top + control + theme.px(1)
        self.note.place(
            left, under, rect.right - left - gap, max(0, rect.bottom - under - theme.px(3))
        )


class GhostRow:
    """The row of Graybeard's ghost, who joins two players: nothing of him can be chosen."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.card = RowCard(ui, "faded_ink")
        self.portrait = GhostPicture(ui)
        self.name = Label(ui, ui.tr("setup.ghost"), "label")
        self.note = RichText(ui, ui.tr("setup.ghost.note"), STYLE, "faded_ink")

    @property
    def widgets(self) -> list[Widget]:
        return [self.card, self.portrait, self.name, self.note]

    def layout(self, rect: pygame.Rect, compact: bool) -> None:
        theme = self.ui.theme
        self.card.rect = rect
        self.portrait.rect = look_rect(self.ui, rect)
        left = self.portrait.rect.right + theme.space("l")
        width = rect.right - theme.px(8) - left
        line, note = self.ui.text.line_height("label"), self.note.preferred(width)[1]
        y = rect.centery - (line + note) // 2
        self.name.place(left, y, width, line)
        self.note.place(left, y + line, width, note)


class GhostPicture(Widget):
    """The portrait of the ghost, without a colour and an emblem."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        image = self.ui.art.image(GHOST, self.rect.size)
        surface.blit(image, image.get_rect(center=self.rect.center))


class AnyRow(Protocol):
    """What the panel of the crew asks of the row of a seat."""

    @property
    def widgets(self) -> list[Widget]: ...

    def layout(self, rect: pygame.Rect, compact: bool) -> None:
        """Place the widgets; in a compact row there is no room for a second line."""


def name_width(ui: Ui, room: int) -> int:
    """The width of a name's field: none of the game's names loses a letter, also while it is
    changed.
    """
    names = ui.tr("setup.names").split("|")
    longest = max(ui.text.measure(name, ENTRY_STYLE)[0] for name in names)
    padding = 2 * ui.theme.space("m") + ui.theme.px(8)
    return max(round(room * LEAST_NAME), min(longest + padding, round(room * MOST_NAME)))


def row_height(ui: Ui, compact: bool) -> int:
    """A row of widgets and, where there is room, a line below it."""
    if compact:
        return ui.theme.control
    return ui.theme.control + ui.text.line_height(STYLE) + ui.theme.px(8)
