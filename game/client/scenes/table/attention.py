"""Who looks at the screen: one person all the time, several by turns, or only spectators."""

from __future__ import annotations


class Attention:
    """`looker` is the last person who took the screen; `sees` the one whose pieces may show."""

    def __init__(self, humans: tuple[int, ...]) -> None:
        self.humans = humans
        self.looker: int | None = humans[0] if humans else None
        self._private = len(humans) == 1
        self._took = len(humans) == 1

    @property
    def hot_seat(self) -> bool:
        return len(self.humans) > 1

    @property
    def sees(self) -> int | None:
        return self.looker if self._private else None

    @property
    def bottom(self) -> int:
        """The seat at the lower edge."""
        return 0 if self.looker is None else self.looker

    def needs_curtain(self, seat: int) -> bool:
        """Whether somebody else may be before the screen."""
        return self.hot_seat and not (self._took and self.looker == seat)

    def take(self, seat: int) -> None:
        """This person says that the screen is theirs."""
        self.looker, self._private, self._took = seat, True, True

    def done(self) -> None:
        """A decision is made; in hot-seat everyone watches now."""
        self._private = not self.hot_seat and bool(self.humans)

    def guard(self) -> None:
        """Something secret comes up: in hot-seat nobody has the screen until they say so."""
        self._took = self._took and not self.hot_seat

    def forget(self) -> None:
        """A new hand: whoever comes first must say so."""
        self.done()
        self._took = not self.hot_seat and bool(self.humans)
