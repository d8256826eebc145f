"""What a person does with the own pieces: plays, bids, names a role, sorts, looks back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.scenes.table.above import TableAbove
from game.client.scenes.table.choices.discard import DiscardCard
from game.client.scenes.table.choices.undealt import DoneButton, SeeAgain
from game.client.scenes.table.hand import PieceButton
from game.client.scenes.table.input import (
    TypedBid,
    bid_of,
    plays_of,
)
from game.client.toolkit.widgets import Widget
from game.play.game import Game
from game.rules.actions import Decision
from game.rules.events import TrickTaken

if TYPE_CHECKING:
    from game.client.app import App

HAND_ORDER = "hand_order"  # what the settings remember it as


class TableDecisions(TableAbove):
    """All that is decided goes to the course, which knows whether it counts now."""

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app, game)
        self.declaring: str | None = None  # the two-faced card that was pressed
        self.marked_bid: int | None = None  # pressed once

    def on_asked(self) -> None:
        self._chances = {}
        self.marked_bid = None
        answers = self.choice.children if self.choice else ()
        playable = [button for button in self.buttons if button.playable]
        choices = [*self.bids, *(each for each in answers if each.can_focus), *playable]
        choices += [self.closed] if self.closed else []
        if choices:
            self.set_focus(choices[0])
        if self.eager_hints and not self.hints.is_open:
            self.turn_hint()

    def _play(self, piece: str) -> None:
        """A card with two faces asks back which one it is to be."""
        plays = plays_of(self.board.view, piece)
        if len(plays) > 1:
            self.declaring = piece
            self.course.say("")  # the panel asks
            if not self.course.peek.is_up:  # who holds a card up chooses by letting go
                self.course.hold_off()
            self.rebuild()
            self.on_asked()
        elif plays:
            self.decide(plays[0])

    def decide(self, decision: Decision | None) -> None:
        """Hand a decision on; all that a person decides at the table comes through here."""
        self.declaring = None
        self.course.decide(decision)

    def _take_back(self) -> None:
        """The pressed card was not meant."""
        self.declaring = None
        self.course.retell()
        self.course.hold_off()
        self.rebuild()

    def bid(self, tricks: int) -> None:
        """Where people share the screen a second press confirms it."""
        self.typed = TypedBid()
        held = self.course.peek.is_up or self.peeking.chooses
        if not self.attention.is_shared or held or self.marked_bid == tricks:
            self.decide(bid_of(self.board.view, tricks))
        elif self.armed:
            self.marked_bid = tricks
            self.course.say(self.ui.tr("shared.press_again", bid=tricks), "glow")
            self.rebuild()

    def refuse(self, why: str) -> None:
        """A piece was pressed that may not be played; its explanation says why."""
        self.ui.sound("refused")

    def answers_at_rest(self, widget: Widget) -> bool:
        """Whether a widget answers as soon as a held pointer rests on it, as it decides nothing
        yet.
        """
        if isinstance(widget, PieceButton):
            return len(plays_of(self.board.view, widget.piece)) > 1
        return isinstance(widget, DiscardCard | DoneButton | SeeAgain)

    # What decides nothing

    def _recall(self) -> None:
        """Recall how the own pieces are sorted, and the last trick of a match that is continued."""
        orders = self.course.kit.orders
        order = self.ui.store.recall(HAND_ORDER, "")
        self.board.order = order if order in orders else (orders or ("",))[0]
        if not self.game.news:
            tricks = [event for event in self.game.events if isinstance(event, TrickTaken)]
            self.board.last = tricks[-1] if tricks else None

    def _sort(self) -> None:
        """Sort the own pieces in the next way, also for next time."""
        orders, focus = self.course.kit.orders, self.focus
        if not orders:
            return
        self.board.order = orders[(orders.index(self.board.order) + 1) % len(orders)]
        self.ui.store.remember(HAND_ORDER, self.board.order)
        self.ui.sound("fan")
        self.rebuild()
        if isinstance(focus, PieceButton):
            self.set_focus(next(b for b in self.buttons if b.piece == focus.piece))

    def turn_last_trick(self) -> None:
        """Let the last trick stay in sight, or put it away."""
        self.shows_last_trick = not self.shows_last_trick and self.last is not None
        self.redraw()
