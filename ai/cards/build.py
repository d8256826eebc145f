"""Makes assets/ai/cards.bin: python3 -m ai.cards.build

`python3 -m ai.cards.build shapes` keeps the tables in it and makes only the
networks anew that correct bids by the shape of a hand.
"""

from __future__ import annotations

from sys import argv, stderr
from time import perf_counter

from ai import tables
from ai.cards.odds import Lessons, Odds
from ai.cards.selfplay import fates_from, taught
from ai.cards.shaping import Pupil, played
from ai.cards.tables import (
    FILE,
    LEVIATHANS,
    SHAPE,
    Book,
    book,
    bound,
    fingerprint,
    pack,
    pack_shape,
    variant_of,
)
from ai.cards.watching import Counts
from game.rules.compact import coded
from game.rules.edition import Setup
from game.rules.editions.beck import BECK
from game.rules.editions.schmidt import SCHMIDT

SEED = 20_000
# Rounds of self-play at four seats: how many hands, and the share of random plays in them.
COURSE = ((1_200, 1.0), (2_400, 0.2), (4_800, 0.1), (12_000, 0.05), (30_000, 0.01))
# Hands of every length, at every number of seats, from which the shape of hands is learnt.
SHAPED, PASSES = 64_000, 6
# With everything on, Captains who bid by the sums alone win more.
WITH_SHAPE = ("schmidt", "beck")
FULL = {**LEVIATHANS, "scoring": "rascal_loads"}


def setups() -> list[list[Setup]]:
    """Every variant that gets tables of its own, at every number of seats."""
    return [
        [SCHMIDT.setup(seats) for seats in SCHMIDT.seats],
        [BECK.setup(seats) for seats in BECK.seats],
        [BECK.setup(seats, FULL) for seats in BECK.seats],
    ]


def main(scale: float = 1.0) -> None:
    rules: dict[str, str] = {}
    parts: dict[str, bytes] = {}
    for variant in setups():
        name = variant_of(variant[0])
        rules[name] = fingerprint(variant[0].edition)
        learnt = [_teach(setup, scale) for setup in variant]
        common = fates_from([counts for _, counts in learnt])
        for setup, (lessons, counts) in zip(variant, learnt, strict=True):
            lessons.fates = fates_from([counts], common)
            parts[f"{name}/{setup.seats}"] = pack(lessons)
    _shape(Book(bound(rules, parts)), scale)


def shapes(scale: float = 1.0) -> None:
    _shape(book(), scale)


def _shape(known: Book, scale: float) -> None:
    """Write these tables, and what the shape of hands adds to them."""
    parts = dict(known.parts)
    for variant in setups():
        name = variant_of(variant[0])
        if name not in WITH_SHAPE:
            continue
        begun, hands = perf_counter(), []
        for setup in variant:
            lessons = known.lessons(setup)
            assert lessons is not None
            count = int(scale * SHAPED / setup.seats)
            hands += list(played(Odds(coded(setup), lessons), count, SEED + setup.seats))
        parts[f"{name}/{SHAPE}"] = pack_shape(Pupil(SEED).learn(hands, PASSES))
        seconds = perf_counter() - begun
        print(f"{name}: {len(hands):,} bids, {seconds:.0f} s", file=stderr)
    path = tables.write(FILE, bound(known.rules, parts))
    print(f"{path}: {path.stat().st_size:,} bytes", file=stderr)


def _teach(setup: Setup, scale: float) -> tuple[Lessons, Counts]:
    begun = perf_counter()
    course = [(int(hands * scale * 6 / (setup.seats + 2)), wild) for hands, wild in COURSE]
    lessons, counts = taught(coded(setup), course, SEED)
    share, seconds = counts.exact / counts.hands, perf_counter() - begun
    print(f"{variant_of(setup)} {setup.seats}: exact {share:.3f}, {seconds:.0f} s", file=stderr)
    return lessons, counts


if __name__ == "__main__":
    shapes() if argv[1:] == ["shapes"] else main()
