"""Hands played by the quick player against itself, and what they teach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from random import Random

from ai.cards.bidding import quick_bid, quick_load, worth_of_bids
from ai.cards.odds import (
    BUCKETS_PER_TRICK,
    DEEPEST,
    LEADS,
    PRESSURES,
    Fate,
    Fates,
    Lessons,
    Odds,
    blank_lessons,
    centre_fate,
)
from ai.cards.policy import CardPolicy
from ai.cards.watching import Counts, Recorder, Watched
from game.rules.compact import Chooser, Code, Position

# So many observations weigh as much as what was assumed before.
TRUST, FATE_TRUST = 12.0, 40.0
# In so many hands a seat tries a bid: zero, any, or one that is e times rarer when it seems
# worse by so many points.
CURIOUS, TRIED_ZERO, TRIED_ANY, TEMPTING = 0.7, 0.25, 0.25, 20.0


class Wild(CardPolicy):
    """The quick player, but for a share of random plays."""

    def __init__(self, odds: Odds, random: Random, share: float) -> None:
        super().__init__(odds)
        self.random, self.share = random, share

    def chooser(self, position: Position) -> Chooser:
        best, random, share = super().chooser(position), self.random.random, self.share

        def choose(seat: int, legal: list[int]) -> int:
            if random() < share:
                return legal[int(random() * len(legal))]
            return best(seat, legal)

        return choose


def deal_hand(code: Code, cards: int, starter: int, random: Random) -> Watched:
    deck = code.deck[:]
    random.shuffle(deck)
    places = range(code.setup.hands_dealt)
    position = Watched(code, cards, starter)
    hands = [deck[place * cards : (place + 1) * cards] for place in places]
    position.deal(hands, deck[len(places) * cards :])
    return position


def place_bids(odds: Odds, position: Position, random: Random, curious: float = 0.0) -> None:
    """Everyone bids as the odds say; with this chance one seat tries something else, so that
    every need is seen, and seen among others who play as usual.
    """
    seats = odds.code.seats
    tries = int(random.random() * seats) if random.random() < curious else seats
    for seat in range(seats):
        bid = _tried_bid if seat == tries else _usual_bid
        position.bids[seat] = bid(odds, position.held(seat), seat == position.starter, random)
    if odds.code.setup.scoring.loads:
        for seat in range(seats):
            held, leads = position.held(seat), seat == position.starter
            position.loads[seat] = quick_load(odds, held, position.bids, position.bids[seat], leads)


def _usual_bid(odds: Odds, held: list[int], leads: bool, random: Random) -> int:
    return quick_bid(odds, held, leads)


def _tried_bid(odds: Odds, held: list[int], leads: bool, random: Random) -> int:
    """Any bid: mostly one that seems nearly as good as the best one, often zero."""
    luck = random.random()
    if luck < TRIED_ZERO:
        return 0
    if luck < TRIED_ZERO + TRIED_ANY:
        return int(random.random() * (len(held) + 1))
    values = worth_of_bids(odds, held, leads)
    best = max(values)
    weights = [exp((value - best) / TEMPTING) for value in values]
    return random.choices(range(len(values)), weights)[0]


def learn(code: Code, lessons: Lessons, hands: int, seed: int, wild: float) -> tuple[Counts, Odds]:
    """Play so many hands of every length in the plan."""
    random = Random(seed)
    odds = Odds(code, lessons)
    counts = Counts(code.seats)
    recorder = Recorder(odds, counts)
    policy = Wild(odds, random, wild)
    lengths = sorted({min(cards, DEEPEST) for cards in range(1, max(code.setup.plan) + 1)})
    for number in range(hands):
        position = deal_hand(code, lengths[number % len(lengths)], number % code.seats, random)
        place_bids(odds, position, random, CURIOUS)
        position.watcher = recorder
        position.play_out(policy, random.random)
        recorder.settle(position)
    return counts, odds


def lessons_from(counts: Counts, old: Lessons) -> Lessons:
    """The counts as odds, leaning on the old ones where little was seen."""
    hold = [
        [_blend_row(cells, before) for cells, before in zip(rows, olds, strict=True)]
        for rows, olds in zip(counts.hold, old.hold, strict=True)
    ]
    dealt = [
        [
            [_blend_row(cells, before) for cells, before in zip(many, olds, strict=True)]
            for many, olds in zip(rows, old_rows, strict=True)
        ]
        for rows, old_rows in zip(counts.dealt, old.dealt, strict=True)
    ]
    now = [[[row[:] for row in rows] for rows in depth] for depth in old.now]
    for (depth, behind, hungry, stands), cell in counts.now.items():
        row = now[depth][behind][hungry]
        row[stands] = _blend(cell, row[stands])
    bonus = [_blend(cell, 0.0) for cell in counts.bonus]
    return Lessons(hold, dealt, now, bonus, fates_from([counts]))


def _blend_row(cells: list[list[float]], before: list[float]) -> list[float]:
    return [_blend(cell, old) for cell, old in zip(cells, before, strict=True)]


def _blend(cell: list[float], old: float) -> float:
    return (cell[0] + TRUST * old) / (cell[1] + TRUST)


def fates_from(many: Sequence[Counts], before: Fates | None = None) -> Fates:
    """Fates from the counts of one or several numbers of seats, leaning on those before."""
    merged: dict[tuple[int, int, int, int], list[float]] = {}
    for counts in many:
        for key, cell in counts.fates.items():
            sums = merged.setdefault(key, [0.0] * 4)
            for i, value in enumerate(cell):
                sums[i] += value
    return [
        [
            [
                [
                    _fate(merged.get((climate, left, need, bucket)), old)
                    for bucket, old in enumerate(_old_row(before, climate, left, need))
                ]
                for need in range(-1, left + 2)
            ]
            for left in range(DEEPEST + 1)
        ]
        for climate in range(PRESSURES * LEADS)
    ]


def _old_row(before: Fates | None, climate: int, left: int, need: int) -> list[Fate]:
    if before is not None:
        return before[climate][left][need + 1]
    buckets = range(BUCKETS_PER_TRICK * left + 1)
    return [centre_fate(left, need, bucket) for bucket in buckets]


def _fate(cell: list[float] | None, old: Fate) -> Fate:
    if cell is None:
        return old
    return Fate(*((cell[i] + FATE_TRUST * old[i]) / (cell[3] + FATE_TRUST) for i in range(3)))


def taught(code: Code, course: Sequence[tuple[int, float]], seed: int) -> tuple[Lessons, Counts]:
    """Several rounds of self-play, each with what the one before has taught.

    In the last one the odds of single cards stay as they are: fates are counted by their sums.
    """
    old = lessons = blank_lessons(code.setup.hands_dealt)
    counts = Counts(code.seats)
    for number, (hands, wild) in enumerate(course):
        counts, _ = learn(code, lessons, hands, seed + number, wild)
        old, lessons = lessons, lessons_from(counts, lessons)
    return replace(lessons, hold=old.hold, dealt=old.dealt), counts


def coarse_lessons(code: Code) -> Lessons:
    """Enough to play sensibly, within about a second."""
    hands = 1600 // code.seats
    return taught(code, ((hands // 2, 1.0), (hands, 0.2), (hands, 0.1)), seed=1)[0]
