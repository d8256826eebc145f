"""Habits and rows of hands as they lie in the table files, for the dice set they were made for."""

from __future__ import annotations

import gc
import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate, islice, pairwise
from typing import Any

from ai import tables
from ai.dice.habits import CROWDS, Habits, Hope
from ai.dice.kinds import Kinds
from ai.dice.program import Outlook, Program, Rows
from game.rules.compact import Code

HABITS, ROWS = "dice_habits.bin", "dice_{}.bin"
# To be raised with every change of the rules or the program that changes the rows.
VERSION = 2
# A byte each: chances up to 1, tricks off up to 8, bonuses up to 127 points.
SCALES = (255.0, 31.875, 2.0)
HEADER = 32


def fingerprint(code: Code) -> bytes:
    """Stands for everything the rows depend on but the rules themselves."""
    known = [VERSION, code.seats, code.setup.plan, code.deck, code.setup.edition.material]
    return sha256(json.dumps(known, sort_keys=True).encode()).digest()


@lru_cache(maxsize=1)
def _habits_file() -> dict[str, Any]:
    content = tables.read(HABITS)
    return {} if content is None else dict(json.loads(zlib.decompress(content)))


def habits(code: Code) -> Habits | None:
    """The habits of as many seats. They are taken for any dice set: kinds stay what they are."""
    known = _habits_file().get(str(code.seats))
    if known is None:
        return None
    rolled = {int(at): odds for at, odds in known["rolled"].items()}
    hopes = [[Hope(*hope) for hope in row] for row in known["hopes"]]
    return Habits(rolled, known["hungry"], hopes)


def rows(code: Code, kinds: Kinds) -> list[dict[int, Rows]]:
    """Every hand's rows by crowd, if they were made for this dice set; bonuses only if paid."""
    content = tables.read(ROWS.format(code.seats))
    if content is None or content[:HEADER] != fingerprint(code):
        return [{} for _ in CROWDS]
    paid, most = code.setup.scoring.pays_bonuses, max(code.setup.plan)
    parts = _without_steps(zlib.decompress(content[HEADER:]))
    with _for_good():
        return [dict(_unpacked(numbers, paid, kinds, most)) for numbers in parts]


@contextmanager
def _for_good() -> Iterator[None]:
    """Within it Python collects no garbage, and never looks through what was made there: some
    100,000 outlooks, which stay, and held up the table for 100 ms at every collection.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was_on:
            gc.enable()


def _unpacked(numbers: bytes, paid: bool, kinds: Kinds, most: int) -> Iterator[tuple[int, Rows]]:
    third = len(numbers) // 3
    meanings = [[n / scale for n in range(256)] for scale in SCALES]
    if not paid:
        meanings[2] = [0.0] * 256
    columns = (
        map(meaning.__getitem__, numbers[column * third : (column + 1) * third])
        for column, meaning in enumerate(meanings)
    )
    outlooks = map(Outlook, *columns)
    for hand in kinds.hands(most):
        length = kinds.size(hand) + 1
        yield hand, (list(islice(outlooks, length)), list(islice(outlooks, length)))


def packed(code: Code, programs: Iterable[Program]) -> bytes:
    """The file of a code's rows, one program per crowd: first all chances, then the rest."""
    parts = [_numbers(program, max(code.setup.plan)) for program in programs]
    return fingerprint(code) + zlib.compress(_with_steps(parts), 9)


def _numbers(program: Program, most: int) -> bytes:
    hands = program.kinds.hands(most)
    outlooks = [o for hand in hands for row in program.rows(hand) for o in row]
    columns = [
        bytes([min(round(outlook[column] * scale), 255) for outlook in outlooks])
        for column, scale in enumerate(SCALES)
    ]
    return b"".join(columns)


def _with_steps(parts: Sequence[bytes]) -> bytes:
    """Crowds are much alike: after the first, only what changes from one to the next."""
    steps = [
        bytes([(new - old) % 256 for old, new in zip(before, after, strict=True)])
        for before, after in pairwise(parts)
    ]
    return b"".join((parts[0], *steps))


def _without_steps(packed: bytes) -> list[bytes]:
    size = len(packed) // len(CROWDS)
    steps = [packed[at : at + size] for at in range(0, len(packed), size)]
    return list(accumulate(steps, _sum))


def _sum(left: bytes, right: bytes) -> bytes:
    """Byte by byte, modulo 256, in two large numbers: a loop would take a hundred times longer."""
    low = int.from_bytes(b"\x7f" * len(left), "big")
    a, b = int.from_bytes(left, "big"), int.from_bytes(right, "big")
    return (((a & low) + (b & low)) ^ ((a ^ b) & ~low)).to_bytes(len(left), "big")


def packed_habits(known: dict[int, Habits]) -> bytes:
    """The file of habits, by number of seats."""
    data = {str(seats): one._asdict() for seats, one in sorted(known.items())}
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
