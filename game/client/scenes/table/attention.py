"""Who looks at the screen: one person all the time, several in the way they share it, or nobody."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.play.open_view import open_view
from game.play.sharing import OPEN, Gate, Sharing, gate
from game.rules.view import View

Look = Callable[[int | None], View]


class Attention:
    """`sees` is the person whose pieces may show; `has_screen` who took it last, if nothing was
    shown to all since.
    """

    def __init__(self, humans: tuple[int, ...], sharing: Sharing) -> None:
        self.humans = humans
        self.sharing = sharing
        self.has_screen: int | None = None
        self.looks_into: tuple[int, ...] = ()  # whose hands are open to those who only watch
        self.sees = humans[0] if humans and not self.hides else None

    @property
    def is_shared(self) -> bool:
        return len(self.humans) > 1

    @property
    def hides(self) -> bool:
        """Whether people hide their pieces from each other."""
        return self.is_shared and self.sharing.way != OPEN

    @property
    def is_open(self) -> bool:
        """Whether the table can show the hands of several."""
        return not self.humans or (self.is_shared and not self.hides)

    @property
    def bottom(self) -> int:
        """The seat at the lower edge: the table never turns."""
        return self.humans[0] if self.humans else 0

    def gate(self, view: View) -> Gate:
        """What comes before the person whose view it is decides."""
        if not self.is_shared:
            return Gate.NONE
        return gate(self.sharing, view, view.seat == self.has_screen)

    def take(self, seat: int) -> None:
        """This person has the screen and may see the own pieces now."""
        self.sees = self.has_screen = seat

    def done(self) -> None:
        """Everyone watches now: where people hide their pieces, nobody's may show."""
        if self.hides:
            self.sees = None

    def guard(self) -> None:
        """Something secret comes up, or a new hand: nobody has the screen, and whoever comes first
        must take it.
        """
        self.done()
        self.has_screen = None

    def view(self, look: Look) -> View:
        """What may be shown now."""
        if self.looks_into:
            return replace(open_view(self.looks_into, self.bottom, look), legal=())
        if self.is_shared and not self.hides:
            return open_view(self.humans, self.sees, look)
        return look(self.sees)
