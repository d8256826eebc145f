"""A sheet as plain data and back; whatever comes from a file is checked here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from game.match.entry import Entry
from game.match.json_text import JsonError, parse_object, written
from game.match.seat import Seat
from game.play.ledger.sheet import Cell, Sheet, SheetHand
from game.rules.editions import Editions, edition_named
from game.rules.errors import RuleError
from game.rules.options import check_values
from game.rules.scoring import LOADS

FORMAT = 1
LARGEST = 10_000


def to_json(sheet: Sheet) -> str:
    return written(as_data(sheet))


def as_data(sheet: Sheet) -> dict[str, object]:
    """Plain data; `from_data` reads it back."""
    return {
        "format": FORMAT,
        "edition": sheet.edition.key,
        "options": sheet.options,
        "members": [member.as_data() for member in sheet.members],
        "round": list(sheet.round),
        "stopped": sheet.stopped,
        "entry": sheet.entry.as_data(),
        "hands": [_hand_data(hand) for hand in sheet.hands],
    }


def _hand_data(hand: SheetHand) -> dict[str, object]:
    """In files the cells are called marks."""
    data = asdict(hand)
    return {**data, "marks": data.pop("cells")}


def from_json(text: str, editions: Editions) -> Sheet:
    """A RuleError for whatever is no sheet: `newer` if a later version wrote it."""
    data = parse_object(text)
    if type(data.get("format")) is int and data["format"] > FORMAT:  # type: ignore[operator]
        raise JsonError("newer", "the sheet was written by a newer version")
    try:
        return from_data(data, editions)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        if isinstance(error, RuleError):
            raise
        raise JsonError("damaged", f"no score sheet: {error}") from None


def from_data(data: Mapping[str, Any], editions: Editions) -> Sheet:
    edition = edition_named(editions, data["edition"])
    members = tuple(Seat.from_data(member) for member in _list(data["members"]))
    sheet = Sheet(
        edition,
        check_values(edition.options, data["options"]),
        members,
        _members(data["round"], len(members)),
        tuple(_hand(hand, len(members)) for hand in _list(data["hands"])),
        data["stopped"] is True,
        Entry.from_data(data["entry"]),
    )
    _check(sheet)
    return sheet


def _check(sheet: Sheet) -> None:
    """Check that a sheet can be shown and counted: every hand is one that its edition deals."""
    if not sheet.hands or not all(hand.done for hand in sheet.hands[:-1]):
        raise JsonError("damaged", "a sheet has hands, and only the last is being played")
    for number, hand in enumerate(sheet.hands, 1):
        setup = sheet.setup(number)
        cards = sheet.cards(number)
        if number > len(setup.plan) or any(not _fits(cell, cards) for cell in hand.cells):
            raise JsonError("damaged", f"hand {number} cannot be one of this game")
        if any(cell.bid is None or cell.won is None for cell in hand.cells if hand.done):
            raise JsonError("damaged", f"hand {number} is counted but not written down")
    sheet.edition.setup(len(sheet.round), sheet.options)


def _fits(cell: Cell, cards: int) -> bool:
    numbers = (cell.bid or 0, cell.wanted or 0, cell.won or 0)
    return all(0 <= number <= cards for number in numbers)


def _hand(data: Mapping[str, Any], members: int) -> SheetHand:
    seats = _members(data["seats"], members)
    cells = tuple(_cell(cell) for cell in _list(data["marks"]))
    if len(cells) != len(seats) or data["starter"] not in seats:
        raise ValueError("a hand has a cell for everybody who plays, and one of them begins")
    return SheetHand(
        seats,
        data["starter"],
        cells,
        _number(data["lost"], 0),
        tuple(_members(pair, members)[:2] for pair in _list(data["loot"])),  # type: ignore[misc]
        data["secret"] is True,
        data["on"] is True,
        data["done"] is True,
    )


def _cell(data: Mapping[str, Any]) -> Cell:
    known: dict[str, Any] = {key: read(data[key]) for key, read in _READERS.items()}
    return Cell(**known)


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError("must be a list")
    return value


def _members(value: object, count: int) -> tuple[int, ...]:
    found = tuple(_number(member, 0, count - 1) for member in _list(value))
    if len(set(found)) != len(found) or not found:
        raise ValueError("everybody sits in one place")
    return found


def _number(value: object, lowest: int, highest: int = LARGEST) -> int:
    if type(value) is not int or not lowest <= value <= highest:
        raise TypeError(f"must be a whole number from {lowest} to {highest}")
    return value


def _known(value: object) -> int | None:
    return None if value is None else _number(value, 0)


def _points(value: object) -> int:
    return _number(value, -LARGEST)


def _load(value: object) -> str | None:
    if value is not None and value not in LOADS:
        raise TypeError("no such load")
    return None if value is None else str(value)


def _bonuses(value: object) -> dict[str, int]:
    if not isinstance(value, dict):
        raise TypeError("bonuses are counted by kind")
    return {kind: _number(times, 0, 99) for kind, times in value.items()}


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("must be a text")
    return value


_READERS: dict[str, Callable[[object], object]] = {
    "bid": _known,
    "won": _known,
    "load": _load,
    "change": lambda value: _number(value, -1, 1),
    "wager": _points,
    "bonuses": _bonuses,
    "start": _points,
    "correction": _points,
    "note": _text,
}
