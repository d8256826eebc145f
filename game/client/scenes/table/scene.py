"""The table as a scene: its picture, what can be pressed, and what opens above it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_curtain, open_match_over, open_pause, open_rules, open_score_pad
from game.client.props.hand_verdict import verdict
from game.client.scenes.table import timing, words
from game.client.scenes.table.board import Board, Shown
from game.client.scenes.table.choices import choice_panel
from game.client.scenes.table.choices.panel import ChoicePanel
from game.client.scenes.table.course import Course
from game.client.scenes.table.hand import PieceButton, glide
from game.client.scenes.table.input import (
    BidButton,
    LastTrick,
    PadButton,
    PileSpot,
    TypedBid,
    bid_of,
    digit_of,
    plays_of,
)
from game.client.scenes.table.picture import Picture
from game.client.scenes.table.sprites import ground, notes
from game.client.toolkit.animation import Wait
from game.client.toolkit.focus import following
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.sound.audio import Mood
from game.client.toolkit.theme import duration
from game.client.toolkit.widgets import IconButton, Widget
from game.play.game import Game
from game.play.tension import tension
from game.rules.actions import Decision, Play
from game.rules.events import TrickTaken
from game.rules.state import Phase

if TYPE_CHECKING:
    from game.client.app import App

STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
ALL_THE_WAY = 2.0  # as many times as long as a hover: cards close up that slowly
BUTTONS = ("menu", "help", "pad", "sort", "last_trick")
HAND_ORDER = "hand_order"  # what the settings remember it as


class TableScene(Scene):
    """`shown` lists every piece in the last frame, for tests of what is hidden."""

    name = "table"

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self.game = game
        self.buttons: list[PieceButton] = []
        self.bids: list[BidButton] = []
        self.piles: list[PileSpot] = []
        self.last: LastTrick | None = None
        self.sort: IconButton | None = None
        self.shows_last_trick = False  # the last trick stays in sight
        self.typed = TypedBid()
        self.choice: ChoicePanel | None = None
        self.declaring: str | None = None  # the two-faced card that was pressed
        self._shape: tuple[Size, int | None] = ((0, 0), None)
        self._chances: Mapping[str, float] = {}
        self.course = Course(self.ui, game, self.timeline, self)
        self.stage = self.course.stage
        self.attention = self.course.attention
        self.picture = Picture(self.stage, self.course.kit)
        self._recall()

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

    def _recall(self) -> None:
        """How the own pieces were sorted, and the last trick of a match that is continued."""
        orders = self.course.kit.orders
        order = self.ui.store.recall(HAND_ORDER, "")
        self.board.order = order if order in orders else (orders or ("",))[0]
        if not self.game.news:
            tricks = [event for event in self.game.events if isinstance(event, TrickTaken)]
            self.board.last = tricks[-1] if tricks else None

    # Widgets

    def build(self) -> None:
        self.stage.layout = self.course.layout()
        tr = self.ui.tr
        self.buttons = [
            self.add(self.course.kit.button(self.stage, piece, number, self._play))
            for number, piece in enumerate(self.board.own)
        ]
        self._judge_pieces()
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
        self.choice = self._choice()
        if self.choice:
            self.add(self.choice)

    def _add_tools(self) -> None:
        """Hidden piles can be looked at again, and some pieces sorted."""
        self.last = self.sort = None
        if not self.stage.pieces.open_piles:
            self.last = self.add(LastTrick(self.stage, self.board.last, self._turn_last_trick))
        if self.course.kit.orders:
            tip = self.ui.tr(f"table.sort.{self.board.order}")
            self.sort = self.add(IconButton(self.ui, self._sort, "sort", tip, icon="sort"))

    def _choice(self) -> ChoicePanel | None:
        """The question to whoever is asked, if it takes more than a bid or a piece."""
        if self.asked is None:
            self.declaring = None
            return None
        return choice_panel(self.stage, self.declaring, self._decide, self._take_back)

    def rebuild(self) -> None:
        """A press goes on although others bid meanwhile."""
        held, before, shape = self._held, self.buttons, self._shape
        super().rebuild()
        self._shape = (self.app.size, self.board.view.seat)
        if shape == self._shape:
            glide(before, self.buttons)
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
            button.asked = self.asked is not None and self.board.view.phase is Phase.PLAY
            if button.asked and not plays_of(self.board.view, button.piece):
                assert self.asked is not None
                error = self.game.refusal(Play(self.asked, button.piece))
                button.why = words.why_not(self.ui.tr, error)

    def layout(self, size: Size) -> None:
        layout, bidding = self.stage.layout, self.must_bid
        count = len(self.buttons)
        for number, button in enumerate(self.buttons):
            home = layout.well_place(number, count, bidding)
            button.lay(home, layout.well_target(number, count, bidding))
        for number, bid in enumerate(self.bids):
            bid.rect = layout.bid(number, len(self.bids))
        for pile in self.piles:
            pile.lay()
        if self.choice:
            self.choice.lay()
        self.pad.rect = layout.pad.copy()
        self.menu.rect, self.help.rect = layout.button(0), layout.button(1)
        for number, tool in enumerate((self.last, self.sort)):
            if tool:
                tool.rect = layout.tool(number)

    # What the course of the match wants

    def is_open(self) -> bool:
        return self.app.top is self

    def on_change(self) -> None:
        pointed = self.app.mouse
        self.rebuild()
        self.tooltip.point_at(None)
        self._hover(self._at(pointed))

    def on_asked(self) -> None:
        self._chances = {}
        answers = self.choice.children if self.choice else ()
        playable = [button for button in self.buttons if button.playable]
        choices = [*self.bids, *(each for each in answers if each.can_focus), *playable]
        if choices:
            self.set_focus(choices[0])

    def on_curtain(self, seat: int, taken: Callable[[], None]) -> None:
        open_curtain(self.app, self.game, seat, taken)

    def on_hand_over(self) -> None:
        """People look at the score as long as they like; spectators have the small pad."""
        if self.game.humans:
            open_score_pad(self.app, self.game, hand_over=True)
        else:
            self.timeline.play(verdict(self.ui, self.game), Wait(timing.READ))

    def on_match_over(self) -> None:
        open_match_over(self.app, self.game)

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        self.course.update(milliseconds)
        at_once = self.ui.calm() or not self.ui.speed()
        share = ALL_THE_WAY if at_once else milliseconds / duration("hover")
        if [button for button in self.buttons if button.ease(share)]:
            self.redraw()

    def leave(self) -> None:
        self.game.leave()
        self.timeline.clear()

    def show_rules(self) -> bool:
        open_rules(self.app, self.game.setup)
        return True

    def mood(self) -> Mood:
        families = ("interface", "match", "voices", self.stage.pieces.kind)
        return Mood(tension(self.board.view), "table", families, len(self.game.seats))

    def on_setting(self, name: str) -> None:
        if name == "language":
            self.course.retell()

    # What opens above it

    def _open_pad(self) -> None:
        """The pad knows already what the table has yet to show: let it catch up."""
        self.skip()
        if self.is_open():
            open_score_pad(self.app, self.game)

    def _open_rules(self) -> None:
        self.app.open_rules()

    def back(self) -> None:
        if self.shows_last_trick:
            self._turn_last_trick()
        elif self.declaring:
            self._take_back()
        else:
            open_pause(self.app, self.game)

    # Input

    def skip(self) -> None:
        self.course.skip()
        self.redraw()

    def _play(self, piece: str) -> None:
        """A card with two faces asks back which one it is to be."""
        plays = plays_of(self.board.view, piece)
        if len(plays) > 1:
            self.declaring = piece
            self.rebuild()
            self.on_asked()
        elif plays:
            self.course.decide(plays[0])

    def _sort(self) -> None:
        """The next way to sort the own pieces, also for next time."""
        orders, focus = self.course.kit.orders, self.focus
        if not orders:
            return
        self.board.order = orders[(orders.index(self.board.order) + 1) % len(orders)]
        self.ui.store.remember(HAND_ORDER, self.board.order)
        self.ui.sound("fan")
        self.rebuild()
        if isinstance(focus, PieceButton):
            self.set_focus(next(b for b in self.buttons if b.piece == focus.piece))

    def _turn_last_trick(self) -> None:
        """Let the last trick stay in sight, or put it away."""
        self.shows_last_trick = not self.shows_last_trick and self.last is not None
        self.redraw()

    def _decide(self, decision: Decision) -> None:
        self.declaring = None
        self.course.decide(decision)

    def _take_back(self) -> None:
        """The pressed card was not meant."""
        self.declaring = None
        self.rebuild()

    def _bid(self, tricks: int) -> None:
        self.typed = TypedBid()
        self.course.decide(bid_of(self.board.view, tricks))

    def _type(self, digit: int) -> None:
        """A digit is a bid, or the first of two: then Enter or the second one decides."""
        bid = self.typed.press(digit, len(self.bids) - 1)
        if bid is None:
            self._set_focus(self.bids[digit], True)
        else:
            self._bid(bid)

    def handle(self, event: pygame.event.Event) -> bool:
        """The space bar and a click anywhere skip; they never play a piece by accident."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self.skip()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            under = self._at(event.pos)
            if self.shows_last_trick and under is not self.last:
                self._turn_last_trick()
            if self.course.waits and (under is None or under.key not in BUTTONS):
                self.skip()
                return True
        return super().handle(event)

    def on_key(self, event: pygame.event.Event) -> bool:
        if self.choice and self.choice.on_key(event):
            return True
        if event.key in ENTER and self.focus:
            self._set_focus(self.focus, True)
            return True
        if event.key in STEPS and self._step_along(STEPS[event.key]):
            return True
        digit = digit_of(event)
        if digit is not None and self.must_bid:
            self._type(digit)
            return True
        return self._shortcut(event.key)

    def _shortcut(self, key: int) -> bool:
        shortcuts = {
            pygame.K_r: self._open_rules,
            pygame.K_QUESTION: self._open_rules,
            pygame.K_s: self._open_pad,
            pygame.K_t: self._sort,
            pygame.K_l: self._turn_last_trick,
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
        for button in self.buttons:
            if button.stands_out:
                button.paint(surface)
        if isinstance(under, PieceButton):
            self._draw_piece_note(surface, under)
            return
        self.picture.draw_moving(surface)
        if self.shows_last_trick:
            under = self.last
        if isinstance(under, PileSpot | LastTrick) and under.trick:
            notes.draw_trick_note(self.stage, surface, under.trick, under.rect, under.zone)

    def _draw_piece_note(self, surface: pygame.Surface, button: PieceButton) -> None:
        """Above the own pieces; where both would be, the message gives way to whoever decides."""
        above, lines = button.rect.copy(), self._lines_about(button)
        above.top = self.stage.layout.note_line
        note = notes.piece_note(self.stage, button.piece, lines, above)
        hidden = bool(self.board.message) and note.colliderect(self.message)
        told = self.asked is not None or not hidden
        self.picture.draw_moving(surface, with_message=not (told and hidden))
        if told:
            notes.draw_piece_note(self.stage, surface, button.piece, lines, above)

    @property
    def message(self) -> pygame.Rect:
        return ground.message_rect(self.stage)

    def _lines_about(self, button: PieceButton) -> list[str]:
        """Its name, and why it cannot be played or how likely it wins."""
        tr = self.ui.tr
        lines = [self.stage.pieces.name(button.piece)]
        if button.why:
            lines.append(button.why)
        elif button.playable and self.ui.settings.assist:
            self._chances = self._chances or self.app.services.chances(self.board.view)
            chance = self._chances.get(button.piece)
            if chance is not None:
                lines.append(tr("table.chance", percent=round(chance * 100)))
        return lines
