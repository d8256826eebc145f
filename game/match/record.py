"""A match as data: versioned JSON that replays to the identical state, or says why it does not."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from typing import Any, TypeVar

from game.match.chance import SEEDS
from game.match.entry import Entry
from game.match.json_text import JsonError, parse
from game.match.seat import Seat
from game.rules.actions import (
    Action,
    Bid,
    ChangeBid,
    ChooseLeader,
    Deal,
    Discard,
    Load,
    Play,
    Roll,
    Wager,
)
from game.rules.edition import Edition, Setup
from game.rules.editions import CARD_EDITIONS, Editions, edition_named, editions
from game.rules.editions.dice_set import from_data
from game.rules.engine import apply, new_match
from game.rules.errors import IllegalAction, RuleError, SetupError
from game.rules.options import Options
from game.rules.settle import Step
from game.rules.state import MatchState

GAME = "skull-king"
FORMAT = 2
# No match comes near: 20 hands of everything at 8 seats are about 80,000 characters.
LONGEST = 1_000_000

Raw = dict[str, Any]
Kind = TypeVar("Kind")


class RecordError(RuleError):
    """A record that cannot be used; the key tells why, `field` or `number` where."""


@dataclass(frozen=True)
class MatchRecord:
    """All that is needed to play a match again.

    `material` is what the edition was made of (the dice set), so that the match replays although
    the installed one was corrected since. `entry` is not needed to play, but to list it.
    """

    edition: str
    material: Mapping[str, object]
    options: Options
    seats: tuple[Seat, ...]
    starter: int
    seed: int
    actions: tuple[Action, ...] = ()
    entry: Entry = field(default_factory=Entry)


@dataclass(frozen=True)
class Head:
    """What a list of matches shows of one; it can be read without the rest of the record."""

    edition: str
    seats: tuple[Seat, ...]
    entry: Entry


def setup_of(record: MatchRecord) -> Setup:
    try:
        edition = _edition(record.edition, record.material)
        return edition.setup(len(record.seats), record.options, record.starter)
    except SetupError as error:
        raise RecordError(error.key, f"this match cannot be set up: {error}") from None


def steps_of(record: MatchRecord) -> Iterator[Step]:
    """The state after every action, and what happened."""
    state = new_match(setup_of(record))
    for number, action in enumerate(record.actions, 1):
        try:
            step = apply(state, action)
        except IllegalAction as error:
            message = f"action {number} cannot be replayed: {error}"
            raise RecordError("damaged", message, field="actions", number=number) from None
        yield step
        state = step.state


def replay(record: MatchRecord) -> MatchState:
    """The state after all actions of the record."""
    state = new_match(setup_of(record))
    for step in steps_of(record):
        state = step.state
    return state


def to_json(record: MatchRecord) -> str:
    """Two lines of plain ASCII that are one JSON object; the first is for `read_head`."""
    head: Raw = {
        "game": GAME,
        "format": FORMAT,
        "edition": record.edition,
        "seats": [seat.as_data() for seat in record.seats],
        "entry": record.entry.as_data(),
    }
    rest: Raw = {
        "material": record.material,
        "options": record.options,
        "starter": record.starter,
        "seed": record.seed,
        "actions": [encoded(action) for action in record.actions],
    }
    rest["checksum"] = _checksum({**head, **rest})
    first, second = (json.dumps(part, separators=(",", ":")) for part in (head, rest))
    return f"{first[:-1]},\n{second[1:]}\n"


def from_json(text: str) -> MatchRecord:
    """The record written in `text`; anything else is refused with a RecordError."""
    try:
        if len(text) > LONGEST:
            raise RecordError("damaged", f"no match has a record of {len(text)} characters")
        raw = _ours(_parsed(text))
        if _field(raw, "checksum", str) != _checksum(raw):
            raise _damaged("checksum", "the checksum does not fit: something was changed")
        return _decoded(_migrated(raw))
    except RecursionError:
        raise RecordError("damaged", "the record is nested too deeply") from None


def read_head(line: str) -> Head:
    """What the first line of a record says, unchecked: only the whole has a checksum."""
    line = line.rstrip()
    raw = _migrated(_ours(_parsed(f"{line[:-1]}}}" if line.endswith(",") else line)))
    seats, entry = _seats(_field(raw, "seats", list)), _entry(_field(raw, "entry", dict))
    return Head(_field(raw, "edition", str), seats, entry)


def _parsed(text: str) -> object:
    try:
        return parse(text)
    except JsonError as error:
        raise RecordError(error.key, f"this is no record: {error}") from None


def _ours(raw: object) -> Raw:
    """A record of this game, of a format we know."""
    if not isinstance(raw, dict) or raw.get("game") != GAME:
        raise RecordError("foreign", "this is no record of Skull King")
    number = _field(raw, "format", int)
    if number > FORMAT:
        message = f"the record has format {number}, but this version knows only up to {FORMAT}"
        raise RecordError("newer", message, format=number)
    if number < 1:
        raise _damaged("format", f"there never was a format {number}")
    return raw


def _migrated(raw: Raw) -> Raw:
    """As today's format has it, step by step from the one it was written in."""
    for migrate in _MIGRATIONS[raw["format"] - 1 :]:
        raw = migrate(raw)
    return raw


def _with_entry(raw: Raw) -> Raw:
    """Format 1 knew the moves alone."""
    return {**raw, "entry": {}}


_MIGRATIONS: tuple[Callable[[Raw], Raw], ...] = (_with_entry,)


def _checksum(raw: Raw) -> str:
    content = {key: value for key, value in raw.items() if key != "checksum"}
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def _decoded(raw: Any) -> MatchRecord:
    entries = _field(raw, "actions", list)
    record = MatchRecord(
        edition=_field(raw, "edition", str),
        material=_field(raw, "material", dict),
        options=_field(raw, "options", dict),
        seats=_seats(_field(raw, "seats", list)),
        starter=_field(raw, "starter", int),
        seed=_seed(_field(raw, "seed", int)),
        entry=_entry(_field(raw, "entry", dict)),
    )
    setup = setup_of(record)
    if len(entries) > _most_actions(setup):
        raise _damaged("actions", f"no match of this kind has {len(entries)} actions")
    actions = tuple(_action(number, entry) for number, entry in enumerate(entries, 1))
    # With the options as the edition writes them: tuples for lists, defaults filled in.
    return replace(record, options=setup.options, actions=actions)


def _most_actions(setup: Setup) -> int:
    """A deal, a bid and a load of each seat, and in each trick a play, a roll and an ability."""
    in_a_trick = 2 * setup.seats + 1
    return sum(1 + 2 * setup.seats + cards * in_a_trick for cards in setup.plan)


def _edition(key: str, material: Mapping[str, object]) -> Edition:
    try:
        registry = _made_of(json.dumps(material)) if material else CARD_EDITIONS
    except ValueError as error:  # also a sum too long to be written
        raise _damaged("material", str(error)) from None
    edition = edition_named(registry, key)
    if material and not edition.material:
        raise _damaged("material", f"{key} is made of nothing that could differ")
    return edition


@lru_cache(maxsize=4)
def _made_of(material: str) -> Editions:
    """Kept, because matches by the thousand are made of the same dice."""
    return editions(from_data(json.loads(material)))


def _seats(entries: list[object]) -> tuple[Seat, ...]:
    try:
        return tuple(Seat.from_data(entry) for entry in entries)
    except SetupError as error:
        raise _damaged("seats", str(error)) from None


def _entry(data: Raw) -> Entry:
    try:
        return Entry.from_data(data)
    except TypeError as error:
        raise _damaged("entry", str(error)) from None


def _seed(seed: int) -> int:
    if seed not in SEEDS:
        raise _damaged("seed", f"a seed is a number from 0 to {SEEDS[-1]}")
    return seed


def _field(raw: Raw, key: str, kind: type[Kind]) -> Kind:
    if key not in raw:
        raise _damaged(key, "missing")
    value = raw[key]
    if type(value) is not kind:  # True is no whole number here
        raise _damaged(key, f"must be of type {kind.__name__}")
    return value


def _damaged(field: str, message: str, **details: object) -> RecordError:
    text = f"the record is damaged: {field}: {message}"
    return RecordError("damaged", text, field=field, **details)


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError("a whole number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a text")
    return value


def _text_or_nothing(value: object) -> str | None:
    return None if value is None else _text(value)


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError("a list of texts")
    return tuple(map(_text, value))


_SHAPES: dict[str, tuple[Callable[..., Action], tuple[Callable[[object], object], ...]]] = {
    "deal": (Deal, (_texts,)),
    "roll": (Roll, (_text,)),
    "bid": (Bid, (_number, _number)),
    "load": (Load, (_number, _text)),
    "play": (Play, (_number, _text, _text_or_nothing)),
    "lead": (ChooseLeader, (_number, _number)),
    "discard": (Discard, (_number, _texts)),
    "wager": (Wager, (_number, _number)),
    "change": (ChangeBid, (_number, _number)),
}
_NAMES: dict[object, str] = {kind: name for name, (kind, _) in _SHAPES.items()}


def encoded(action: Action) -> list[object]:
    """As ["bid", 0, 2]: the name and the fields, without an empty one at the end."""
    values = [_plain(getattr(action, field.name)) for field in fields(action)]
    return [_NAMES[type(action)], *(values if values[-1] is not None else values[:-1])]


def _plain(value: object) -> object:
    """Legal is what equals a legal action, so a 2.0 or True may come from a careless client."""
    return int(value) if isinstance(value, float | bool) else value


def _action(number: int, entry: object) -> Action:
    if not isinstance(entry, list) or not entry or entry[0] not in [*_SHAPES]:
        raise _damaged("actions", f"action {number} is of no known kind", number=number)
    kind, readers = _SHAPES[entry[0]]
    values: Sequence[object] = entry[1:]
    missing = [None] * (len(readers) - len(values))
    if len(values) > len(readers):
        raise _damaged("actions", f"action {number} says too much", number=number)
    try:
        pairs = zip(readers, [*values, *missing], strict=True)
        return kind(*(read(value) for read, value in pairs))
    except TypeError as error:
        message = f"action {number} lacks {error}"
        raise _damaged("actions", message, number=number) from None
