"""The learnt tables on disk: one small file, checked against the rules before it is used."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from itertools import islice

from ai import tables
from ai.cards.kinds import KINDS, STANDINGS
from ai.cards.odds import (
    BUCKETS_PER_TRICK,
    DEEPEST,
    DEPTHS,
    LEADS,
    LENGTHS,
    PRESSURES,
    UNSEEN,
    Fate,
    Fates,
    Lessons,
    Network,
    Row,
    centre_fate,
)
from ai.cards.shape import SIGHTS, TRAITS
from game.rules.edition import Edition, Setup
from game.rules.options import Options

FILE = "cards.bin"
VERSION = 4
OFF_SCALE, BONUS_SCALE = 24.0, 8.0
PROBES = 120
NEVER_SEEN = b"\xff\xff\xff"
WEIGHT_SCALE = 1024.0
SHAPE = "shape"  # the part of a variant that is the same for every number of seats
LEVIATHANS = {"kraken": True, "whale": True, "loot": True, "abilities": True}


def variant_of(setup: Setup) -> str:
    """The name of the tables that fit a setup best."""
    return setup.edition.key + ("_full" if _is_full(setup.options) else "")


def _is_full(options: Options) -> bool:
    return any(options.get(key) is True for key in LEVIATHANS)


@lru_cache(maxsize=8)
def fingerprint(edition: Edition) -> str:
    """Changes when a card, a trick rule or a bonus of the edition does."""
    tricks = edition.setup(edition.seats[0]).tricks
    faces = list(edition.box.faces.values())
    told = [f"{VERSION} {edition.key} {sorted(edition.box.faces)}"]
    number = 1
    for _ in range(PROBES):
        plays = []
        for _ in range(4):
            number = number * 48271 % 2147483647
            plays.append(faces[number % len(faces)])
        told.append(repr(tricks.judge(plays)))
    return sha256("\n".join(told).encode()).hexdigest()[:16]


def pack(lessons: Lessons) -> bytes:
    odds = (p for rows in lessons.hold for row in rows for p in row)
    dealt = (p for m in lessons.dealt for rows in m for row in rows for p in row)
    now = (p for depth in lessons.now for rows in depth for row in rows for p in row)
    bonus = (points * BONUS_SCALE / 255 for points in lessons.bonus)
    return bytes(_byte(p) for part in (odds, dealt, now, bonus) for p in part) + b"".join(
        _pack_fate(fate, left, need - 1, bucket)
        for climate in lessons.fates
        for left, rows in enumerate(climate)
        for need, row in enumerate(rows)
        for bucket, fate in enumerate(row)
    )


def _pack_fate(fate: Fate, left: int, need: int, bucket: int) -> bytes:
    """Three bytes, the same for everything that self-play has never seen."""
    packed = _fate_bytes(fate)
    return NEVER_SEEN if packed == _fate_bytes(centre_fate(left, need, bucket)) else packed


def _fate_bytes(fate: Fate) -> bytes:
    return bytes(map(_byte, (fate.exact, fate.near, fate.off * OFF_SCALE / 255)))


def unpack(data: bytes, places: int) -> Lessons:
    numbers = iter(data)
    hold = [[_odds(numbers, KINDS) for _ in range(DEEPEST + 1)] for _ in "hd"]
    dealt = [
        [[_odds(numbers, KINDS) for _ in range(LENGTHS)] for _ in range(DEEPEST + 1)] for _ in "hd"
    ]
    now = [
        [[_odds(numbers, STANDINGS) for _ in range(behind + 1)] for behind in range(places)]
        for _ in range(DEPTHS)
    ]
    bonus = [next(numbers) / BONUS_SCALE for _ in range(KINDS)]
    return Lessons(hold, dealt, now, bonus, _unpack_fates(numbers))


def _odds(numbers: Iterator[int], count: int) -> list[float]:
    return [next(numbers) / 255 for _ in range(count)]


def _byte(share: float) -> int:
    return max(0, min(255, round(share * 255)))


def _unpack_fates(numbers: Iterator[int]) -> Fates:
    return [
        [[_fates(numbers, left) for _ in range(left + 3)] for left in range(DEEPEST + 1)]
        for _ in range(PRESSURES * LEADS)
    ]


def _fates(numbers: Iterator[int], left: int) -> list[Fate]:
    packed = (bytes(islice(numbers, 3)) for _ in range(BUCKETS_PER_TRICK * left + 1))
    return [
        UNSEEN if one == NEVER_SEEN else Fate(one[0] / 255, one[1] / 255, one[2] / OFF_SCALE)
        for one in packed
    ]


def pack_shape(network: Network) -> bytes:
    weights = [weight for part in network for row in part for weight in row]
    whole = [max(-32768, min(32767, round(weight * WEIGHT_SCALE))) for weight in weights]
    return struct.pack(f"<{len(whole)}h", *whole)


def unpack_shape(data: bytes) -> Network:
    whole = struct.unpack(f"<{len(data) // 2}h", data)
    weights = iter([weight / WEIGHT_SCALE for weight in whole])
    hidden = (len(whole) - 2) // (TRAITS + SIGHTS + 2)
    by_hand, by_bid = ([_row(weights, size) for _ in range(hidden)] for size in (TRAITS, SIGHTS))
    return Network(by_hand, by_bid, [_row(weights, hidden + 1) for _ in range(2)])


def _row(weights: Iterator[float], size: int) -> Row:
    return list(islice(weights, size))


def bound(header: dict[str, str], parts: dict[str, bytes]) -> bytes:
    """A line of JSON (fingerprints, and where each part lies), then all parts compressed."""
    sizes = {name: len(part) for name, part in parts.items()}
    first = json.dumps({"version": VERSION, "rules": header, "parts": sizes}) + "\n"
    return first.encode() + zlib.compress(b"".join(parts.values()), 9)


class Book:
    """What `bound` wrote; what is missing or was learnt under other rules is not in it."""

    def __init__(self, content: bytes | None) -> None:
        self.rules: dict[str, str] = {}
        self.parts: dict[str, bytes] = {}
        if content is not None:
            self._read(content)

    def _read(self, data: bytes) -> None:
        first, _, packed = data.partition(b"\n")
        header = json.loads(first)
        if header["version"] != VERSION:
            return
        self.rules = header["rules"]
        plain, at = zlib.decompress(packed), 0
        for name, size in header["parts"].items():
            self.parts[name] = plain[at : at + size]
            at += size

    def lessons(self, setup: Setup) -> Lessons | None:
        """What was learnt for this setup, if the rules are still the same."""
        variant = variant_of(setup)
        part = self.parts.get(f"{variant}/{setup.seats}")
        if part is None or self.rules.get(variant) != fingerprint(setup.edition):
            return None
        lessons, shape = unpack(part, setup.hands_dealt), self.parts.get(f"{variant}/{SHAPE}")
        lessons.shape = unpack_shape(shape) if shape else None
        return lessons


@lru_cache(maxsize=1)
def book() -> Book:
    return Book(tables.read(FILE))
