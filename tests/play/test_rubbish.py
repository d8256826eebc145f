"""Settings, the last setup and presets with rubbish in them: what makes sense is used."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.play.draft import MOST_SEATS
from game.play.last_setup import MEMORY, remember, remembered_draft
from game.play.looks import COLOURS, EMBLEMS, PARTS, PORTRAITS, Look, default_look, parse_look
from game.play.playable import playable_editions
from game.play.presets import FILE, OwnPresets
from game.play.services import Services
from game.play.settings import ALLOWED, Settings, SettingsStore, from_data
from game.rules.errors import RuleError

EDITIONS = playable_editions()
NAMES = [f"Name {number}" for number in range(MOST_SEATS)]
SERVICES = Services(levels=("deckhand", "sailor", "captain"), personalities=("steady", "gambler"))
ODD_TEXTS = [
    "",
    "²",
    "crimson/anchor/²",
    "a/b/9",
    "-1",
    "\0",
    "\ud800",
    "x" * 200,
    "\u0661",
    "1" * 5000,
]
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.sampled_from([10**30, -(10**30), 1e300, float("inf"), float("nan"), 0.5])
    | st.sampled_from([*ODD_TEXTS, "beck", "dice", "sailor"])
)
RUBBISH = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)
QUICK = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def usual_setup() -> Any:
    store = SettingsStore(None)
    remember(store, remembered_draft(store, SERVICES, EDITIONS, NAMES))
    return json.loads(json.dumps(store.recall(MEMORY)))


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every container in the data with every key or index of it."""
    entries = data.items() if isinstance(data, dict) else enumerate(data)
    found: list[tuple[Any, Any]] = []
    for key, value in entries:
        found.append((data, key))
        if isinstance(value, dict | list):
            found += places(value)
    return found


@st.composite
def damaged(draw: st.DrawFn, whole: Callable[[], Any]) -> Any:
    """Good data of which a few places were replaced by rubbish."""
    data = whole()
    for _ in range(draw(st.integers(1, 4))):
        container, key = draw(st.sampled_from(places(data)))
        container[key] = draw(RUBBISH)
    return data


def usable(data: object) -> None:
    """The setup that remembers this can be shown for every edition and started or refused."""
    store = SettingsStore(None)
    store.values.extra[MEMORY] = data
    draft = remembered_draft(store, SERVICES, EDITIONS, NAMES)
    assert len(draft.seats) == MOST_SEATS
    for edition in playable_editions().values():
        draft.fit(edition)
        assert edition.seats[0] <= len(draft.playing) <= edition.seats[-1]
        assert draft.chosen(edition).keys() == {option.key for option in edition.options}
        draft.problem(edition)
    for part, values in PARTS.items():
        looks = [getattr(seat.look, part) for seat in draft.seats]
        assert sorted(looks) == sorted(values)
    for seat in draft.seats:
        assert seat.level in ("", *SERVICES.levels)
        assert seat.personality in SERVICES.personalities


@QUICK
@given(data=RUBBISH | damaged(usual_setup))
def test_a_rubbish_last_setup_leaves_a_usable_one(data: object) -> None:
    usable(data)


@pytest.mark.parametrize("count", [0, -5, 10**30, True])
def test_a_count_that_no_edition_has_becomes_the_nearest(count: int) -> None:
    usable({"count": count, "counts": {"beck": count, "dice": count}})


@QUICK
@given(
    parts=st.lists(st.sampled_from([*ODD_TEXTS, *COLOURS, *EMBLEMS, *PORTRAITS, "0", "7", "8"])),
    number=st.integers(0, 7),
)
def test_every_text_is_a_look(parts: list[str], number: int) -> None:
    look = parse_look("/".join(parts), number)
    for part, values in PARTS.items():
        assert getattr(look, part) in values


@pytest.mark.parametrize("portrait", ["²", "\u0663", "8", "-1", "03", ""])
def test_a_portrait_without_a_proper_number_is_the_usual_one(portrait: str) -> None:
    usual = default_look(3)
    look = Look("crimson", "anchor", usual.portrait)
    assert parse_look(f"crimson/anchor/{portrait}", 3) == look


@QUICK
@given(
    data=st.dictionaries(st.sampled_from([*vars(Settings()), "marks"]), RUBBISH)
    | damaged(lambda: vars(Settings()))
)
def test_rubbish_settings_become_allowed_ones(data: dict[str, object]) -> None:
    values = from_data(data)
    for name, usual in vars(Settings()).items():
        value = getattr(values, name)
        assert type(value) is type(usual)
        assert value in ALLOWED.get(name, (value,))


def two_presets() -> Any:
    editions = playable_editions()
    return {
        key: {"Ours": {option.key: option.default for option in edition.options}, "Empty": {}}
        for key, edition in editions.items()
    }


@QUICK
@given(data=RUBBISH | damaged(two_presets))
def test_rubbish_presets_are_left_out_or_become_usable(tmp_path: Path, data: object) -> None:
    for left in tmp_path.iterdir():
        left.unlink()
    (tmp_path / FILE).write_text(json.dumps(data), "utf-8")
    presets = OwnPresets(tmp_path)
    for edition in playable_editions().values():
        for preset in presets.of(edition):
            assert preset.options.keys() == {option.key for option in edition.options}
            with suppress(RuleError):
                edition.setup(edition.seats[0], preset.options)
