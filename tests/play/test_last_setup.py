"""The last setup comes back, as far as it still can be played."""

from __future__ import annotations

import json

import pytest

from game.play.draft import Draft
from game.play.last_setup import is_outdated, remember, remembered_draft
from game.play.playable import playable_editions
from game.play.services import Services
from game.play.settings import SettingsStore

EDITIONS = playable_editions()
NAMES = [f"Pirate {n}" for n in range(16)]
SERVICES = Services(levels=("cabin_boy", "sailor"), personalities=("steady", "gambler"))


def again(draft: Draft, services: Services = SERVICES) -> Draft:
    store = SettingsStore()
    remember(store, draft)
    store.values.extra = json.loads(json.dumps(store.values.extra))
    return remembered_draft(store, services, EDITIONS, NAMES)


def usual() -> Draft:
    return remembered_draft(SettingsStore(), SERVICES, EDITIONS, NAMES)


def test_the_first_time_it_is_the_usual_one() -> None:
    assert usual().edition == "dice"
    assert [seat.level for seat in usual().playing] == ["", "sailor", "sailor", "sailor"]


def test_what_was_chosen_comes_back() -> None:
    draft = usual()
    draft.edition, draft.count = "beck", 5
    draft.seats[1].level, draft.seats[2].level = "", "cabin_boy"
    draft.seats[2].personality = "gambler"
    assert again(draft) == draft


def test_a_level_that_is_gone_becomes_the_usual_one_and_a_person_stays_a_person() -> None:
    draft = usual()
    draft.seats[1].level, draft.seats[2].level = "admiral", ""
    assert [seat.level for seat in again(draft).playing] == ["", "sailor", "", "sailor"]


def test_a_character_that_is_gone_becomes_the_usual_one() -> None:
    draft = usual()
    draft.seats[1].personality, draft.seats[2].personality = "dreamer", "gambler"
    assert [seat.personality for seat in again(draft).playing[1:3]] == ["steady", "gambler"]


def test_an_edition_that_is_gone_becomes_the_first() -> None:
    draft = usual()
    draft.edition = "chess"
    assert again(draft).edition == "dice"


@pytest.mark.parametrize(
    ("part", "value"),
    [("level", "admiral"), ("personality", "poet"), ("look", "crimson/anchor/²"), ("look", "x")],
)
def test_a_setup_that_names_what_is_unknown_is_outdated(part: str, value: str) -> None:
    store = SettingsStore()
    assert not is_outdated(store, SERVICES)
    remember(store, usual())
    assert not is_outdated(store, SERVICES)
    store.values.extra["setup"]["seats"][1][part] = value
    assert is_outdated(store, SERVICES)
    remember(store, remembered_draft(store, SERVICES, EDITIONS, NAMES))
    assert not is_outdated(store, SERVICES)
