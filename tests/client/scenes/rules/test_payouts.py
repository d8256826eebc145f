"""Numbers in texts and tables are those of the scoring."""

from __future__ import annotations

import pytest

from game.play.payouts import (
    CARDS,
    bonus_table,
    loads,
    numbers,
    payment,
    with_scoring,
    worked_examples,
)
from game.play.settings import LANGUAGES
from game.rules.scoring import Result
from tests.client.scenes.rules.setups import SETUPS, all_texts, opened, whole_text


def table(name: str) -> dict[str, int]:
    return {paid.kind: paid.points for paid in bonus_table(SETUPS[name])}


def test_the_bonuses_are_those_of_the_edition_and_its_options() -> None:
    captures = {"pirate_captured": 30, "king_captured": 50}
    assert table("dice") == captures
    assert table("landlubber") == {}
    assert table("schmidt") == captures
    beck = {
        "black_fourteen": 20,
        "fourteen": 10,
        "pirate_captured": 30,
        "king_captured": 40,
        "mermaid_captured": 20,
    }
    assert table("beck") == beck
    assert table("beck_all") == {**beck, "loot": 20, "wager": 20}


@pytest.mark.parametrize(
    ("name", "when"),
    [
        ("dice", "exact"),
        ("landlubber", "never"),
        ("beck", "exact"),
        ("beck_eight", "half"),
        ("beck_ghost", "loads"),
    ],
)
def test_when_a_bonus_is_paid_is_asked_of_the_scoring(name: str, when: str) -> None:
    assert payment(SETUPS[name]) == when


@pytest.mark.parametrize("name", SETUPS)
def test_every_example_and_every_coin_is_on_the_sheet(name: str) -> None:
    setup = SETUPS[name]
    driver = opened("scoring", setup)
    texts, tr = all_texts(driver), driver.app.ui.tr
    for result in worked_examples(setup):
        assert tr.signed(setup.scoring.points(result)) in texts
    for paid in bonus_table(setup):
        assert f"{'±' if paid.risk else '+'}{paid.points}" in texts
    assert len(worked_examples(setup)) >= 5 * len(loads(setup))


@pytest.mark.parametrize(
    ("name", "plain", "paid"), [("dice", 5, 2), ("landlubber", 5, 0), ("beck_ghost", 10, 4)]
)
def test_examples_with_a_bonus_are_there_where_one_is_paid(
    name: str, plain: int, paid: int
) -> None:
    examples = worked_examples(SETUPS[name])
    rich = [result for result in examples if result.bonuses]
    assert (len(examples), len(rich)) == (plain + paid, paid)
    assert sum(result.bid == result.won for result in rich) == paid // 2


def test_only_a_bet_can_be_lost() -> None:
    assert [paid.kind for paid in bonus_table(SETUPS["beck_all"]) if paid.risk] == ["wager"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_scoring_name_its_own_numbers(lang: str) -> None:
    """20 a trick and 10 off; 10 a card, or 15 with a cannonball."""
    for name, told in {
        "dice": ("20", "10"),
        "landlubber": ("20", "10"),
        "schmidt": ("20", "10"),
        "beck_eight": ("10",),
        "beck_ghost": ("10", "15"),
    }.items():
        text = whole_text(opened("scoring", SETUPS[name], lang))
        assert all(number in text for number in told), (name, lang)


def test_the_numbers_come_from_the_scoring() -> None:
    known = numbers(SETUPS["beck_ghost"])
    points = SETUPS["beck_ghost"].scoring.points
    assert known["each"] * CARDS == points(Result(CARDS, 1, 1, load="grapeshot"))
    assert known["ball"] * CARDS == points(Result(CARDS, 1, 1, load="cannonball"))
    standard = with_scoring(SETUPS["beck_ghost"], "skull_king")
    known = numbers(standard)
    assert standard.scoring.points(Result(7, 3, 3)) == 3 * known["trick"]
    assert standard.scoring.points(Result(7, 3, 1)) == -2 * known["off"]
    assert standard.scoring.points(Result(7, 0, 0)) == 7 * known["zero"]
