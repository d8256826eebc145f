"""One person's figures over any matches, added up digest by digest in the order of play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from game.match.entry import CONCEDED
from game.play.logbook.digest import Digest, Score

LEAST_MEETINGS = 3


@dataclass
class Bids:
    """How bids of one kind went: made, won too many, won too few."""

    made: int = 0
    over: int = 0
    under: int = 0

    @property
    def all(self) -> int:
        return self.made + self.over + self.under

    @property
    def rate(self) -> float:
        return self.made / self.all if self.all else 0.0

    def add(self, score: Score) -> None:
        self.made += score.is_exact
        self.over += score.won > score.bid
        self.under += score.won < score.bid


@dataclass
class Meetings:
    """How often one met somebody, and who was ahead in the end."""

    met: int = 0
    ahead: int = 0
    behind: int = 0

    def add(self, own: int, other: int) -> None:
        self.met += 1
        self.ahead += own > other
        self.behind += own < other


class ScoredHand(NamedTuple):
    """A hand that is remembered; hands count from 1."""

    points: int
    match: str
    hand: int


class Point(NamedTuple):
    """One match on the line over time."""

    match: str
    played: str
    score: int
    place: int
    seats: int
    exact: float


@dataclass
class Series:
    """The longest row of one thing, and the row that still goes on."""

    longest: int = 0
    now: int = 0

    def add(self, goes_on: bool) -> None:
        self.now = self.now + 1 if goes_on else 0
        self.longest = max(self.longest, self.now)


@dataclass
class Figures:
    """Matches and what comes of them are counted when played to the end, hands always."""

    matches: int = 0
    wins: int = 0
    shared_wins: int = 0
    conceded: int = 0
    helped: int = 0
    seconds: int = 0
    places: Counter[int] = field(default_factory=Counter)
    points: int = 0
    best_score: int | None = None
    worst_score: int | None = None
    bids: Bids = field(default_factory=Bids)
    by_cards: dict[int, Bids] = field(default_factory=dict)
    by_bid: dict[int, Bids] = field(default_factory=dict)
    captures: Counter[str] = field(default_factory=Counter)
    bonus: int = 0
    best_hand: ScoredHand | None = None
    worst_hand: ScoredHand | None = None
    exact_series: Series = field(default_factory=Series)
    win_series: Series = field(default_factory=Series)
    comebacks: int = 0
    levels: dict[str, Meetings] = field(default_factory=dict)
    characters: dict[str, Meetings] = field(default_factory=dict)
    bots: dict[str, Meetings] = field(default_factory=dict)
    people: dict[str, Meetings] = field(default_factory=dict)
    course: list[Point] = field(default_factory=list)
    rolled_won: int = 0
    expected: float = 0.0
    faces: Counter[str] = field(default_factory=Counter)

    @property
    def average(self) -> float:
        return self.points / self.matches if self.matches else 0.0

    @property
    def zeros(self) -> Bids:
        """Bids of nothing: dared, and held."""
        return self.by_bid.get(0, Bids())

    @property
    def luck(self) -> float | None:
        """Tricks won with dice beyond those that the dice were worth; None without any."""
        return self.rolled_won - self.expected if self.faces else None

    @property
    def nemesis(self) -> str:
        """The bot that one is behind of most, among those often met; empty if there is none."""
        often = {n: m for n, m in self.bots.items() if m.met >= LEAST_MEETINGS}
        worse = {name: m for name, m in often.items() if m.behind > m.ahead}
        return max(
            worse, key=lambda n: ((worse[n].behind - worse[n].ahead) / worse[n].met, n), default=""
        )

    def add(self, digest: Digest, seat: int) -> None:
        """The next match, seen from this seat."""
        line = digest.line
        self.seconds += line.seconds
        self.conceded += CONCEDED in line.marks
        self.helped += "helped" in line.marks
        for number, hand in enumerate(digest.hands, 1):
            self._add_hand(hand.cards, hand.scores[seat], line.id, number)
        self._add_tally(digest, seat)
        if line.is_complete:
            self._add_result(digest, seat)

    def _add_hand(self, cards: int, score: Score, match: str, number: int) -> None:
        for bids in (
            self.bids,
            self.by_cards.setdefault(cards, Bids()),
            self.by_bid.setdefault(score.bid, Bids()),
        ):
            bids.add(score)
        self.exact_series.add(score.is_exact)
        self.bonus += score.bonus
        hand = ScoredHand(score.points, match, number)
        if self.best_hand is None or hand.points > self.best_hand.points:
            self.best_hand = hand
        if self.worst_hand is None or hand.points < self.worst_hand.points:
            self.worst_hand = hand

    def _add_tally(self, digest: Digest, seat: int) -> None:
        tally = digest.tallies[seat]
        self.captures.update(tally.captures)
        if tally.expected is not None:
            self.expected += tally.expected
            self.rolled_won += sum(hand.scores[seat].won for hand in digest.hands)
            self.faces.update(digest.faces)

    def _add_result(self, digest: Digest, seat: int) -> None:
        line, totals, places = digest.line, digest.line.totals, digest.line.places
        score, place = totals[seat], places[seat]
        self.matches += 1
        self.points += score
        self.places[place] += 1
        self.wins += place == 1
        self.shared_wins += place == 1 and places.count(1) > 1
        self.win_series.add(place == 1)
        self.best_score = score if self.best_score is None else max(self.best_score, score)
        self.worst_score = score if self.worst_score is None else min(self.worst_score, score)
        self.comebacks += "from_last" in digest.tallies[seat].deeds
        exact = sum(hand.scores[seat].is_exact for hand in digest.hands) / len(digest.hands)
        self.course.append(Point(line.id, line.played, score, place, len(totals), exact))
        self._add_meetings(digest, seat)

    def _add_meetings(self, digest: Digest, seat: int) -> None:
        totals = digest.line.totals
        for number, other in enumerate(digest.line.seats):
            if number == seat:
                continue
            for table, name in self._tables(other.is_person, other):
                table.setdefault(name, Meetings()).add(totals[seat], totals[number])

    def _tables(
        self, is_person: bool, other: tuple[str, ...]
    ) -> Iterable[tuple[dict[str, Meetings], str]]:
        name, _, level, character, _ = other
        if is_person:
            return [(self.people, name)]
        return [(self.bots, name), (self.levels, level), (self.characters, character or "steady")]


def figures_of(digests: Iterable[Digest], person: str) -> Figures:
    """The figures of a person, over these matches in this order."""
    figures = Figures()
    for digest in digests:
        seat = digest.line.seat_of(person)
        if seat is not None and digest.line.counts:
            figures.add(digest, seat)
    return figures


def bots_table(digests: Iterable[Digest]) -> dict[str, Figures]:
    """The figures of every bot by its name; bots of one name at one table are one."""
    table: dict[str, Figures] = {}
    for digest in digests:
        for number, seat in enumerate(digest.line.seats):
            if not seat.is_person and digest.line.counts:
                table.setdefault(seat.name, Figures()).add(digest, number)
    return table


def people_of(digests: Iterable[Digest]) -> list[str]:
    """Everybody who played a match that counts, whoever played most first."""
    met = Counter(
        digest.line.seats[seat].name
        for digest in digests
        if digest.line.counts
        for seat in digest.line.people
    )
    return [name for name, _ in sorted(met.items(), key=lambda each: (-each[1], each[0]))]


class Scope(NamedTuple):
    """Which matches are counted: all, those of an edition, or of an edition and its rules."""

    edition: str = ""
    rules: str | None = None

    def holds(self, digest: Digest) -> bool:
        if self.edition and digest.line.edition != self.edition:
            return False
        return self.rules is None or digest.rules == self.rules


def scopes_of(digests: Iterable[Digest]) -> list[Scope]:
    """What can be chosen: all together, each edition that was played, and each set of rules where
    there are several.
    """
    played = Counter(
        (digest.line.edition, digest.rules) for digest in digests if digest.line.counts
    )
    scopes = [Scope()]
    for edition in dict.fromkeys(edition for edition, _ in sorted(played)):
        rules = [rules for known, rules in sorted(played) if known == edition]
        scopes.append(Scope(edition))
        scopes += [Scope(edition, each) for each in rules] if len(rules) > 1 else []
    return scopes
