"""The dice in the bag as data, checked so that a wrong file says what is wrong with it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.errors import DiceSetError

NUMBER_DICE = ("black", "blue", "red", "yellow")
SPECIAL_DICE = ("skull_king", "pirate", "mermaid")
DICE_IN_BAG = 36
SIDES = 6
HIGHEST_NUMBER = 9


@dataclass(frozen=True)
class DieKind:
    """How many of one kind there are, and its six faces as written in notation."""

    kind: str
    count: int
    faces: tuple[str, ...]


@dataclass(frozen=True)
class DiceSet:
    """All kinds, strong ones first."""

    kinds: tuple[DieKind, ...]

    def as_data(self) -> dict[str, object]:
        """The set as plain data; `from_data` reads it back."""
        return {
            die.kind: {"count": die.count, "faces": [_as_number(f) for f in die.faces]}
            for die in self.kinds
        }


def parse_dice_set(text: str) -> DiceSet:
    """Read the TOML text of a dice set file."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise _wrong(f"not valid TOML: {error}") from None
    if set(data) != {"dice"} or not isinstance(data["dice"], dict):
        raise _wrong("the file must hold tables [dice.<kind>] and nothing else")
    return from_data(data["dice"])


def from_data(data: Mapping[str, object]) -> DiceSet:
    """Check plain data and make a dice set of it."""
    expected = (*SPECIAL_DICE, *NUMBER_DICE)
    for kind in data:
        if kind not in expected:
            raise _wrong(f"dice.{kind}: unknown kind; known are {', '.join(expected)}")
    for kind in expected:
        if kind not in data:
            raise _wrong(f"dice.{kind}: missing")
    kinds = tuple(_die_kind(kind, data[kind]) for kind in expected)
    total = sum(die.count for die in kinds)
    if total != DICE_IN_BAG:
        raise _wrong(f"the counts add up to {total} dice, but the bag holds {DICE_IN_BAG}")
    return DiceSet(kinds)


def _die_kind(kind: str, entry: object) -> DieKind:
    if not isinstance(entry, dict) or set(entry) != {"count", "faces"}:
        raise _wrong(f"dice.{kind}: needs exactly the keys count and faces")
    count, faces = entry["count"], entry["faces"]
    if type(count) is not int or count < 1:
        raise _wrong(f"dice.{kind}.count: must be a whole number from 1, not {count!r}")
    if not isinstance(faces, list) or len(faces) != SIDES:
        raise _wrong(f"dice.{kind}.faces: must list {SIDES} faces, not {faces!r}")
    return DieKind(kind, count, tuple(_face(kind, face) for face in faces))


def _face(kind: str, face: object) -> str:
    if kind in SPECIAL_DICE:
        allowed, fits = "skull or flag", face in ("skull", "flag")
    else:
        allowed = f"a number from 1 to {HIGHEST_NUMBER}, or flag"
        fits = face == "flag" or (type(face) is int and 1 <= face <= HIGHEST_NUMBER)
    if not fits:
        raise _wrong(f"dice.{kind}.faces: {face!r} is not {allowed}")
    return str(face)


def _as_number(face: str) -> int | str:
    return int(face) if face.isdigit() else face


def _wrong(message: str) -> DiceSetError:
    return DiceSetError("bad_dice_set", message)
