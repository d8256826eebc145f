"""What self-play has taught about one setup, ready to be looked up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import NamedTuple

from ai.cards.kinds import HOPING, KINDS, STANDINGS, kinds_of
from ai.remembered import Remembered
from game.rules.compact import NO_COLOUR, Code
from game.rules.scoring import LOADS

DEEPEST = 10  # tricks to go that the tables know; a longer hand is played as if at this depth
HUNGRY, DONE = 0, 1
LEADS = 2
PRESSURES, DEALT = 4, 3  # the last stands for a deal, before any bid is known
LENGTHS = 4  # one, two, three or more cards of a colour in the hand dealt
UNIT = 32  # sums of odds are whole numbers of this fraction
SHIFT = 3  # a bucket of sums is a quarter of a trick
BUCKETS_PER_TRICK = UNIT >> SHIFT
HALF_BUCKET = 1 << SHIFT >> 1
DEPTHS = 4  # early to late, for the odds of the trick being played
OFF_STEP = 0.012
MOST_BIDS = 50_000  # hands of different worth, some 20 MB; a match of Legends adds 10,000


class Fate(NamedTuple):
    """How a hand is likely to end: exactly as bid, one off, and how far off on average."""

    exact: float
    near: float
    off: float


UNSEEN = Fate(-1.0, -1.0, -1.0)
Fates = list[list[list[list[Fate]]]]
Row = list[float]


class Network(NamedTuple):
    """The weights of what is made of the shape of a hand: for each hidden value a row for what is
    told of the hand and one for what is told of the bid; and two rows that answer.
    """

    by_hand: list[Row]
    by_bid: list[Row]
    answers: list[Row]


@dataclass
class Lessons:
    """The tables of one edition, one choice of cards and one number of seats.

    `hold[mode][left][kind]`: the card takes a trick in the end. `dealt[mode][cards][length]`
    `[kind]`: the same for a hand just dealt, by how many cards of its colour there are.
    `now[depth][behind][hungry][standing]`: it takes this trick. `bonus[kind]`: points it brings
    with an exact bid. `fates[pressure * LEADS + leads][left][need + 1][bucket]`. `shape` corrects
    the fates of a deal.
    """

    hold: list[list[list[float]]]
    dealt: list[list[list[list[float]]]]
    now: list[list[list[list[float]]]]
    bonus: list[float]
    fates: Fates
    shape: Network | None = None


def blank_lessons(seats: int) -> Lessons:
    """What is assumed before anything was learnt: every trick goes anywhere."""
    share = 1 / seats
    hold = [[[share] * KINDS for _ in range(DEEPEST + 1)] for _ in (HUNGRY, DONE)]
    dealt = [[[row[:] for _ in range(LENGTHS)] for row in rows] for rows in hold]
    now = [
        [[[share] * STANDINGS for _ in range(behind + 1)] for behind in range(seats)]
        for _ in range(DEPTHS)
    ]
    for depth in now:  # who plays last knows
        depth[0][0] = [float(stands != HOPING) for stands in range(STANDINGS)]
    return Lessons(hold, dealt, now, [0.0] * KINDS, [[] for _ in range(PRESSURES * LEADS)])


def depth_of(left: int) -> int:
    return 0 if left == 1 else 1 if left <= 3 else 2 if left <= 6 else 3


def assumed_fate(left: int, need: int, expected: float) -> Fate:
    """Tricks spread like a bell around what is expected, more narrowly as players steer."""
    if left == 0:
        return Fate(float(need == 0), float(abs(need) == 1), float(abs(need)))
    mean = min(expected, float(left))
    spread = sqrt(0.6 * mean * (1 - mean / left) + 0.04)
    mass = [_bell(k + 0.5, mean, spread) - _bell(k - 0.5, mean, spread) for k in range(left + 1)]
    total = sum(mass)
    near = sum(mass[k] for k in (need - 1, need + 1) if 0 <= k <= left)
    off = sum(abs(k - need) * weight for k, weight in enumerate(mass))
    return Fate(mass[need] / total if 0 <= need <= left else 0.0, near / total, off / total)


def centre_fate(left: int, need: int, bucket: int) -> Fate:
    """What is assumed for a whole bucket of sums."""
    return assumed_fate(left, need, (bucket + 0.5) / BUCKETS_PER_TRICK)


def _bell(x: float, mean: float, spread: float) -> float:
    return 0.5 * (1 + erf((x - mean) / (spread * sqrt(2))))


class Odds:
    """Lessons in the shape in which a decision wants them; rows are made when first asked for."""

    def __init__(self, code: Code, lessons: Lessons) -> None:
        self.code = code
        self.lessons = lessons
        self.kinds = kinds_of(code)
        self.now = lessons.now
        self.hold = [[self._by_face(row) for row in rows] for rows in lessons.hold]
        self.exactly = [[self._unrounded(row) for row in rows] for rows in lessons.hold]
        self._dealt = [[[self._by_face(row) for row in c] for c in m] for m in lessons.dealt]
        self.bonus = [lessons.bonus[kind] for kind in self.kinds]
        self._rows: dict[tuple[int, int, int, float], list[float]] = {}
        self.bids: dict[tuple[int, ...], list[float]] = Remembered(MOST_BIDS)
        self._weights: dict[tuple[int, int, str | None], float] = {}

    def _by_face(self, row: list[float]) -> list[int]:
        return [round(row[kind] * UNIT) for kind in self.kinds]

    def _unrounded(self, row: list[float]) -> list[float]:
        return [row[kind] * UNIT for kind in self.kinds]

    def hand_total(self, pieces: Sequence[int], left: int, need: int) -> int:
        """The sum of the odds of the pieces for a seat that needs so many tricks."""
        hold = self.hold[HUNGRY if need > 0 else DONE][min(left, DEEPEST)]
        return sum(hold[piece] for piece in pieces)

    def dealt_totals(self, pieces: Sequence[int]) -> tuple[int, int]:
        """The same for a whole hand, with an eye on the length of its colours: bid 0, and more."""
        cards, colour = min(len(pieces), DEEPEST), self.code.colour
        some, none = self._dealt[HUNGRY][cards], self._dealt[DONE][cards]
        counts = self._counts(pieces)
        total = zero = 0
        for piece in pieces:
            length = counts[colour[piece]]
            total += some[length][piece]
            zero += none[length][piece]
        return zero, total

    def dealt_shares(self, pieces: Sequence[int]) -> tuple[list[float], list[float]]:
        """The same card by card, in tricks."""
        cards, lengths = min(len(pieces), DEEPEST), self.lengths(pieces)
        none, some = (
            [
                self.lessons.dealt[mode][cards][length][self.kinds[piece]]
                for piece, length in zip(pieces, lengths, strict=True)
            ]
            for mode in (DONE, HUNGRY)
        )
        return none, some

    def lengths(self, pieces: Sequence[int]) -> list[int]:
        """The class of length of every piece's colour; special cards stand alone."""
        counts = self._counts(pieces)
        return [counts[self.code.colour[piece]] for piece in pieces]

    def _counts(self, pieces: Sequence[int]) -> list[int]:
        """The class of length of every colour."""
        colour, counts = self.code.colour, [0] * self.code.colours
        for piece in pieces:
            counts[colour[piece]] += 1
        counts[NO_COLOUR] = 1
        return [max(0, min(count, LENGTHS) - 1) for count in counts]

    def fate(self, climate: int, left: int, need: int, total: int) -> Fate:
        """`climate` is the pressure and who leads, `total` the sum of the odds in hand."""
        bucket = total >> SHIFT
        rows = self.lessons.fates[climate]
        if left < len(rows) and need + 1 < len(rows[left]):
            row = rows[left][need + 1]
            if bucket < len(row) and row[bucket] is not UNSEEN:
                return row[bucket]
        return centre_fate(left, need, bucket)

    def smooth_fate(self, climate: int, left: int, need: int, total: float) -> Fate:
        """Between two buckets, a bit of both."""
        need = -1 if need < -1 else min(need, left + 1)
        low = max(total - HALF_BUCKET, 0.0)
        bucket = int(low) >> SHIFT
        part = low / (1 << SHIFT) - bucket
        one, two = (self.fate(climate, left, need, b << SHIFT) for b in (bucket, bucket + 1))
        return Fate(*(a + (b - a) * part for a, b in zip(one, two, strict=True)))

    def row(self, climate: int, left: int, need: int, weight: float) -> list[float]:
        """What the hand is worth by bucket: 1 for exact, `weight` for one off."""
        need = -1 if need < -1 else min(need, left + 1)
        key = (climate, left, need, weight)
        known = self._rows.get(key)
        if known is None:
            buckets = range(BUCKETS_PER_TRICK * max(left, 1) + 1)
            fates = [self.fate(climate, left, need, bucket << SHIFT) for bucket in buckets]
            known = [fate.exact + weight * fate.near - OFF_STEP * fate.off for fate in fates]
            self._rows[key] = known
        return known

    def weight(self, cards: int, bid: int, load: str | None) -> float:
        """What one off is worth where exact is 1 and two off is 0."""
        key = (cards, bid, load)
        known = self._weights.get(key)
        if known is None:
            exact, near, far = results(self.code, cards, bid, load)
            known = round(8 * (near - far) / max(exact - far, 1)) / 8
            self._weights[key] = known
        return known


def results(code: Code, cards: int, bid: int, load: str | None) -> tuple[int, int, int]:
    """What exactly, one off and two off score."""
    step = 1 if bid + 2 <= cards or bid < 2 else -1
    return (
        code.points(cards, bid, bid, 0, load, 0),
        code.points(cards, bid, bid + step, 0, load, 0),
        code.points(cards, bid, bid + 2 * step, 0, load, 0),
    )


def expected_points(code: Code, cards: int, bid: int, load: str | None, fate: Fate) -> float:
    exact, near, far = results(code, cards, bid, load)
    return fate.exact * exact + fate.near * near + (1 - fate.exact - fate.near) * far


def best_load(code: Code, cards: int, bid: int, fate: Fate) -> tuple[str | None, float]:
    """The load that expects most, and how much; no load where there are none."""
    if not code.setup.scoring.loads:
        return None, expected_points(code, cards, bid, None, fate)
    valued = [(expected_points(code, cards, bid, load, fate), load) for load in LOADS]
    value, load = max(valued, key=lambda pair: pair[0])
    return load, value


def pressure_of(needs: int, left: int) -> int:
    """0: tricks nobody wants are left over; 1: just enough; 2: too few for all."""
    return 1 if needs == left else 2 if needs > left else 0
