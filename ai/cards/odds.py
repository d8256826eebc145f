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
LENGTH_CLASS = [max(0, min(count, LENGTHS) - 1) for count in range(80)]
UNIT = 32  # sums of odds are whole numbers of this fraction
SHIFT = 3  # a bucket of sums is a quarter of a trick
BUCKETS_PER_TRICK = UNIT >> SHIFT
HALF_BUCKET = 1 << SHIFT >> 1
DEPTHS = 4  # early to late, for the odds of the trick being played
OFF_STEP = 0.012
NEEDS = 4  # none, one, two, three or more
# Of a hand dealt: sums with a bid and for zero, how uncertain its cards are, colours, cards, the
# bid, and one; for bids of zero, one, and more.
TRAITS, BID_CLASSES = 7, 3
FIELD = 12  # bits of a number that holds several sums
MOST_CONTROL = 0.3
MOST_BIDS = 50_000  # hands of different worth, some 20 MB; a match of Legends adds 10,000


class Fate(NamedTuple):
    """How a hand is likely to end: exactly as bid, one off, and how far off on average."""

    exact: float
    near: float
    off: float

    def corrected(self, gain: float) -> Fate:
        """The same with so much more chance to be exact, and less of everything else."""
        if not gain:
            return self
        exact = max(0.0, min(1.0, self.exact + gain))
        rest = (1.0 - exact) / (1.0 - self.exact)
        return Fate(exact, self.near * rest, self.off * rest)


class Shape(NamedTuple):
    """A hand just dealt: its cards, their sums and uncertainty, and how many colours it has."""

    cards: int
    zero: int
    total: int
    spread: int
    colours: int


def traits(shape: Shape, bid: int) -> list[float]:
    cards, zero, total, spread, colours = shape
    sums = (total / UNIT, zero / UNIT, spread / (UNIT * UNIT))
    return [*sums, float(colours), cards / DEEPEST, float(bid), 1.0]


def steep(chance: float) -> float:
    """From 0 to 1, how much there is to correct: nothing where all is certain."""
    return 4.0 * chance * (1.0 - chance)


UNSEEN = Fate(-1.0, -1.0, -1.0)
Fates = list[list[list[list[Fate]]]]


@dataclass
class Lessons:
    """The tables of one edition, one choice of cards and one number of seats.

    `hold[mode][left][kind]`: the card takes a trick in the end. `dealt[mode][cards][length]`
    `[kind]`: the same for a hand just dealt, by how many cards of its colour there are.
    `now[depth][behind][hungry][standing]`: it takes this trick. `bonus[kind]`: points it brings
    with an exact bid. `fates[pressure * LEADS + leads][left][need + 1][bucket]`.
    `control[class of bid]`: what the shape of a hand adds to the chance of a bid, beside its sum.
    `usual[left][need]`: the sum, in tricks, of a seat that still needs so many.
    """

    hold: list[list[list[float]]]
    dealt: list[list[list[list[float]]]]
    now: list[list[list[list[float]]]]
    bonus: list[float]
    fates: Fates
    control: list[list[float]]
    usual: list[list[float]]


def no_control() -> list[list[float]]:
    return [[0.0] * TRAITS for _ in range(BID_CLASSES)]


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
    fates: Fates = [[] for _ in range(PRESSURES * LEADS)]
    usual = [[float(need) for need in range(NEEDS)] for _ in range(DEEPEST + 1)]
    return Lessons(hold, dealt, now, [0.0] * KINDS, fates, no_control(), usual)


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
        self._dealt = [self._dealt_by_face(*rows) for rows in zip(*lessons.dealt, strict=True)]
        self.bonus = [lessons.bonus[kind] for kind in self.kinds]
        self._rows: dict[tuple[int, int, int, float], list[float]] = {}
        self.bids: dict[tuple[int, ...], list[float]] = Remembered(MOST_BIDS)
        self._weights: dict[tuple[int, int, str | None], float] = {}

    def _by_face(self, row: list[float]) -> list[int]:
        return [round(row[kind] * UNIT) for kind in self.kinds]

    def _dealt_by_face(self, some: list[list[float]], none: list[list[float]]) -> list[list[int]]:
        """By class of length and face three numbers in one: what a card adds to each sum."""
        return [
            [
                round(p * UNIT)
                | round(zero * UNIT) << FIELD
                | round(p * (1 - p) * UNIT * UNIT) << 2 * FIELD
                for p, zero in ((hungry[kind], done[kind]) for kind in self.kinds)
            ]
            for hungry, done in zip(some, none, strict=True)
        ]

    def _unrounded(self, row: list[float]) -> list[float]:
        return [row[kind] * UNIT for kind in self.kinds]

    def hand_total(self, pieces: Sequence[int], left: int, need: int) -> int:
        """The sum of the odds of the pieces for a seat that needs so many tricks."""
        hold = self.hold[HUNGRY if need > 0 else DONE][min(left, DEEPEST)]
        return sum(hold[piece] for piece in pieces)

    def dealt_totals(self, pieces: Sequence[int]) -> tuple[int, int]:
        """The same for a whole hand, with an eye on the length of its colours: bid 0, and more."""
        shape = self.shape(pieces)
        return shape.zero, shape.total

    def shape(self, pieces: Sequence[int]) -> Shape:
        """What bids are weighed by."""
        rows, colour = self._dealt[min(len(pieces), DEEPEST)], self.code.colour
        counts, sums, seen = self._counts(pieces), 0, 0
        for piece in pieces:
            held = colour[piece]
            sums += rows[counts[held]][piece]
            seen |= 1 << held
        mask = (1 << FIELD) - 1
        total, zero, spread = sums & mask, sums >> FIELD & mask, sums >> 2 * FIELD
        return Shape(len(pieces), zero, total, spread, (seen >> 1).bit_count())

    def control(self, shape: Shape, bid: int, exact: float) -> float:
        """What the shape adds to the chance that its sum alone gives the bid."""
        weights = self.lessons.control[min(bid, BID_CLASSES - 1)]
        gain = sum([w * trait for w, trait in zip(weights, traits(shape, bid), strict=True)])
        return steep(exact) * max(-MOST_CONTROL, min(MOST_CONTROL, gain))

    def lengths(self, pieces: Sequence[int]) -> list[int]:
        """For every piece the class of length of its colour; special cards stand alone."""
        counts = self._counts(pieces)
        return [counts[self.code.colour[piece]] for piece in pieces]

    def _counts(self, pieces: Sequence[int]) -> list[int]:
        """The class of length of every colour."""
        colour, counts = self.code.colour, [0] * self.code.colours
        for piece in pieces:
            counts[colour[piece]] += 1
        counts[NO_COLOUR] = 1
        return [LENGTH_CLASS[count] for count in counts]

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
