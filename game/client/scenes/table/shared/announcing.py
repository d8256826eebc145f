"""Bids and loads with real hands: all people count together, and it is entered what they showed."""

from __future__ import annotations

from game.client.scenes.table.asking import Asking
from game.client.scenes.table.presenters.bids import counting
from game.client.toolkit.animation import Call
from game.match.seat import HUMAN
from game.play.fists import Fists


class Announcing(Asking):
    """Only the confirmed decisions reach the match."""

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
