"""Play on from a point of a replay, or the same deal again: for practice, at any seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_table
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import IconButton, Label, Panel, PlankButton, RichText
from game.client.toolkit.widgets.choice import Choice, Item
from game.play.practice import people_of, practice_seats
from game.play.replay import Replay
from game.rules.errors import RuleError

if TYPE_CHECKING:
    from game.client.app import App

WIDTH = 620


class PracticeScene(Scene):
    """A panel over the replay: which seat, and from where; without a stop, from the start."""

    name = "practice"
    overlay = True

    def __init__(self, app: App, replay: Replay, stop: int | None, seat: int | None) -> None:
        super().__init__(app)
        self.replay, self.stop = replay, stop
        people = people_of(replay.seats)
        self.seat = seat if seat is not None else (people or [0])[0]

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.panel = self.add(Panel(ui))
        title = tr("replay.practise" if self.stop is not None else "replay.practise.again")
        self.heading = self.add(Label(ui, title, "heading", "ink", "centre"))
        self.close = self.add(IconButton(ui, self.back, "close", tr("common.close"), icon="close"))
        self.text = self.add(RichText(ui, self._explained, "body", "ink", "centre"))
        self.asked = self.add(Label(ui, tr("replay.practise.seat"), "label", "blood", "centre"))
        items = [Item(n, self._told(n)) for n in range(len(self.replay.seats))]
        self.choice = self.add(Choice(ui, items, self.seat, self._sit, "seat"))
        again = tr("replay.practise.again" if self.stop is not None else "setup.start")
        self.planks = [PlankButton(ui, again, self._again, "again", accent=self.stop is None)]
        if self.stop is not None:
            self.planks.insert(0, self._here_plank())
        for plank in self.planks:
            self.add(plank)
        if self.focus is None:
            self.set_focus(next(plank for plank in self.planks if plank.enabled))

    def _here_plank(self) -> PlankButton:
        tr = self.ui.tr
        here = PlankButton(self.ui, tr("replay.practise.here"), self._play_on, "here", accent=True)
        if self._done == len(self.replay.record.actions):
            here.disable(tr("replay.practise.over"))
        return here

    @property
    def _done(self) -> int:
        """The actions up to the stop."""
        return self.replay.stops[self.stop].done if self.stop is not None else 0

    @property
    def _explained(self) -> str:
        rolled = any(piece.rolled for piece in self.replay.setup.edition.box.pieces)
        return self.ui.tr(f"replay.practise.text.{'dice' if rolled else 'cards'}")

    def _told(self, seat: int) -> str:
        """The name of a seat, marked if it was the person's own in that match."""
        name, people = self.replay.seats[seat].name, people_of(self.replay.seats)
        return self.ui.tr("replay.practise.own", name=name) if [seat] == people[:1] else name

    def _sit(self, seat: int) -> None:
        self.seat = seat

    def layout(self, size: Size) -> None:
        theme, gap = self.ui.theme, self.ui.theme.space("m")
        pad, side = theme.space("xl"), theme.touch
        width = min(theme.px(WIDTH), size[0] - 2 * gap)
        inner = width - 2 * pad
        rows: list[tuple[Label | RichText | Choice | PlankButton, int]] = [
            (self.text, self.ui.text.height(self._explained, "body", inner)),
            (self.asked, self.ui.text.line_height("label")),
            (self.choice, theme.control),
            *((plank, plank.preferred(inner)[1]) for plank in self.planks),
        ]
        title = max(side, self.ui.text.line_height("heading"))
        height = 2 * pad + title + sum(high + gap for _, high in rows)
        panel = pygame.Rect(0, 0, width, height)
        panel.center = (size[0] // 2, size[1] // 2)
        self.panel.rect = panel
        self.heading.place(panel.left + pad + side, panel.top + pad, inner - 2 * side, title)
        self.close.place(panel.right - pad - side, panel.top + pad, side, side)
        top = self.heading.rect.bottom + gap
        for widget, high in rows:
            widget.place(panel.left + pad, top, inner, high)
            top += high + gap

    # What comes next

    def _play_on(self) -> None:
        self._begin(self._done)

    def _again(self) -> None:
        self._begin(0)

    def _begin(self, actions: int) -> None:
        games, record = self.app.games, self.replay.record
        me = self.app.last_draft().playing[0].seat()
        levels = self.app.services.levels
        seats = practice_seats(record.seats, self.seat, me, levels)
        try:
            game = games.practice(record, seats, actions)
        except RuleError as error:
            self.app.save_trouble(error.key)
            return
        open_table(self.app, game)
