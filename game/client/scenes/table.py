"""The table as a scene: its picture, what can be pressed, and what opens above it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from game.client.anim import Wait
from game.client.play import Game
from game.client.scenes.base import Scene, Size
from game.client.scenes.focus import following
from game.client.table import timing, words
from game.client.table.board import Board, Shown
from game.client.table.course import Course
from game.client.table.input import (
    BidButton,
    PadButton,
    PieceButton,
    PileSpot,
    bid_of,
    digit_of,
    play_of,
)
from game.client.table.layout import TableLayout
from game.client.table.picture import Picture
from game.client.table.sprites import ground, notes
from game.client.theme import duration
from game.client.widgets import IconButton, Widget
from game.rules.actions import Play

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.plan import MatchPlan
    from game.match.record import MatchRecord

STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
BUTTONS = ("menu", "help", "pad")


class TableScene(Scene):
    """`shown` lists every piece in the last frame, for tests of what is hidden."""

    name = "table"

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self.game = game
        self.buttons: list[PieceButton] = []
        self.bids: list[BidButton] = []
        self.piles: list[PileSpot] = []
        self._chances: Mapping[str, float] = {}
        self.course = Course(self.ui, game, self.timeline, self)
        self.stage = self.course.stage
        self.attention = self.course.attention
        self.picture = Picture(self.stage)

    @property
    def board(self) -> Board:
        return self.stage.board

    @property
    def shown(self) -> list[Shown]:
        return self.stage.shown

    @property
    def asked(self) -> int | None:
        return self.course.asked

    @property
    def must_bid(self) -> bool:
        return self.course.must_bid

    # Widgets

    def build(self) -> None:
        self.stage.layout = self.course.layout()
        tr = self.ui.tr
        self.buttons = [
            self.add(PieceButton(self.stage, piece, number, self._play))
            for number, piece in enumerate(self.board.own)
        ]
        self._judge_pieces()
        self.bids = [self.add(button) for button in self._bid_buttons()]
        self.piles = [
            self.add(PileSpot(self.stage, seat, index, trick))
            for seat in range(len(self.game.seats))
            for index, trick in enumerate(self.board.tricks_of(seat))
        ]
        self.pad = self.add(PadButton(self.stage, self._open_pad))
        rules, menu = tr("table.help"), tr("table.menu")
        self.help = self.add(IconButton(self.ui, self._open_rules, "help", rules, icon="help"))
        self.menu = self.add(IconButton(self.ui, self.back, "menu", menu, icon="menu"))

    def rebuild(self) -> None:
        """A press goes on although others bid meanwhile."""
        held = self._held
        super().rebuild()
        if held and held.key and (same := self.find(held.key)):
            self._held, same.pressed = same, True

    def _bid_buttons(self) -> list[BidButton]:
        hand = self.board.hand
        if not self.must_bid or hand is None:
            return []
        return [BidButton(self.ui, tricks, self._bid) for tricks in range(hand.cards + 1)]

    def _judge_pieces(self) -> None:
        """Which pieces may be played, and why not the others."""
        for button in self.buttons:
            button.asked = self.asked is not None and not self.board.bidding
            if button.asked and play_of(self.board.view, button.piece) is None:
                assert self.asked is not None
                error = self.game.refusal(Play(self.asked, button.piece))
                button.why = words.why_not(self.ui.tr, error)

    def layout(self, size: Size) -> None:
        layout = self.stage.layout
        count, well = len(self.buttons), layout.well(self.must_bid)
        for number, button in enumerate(self.buttons):
            place = layout.well_place(number, count, self.must_bid)
            button.lay(place, layout.well_cell(count, self.must_bid), well.height)
        self._layout_bids(layout)
        for pile in self.piles:
            pile.lay()
        self.pad.rect = layout.pad.copy()
        self.menu.rect, self.help.rect = layout.button(0), layout.button(1)

    def _layout_bids(self, layout: TableLayout) -> None:
        row, count = layout.bid_row, max(1, len(self.bids))
        cell = min(self.ui.theme.px(64), row.width / count)
        left = row.centerx - cell * count / 2
        for number, button in enumerate(self.bids):
            button.place(left + number * cell, row.top, cell, row.height)

    # What the course of the match wants

    def is_open(self) -> bool:
        return self.app.top is self

    def on_change(self) -> None:
        pointed = self.app.mouse
        self.rebuild()
        self._hover(self._at(pointed))

    def on_asked(self) -> None:
        self._chances = {}
        choices = [*self.bids, *(button for button in self.buttons if button.playable)]
        if choices:
            self.set_focus(choices[0])

    def on_curtain(self, seat: int, taken: Callable[[], None]) -> None:
        from game.client.scenes.handover import HandoverScene

        self.app.push(HandoverScene(self.app, self.game, seat, taken))

    def on_hand_over(self) -> None:
        """People look at the score as long as they like; spectators have the small pad."""
        if self.game.humans:
            self.app.open("score_pad", game=self.game, hand_over=True)
        else:
            self.timeline.play(Wait(timing.READ))

    def on_match_over(self) -> None:
        self.app.open("match_over", game=self.game)

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        self.course.update(milliseconds)
        share = 1.0 if self.ui.calm() else milliseconds / duration("hover")
        if [button for button in self.buttons if button.ease(share)]:
            self.redraw()

    def leave(self) -> None:
        self.game.stop_thinking()
        self.timeline.clear()

    def on_setting(self, name: str) -> None:
        if name == "language":
            self.course.retell()

    # What opens above it

    def _open_pad(self) -> None:
        """The pad knows already what the table has yet to show: let it catch up."""
        self.skip()
        if self.is_open():
            self.app.open("score_pad", game=self.game)

    def _open_rules(self) -> None:
        self.app.open("rules", setup=self.game.setup)

    def back(self) -> None:
        self.app.open("pause", game=self.game)

    # Input

    def skip(self) -> None:
        self.course.skip()
        self.redraw()

    def _play(self, piece: str) -> None:
        self.course.decide(play_of(self.board.view, piece))

    def _bid(self, tricks: int) -> None:
        self.course.decide(bid_of(self.board.view, tricks))

    def handle(self, event: pygame.event.Event) -> bool:
        """The space bar and a click anywhere skip; they never play a piece by accident."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self.skip()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.course.waits:
            under = self._at(event.pos)
            if under is None or under.key not in BUTTONS:
                self.skip()
                return True
        return super().handle(event)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key in ENTER and self.focus:
            self._set_focus(self.focus, True)
            return True
        if event.key in STEPS and self._step_along(STEPS[event.key]):
            return True
        digit = digit_of(event)
        if digit is not None and self.must_bid:
            self._bid(digit)
            return True
        return self._shortcut(event.key)

    def _shortcut(self, key: int) -> bool:
        shortcuts = {
            pygame.K_r: self._open_rules,
            pygame.K_QUESTION: self._open_rules,
            pygame.K_s: self._open_pad,
        }
        if key in shortcuts:
            shortcuts[key]()
        return key in shortcuts

    def _step_along(self, step: int) -> bool:
        """Left and right go through the bids, or the own pieces, round and round."""
        row: list[Widget] = [*self.bids] or [*self.buttons]
        if not row:
            return False
        shown = self.keyboard or self.focus not in row
        target = following(row, self.focus, step) if shown else self.focus
        self._set_focus(target, True)
        return True

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.shown.clear()
        super().draw(surface)

    def draw_scene(self, surface: pygame.Surface) -> None:
        self.picture.draw_still(surface, self.must_bid)

    def draw_above(self, surface: pygame.Surface) -> None:
        reading = self.keyboard and self.asked is not None
        under = self.hovered or (self.focus if reading else None)
        if isinstance(under, PieceButton):
            self._draw_piece_note(surface, under)
            return
        self.picture.draw_moving(surface)
        if isinstance(under, PileSpot):
            notes.draw_trick_note(self.stage, surface, under.trick, under.rect)

    def _draw_piece_note(self, surface: pygame.Surface, button: PieceButton) -> None:
        """Above the own screen; the message gives way where both would be."""
        above, lines = button.rect.copy(), self._lines_about(button)
        above.top = self.stage.layout.own_header.top
        note = notes.piece_note(self.stage, button.piece, lines, above)
        self.picture.draw_moving(surface, with_message=not note.colliderect(self.message))
        notes.draw_piece_note(self.stage, surface, button.piece, lines, above)

    @property
    def message(self) -> pygame.Rect:
        return ground.message_rect(self.stage)

    def _lines_about(self, button: PieceButton) -> list[str]:
        """Its name, and why it cannot be played or how likely it wins."""
        tr = self.ui.tr
        lines = [tr(f"piece.{button.piece}")]
        if button.why:
            lines.append(button.why)
        elif button.playable and self.ui.settings.assist:
            self._chances = self._chances or self.app.services.chances(self.board.view)
            chance = self._chances.get(button.piece)
            if chance is not None:
                lines.append(tr("table.chance", percent=round(chance * 100)))
        return lines


def create(
    app: App,
    game: Game | None = None,
    plan: MatchPlan | None = None,
    record: MatchRecord | None = None,
) -> TableScene:
    """A running game, one to be started, or one to be continued."""
    if game is None and plan is not None:
        game = Game.planned(app, plan)
    if game is None:
        assert record is not None
        game = Game.recorded(app, record)
    return TableScene(app, game)
