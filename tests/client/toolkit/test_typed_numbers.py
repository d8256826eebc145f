"""Numbers that the rules decide are filled in: in the texts stand only those that have a reason."""

from __future__ import annotations

import re

import pytest

from game.client.toolkit.catalogs import catalog
from game.play.settings import LANGUAGES

# Which texts may have digits of their own, which, and why.
FINE = {
    r"^lesson\.": (r"\d|1[0-4]", "a lesson speaks of the very pieces that it deals"),
    r"fourteen|^rules\.short\.beck\.whale_bonus": (r"14", "the card is called so"),
    r"^medals\.yellow_seven": (r"7", "the face is called so"),
    r"^(howto\..*\.deck|rules\.piece\.cards)\.": (r"1", "numbers begin there, up to {highest}"),
    r"^ledger\.refused\.(too_many_tricks|bad_change)$": (r"0", "counting begins there"),
    r"rascal": (r"0", "no bet at all, beside {low_wager} and {high_wager}"),
    r"^(judge\.keys|replay\.sight\.tip|settings\.fullscreen\.tip)$": (r"[0189]|1[01]", "keys"),
    r"^ledger\.blank\.note$": (r"4", "paper of the size A4"),
    r"^credits\.": (r"[12]", "versions of libraries and licences"),
}


def reason(key: str, number: str) -> str:
    """Why that text may have that number, or nothing."""
    for where, (numbers, why) in FINE.items():
        if re.search(where, key) and re.fullmatch(numbers, number):
            return why
    return ""


def typed(lang: str) -> list[tuple[str, str]]:
    """The keys of all texts with digits, and the numbers, without what is filled in."""
    return [
        (key, number)
        for key, text in catalog(lang).items()
        for number in re.findall(r"\d+", re.sub(r"\{\w+\}", "", text))
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_filled_in(lang: str) -> None:
    assert [(key, number) for key, number in typed(lang) if not reason(key, number)] == []


@pytest.mark.parametrize("where", FINE)
def test_what_is_fine_is_there(where: str) -> None:
    assert any(re.search(where, key) for key, _ in typed("en"))
