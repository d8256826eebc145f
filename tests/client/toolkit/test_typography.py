"""Every language is set as its printers do: spaces, quotes, per cent signs, dots."""

from __future__ import annotations

import re

import pytest

from game.client.toolkit.catalogs import catalog
from game.play.settings import LANGUAGES

NUMBER = r"\{(count|hand|hands|number|points)\}"
THIN, HARD = "\u202f", "\u00a0"  # both keep a line together
RULES = {
    "en": {
        "no space before a sign": r"\s[:;!?%]",
        "curly quotes only": r"[„«»]",
    },
    "de": {
        "no space before a sign": r"\s[:;!?]",
        "quotes at the bottom first": r"[«»”]",
        "a thin space before per cent": rf"(?<!{THIN})%",
    },
    "fr": {
        "a thin space before ; ! ?": rf"(?<![{THIN}!?])(?<!{THIN}\*\*)[;!?]",
        "a hard space before a colon": rf"(?<!{HARD})(?<!{HARD}\*\*)(?<!\d):(?!\d)",
        "hard spaces inside quotes": rf"«(?!{HARD})|(?<!{HARD})»|[„“”]",
        "a thin space before per cent": rf"(?<!{THIN})%",
        "no vowel meets another": r"(?<![-\w])([Ll][ea]|[DdJjTtSsMmNn]e|[Qq]ue) \**[aeiouéèêàâîôœ]",
    },
    "it": {
        "no space before a sign": r"\s[:;!?%]",
        "angle quotes": r"[„“”]",
        "acute accents": r"\b\w+chè\b|\bpò\b|\b[Qq]ual’|\bE’",
    },
}
IN_WORDS = {"en", "de", "it"}  # where one is always one; in French it may be none
EVERYWHERE = {
    "dots follow the word": r"\s…|\.\.\.",
    "one space is enough": r"  ",
    "a real minus": r"(?<![\w}])-\d",
    "nothing hangs over": r"^\s|\s$",
    "curly apostrophes": "['\"]",
    "numbers do not meet": rf"{NUMBER} {NUMBER}",
}


def test_every_language_has_rules_of_its_own() -> None:
    assert set(RULES) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_as_the_language_demands(language: str) -> None:
    rules = {**EVERYWHERE, **RULES.get(language, {})}
    broken = [
        f"{key}: {rule}: {text!r}"
        for key, text in catalog(language).items()
        for rule, pattern in rules.items()
        if re.search(pattern, text)
    ]
    assert broken == []


@pytest.mark.parametrize("language", sorted(IN_WORDS))
def test_a_sentence_about_one_thing_needs_no_number(language: str) -> None:
    counted = [
        f"{key}: {text}"
        for key, text in catalog(language).items()
        if key.endswith(".one") and text[-1] in ".!?" and "{count}" in text
    ]
    assert counted == []
