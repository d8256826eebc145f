"""The short rules: every special case is found, in every language."""

from __future__ import annotations

import re

import pytest

from game.client.app import App
from game.client.scenes.rules.scene import RulesScene
from game.client.scenes.rules.search import matching
from game.client.scenes.rules.short import Entry, short_rules
from game.client.scenes.rules.words import plain, things
from game.play.playable import PLAYABLE
from game.play.settings import LANGUAGES
from tests.client.scenes.rules.setups import EDITIONS, SETUPS, opened

# What a player may look for, and the rule that must be among what is found.
CASES: dict[str, dict[str, tuple[str, str, str, str]]] = {
    "schmidt": {
        "only_escapes": ("only escapes", "nur flucht", "seulement fuites", "solo fughe"),
        "two_alike": ("two mermaids", "zwei meerjungfrauen", "deux sirenes", "due sirene"),
        "mary_captured": ("mary captured", "mary gefangen", "mary capturee", "mary catturata"),
        "special_first": ("special first", "sonderkarten anfang", "speciales abord", "speciali"),
        "all_three": ("all three", "alle drei", "les trois", "tutti tre"),
    },
    "beck": {
        "only_escapes": ("escapes loot leader", "flucht beute erste", "fuite butin", "fughe"),
        "both_beasts": (
            "kraken whale second",
            "krake wal zweiter",
            "kraken second",
            "kraken secondo",
        ),
        "kraken_next": ("after kraken player", "nach kraken links", "apres kraken", "dopo kraken"),
        "whale_specials": ("whale no number", "wal keine zahl", "baleine aucun", "balena nessun"),
        "loot_alone": ("loot ally", "beute verbündete", "butin allie", "bottino alleati"),
        "tigress": ("tigress escape", "tigerin flucht", "tigresse fuite", "tigre fuga"),
        "ghost": ("ghost", "geist", "fantome", "fantasma"),
        "ghost_cards": ("ghost tigress", "geist tigerin", "fantome tigresse", "fantasma tigre"),
        "last_trick": ("last trick ability", "letzten stich", "dernier pli", "ultima presa"),
        "limit": ("eight players", "zu acht", "à huit", "in otto"),
        "escape_first": ("escape first", "flucht anfang", "fuite entame", "fuga inizio"),
        "fourteens": ("14 black", "14 schwarze", "14 noire", "14 nera"),
        "harry": ("harry bid", "harry ansage", "harry annonce", "harry dichiarazione"),
    },
}


def rules(lang: str, name: str) -> list[Entry]:
    return short_rules(App.headless(lang=lang).ui, SETUPS[name])


@pytest.mark.parametrize("edition", CASES)
@pytest.mark.parametrize(("number", "lang"), list(enumerate(LANGUAGES)))
def test_the_special_cases_are_found(edition: str, number: int, lang: str) -> None:
    app = App.headless(lang=lang)
    entries = short_rules(app.ui, SETUPS[edition])
    for rule, wanted in CASES[edition].items():
        own, common = f"rules.short.{edition}.{rule}.title", f"rules.short.cards.{rule}.title"
        title = app.ui.tr(own if app.ui.tr.has(own) else common)
        found = matching(entries, wanted[number])
        assert title in [entry.title for entry in found], (rule, wanted[number])


# Words of the boxes and of other tables, that this game says otherwise in the language.
ELSEWHERE = {
    "en": {"Meerjungfrau": "mermaids", "Sirène": "mermaids", "Vorhersage": "bid", "Fuga": "escape"},
    "de": {"mermaid": "mermaids", "escape": "escape", "runde": "hand", "trump": "trump"},
    "fr": {"mermaid": "mermaids", "levee": "trick", "escape": "escape", "white whale": "whale"},
    "it": {"mermaid": "mermaids", "atout": "trump", "annuncio": "bid", "loot": "loot"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_boxes_and_of_other_languages_find_the_rule(lang: str) -> None:
    ui = App.headless(lang=lang).ui
    entries = short_rules(ui, SETUPS["beck"])
    for wanted, rule in ELSEWHERE[lang].items():
        own, common = f"rules.short.beck.{rule}.title", f"rules.short.cards.{rule}.title"
        title = ui.tr(own if ui.tr.has(own) else common)
        found = [entry.title for entry in matching(entries, wanted)]
        assert title in found, wanted
        assert len(found) < len(entries), wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_with_other_names_is_spoken_of(lang: str) -> None:
    told = " ".join(
        plain(f"{entry.title} {entry.text}") for name in SETUPS for entry in rules(lang, name)
    )
    assert [thing.names for thing in things(lang) if not thing.spoken_of.search(told)] == []


def test_searching_needs_neither_case_nor_accents() -> None:
    entries = [Entry("Sirènes", "Une Sirène bat"), Entry("Être", "autre")]
    assert matching(entries, "SIRENE bat") == entries[:1]
    assert matching(entries, "etre") == entries[1:]
    assert matching(entries, "") == entries


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SETUPS)
def test_every_rule_has_its_words(lang: str, name: str) -> None:
    app = App.headless(lang=lang)
    entries = short_rules(app.ui, SETUPS[name])
    assert len(entries) >= 15
    assert app.ui.tr.missing == set()
    assert len({entry.title for entry in entries}) == len(entries)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_landlubbers_read_of_no_bonus(lang: str) -> None:
    for name, paid in (("dice", True), ("landlubber", False)):
        told = " ".join(entry.text for entry in rules(lang, name) if entry.in_force)
        assert bool(re.search(r"\+\d", told)) is paid


def test_what_is_not_in_the_match_comes_last_and_says_so() -> None:
    app = App.headless()
    entries = short_rules(app.ui, SETUPS["beck"])
    assert [entry.in_force for entry in entries] == sorted(
        (entry.in_force for entry in entries), reverse=True
    )
    absent = {entry.title for entry in entries if not entry.in_force}
    assert {"Kraken", "White Whale", "Loot", "Rosie", "Two players: the ghost"} <= absent
    driver = opened("search", SETUPS["beck"])
    driver.type("kraken")
    assert "Not in this game" in driver.texts()


def test_options_bring_their_rules_into_force() -> None:
    ui = App.headless().ui
    for name, title in (
        ("beck_all", "After the Kraken: the next player"),
        ("beck_ghost", "After the Kraken: whoever would have won"),
        ("beck_ghost", "Two players: the ghost"),
        ("beck_eight", "Whale without numbers"),
        ("beck_all", "Kraken and Whale together"),
    ):
        entries = {entry.title: entry for entry in short_rules(ui, SETUPS[name])}
        assert entries[title].in_force, (name, title)
    entries = {entry.title: entry for entry in short_rules(ui, SETUPS["beck_all"])}
    assert not entries["After the Kraken: whoever would have won"].in_force


def test_only_the_scoring_in_force_counts() -> None:
    ui = App.headless().ui
    for edition in PLAYABLE:
        setup = EDITIONS[edition].setup(4)
        scorings = [e for e in short_rules(ui, setup) if e.title.startswith("Scoring:")]
        assert len(scorings) == len(setup.edition.scorings)
        assert sum(entry.in_force for entry in scorings) == 1


def test_typing_filters_the_short_rules() -> None:
    driver = opened("search")
    scene = driver.scene
    assert isinstance(scene, RulesScene)
    everything = len(scene.content.parts)
    driver.type("mermaid")
    some = len(scene.content.parts)
    assert 0 < some < everything
    driver.type(" charm")
    driver.type("xx")
    assert "Nothing about that on this sheet." in driver.texts()
    assert driver.scene.focus is not None
    assert driver.scene.focus.key == "search"
