"""The table as a scene: its picture, what can be pressed, and what opens above it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.doors import (
    open_match_over,
    open_pause,
    open_rules,
    open_score_pad,
    open_take_back,
    rehearse_match_over,
    rehearse_score_pad,
)
from game.client.props.hand_verdict import pen
from game.client.scenes.table import timing, words
from game.client.scenes.table.attention import Attention
from game.client.scenes.table.board import Board, Shown
from game.client.scenes.table.choices import asks_itself, choice_panel
from game.client.scenes.table.choices.discard import DiscardCard
from game.client.scenes.table.choices.panel import ChoicePanel
from game.client.scenes.table.choices.undealt import DoneButton, SeeAgain
from game.client.scenes.table.course import Course
from game.client.scenes.table.curtain import CurtainScene, LidScene
from game.client.scenes.table.hand import PieceButton, glide
from game.client.scenes.table.hint.hints import Hints
from game.client.scenes.table.hint.panel import HintPanel
from game.client.scenes.table.input import (
    BidButton,
    LastTrick,
    PadButton,
    PileSpot,
    TypedBid,
    bid_of,
    plays_of,
)
from game.client.scenes.table.moments.rehearsal import Backstage
from game.client.scenes.table.picture import Picture
from game.client.scenes.table.shared.closed import ClosedPieces
from game.client.scenes.table.shared.fists_panel import EnterFists, LookAndCount
from game.client.scenes.table.shared.peeking import Peeking
from game.client.scenes.table.sprites import notes
from game.client.scenes.table.sprites.explanation import draw_explanation, explanation_sheet
from game.client.scenes.table.table_input import TableInput
from game.client.scenes.table.things import Thing, things
from game.client.scenes.table.watching import Watching
from game.client.toolkit.animation import Timeline, Wait
from game.client.toolkit.scene import Size
from game.client.toolkit.sound.audio import Mood
from game.client.toolkit.theme import duration
from game.client.toolkit.widgets import IconButton, Widget
from game.match.entry import HELPED
from game.play.fists import Part
from game.play.game import Game
from game.play.sharing import Sharing
from game.play.tension import tension
from game.rules.actions import Decision, Play
from game.rules.events import TrickTaken
from game.rules.state import Phase

if TYPE_CHECKING:
    from game.client.app import App

ALL_THE_WAY = 2.0  # as many times as long as a hover: cards close up that slowly
HAND_ORDER = "hand_order"  # what the settings remember it as


class TableScene(TableInput):
    """`shown` lists every piece in the last frame, for tests of what is hidden."""

    name = "table"

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self.game = game
        self.piles: list[PileSpot] = []
        self.last: LastTrick | None = None
        self.sort: IconButton | None = None
        self.declaring: str | None = None  # the two-faced card that was pressed
        self._shape: tuple[Size, int | None] = ((0, 0), None)
        self._chances: Mapping[str, float] = {}
        self.things: list[Thing] = []
        self.watching = Watching(self.ui, bool(game.humans), self.rebuild, self._look_again)
        self.timeline = Timeline(self.watching.speed, self.ui.calm)
        self.course = Course(self.ui, game, self.timeline, self, self.watching)
        self.stage = self.course.stage
        self.picture = Picture(self.stage, self.course.kit)
        self.peeking = Peeking(self)
        self.closed: ClosedPieces | None = None
        self.marked_bid: int | None = None  # pressed once
        self.backstage = Backstage(self.stage)
        self._pad_of = (0, 0)  # the hand and trick for which the pad was prepared
        self.hints = Hints(app.services, game.session.seed)
        self.hint_panel: HintPanel | None = None
        self.eager_hints = False  # they open by themselves, until somebody closes one
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
    def attention(self) -> Attention:
        return self.course.attention

    @property
    def armed(self) -> bool:
        return self.course.armed

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
        self.hint_panel = None
        if self.asked is not None and self.hints.is_about(self.board.view):
            assist = self._always_assist
            self.hint_panel = self.add(HintPanel(self.stage, self.hints, self.turn_hint, assist))

    @property
    def _can_undo(self) -> bool:
        """In practice it lies at hand; otherwise it is in the menu."""
        return self.game.is_practice and self.game.can_take_back

    def _undo_button(self) -> IconButton:
        tip = self.ui.tr("table.take_back.tip")
        return IconButton(self.ui, self._take_back_move, "take_back", tip, icon="back")

    def _hint_button(self) -> IconButton:
        button = IconButton(self.ui, self.turn_hint, "hint", self.ui.tr("table.hint"), icon="hint")
        if not self._may_hint:
            others = self.asked is not None or self.course.fists
            reason = "shared.no_hint" if others else "table.hint.wait"
            button.disable(self.ui.tr(reason))
        return button

    @property
    def _may_hint(self) -> bool:
        """Only while whoever is asked sees the own pieces for good: a hint tells of them."""
        is_seen = self.asked is not None and self.board.view.seat == self.asked
        return is_seen and not self.course.peek.is_up

    def _add_tools(self) -> None:
        """The last trick can be looked at again, and some pieces sorted."""
        self.last = self.add(LastTrick(self.stage, self.board.last, self.turn_last_trick))
        self.sort = None
        if self.course.kit.orders and self.game.humans:
            tip = self.ui.tr(f"table.sort.{self.board.order}")
            self.sort = self.add(IconButton(self.ui, self._sort, "sort", tip, icon="sort"))

    @property
    def _is_closed(self) -> bool:
        """Whether the pieces of whoever is asked lie face down to be pressed."""
        course = self.course
        if course.openly:
            return self.board.view.phase is Phase.PLAY
        return self.asked is not None and not course.sees_question and not course.peek.is_up

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

    def rebuild(self) -> None:
        """A press goes on although others bid meanwhile."""
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

    def _bid_buttons(self) -> list[BidButton]:
        hand = self.board.hand
        if not self.must_bid or hand is None:
            return []
        coins = [BidButton(self.stage, tricks, self.bid) for tricks in range(hand.cards + 1)]
        for coin in coins:
            coin.marked = coin.tricks == self.marked_bid
        return coins

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

    def refuse(self, why: str) -> None:
        """A piece was pressed that may not be played; its explanation says why."""
        self.ui.sound("refused")

    # What the course of the match wants

    def is_open(self) -> bool:
        return self.app.top is self

    def on_change(self) -> None:
        pointed = self.app.mouse
        self.rebuild()
        self._prepare_pad()
        self.tooltip.point_at(None)
        self._hover(self._at(pointed))

    def _prepare_pad(self) -> None:
        """With every trick: what was drawn before may be forgotten meanwhile."""
        if self.board.hand is None or self._pad_of == self.stage.trick_count:
            return
        self._pad_of = self.stage.trick_count
        self.backstage.soon(self._what_comes())

    def _what_comes(self) -> Iterator[object]:
        """The pad for those who play, and the end of the match in its last hand."""
        if self.game.humans:
            yield from rehearse_score_pad(self.app, self.game)
        if self._pad_of[0] == len(self.game.setup.plan):
            yield from rehearse_match_over(self.app, self.game)

    def on_news(self) -> None:
        self.shows_last_trick = False

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

    def on_closed(self, seat: int, told: Sequence[str] | None, taken: Callable[[], None]) -> None:
        """The table itself stays in sight."""
        if told is None:
            self.app.push(LidScene(self, seat, taken))
        else:
            self.app.push(CurtainScene(self, seat, taken, told))

    def share(self, sharing: Sharing) -> None:
        """The people want to share the screen in another way from now on."""
        self.game.share(sharing)
        for scene in [each for each in self.app.stack if isinstance(each, LidScene)]:
            self.app.close(scene)
        self.course.share_anew()
        self.picture = Picture(self.stage, self.course.kit)
        self.rebuild()

    def answers_at_rest(self, widget: Widget) -> bool:
        """Whether it answers as soon as a held pointer rests on it: it decides nothing yet."""
        if isinstance(widget, PieceButton):
            return len(plays_of(self.board.view, widget.piece)) > 1
        return isinstance(widget, DiscardCard | DoneButton | SeeAgain)

    def on_hand_over(self) -> None:
        """People look at the score as long as they like; spectators have the small pad."""
        if self.game.humans:
            open_score_pad(self.app, self.game, hand_over=True)
        else:
            self.timeline.play(pen(self.ui, self.game.public_view.scored), Wait(timing.READ))

    def on_match_over(self) -> None:
        open_match_over(self.app, self.game)

    def update(self, milliseconds: float) -> None:
        if self.watching.stands:
            self.tooltip.update(milliseconds)
        else:
            super().update(milliseconds)
        self.peeking.update(milliseconds)
        if self.pointing.update(milliseconds):
            self.redraw()
        self.course.update(milliseconds)
        self._update_hint()
        if not self.timeline.moving:
            self.backstage.update(milliseconds)
        if self.course.speech.update(milliseconds):
            self.redraw()
        at_once = self.ui.calm() or not self.ui.speed()
        share = ALL_THE_WAY if at_once else milliseconds / duration("hover")
        if [button for button in self.buttons if button.ease(share)]:
            self.redraw()

    def cover(self) -> None:
        self.peeking.cover()

    def pause(self) -> None:
        self.course.give_up_screen()

    def resume(self) -> None:
        self.course.hold_off()

    def leave(self) -> None:
        self.hints.close()
        self.game.leave()
        self.timeline.clear()

    def show_rules(self) -> bool:
        open_rules(self.app, self.game.setup)
        return True

    def mood(self) -> Mood:
        families = ("interface", "match", "voices", self.stage.pieces.kind)
        return Mood(tension(self.board.view), "table", families, len(self.game.seats))

    def on_setting(self, name: str) -> None:
        self.course.speech.replace()
        if name == "language":
            self.course.retell()

    # What opens above it

    def _open_pad(self) -> None:
        """The pad knows already what the table has yet to show: let it catch up."""
        self.skip()
        if self.is_open():
            open_score_pad(self.app, self.game)

    def _take_back_move(self) -> None:
        """What is still to be shown comes first, so that everybody knows what is taken back."""
        self.skip()
        if self._can_undo and self.is_open():
            open_take_back(self.app, self.game)

    def _open_rules(self) -> None:
        self.app.open_rules()

    def back(self) -> None:
        if self.shows_last_trick:
            self.turn_last_trick()
        elif self.hint_panel:
            self.turn_hint()
        elif self.declaring:
            self._take_back()
        else:
            open_pause(self.app, self.game, self.share)

    # Input

    def skip(self) -> None:
        if self.watching.stands:
            self.watching.turn_pause()
        self.course.skip()
        self.redraw()

    def _look_again(self) -> None:
        """Whoever watches wants to see all hands, or none."""
        self.course.look_again()

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

    def turn_last_trick(self) -> None:
        """Let the last trick stay in sight, or put it away."""
        self.shows_last_trick = not self.shows_last_trick and self.last is not None
        self.redraw()

    def turn_hint(self) -> None:
        """What the strongest bot would do now, or the hint put away."""
        if self.hints.is_open:
            self.hints.close()
            self.eager_hints = False
        elif self.asked is not None and self._may_hint:
            self.hints.ask(self.game.view(self.asked))
            self.game.mark(HELPED)
        self.rebuild()

    def _update_hint(self) -> None:
        """It goes with the decision that it was about."""
        is_over = self.asked is None or not self.hints.is_about(self.board.view)
        if self.hints.is_open and is_over:
            self.hints.close()
            self.rebuild()
        elif self.hints.update():
            self.rebuild()

    def _always_assist(self) -> None:
        self.ui.store.set("assist", True)

    def decide(self, decision: Decision | None) -> None:
        """All that a person decides at the table comes through here."""
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

    def shortcut(self, key: int) -> bool:
        shortcuts = {
            pygame.K_r: self._open_rules,
            pygame.K_QUESTION: self._open_rules,
            pygame.K_s: self._open_pad,
            pygame.K_t: self._sort,
            pygame.K_l: self.turn_last_trick,
            pygame.K_h: self.turn_hint,
            pygame.K_u: self._take_back_move,
        }
        if key in shortcuts:
            shortcuts[key]()
        return key in shortcuts or self.watching.on_key(key)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.shown.clear()
        super().draw(surface)

    def draw_scene(self, surface: pygame.Surface) -> None:
        self.picture.draw_still(surface, self.must_bid)

    def draw_above(self, surface: pygame.Surface) -> None:
        for button in self.buttons:
            if button.stands_out:
                button.paint(surface)
        self.picture.draw_moving(surface)
        self.course.speech.draw(surface, self.open_sheets())
        under = self.pointing.shown
        trick = self.last if self.shows_last_trick else under
        if isinstance(trick, PileSpot | LastTrick) and trick.trick:
            notes.draw_trick_note(self.stage, surface, trick.trick, trick.rect, trick.zone)
        if under and (about := under.about()):
            draw_explanation(self.stage, surface, about, self._explains_at())

    def open_sheets(self) -> list[pygame.Rect]:
        """What lies over the table to be read: nothing is said over it."""
        sheets = [panel.rect for panel in (self.hint_panel, self.choice) if panel]
        under = self.pointing.shown
        if under and (about := under.about()):
            sheets.append(explanation_sheet(self.stage, about, self._explains_at()).rect)
        return sheets

    def _explains_at(self) -> pygame.Rect | None:
        """On the other side while the hint lies in its place."""
        if self.hint_panel is None:
            return None
        place = self.stage.layout.explanation.copy()
        place.left = self.app.size[0] - place.right
        return place

    def _chance_of(self, piece: str) -> str:
        """How likely it wins the trick, for whoever wants to be told."""
        if not self.ui.settings.assist:
            return ""
        self._chances = self._chances or self.app.services.chances(self.board.view)
        chance = self._chances.get(piece)
        return "" if chance is None else self.ui.tr("table.chance", percent=round(chance * 100))
