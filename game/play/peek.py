"""A look under the own pieces: they lie face down unless somebody holds them up."""

from __future__ import annotations

POINTER, KEY = "pointer", "key"
LIFT = 160.0  # milliseconds a press must last before anything is seen: a tap shows nothing
REST = 160.0  # and so long the pointer must rest on something that is to be chosen


class Peek:
    """`seat` holds its pieces up with a finger, the mouse or a key; nobody does if it is None.

    `target` names what is pointed at meanwhile. Letting go of the mouse chooses it, if the pointer
    came to it and rested there: where the press began there happens to be something, too. A key is
    let go to put the pieces down; then a second press chooses. `cover` ends it whatever is held
    down, and only another press begins anew.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self.target: str | None = None
        self._by = ""
        self._held = 0.0
        self._rested = 0.0
        self._begun_at: str | None = None

    @property
    def is_held(self) -> bool:
        return self.seat is not None

    @property
    def is_up(self) -> bool:
        """Whether the pieces are to be seen."""
        return self.seat is not None and self._held >= LIFT

    @property
    def by_key(self) -> bool:
        return self._by == KEY

    @property
    def is_chosen(self) -> bool:
        """Whether letting go now would choose what is pointed at."""
        return self.is_up and self.target is not None and self._rested >= REST

    def press(self, seat: int, by: str) -> None:
        """Begin; a second press changes nothing."""
        if self.seat is None:
            self.cover()
            self.seat, self._by = seat, by

    def lies_under(self, target: str | None) -> None:
        """Note what the pointer happens to be on when the pieces come up."""
        self._begun_at = target

    def slide(self, target: str | None) -> None:
        """The pointer, or the focus, is there now."""
        if self.seat is None or (target is not None and target == self._begun_at):
            return
        self._begun_at = None
        if target != self.target:
            self.target, self._rested = target, 0.0

    def wait(self, milliseconds: float) -> bool:
        """Let time pass; whether the pieces come up, or something is chosen, only now."""
        before = (self.is_up, self.is_chosen)
        if self.seat is not None:
            rested = milliseconds if self.is_up else 0.0
            self._held += milliseconds
            self._rested += rested if self.target is not None else 0.0
        return before != (self.is_up, self.is_chosen)

    def release(self, by: str) -> str | None:
        """Let go of what was pressed (of anything else nothing comes); what is chosen by it, if
        anything.
        """
        if by != self._by:
            return None
        chosen = self.target if by == POINTER and self.is_chosen else None
        self.cover()
        return chosen

    def second_press(self, target: str | None) -> str | None:
        """A press beside the key that is held: what is chosen by it."""
        return target if self.by_key and self.is_up else None

    def cover(self) -> None:
        """Everything lies face down again."""
        self.seat, self.target, self._by = None, None, ""
        self._begun_at = None
        self._held = self._rested = 0.0
