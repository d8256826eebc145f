"""Makes assets/ai/cards.bin: python3 -m ai.cards.build, with the number of processes to use."""

from __future__ import annotations

from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import repeat
from sys import argv, stderr
from time import perf_counter

from ai import tables
from ai.cards.control import learn_control
from ai.cards.odds import Lessons
from ai.cards.selfplay import fates_from, taught
from ai.cards.tables import FILE, LEVIATHANS, bound, fingerprint, pack, variant_of
from ai.cards.watching import Counts
from game.rules.compact import coded
from game.rules.edition import Setup
from game.rules.editions.beck import BECK
from game.rules.editions.schmidt import SCHMIDT

SEED = 20_000
# Rounds of self-play at four seats: how many hands, and the share of random plays in them.
COURSE = ((700, 1.0), (1_400, 0.2), (2_900, 0.1), (7_200, 0.05), (18_000, 0.01))
HANDS_FOR_CONTROL = 4_000
FULL = {**LEVIATHANS, "scoring": "rascal_loads"}


def setups() -> list[list[Setup]]:
    """Every variant that gets tables of its own, at every number of seats."""
    return [
        [SCHMIDT.setup(seats) for seats in SCHMIDT.seats],
        [BECK.setup(seats) for seats in BECK.seats],
        [BECK.setup(seats, FULL) for seats in BECK.seats],
    ]


def main(jobs: int = 1, scale: float = 1.0) -> None:
    """The same tables by however many processes."""
    with ProcessPoolExecutor(jobs) as pool:
        rules, parts = _taught(pool, scale)
    path = tables.write(FILE, bound(rules, parts))
    print(f"{path}: {path.stat().st_size:,} bytes", file=stderr)


def everyone() -> list[Setup]:
    """All of them; another process knows a setup by its place here."""
    return [setup for variant in setups() for setup in variant]


def _taught(pool: Executor, scale: float) -> tuple[dict[str, str], dict[str, bytes]]:
    places, names = range(len(everyone())), [variant_of(setup) for setup in everyone()]
    learnt = list(pool.map(_teach, places, repeat(scale)))
    for name in dict.fromkeys(names):
        same = [one for one, other in zip(learnt, names, strict=True) if other == name]
        common = fates_from([counts for _, counts in same])
        for lessons, counts in same:
            lessons.fates = fates_from([counts], common)
    rules = {variant_of(variant[0]): fingerprint(variant[0].edition) for variant in setups()}
    packed = pool.map(_control, places, [lessons for lessons, _ in learnt], repeat(scale))
    keys = [f"{variant_of(setup)}/{setup.seats}" for setup in everyone()]
    return rules, dict(zip(keys, packed, strict=True))


def _teach(place: int, scale: float) -> tuple[Lessons, Counts]:
    begun, setup = perf_counter(), everyone()[place]
    course = [(_hands(hands * scale, setup), wild) for hands, wild in COURSE]
    lessons, counts = taught(coded(setup), course, SEED)
    share, seconds = counts.exact / counts.hands, perf_counter() - begun
    print(f"{variant_of(setup)} {setup.seats}: exact {share:.3f}, {seconds:.0f} s", file=stderr)
    return lessons, counts


def _control(place: int, lessons: Lessons, scale: float) -> bytes:
    setup = everyone()[place]
    learn_control(coded(setup), lessons, _hands(HANDS_FOR_CONTROL * scale, setup), SEED)
    return pack(lessons)


def _hands(hands: float, setup: Setup) -> int:
    """Fewer with more seats, each of which plays a hand of its own."""
    return int(hands * 6 / (setup.seats + 2))


if __name__ == "__main__":
    main(jobs=int(argv[1]) if len(argv) > 1 else 1)
