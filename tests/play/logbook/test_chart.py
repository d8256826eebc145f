"""Codes: round trip, and every slip of a finger is refused."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from random import Random

import pytest
from hypothesis import given

from ai.levels import LEVELS as AI_LEVELS
from ai.personality import PERSONALITIES
from game.play.logbook.chart import (
    BOTS,
    CHARACTERS,
    EDITIONS,
    HUMAN_SEAT,
    LEVELS,
    Chart,
    ChartError,
    chart_from,
    chart_of,
    code_of,
)
from game.play.logbook.check_digits import ALPHABET
from game.play.logbook.daily import deal_of_the_day
from game.play.playable import PLAYABLE
from tests.match.matches import EDITIONS as KNOWN
from tests.play.logbook.books import recorded
from tests.rules.random_setups import MODERATELY, RandomMatch, matches


def code(chart: Chart) -> str:
    return code_of(chart, KNOWN[chart.edition])


def drawn(match: RandomMatch) -> Chart:
    rng = match.random
    who = tuple(rng.choice([HUMAN_SEAT, *BOTS]) for _ in range(match.seats))
    return Chart(match.key, match.setup.options, who, match.starter, match.seed)


@MODERATELY
@given(matches())
def test_a_code_tells_the_match_that_it_was_made_from(match: RandomMatch) -> None:
    chart = drawn(match)
    assert chart_from(code(chart), KNOWN) == chart


@MODERATELY
@given(matches())
def test_a_wrong_letter_is_refused(match: RandomMatch) -> None:
    text, rng = code(drawn(match)), match.random
    at = rng.choice([n for n, letter in enumerate(text) if letter != "-"])
    for other in set(ALPHABET) - {text[at]}:
        with pytest.raises(ChartError):
            chart_from(text[:at] + other + text[at + 1 :], KNOWN)


@MODERATELY
@given(matches())
def test_two_neighbours_in_the_wrong_order_are_refused(match: RandomMatch) -> None:
    letters = code(drawn(match)).replace("-", "")
    for at in range(len(letters) - 1):
        one, two = letters[at], letters[at + 1]
        if one != two:
            with pytest.raises(ChartError):
                chart_from(letters[:at] + two + one + letters[at + 2 :], KNOWN)


def test_any_two_letters_of_a_usual_code_in_the_wrong_order_are_refused() -> None:
    letters = code(deal_of_the_day(date(2026, 11, 18), "dice")).replace("-", "")
    for one in range(len(letters)):
        for two in range(one):
            swapped = [*letters]
            swapped[one], swapped[two] = letters[two], letters[one]
            if swapped != [*letters]:
                with pytest.raises(ChartError):
                    chart_from("".join(swapped), KNOWN)


def test_a_code_is_read_however_it_was_typed() -> None:
    chart = deal_of_the_day(date(2026, 1, 2), "beck")
    text = code(chart)
    typed = f"  {text.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')} "
    assert code(chart_from(typed, KNOWN)) == text
    assert code(chart_from(text.replace("-", ""), KNOWN)) == text


def test_the_code_of_a_new_match_is_short() -> None:
    for edition in PLAYABLE:
        lengths = [
            len(code(deal_of_the_day(date(2026, 1, day), edition)).replace("-", ""))
            for day in range(1, 29)
        ]
        assert max(lengths) <= 18


@pytest.mark.parametrize("text", ["", "-", "0", "HELLO", "Ahoy, matey!", "0" * 16, "Z" * 500, "\0"])
def test_what_is_no_code_is_a_slip(text: str) -> None:
    with pytest.raises(ChartError) as error:
        chart_from(text, KNOWN)
    assert error.value.key == "slip"


def test_rubbish_never_does_anything_else() -> None:
    rng = Random(1)
    for _ in range(2000):
        text = "".join(rng.choice(ALPHABET) for _ in range(rng.randrange(1, 30)))
        try:
            chart = chart_from(text, KNOWN)
        except ChartError:
            continue
        assert code(chart).replace("-", "") == text


def test_dice_with_other_faces_are_told() -> None:
    from game.rules.editions import editions
    from game.rules.editions.dice_set import from_data

    material = {kind: dict(KNOWN["dice"].material[kind]) for kind in KNOWN["dice"].material}  # type: ignore[call-overload]
    material["red"]["faces"] = [1, 1, 1, 2, 2, 3]
    others = editions(from_data(material))
    with pytest.raises(ChartError) as error:
        chart_from(code(deal_of_the_day(date(2026, 1, 1), "dice")), others)
    assert error.value.key == "other_dice"


def test_a_match_has_the_code_of_its_deal() -> None:
    setup = KNOWN["beck"].setup(3)
    record = recorded(setup, 77)
    chart = chart_of(record)
    assert (chart.seed, chart.edition) == (77, "beck")
    assert chart.who[0] == HUMAN_SEAT
    assert chart_from(code(chart), KNOWN) == replace(chart, options=setup.options)


def test_every_bot_and_edition_has_its_place_in_the_codes() -> None:
    assert {*AI_LEVELS} <= {*LEVELS}
    assert {*PERSONALITIES} <= {*CHARACTERS}
    assert {*PLAYABLE} <= {*EDITIONS}
