"""Looking at the own pieces for as long as they are held up."""

from __future__ import annotations

from game.client.scenes.table.shared.announcing import Announcing


class Lifting(Announcing):
    """Lifts pieces and puts them down again; `Peeking` tells it when."""

    @property
    def may_peek(self) -> bool:
        """Whether people lift their pieces now, and nothing else goes on."""
        looks = self._is_around or self.fists is not None
        return looks and self.armed and not self.timeline.busy

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
