"""The people who play here against each other: who came out ahead, and who is the better pirate."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from game.match.entry import TAKEN_BACK
from game.play.logbook.digest import Digest, places_of
from game.play.logbook.rating import Rating, rated
from game.play.logbook.statistics import Meetings


class Standing(NamedTuple):
    """One person at a table."""

    who: str
    score: int
    place: int


class Result(NamedTuple):
    """A table of people, wherever it was played: here, or with the box and kept by hand.

    `match` is its id in the list.
    """

    date: str
    edition: str
    standings: tuple[Standing, ...]
    kept_by_hand: bool = False
    match: str = ""


@dataclass
class Member:
    """One person in the family table."""

    name: str
    rating: Rating = field(default_factory=Rating)
    matches: int = 0
    wins: int = 0
    points: int = 0
    by_hand: int = 0
    against: dict[str, Meetings] = field(default_factory=dict)

    @property
    def average(self) -> float:
        return self.points / self.matches if self.matches else 0.0


def result_of(digest: Digest) -> Result | None:
    """The people at a table, without the bots; None unless there were two who played to the end."""
    line = digest.line
    is_rated = line.counts and line.is_complete and TAKEN_BACK not in line.marks
    if not is_rated or len(line.people) < 2:
        return None
    scores = [line.totals[seat] for seat in line.people]
    names = [line.seats[seat].name for seat in line.people]
    parts = zip(names, scores, places_of(scores), strict=True)
    standings = tuple(Standing(*part) for part in parts)
    return Result(line.played, line.edition, standings, match=line.id)


def results_of(digests: Iterable[Digest]) -> list[Result]:
    return [result for digest in digests if (result := result_of(digest))]


def family_of(results: Iterable[Result]) -> list[Member]:
    """Everybody, the best first; results may come from anywhere and in any order."""
    members: dict[str, Member] = {}
    for result in sorted(results, key=lambda result: result.date):
        table = [members.setdefault(s.who, Member(s.who)) for s in result.standings]
        places = [standing.place for standing in result.standings]
        ratings = rated([member.rating for member in table], places)
        for member, standing, rating in zip(table, result.standings, ratings, strict=True):
            member.rating = rating
            _count(member, standing, result)
    return sorted(members.values(), key=lambda m: (-m.rating.shown, -m.matches, m.name))


def _count(member: Member, own: Standing, result: Result) -> None:
    member.matches += 1
    member.wins += own.place == 1
    member.points += own.score
    member.by_hand += result.kept_by_hand
    for other in result.standings:
        if other.who != own.who:
            member.against.setdefault(other.who, Meetings()).add(-own.place, -other.place)
