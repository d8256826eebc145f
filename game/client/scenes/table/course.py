"""The course of the match at the table: show what happened, ask whoever must decide, go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from game.client.scenes.table import timing, words
from game.client.scenes.table.attention import Attention
from game.client.scenes.table.board import Board
from game.client.scenes.table.kit import kit_for
from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.open_hands import opened
from game.client.scenes.table.presenter import Presenter
from game.client.scenes.table.presenters.bids import counting
from game.client.scenes.table.shared.prompts import prompt
from game.client.scenes.table.speech import Speech
from game.client.scenes.table.spots import screen, well
from game.client.scenes.table.sprites.movers import Flight
from game.client.scenes.table.stage import Stage
from game.client.scenes.table.watching import Watching
from game.client.toolkit.animation import Call, Parallel, Timeline, Tween, Wait, out_cubic
from game.client.toolkit.ui import Ui
from game.match.seat import HUMAN
from game.play.explain import last_play
from game.play.fists import Fists
from game.play.game import Game, News
from game.play.peek import Peek
from game.play.sharing import AROUND, Gate, asked_openly
from game.rules.actions import Decision
from game.rules.events import CardsDrawn, Event, HandDealt, HandScored, UndealtSeen
from game.rules.view import View

# How many steps of the match there may be in one frame when nothing is animated, and how long.
STEPS_AT_ONCE, BUDGET = 64, 12.0
# What one seat alone may look at when it is asked next.
SECRETS = (CardsDrawn, UndealtSeen)
ARC = 24.0  # units
MISSED = 3  # lines at most of what somebody has missed


class Host(Protocol):
    """What the scene does for the course."""

    def is_open(self) -> bool:
        """Whether nothing lies over the table."""

    def on_change(self) -> None:
        """The board shows something else."""

    def on_news(self) -> None:
        """Something happens that is to be shown."""

    def on_asked(self) -> None:
        """Whoever looks must decide."""

    def on_closed(self, seat: int, told: Sequence[str] | None, taken: Callable[[], None]) -> None:
        """Somebody must take the screen, and is told what happened; with nothing to be told
        whoever had it last turns the own pieces up.
        """

    def on_hand_over(self) -> None: ...

    def on_match_over(self) -> None: ...


class Course:
    """`asked` is the person who must decide now; nothing is decided here."""

    def __init__(
        self, ui: Ui, game: Game, timeline: Timeline, host: Host, watching: Watching
    ) -> None:
        self.ui = ui
        self.game = game
        self.timeline = timeline
        self.host = host
        self.watching = watching
        self._shown: News | None = None
        self.attention = Attention(game.humans, game.sharing)
        self._look_into_hands()
        self.asked: int | None = None
        self.openly = False  # whoever is asked answers before all eyes
        self.fists: Fists | None = None  # all people announce something together
        self.peek = Peek()
        self._looked: dict[int, int] = {}  # how much had happened when they last decided
        self.over = False
        self.may_play_last = True  # the last piece by itself, if the player likes that
        self.kit = kit_for(game.setup)
        pieces = self.kit.painter(ui, game.setup)
        self.stage = Stage(ui, game, self.layout(), self._first_board(), pieces)
        self.presenter = Presenter(self.stage, self.kit.presenters, host.on_change)
        self.speech = Speech(self.stage, game)
        self._dress()
        self._pause = 0.0
        self._guard = 0.0
        self._paused_for: tuple[int | None, int] = (None, -1)

    def layout(self) -> TableLayout:
        attention = self.attention
        layout = self.kit.layout(self.ui.theme, len(self.game.seats), attention.bottom)
        layout.shared = attention.is_shared
        return layout

    def _first_board(self) -> Board:
        """The table as it is; before the first deal nothing lies on it."""
        if self.game.news:
            return Board(replace(self.game.public_view, hand=None, legal=()))
        board = Board(self._view())
        board.sync(board.view)
        return board

    def _dress(self) -> None:
        """As the people share it: how hands are drawn, and whether a lantern is lit."""
        attention = self.attention
        is_open = attention.is_open
        self.kit = opened(kit_for(self.game.setup)) if is_open else kit_for(self.game.setup)
        self.stage.lantern = self._is_around and attention.sharing.lantern
        if is_open and self.stage.held_by is None:
            self.stage.held_by = attention.sees

    def _view(self) -> View:
        """What may be shown now, with the answers to a question before all eyes."""
        view = self.attention.view(self.game.view)
        if self.asked is None or not self.openly:
            return view
        return asked_openly(view, self.game.view(self.asked))

    def _look_into_hands(self) -> None:
        """Those of bots among themselves, for whoever watches."""
        seats = range(len(self.game.seats)) if self.watching.is_open else ()
        self.attention.looks_into = tuple(seats)

    def look_again(self) -> None:
        """With other eyes at what was shown last, which may be less than has happened."""
        self._look_into_hands()
        self.timeline.complete()
        look = self._shown.views.__getitem__ if self._shown else self.game.view
        self.board.sync(self.attention.view(look))
        self.host.on_change()

    @property
    def board(self) -> Board:
        return self.stage.board

    @property
    def must_bid(self) -> bool:
        """Whether whoever looks is asked for a bid."""
        return self.sees_question and self.board.bidding

    @property
    def sees_question(self) -> bool:
        """Whether the answers are in sight for whoever is asked."""
        return self.asked is not None and (self.openly or self.board.view.seat == self.asked)

    @property
    def awaits(self) -> bool:
        """Whether people must do something now."""
        return self.asked is not None or self.fists is not None

    @property
    def waits(self) -> bool:
        """Whether there is something to be skipped."""
        if self.watching.stands:
            return False
        return self.timeline.busy or (not self.awaits and not self.over)

    @property
    def armed(self) -> bool:
        """Whether a press decides now; right after something was shown it was meant to skip."""
        return self.awaits and (self._guard <= 0 or not self.ui.speed())

    def hold_off(self) -> None:
        """Control comes back: for a moment nothing is decided."""
        self._guard = timing.GUARD if self.ui.speed() else 0.0

    # Time passes

    def update(self, milliseconds: float) -> None:
        if self.watching.stands:
            return
        speed = self.watching.speed()
        self._pause = max(0.0, self._pause - milliseconds / speed) if speed else 0.0
        self._guard = max(0.0, self._guard - milliseconds)
        begun = self.ui.now()
        for _ in range(STEPS_AT_ONCE):
            if not self.host.is_open() or not self._advance() or self.ui.now() - begun > BUDGET:
                break

    def skip(self) -> None:
        """Every animation and every pause ends now."""
        self.timeline.complete()
        self._pause = 0.0

    def _advance(self) -> bool:
        """One step further, unless something still moves or somebody must decide."""
        if self.over or self.peek.is_held:
            return False
        self._begin_thinking()
        if self.timeline.busy:
            return False
        if self.game.news:
            self._present()
            return True
        if self.game.finished:
            self._match_over()
            return False
        if not self.awaits and (humans := self.game.waiting(HUMAN)):
            if not self._let_play_itself(humans[0]):
                self._ask(humans[0])
            return True
        return self._pause <= 0 and self.game.take_thought()

    def _present(self) -> None:
        news = self.game.news.popleft()
        self.host.on_news()
        for event in news.events:
            if isinstance(event, SECRETS) and event.seat in self.game.humans:
                self.attention.guard()
        self._shown, view = news, self.attention.view(news.views.__getitem__)
        self.timeline.play(
            *self.presenter.movements(news, view),
            Call(lambda: self._settle(news)),
            *self.speech.motions(news.events),
            *map(Call, self._ending(news.events)),
        )
        self.timeline.update(0)

    def _settle(self, news: News) -> None:
        """Everything lies where it came to lie, for whoever looks now."""
        self.board.sync(self.attention.view(news.views.__getitem__))
        self.host.on_change()

    def _ending(self, events: Sequence[Event]) -> list[Callable[[], None]]:
        """What comes when the table is clear again; the last hand is told like every other."""
        is_scored = any(isinstance(event, HandScored) for event in events)
        return [self._hand_over] if is_scored else []

    # The bots

    def _begin_thinking(self) -> None:
        """The bot thinks while dice still roll; its pause begins when they lie still."""
        self.game.begin_thinking()
        moment = (self.game.thinker, len(self.game.events))
        if moment == self._paused_for or self.timeline.busy or self.game.news:
            return
        self._paused_for = moment
        if moment[0] is not None and self.ui.speed():
            self._pause = timing.bot_pause(self.ui.settings.bot_pace)
        if not self.awaits:
            self._show_thinker(moment[0])

    def _show_thinker(self, seat: int | None, told: bool = True) -> None:
        self.stage.turn = seat
        if seat is not None and told:
            key = "table.others_bid" if self.board.bidding else "table.thinks"
            self.say(self.ui.tr(key, name=self.stage.name(seat)))
            self.host.on_change()

    # The people

    def _let_play_itself(self, seat: int) -> bool:
        """The last piece of a hand, if there is only one way to play it: nothing is decided, and
        nobody has to come to the screen for it. Around the table everybody throws the own one.
        """
        wanted = self.may_play_last and self.ui.settings.plays_last and not self._is_around
        only = last_play(self.game.view(seat)) if wanted else None
        if only is None:
            return False
        self._show_thinker(seat, told=False)
        pause = timing.bot_pause(self.ui.settings.bot_pace)
        self.timeline.play(Wait(pause), Call(lambda: self.game.submit(only)))
        return True

    def _ask(self, seat: int) -> None:
        """The next person, as soon as nothing secret is seen by anybody else."""
        gate = self.attention.gate(self.game.view(seat))
        if gate in (Gate.CURTAIN, Gate.LID):
            self.stage.turn = self.stage.held_by = seat
            self.say("")  # the plank that opens it lies there
            self.host.on_change()
            told = self._missed(seat) if gate is Gate.CURTAIN else None
            self.host.on_closed(seat, told, lambda: self._question(seat, Gate.NONE))
        elif gate is Gate.FISTS:
            self._announce()
        else:
            self._question(seat, gate)

    def _missed(self, seat: int) -> list[str]:
        """What happened in this hand since that person last looked."""
        events = self.game.events
        dealt = max((n for n, e in enumerate(events) if isinstance(e, HandDealt)), default=0)
        since = max(dealt, self._looked.get(seat, 0))
        return words.happened(self.stage, events[since:])[-MISSED:]

    def _question(self, seat: int, gate: Gate) -> None:
        if gate is Gate.NONE:
            self.attention.take(seat)
        self.asked, self.openly = seat, gate is Gate.OPENLY
        self._looked[seat] = len(self.game.events)
        comes = self.attention.hides and gate is not Gate.NONE and self.stage.held_by != seat
        self.stage.turn = self.stage.held_by = seat
        self._call_people()
        if comes:
            self._bring(seat)

    def _bring(self, seat: int) -> None:
        """The pieces of whoever must decide come to the lower edge, face down."""
        board, count = self.board, self.board.held(seat)
        backs = [Flight(seat, "", screen(seat), well(n, count), ARC) for n in range(count)]
        moves = [Tween(timing.BRING, back.step, out_cubic) for back in backs]
        board.movers.extend(backs)
        board.brought = True
        self.timeline.play(Parallel(*moves), Call(self._brought))

    def _brought(self) -> None:
        self.board.movers.clear()
        self.board.brought = False
        self.host.on_change()

    def _call_people(self) -> None:
        self.hold_off()
        self._look_again()
        self.ui.sound("your_turn")
        self.host.on_asked()

    def _look_again(self) -> None:
        """The table as it is, for whoever looks now, and what is asked."""
        self.board.sync(self._view())
        self._say_question()
        self.host.on_change()

    def _say_question(self) -> None:
        self.say(prompt(self), "glow")

    def retell(self) -> None:
        """In another language now."""
        if self.awaits:
            self._say_question()
        else:
            self.board.message = ""

    def say(self, text: str, tone: str = "brass") -> None:
        self.board.message, self.board.tone = text, tone

    def decide(self, decision: Decision | None) -> None:
        """What the person who is asked has chosen."""
        if decision is None or not self.armed:
            return
        self._unask()
        self.game.submit(decision)
        self.host.on_change()

    def _unask(self) -> None:
        """Nobody decides any more, and what one person alone may know goes out of sight."""
        self.asked, self.openly, self.fists = None, False, None
        self.stage.turn = None
        self.peek.cover()
        self.attention.done()
        if self.attention.hides:
            self.board.hide()
        self.board.message = ""

    def play_last(self) -> None:
        """The only piece that is left, with one press before all eyes."""
        assert self.asked is not None
        self.decide(last_play(self.game.view(self.asked)))

    def give_up_screen(self) -> None:
        """Something lies above the table that all may look at: whoever decides must come again."""
        if self.attention.hides and self.attention.sees is not None:
            self._unask()
            self.attention.guard()
            self.host.on_change()

    def share_anew(self) -> None:
        """The people share the screen in another way now: whoever was asked is asked again."""
        self.skip()
        self._unask()
        self.stage.fists = None
        self.attention = Attention(self.game.humans, self.game.sharing)
        self._unask()
        self._dress()
        self.board.sync(self._view())
        self.host.on_change()

    # Looking at the own pieces for as long as they are held up

    @property
    def may_peek(self) -> bool:
        """Whether people lift their pieces now, and nothing else goes on."""
        looks = self._is_around or self.fists is not None
        return looks and self.armed and not self.timeline.busy

    @property
    def _is_around(self) -> bool:
        return self.attention.hides and self.attention.sharing.way == AROUND

    def lift(self) -> None:
        """What is held comes up."""
        seat = self.peek.seat
        self.attention.sees = self.stage.held_by = seat
        if not self.openly:  # a panel asks somebody by name
            self.stage.turn = seat
        if self.fists and seat is not None:
            self.fists.looked.add(seat)
        self._look_again()

    def put_down(self) -> None:
        """What was held up lies face down again."""
        if self.awaits:
            self.attention.done()
            self.stage.turn = self.stage.held_by = self.asked
            self._look_again()

    # Bids and loads with real hands

    def _announce(self) -> None:
        """All people together; what bots announce is known when the last one has."""
        people = self.game.waiting(HUMAN)
        self.attention.guard()
        self.fists = Fists({seat: self.game.view(seat).legal for seat in people})
        self.stage.fists = self.fists
        self.stage.turn = self.stage.held_by = None
        self._call_people()

    def count_fists(self) -> None:
        """Yo – ho – ho; then it is entered what the people showed."""
        if self.fists and self.armed:
            self.fists.count()
            self.host.on_change()
            self.timeline.play(*counting(self.presenter), Call(self._counted))

    def _counted(self) -> None:
        if self.fists:
            self.fists.counted()
            self._call_people()

    def look_once_more(self) -> None:
        if self.fists and self.armed:
            self.fists.once_more()
            self._call_people()

    def confirm_fists(self) -> None:
        """With the last of them the bots' hands open as well."""
        if self.fists is None or self.fists.next_seat is not None or not self.armed:
            return
        decisions = self.fists.decisions
        self._unask()
        for decision in decisions:
            self.game.submit(decision)
        self.host.on_change()

    # The end

    def _hand_over(self) -> None:
        self.attention.guard()
        self.stage.turn = self.stage.held_by = None
        self.host.on_hand_over()

    def _match_over(self) -> None:
        self.over = True
        self.host.on_match_over()
