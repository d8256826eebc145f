"""What is known of a match beside its moves: when it was played, how far, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from game.rules.state import MatchState, Phase

PLAYING, OVER, FINISHED = "playing", "over", "finished"
CONCEDED, HELPED, TAKEN_BACK, PRACTICE = "conceded", "helped", "taken_back", "practice"
BY_HAND = "by_hand"  # a match of the real box, of which only the score was kept
LONGEST_PAUSE = 300  # seconds; who leaves the table for longer is not playing


@dataclass(frozen=True)
class Entry:
    """`over` means that nobody has seen the result yet; then the match is `finished`.

    Moments are texts as 2026-11-18T01:02:03Z, which sort by time; empty when nobody knows them.
    `marks` tells what was special: `conceded`, `helped` by hints, `taken_back` a decision, or
    `practice`, a deal that somebody may have known before (no statistics count it). `extra` is
    for whatever else belongs to the match, plain JSON only; what a later version adds is found
    there too, and kept.
    """

    status: str = PLAYING
    started: str = ""
    played: str = ""
    seconds: int = 0
    version: str = ""
    hand: int = 1
    hands: int = 0
    totals: tuple[int, ...] = ()
    marks: frozenset[str] = frozenset()
    extra: Mapping[str, object] = field(default_factory=dict)

    def as_data(self) -> dict[str, object]:
        """The entry as plain data; `from_data` reads it back."""
        known = {key: getattr(self, key) for key in _READERS}
        return {**self.extra, **known, "totals": list(self.totals), "marks": sorted(self.marks)}

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> Entry:
        """Raises TypeError for what no entry can be; what is missing is not known."""
        known = {key: _READERS[key](data[key]) for key in _READERS if key in data}
        extra = {key: value for key, value in data.items() if key not in _READERS}
        return cls(**known, extra=extra)  # type: ignore[arg-type]

    def at(self, state: MatchState) -> Entry:
        """The entry of a match that has come to this state."""
        plan, is_over = state.setup.plan, state.phase is Phase.OVER
        status = self.status if self.status == FINISHED else (OVER if is_over else PLAYING)
        hand = min(state.hand_number, len(plan))
        return replace(self, status=status, hand=hand, hands=len(plan), totals=state.totals)

    def played_on(self, since: str, until: str) -> Entry:
        """Played from one moment to another, which is the last one so far."""
        seconds = self.seconds + max(0, min(seconds_between(since, until), LONGEST_PAUSE))
        return replace(self, started=self.started or since, played=until, seconds=seconds)


def moment_of(time: datetime) -> str:
    return time.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def now() -> str:
    return moment_of(datetime.now(UTC))


def seconds_between(earlier: str, later: str) -> int:
    passed = datetime.fromisoformat(later) - datetime.fromisoformat(earlier)
    return round(passed.total_seconds())


def _status(value: object) -> str:
    if value not in (PLAYING, OVER, FINISHED):
        raise TypeError("status must be playing, over or finished")
    return str(value)


def _moment(value: object) -> str:
    """Only as we write it, so that all of them sort."""
    try:
        if value == "" or moment_of(datetime.fromisoformat(_text(value))) == value:
            return str(value)
    except (ValueError, OverflowError):
        pass
    raise TypeError("a moment looks like 2026-11-18T01:02:03Z")


def _count(value: object) -> int:
    if type(value) is not int or value < 0:
        raise TypeError("counts are whole numbers from 0")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("must be a text")
    return value


def _totals(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or any(type(total) is not int for total in value):
        raise TypeError("totals are whole numbers")
    return tuple(value)


def _marks(value: object) -> frozenset[str]:
    if not isinstance(value, list):
        raise TypeError("marks are texts")
    return frozenset(map(_text, value))


_READERS: dict[str, Callable[[object], object]] = {
    "status": _status,
    "started": _moment,
    "played": _moment,
    "seconds": _count,
    "version": _text,
    "hand": _count,
    "hands": _count,
    "totals": _totals,
    "marks": _marks,
}
