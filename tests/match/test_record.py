"""A match as JSON: what comes back, and how everything else is refused."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match.chance import Chance
from game.match.entry import FINISHED, Entry
from game.match.record import (
    FORMAT,
    LONGEST,
    Head,
    MatchRecord,
    RecordError,
    _checksum,
    _most_actions,
    from_json,
    read_head,
    replay,
    setup_of,
    to_json,
)
from game.match.session import Session
from game.rules.actions import Bid, Deal, Roll
from game.rules.edition import Setup
from game.rules.editions.dice import dice_edition
from game.rules.editions.dice_set import from_data
from game.rules.engine import apply, new_match
from game.rules.state import Phase
from tests.match.matches import EDITIONS, SETUPS, bots, cut, played, text_of

FOLDER = Path(__file__).parent.parent / "data" / "records"
TOTALS: dict[str, list[int]] = json.loads((FOLDER / "totals.json").read_text("utf-8"))
EACH = pytest.mark.parametrize("setup", [pytest.param(SETUPS[key], id=key) for key in SETUPS])
QUICK = settings(max_examples=50, deadline=None)
TEXT = text_of(SETUPS["dice"])
SHORT = to_json(cut(from_json(TEXT), 20))
MATERIAL: dict[str, Any] = json.loads(TEXT)["material"]
# As long as a number in JSON may be; the sum of two is too long to be written.
ENDLESS = {**MATERIAL["black"], "count": int("9" * 4300)}


def changed(text: str, **fields: Any) -> str:
    """The record with other fields, signed again as if it had been written so."""
    raw = {**json.loads(text), **fields}
    raw = {key: value for key, value in raw.items() if value is not LEFT_OUT}
    return json.dumps({**raw, "checksum": _checksum(raw)})


LEFT_OUT = object()


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(from_json(text))
    return caught.value


# --- what comes back


@EACH
def test_a_record_comes_back_from_json_and_replays_to_the_same_state(setup: Setup) -> None:
    session = played(setup)
    record = from_json(to_json(session.record))
    assert record == session.record
    assert replay(record) == session.state
    assert setup_of(record) == setup


@EACH
def test_a_match_can_be_recorded_in_the_middle(setup: Setup) -> None:
    whole = played(setup).record
    for count in range(0, len(whole.actions), 61):
        record = cut(whole, count)
        assert from_json(to_json(record)) == record


def test_a_record_is_two_lines_of_ascii() -> None:
    seats = [replace(seat, name="Zoë ☠") for seat in bots(4)]
    session = Session(SETUPS["dice"], seats, 1)
    text = to_json(session.record)
    assert text.isascii()
    assert text.count("\n") == 2
    assert from_json(text) == session.record


ENTRY = Entry(
    status=FINISHED,
    started="2026-11-18T01:02:03Z",
    played="2026-11-19T01:02:03Z",
    seconds=61,
    version="0.2.0",
    hand=3,
    hands=8,
    totals=(10, -20, 0, 40),
    marks=frozenset({"helped", "a mark of tomorrow"}),
    extra={"sharing": {"way": "around"}},
)


def test_the_first_line_tells_what_a_list_shows() -> None:
    record = replace(from_json(SHORT), entry=ENTRY)
    text = to_json(record)
    assert json.loads(text)["entry"]["totals"] == [10, -20, 0, 40]
    assert read_head(text.splitlines()[0]) == Head("dice", record.seats, ENTRY)


def test_a_record_laid_out_anew_is_the_same_record() -> None:
    record = replace(from_json(SHORT), entry=ENTRY)
    assert from_json(json.dumps(json.loads(to_json(record)), indent=2)) == record


def test_what_a_later_version_adds_to_the_entry_is_kept() -> None:
    entry = {**ENTRY.as_data(), "weather": [1, {"wind": "west"}]}
    record = from_json(changed(SHORT, entry=entry))
    assert record.entry.extra["weather"] == [1, {"wind": "west"}]
    assert json.loads(to_json(record))["entry"] == entry


def test_an_extra_of_a_known_name_changes_nothing_known() -> None:
    record = replace(from_json(SHORT), entry=Entry(extra={"status": "sunk"}))
    assert from_json(to_json(record)).entry == Entry()


def test_lists_in_options_come_back_as_tuples_and_missing_options_as_defaults() -> None:
    text = text_of(SETUPS["beck with a plan"])
    assert from_json(text).options["custom_plan"] == (3, 5, 7)
    assert from_json(changed(text_of(SETUPS["beck"]), options={})).options["plan"] == "classic"


def test_a_careless_number_is_written_as_a_whole_one() -> None:
    session = Session(SETUPS["dice"], bots(4), 1)
    session.begin()
    session.submit(Bid(0, 1.0))  # type: ignore[arg-type]
    assert from_json(to_json(session.record)) == session.record


def test_a_dice_match_replays_with_the_dice_it_was_played_with() -> None:
    data: Any = json.loads(json.dumps(EDITIONS["dice"].material))
    data["black"]["faces"] = [9, 9, 9, 9, 9, 9]
    other = dice_edition(from_data(data))
    session = played(other.setup(4))
    record = from_json(to_json(session.record))
    assert record.material == data
    assert replay(record) == session.state
    assert "black:9" in [a.face for a in record.actions if isinstance(a, Roll)]


# --- records of earlier days


@pytest.mark.parametrize("name", TOTALS)
def test_a_stored_record_replays_to_its_totals(name: str) -> None:
    state = replay(stored(name))
    assert state.phase is Phase.OVER
    assert list(state.totals) == TOTALS[name]


@pytest.mark.parametrize("name", TOTALS)
def test_the_chance_of_a_stored_record_still_comes_from_its_seed(name: str) -> None:
    record = stored(name)
    state, chance = new_match(setup_of(record)), Chance(record.seed)
    for action in record.actions:
        assert chance.draw(state) == (action if isinstance(action, Deal | Roll) else None)
        state = apply(state, action).state


def test_every_edition_has_a_stored_record_of_every_format() -> None:
    raws = [json.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in TOTALS]
    written = {(raw["edition"], raw["format"]) for raw in raws}
    assert written == {(edition, number + 1) for edition in EDITIONS for number in range(FORMAT)}


@pytest.mark.parametrize("name", [name for name in TOTALS if name.endswith("_1")])
def test_a_record_of_the_first_format_lacks_only_what_it_did_not_know(name: str) -> None:
    later = stored(name.replace("_1", "_2"))
    assert stored(name) == replace(later, entry=Entry())
    text = (FOLDER / f"{name}.json").read_text("utf-8")
    assert read_head(text) == Head(later.edition, later.seats, Entry())


def stored(name: str) -> MatchRecord:
    return from_json((FOLDER / f"{name}.json").read_text("utf-8"))


# --- what is refused


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "truncated"),
        ("  \n", "truncated"),
        (SHORT[:100], "truncated"),
        (SHORT[:-2], "truncated"),
        ("ahoy", "not_json"),
        ("\ufeff{}", "not_json"),
        (SHORT + "}", "not_json"),
        ("9" * 5000, "not_json"),
        ("[" * 100_000, "damaged"),
        ("{}", "foreign"),
        ("[]", "foreign"),
        ("null", "foreign"),
        ('{"game":"chess"}', "foreign"),
        ('{"game":"skull-king"}', "damaged"),
        ('{"game":"skull-king","format":3}', "newer"),
    ],
)
def test_a_text_that_is_no_record_is_refused(text: str, key: str) -> None:
    assert refusal(text).key == key


@pytest.mark.parametrize("key", [key for key in json.loads(SHORT) if key != "checksum"])
@pytest.mark.parametrize(
    "value", [LEFT_OUT, None, 1.5, True], ids=["missing", "null", "1.5", "true"]
)
def test_a_missing_or_wrong_field_is_named(key: str, value: object) -> None:
    error = refusal(changed(SHORT, **{key: value}))
    if key == "game":
        assert error.key == "foreign"
    else:
        assert (error.key, error.details["field"]) == ("damaged", key)
        assert key in str(error)


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"format": 0}, "damaged"),
        ({"format": FORMAT + 1}, "newer"),
        ({"seed": -1}, "damaged"),
        ({"seed": 2**64}, "damaged"),
        ({"edition": "chess"}, "unknown_edition"),
        ({"edition": "beck"}, "damaged"),
        ({"material": {}}, "unknown_edition"),
        ({"material": {"black": 1}}, "damaged"),
        ({"material": {**MATERIAL, "black": ENDLESS, "blue": ENDLESS}}, "damaged"),
        ({"options": {"wind": True}}, "unknown_option"),
        ({"options": {"scoring": "rascal"}}, "bad_option_value"),
        ({"options": {"scoring": ["\ud800"]}}, "bad_option_value"),
        ({"starter": 4}, "bad_starter"),
        ({"seats": []}, "bad_seats"),
        ({"seats": [{"name": "Anne"}] * 9}, "bad_seats"),
        ({"seats": [{"name": "Anne"}] * 3 + [{"nom": "Anne"}]}, "damaged"),
    ],
)
def test_what_cannot_be_played_here_is_refused(fields: dict[str, Any], key: str) -> None:
    assert refusal(changed(SHORT, **fields)).key == key


def test_a_newer_format_is_told_as_such() -> None:
    assert "format 3" in str(refusal(changed(SHORT, format=3)))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("status", "sunk"),
        ("status", ["over"]),
        ("started", "yesterday"),
        ("started", "2026-11-18T01:02:03"),
        ("played", "2026-11-18T01:02:03+01:00"),
        ("played", "20261118T010203Z"),
        ("played", 1763427723),
        ("seconds", -1),
        ("seconds", 1.5),
        ("version", 2),
        ("hand", True),
        ("hands", None),
        ("totals", "10"),
        ("totals", [1, "2"]),
        ("marks", {"helped": True}),
        ("marks", [["helped"]]),
    ],
)
def test_an_entry_that_makes_no_sense_is_damaged(key: str, value: object) -> None:
    error = refusal(changed(SHORT, entry={key: value}))
    assert (error.key, error.details["field"]) == ("damaged", "entry")


@pytest.mark.parametrize(
    "line", ["", ",", "{,", "[],", "null", '{"game":"skull-king"},', "{" * 9**5]
)
def test_a_first_line_that_is_no_head_is_refused(line: str) -> None:
    with pytest.raises(RecordError):
        read_head(line)


@pytest.mark.parametrize(
    "action",
    [
        None,
        7,
        [],
        "bid",
        ["bid"],
        ["bid", 0],
        ["bid", 0, 1, 2],
        ["bid", 0, "1"],
        ["bid", 0, None],
        ["bid", True, 1],
        ["bid", 0, 1.0],
        ["bid", 0, 99],
        ["bid", -1, 0],
        ["bid", 10**400, 10**400],
        ["fly", 0],
        [["bid"], 0, 1],
        [{}, 0, 1],
        ["deal"],
        ["deal", "black"],
        ["deal", []],
        ["deal", [1]],
        ["roll", 0],
        ["roll", "black:7"],
        ["play", 0],
        ["play", 0, "black", 7],
        ["play", 0, "black"],
        ["lead", 0, 1],
        ["discard", 0, ["black"]],
        ["wager", 0, 10],
        ["change", 0, 1],
        ["load", 0, "cannonball"],
    ],
)
def test_a_wrong_action_is_refused_with_its_number(action: object) -> None:
    raw = json.loads(SHORT)
    error = refusal(changed(SHORT, actions=[raw["actions"][0], action]))
    assert error.key == "damaged"
    assert error.details["number"] == 2
    assert "action 2 " in str(error)


def test_a_changed_record_is_noticed() -> None:
    error = refusal(SHORT.replace('"seed":1,', '"seed":2,'))
    assert (error.key, error.details["field"]) == ("damaged", "checksum")


# --- any text whatsoever


def refused_or_equal(text: str, record: MatchRecord) -> None:
    with suppress(RecordError):
        assert from_json(text) == record


def test_a_record_cut_off_anywhere_is_refused() -> None:
    whole = SHORT.rstrip()
    for end in range(len(whole)):
        assert refusal(whole[:end]).key in ("truncated", "not_json")


@QUICK
@given(st.text())
def test_any_text_is_refused_without_a_crash(text: str) -> None:
    with pytest.raises(RecordError):
        from_json(text)


@QUICK
@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_a_record_with_one_other_character_is_refused_or_means_the_same(
    at: int, character: str
) -> None:
    refused_or_equal(TEXT[:at] + character + TEXT[at + 1 :], from_json(TEXT))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@QUICK
@given(JSON)
def test_any_json_is_refused_without_a_crash(value: object) -> None:
    with pytest.raises(RecordError):
        from_json(json.dumps(value))


@QUICK
@given(st.sampled_from(sorted(json.loads(SHORT))), JSON)
def test_any_json_in_a_signed_field_is_refused_without_a_crash(key: str, value: Any) -> None:
    refused_or_played(changed(SHORT, **{key: value}))


WORDS = st.sampled_from("deal roll bid load play lead discard wager change".split())
VALUES = st.integers(-2, 5) | st.sampled_from(["black", "black:7"]) | JSON


@QUICK
@given(st.lists(st.tuples(WORDS, VALUES, VALUES, VALUES) | st.tuples(WORDS, VALUES, VALUES)))
def test_any_signed_actions_are_refused_without_a_crash(actions: list[object]) -> None:
    first = json.loads(SHORT)["actions"][0]
    refused_or_played(changed(SHORT, actions=[first, *actions]))


@QUICK
@given(st.dictionaries(st.sampled_from(sorted(EDITIONS["dice"].material)), JSON))
def test_any_signed_material_is_refused_without_a_crash(material: dict[str, object]) -> None:
    refused_or_played(changed(SHORT, material={**MATERIAL, **material}))


def refused_or_played(text: str) -> None:
    with suppress(RecordError):
        replay(from_json(text))


def test_a_record_longer_than_any_match_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = json.loads(TEXT)["actions"][0]
    text = changed(TEXT, actions=[deal] * 5_000)
    monkeypatch.setattr(json, "loads", None)
    assert refusal(text).key == "damaged"


def test_more_actions_than_a_match_can_have_are_refused_before_one_is_read() -> None:
    error = refusal(changed(TEXT, actions=[["bid", 0, 0]] * 1_000))
    assert (error.key, error.details) == ("damaged", {"field": "actions"})
    assert "1000 actions" in str(error)


@EACH
def test_the_longest_match_is_well_within_what_is_read(setup: Setup) -> None:
    text = text_of(setup)
    assert len(text) * 5 < LONGEST
    assert len(from_json(text).actions) <= _most_actions(setup)


def test_a_name_that_cannot_be_drawn_is_cleaned_when_it_is_read() -> None:
    seats = json.loads(TEXT)["seats"]
    seats[0]["name"] = "An\x00ne\u200b"
    assert from_json(changed(TEXT, seats=seats)).seats[0].name == "Anne"
