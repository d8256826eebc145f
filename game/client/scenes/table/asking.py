"""Asking the people: who comes next, how they are called, and what they decide."""

from __future__ import annotations

from abc import ABC, abstractmethod

from game.client.scenes.table import timing, words
from game.client.scenes.table.attention import Attention
from game.client.scenes.table.seeing import Seeing
from game.client.scenes.table.shared.prompts import prompt
from game.client.scenes.table.spots import screen, well
from game.client.scenes.table.sprites.movers import Flight
from game.client.toolkit.animation import Call, Parallel, Tween, out_cubic
from game.play.explain import last_play
from game.play.sharing import Gate
from game.rules.actions import Decision
from game.rules.events import HandDealt

ARC = 24.0  # units
MISSED = 3  # lines at most of what somebody has missed


class Asking(Seeing, ABC):
    """Asks one person after the other, through the gate that their way of sharing has."""

    @abstractmethod
    def skip(self) -> None:
        """Every animation and every pause ends now."""

    @abstractmethod
    def _announce(self) -> None:
        """Ask all people at once, who announce something together."""

    def _ask(self, seat: int) -> None:
        """Ask the next person, as soon as nothing secret is seen by anybody else."""
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
        """What happened in this hand since that person last looked, in words."""
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
        """Bring the pieces of whoever must decide to the lower edge, face down."""
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
        """Show the table as it is for whoever looks now, and what is asked."""
        self.board.sync(self._view())
        self._say_question()
        self.host.on_change()

    def _say_question(self) -> None:
        self.say(prompt(self), "glow")

    def retell(self) -> None:
        """Write the message anew, in the language that was chosen just now."""
        if self.awaits:
            self._say_question()
        else:
            self.board.message = ""

    # What they decide

    def decide(self, decision: Decision | None) -> None:
        """Hand on what the person who is asked has chosen."""
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
        """Play the only piece that is left, with one press before all eyes."""
        assert self.asked is not None
        self.decide(last_play(self.game.view(self.asked)))

    # What takes the question back

    def give_up_screen(self) -> None:
        """Something lies above the table that all may look at: whoever decides must come again."""
        if self.attention.hides and self.attention.sees is not None:
            self._unask()
            self.attention.guard()
            self.host.on_change()

    def share_anew(self) -> None:
        """The people share the screen in another way now: ask whoever was asked again."""
        self.skip()
        self._unask()
        self.stage.fists = None
        self.attention = Attention(self.game.humans, self.game.sharing)
        self._unask()
        self._dress()
        self.board.sync(self._view())
        self.host.on_change()
