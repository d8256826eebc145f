"""The case of medals: some thirty deeds, worked out from the digests of a person's matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from game.match.entry import TAKEN_BACK
from game.play.logbook.daily import longest_streak
from game.play.logbook.deeds import (
    BOLD,
    CLOSE,
    DEEDS,
    FAR,
    FULL,
    HIGHEST_BET,
    LEGENDS,
    RICH,
    RUN,
    SWEEP,
    WIND,
    ZERO_WITH,
)
from game.play.logbook.digest import Digest


@dataclass(frozen=True)
class Medal:
    """One place in the case: when and in which match it was earned, or how far the way is."""

    key: str
    have: int = 0
    need: int = 1
    match: str = ""
    date: str = ""

    @property
    def is_earned(self) -> bool:
        return self.have >= self.need


@dataclass
class Career:
    """What medals over many matches look at, as far as it has come."""

    matches: int = 0
    wins: int = 0
    row: int = 0
    longest_row: int = 0
    zeros: int = 0
    editions: set[str] = field(default_factory=set)
    beaten: set[str] = field(default_factory=set)
    days: set[str] = field(default_factory=set)

    def add(self, digest: Digest, seat: int) -> None:
        line, is_won = digest.line, digest.line.places[seat] == 1
        self.matches += 1
        self.wins += is_won
        self.row = self.row + 1 if is_won else 0
        self.longest_row = max(self.longest_row, self.row)
        held = [hand.scores[seat] for hand in digest.hands]
        self.zeros += sum(score.bid == score.won == 0 for score in held)
        if is_won:
            self.editions.add(line.edition)
            self.beaten.update(other.level for other in line.seats if other.level)
        if line.daily:
            self.days.add(line.daily)


LEVELS = ("cabin_boy", "sailor", "captain", "legend")
CAREER: dict[str, tuple[int, Callable[[Career], int]]] = {
    "first_voyage": (1, lambda career: career.matches),
    "first_win": (1, lambda career: career.wins),
    "old_salt": (10, lambda career: career.matches),
    "grey_beard": (100, lambda career: career.matches),
    "hat_trick": (3, lambda career: career.longest_row),
    "three_seas": (3, lambda career: len(career.editions)),
    "up_the_ranks": (len(LEVELS), lambda career: len(career.beaten & set(LEVELS))),
    "twenty_five_zeros": (25, lambda career: career.zeros),
    "seven_days": (7, lambda career: longest_streak(career.days)),
}
MEDALS = (*CAREER, *DEEDS)
# What a medal asks for, where that is a number.
NUMBERS: dict[str, int] = {
    **{key: need for key, (need, _) in CAREER.items()},
    "zero_held": ZERO_WITH,
    "bold_bid": BOLD,
    "clean_sweep": SWEEP,
    "rich_hand": RICH,
    "bet_won": HIGHEST_BET,
    "five_in_a_row": RUN,
    "by_a_hair": CLOSE,
    "landslide": FAR,
    "full_table": FULL,
    "against_the_wind": round(WIND),
    "three_legends": LEGENDS,
}


def earns_medals(digest: Digest) -> bool:
    """Whether it was played to its end, for good, and without taking anything back."""
    line = digest.line
    return line.counts and line.is_complete and TAKEN_BACK not in line.marks


def case_of(digests: Iterable[Digest], person: str) -> list[Medal]:
    """All medals, earned or not, over matches in the order of play."""
    career, found = Career(), dict[str, Medal]()
    for digest in digests:
        seat = digest.line.seat_of(person)
        if seat is None or not earns_medals(digest):
            continue
        career.add(digest, seat)
        for key in _reached(career, digest.tallies[seat].deeds):
            found.setdefault(key, _earned(key, digest))
    return [found.get(key) or _missing(key, career) for key in MEDALS]


def _reached(career: Career, deeds: Sequence[str]) -> list[str]:
    far = [key for key, (need, have) in CAREER.items() if have(career) >= need]
    return [*far, *(deed for deed in deeds if deed in DEEDS)]


def _earned(key: str, digest: Digest) -> Medal:
    need = CAREER[key][0] if key in CAREER else 1
    return Medal(key, need, need, digest.line.id, digest.line.played)


def _missing(key: str, career: Career) -> Medal:
    if key not in CAREER:
        return Medal(key)
    need, have = CAREER[key]
    return Medal(key, have(career), need)


def newly_earned(before: Sequence[Digest], now: Digest, person: str) -> list[str]:
    """What this match brought that none before it had."""
    held = {medal.key for medal in case_of(before, person) if medal.is_earned}
    after = case_of([*before, now], person)
    return [medal.key for medal in after if medal.is_earned and medal.key not in held]
