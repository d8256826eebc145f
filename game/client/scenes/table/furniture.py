"""What can be pressed or pointed at on the table: made anew at every change, and laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.scenes.table import words
from game.client.scenes.table.choices import asks_itself, choice_panel
from game.client.scenes.table.choices.panel import ChoicePanel
from game.client.scenes.table.deciding import TableDecisions
from game.client.scenes.table.hand import glide
from game.client.scenes.table.input import (
    BidButton,
    LastTrick,
    PadButton,
    PileSpot,
    plays_of,
)
from game.client.scenes.table.shared.closed import ClosedPieces
from game.client.scenes.table.shared.fists_panel import EnterFists, LookAndCount
from game.client.scenes.table.things import Thing, things
from game.client.toolkit.scene import Size
from game.client.toolkit.widgets import IconButton
from game.play.fists import Part
from game.play.game import Game
from game.rules.actions import Play
from game.rules.state import Phase

if TYPE_CHECKING:
    from game.client.app import App


class TableFurniture(TableDecisions):
    """The widgets of the table; none of them keeps anything."""

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app, game)
        self.piles: list[PileSpot] = []
        self.last: LastTrick | None = None
        self.sort: IconButton | None = None
        self.things: list[Thing] = []
        self.closed: ClosedPieces | None = None
        self._shape: tuple[Size, int | None] = ((0, 0), None)

    def build(self) -> None:
        self.stage.layout = self.course.layout()
        tr = self.ui.tr
        self.things = [self.add(thing) for thing in things(self.stage)]
        self.buttons = [
            self.add(self.course.kit.button(self.stage, piece, number, self._play))
            for number, piece in enumerate(self.board.own)
        ]
        self._judge_pieces()
        self.closed = self.add(ClosedPieces(self.course)) if self._is_closed else None
        self.bids = [self.add(button) for button in self._bid_buttons()]
        self.piles = [
            self.add(PileSpot(self.stage, seat, index, trick))
            for seat in self.stage.layout.places
            for index, trick in enumerate(self.board.tricks_of(seat))
        ]
        self._add_tools()
        self.pad = self.add(PadButton(self.stage, self._open_pad))
        rules, menu = tr("table.help"), tr("table.menu")
        self.help = self.add(IconButton(self.ui, self._open_rules, "help", rules, icon="help"))
        self.menu = self.add(IconButton(self.ui, self.back, "menu", menu, icon="menu"))
        self.hint = self.add(self._hint_button())
        self.controls = self.watching.buttons(self.stage.pieces.kind)
        for button in self.controls or ():
            self.add(button)
        self.undo = self.add(self._undo_button()) if self._can_undo else None
        self.choice = self._choice()
        if self.choice:
            self.add(self.choice)
        self.hint_panel = self._open_hint_panel()
        if self.hint_panel:
            self.add(self.hint_panel)

    def _add_tools(self) -> None:
        """The last trick can be looked at again, and some pieces sorted."""
        self.last = self.add(LastTrick(self.stage, self.board.last, self.turn_last_trick))
        self.sort = None
        if self.course.kit.orders and self.game.humans:
            tip = self.ui.tr(f"table.sort.{self.board.order}")
            self.sort = self.add(IconButton(self.ui, self._sort, "sort", tip, icon="sort"))

    def _undo_button(self) -> IconButton:
        tip = self.ui.tr("table.take_back.tip")
        return IconButton(self.ui, self._take_back_move, "take_back", tip, icon="back")

    def _bid_buttons(self) -> list[BidButton]:
        hand = self.board.hand
        if not self.must_bid or hand is None:
            return []
        coins = [BidButton(self.stage, tricks, self.bid) for tricks in range(hand.cards + 1)]
        for coin in coins:
            coin.marked = coin.tricks == self.marked_bid
        return coins

    def _choice(self) -> ChoicePanel | None:
        """The question to whoever is asked, if it takes more than a bid or a piece."""
        fists = self.course.fists
        if fists and fists.part is Part.LOOK:
            return LookAndCount(self.course, fists)
        if fists and fists.part is Part.ENTER:
            return EnterFists(self.course, fists, self.typed)
        if not self.course.sees_question or self._is_closed:
            self.declaring = None
            return None
        return choice_panel(self.stage, self.declaring, self.decide, self._take_back)

    @property
    def _is_closed(self) -> bool:
        """Whether the pieces of whoever is asked lie face down to be pressed."""
        course = self.course
        if course.openly:
            return self.board.view.phase is Phase.PLAY
        return self.asked is not None and not course.sees_question and not course.peek.is_up

    def _judge_pieces(self) -> None:
        """Which pieces may be played, and why not the others; none while a panel asks."""
        to_play = self.course.sees_question and self.board.view.phase is Phase.PLAY
        for button in self.buttons:
            button.quiet = self.course.peek.is_up
            button.chance = self._chance_of
            button.asked = to_play and not asks_itself(self.stage)
            if button.asked and not plays_of(self.board.view, button.piece):
                assert self.asked is not None
                error = self.game.refusal(Play(self.asked, button.piece))
                button.why = words.why_not(self.ui.tr, error)
                button.refuse = self.refuse

    def rebuild(self) -> None:
        """Make all widgets anew; a press that has begun goes on, although others bid meanwhile."""
        held, before, shape = self._held, self.buttons, self._shape
        super().rebuild()
        if shape[0] != self.app.size:
            self.course.speech.replace()
        self._shape = (self.app.size, self.board.view.seat)
        if shape == self._shape:
            glide(before, self.buttons)
        if held and held.key and (same := self.find(held.key)):
            self._held, same.pressed = same, True
        self.pointing.keep(self.find)

    # Places

    def layout(self, size: Size) -> None:
        layout, bidding = self.stage.layout, self.must_bid
        count = len(self.buttons)
        for number, button in enumerate(self.buttons):
            home = layout.well_place(number, count, bidding)
            button.lay(home, layout.well_target(number, count, bidding))
        for bid in self.bids:
            bid.lay(len(self.bids))
        for thing in self.things:
            thing.lay()
        if self.closed:
            self.closed.lay()
        for pile in self.piles:
            pile.lay()
        if self.choice:
            self.choice.lay()
        self.pad.rect = layout.pad.copy()
        for number, round_one in enumerate((self.menu, self.help, self.hint, self.undo)):
            if round_one:
                round_one.rect = layout.button(number)
        if self.controls:
            self.hint.visible = False
            self.controls.lay([layout.button(2), layout.button(3), layout.tool(1)])
        self._layout_tools()

    def _layout_tools(self) -> None:
        layout = self.stage.layout
        if self.hint_panel:
            self.hint_panel.lay()
        for number, tool in enumerate((self.last, self.sort)):
            if tool:
                tool.rect = layout.tool(number)
                tool.visible = not (self.choice and self.choice.rect.colliderect(tool.rect))
