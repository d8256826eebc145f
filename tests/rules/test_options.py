"""What an edition lets its players choose, and what it refuses."""

from typing import Any

import pytest

from game.rules.errors import SetupError
from game.rules.options import idle_options
from tests.rules.playing import default_options, edition, setup_of


@pytest.mark.parametrize(
    ("key", "defaults"),
    [
        ("dice", {"scoring": "standard"}),
        ("schmidt", {"scoring": "standard"}),
        (
            "beck",
            {
                "scoring": "skull_king",
                "plan": "classic",
                "custom_plan": (),
                "kraken": False,
                "whale": False,
                "loot": False,
                "abilities": False,
                "after_kraken": "left_of_player",
                "harry_after_last_trick": False,
            },
        ),
    ],
)
def test_what_is_not_chosen_has_a_default(key: str, defaults: dict[str, Any]) -> None:
    assert setup_of(key, 4).options == defaults == default_options(key)


PLANS = (
    "classic, even_keeled, skip_to_the_brawl, swift_n_salty, broadside, whirlpool, "
    "past_your_bedtime, custom"
)
NUMBERS = "1 to 20 numbers from 1 to 24, as 3,5,7"


@pytest.mark.parametrize(
    ("key", "option", "value", "allowed"),
    [
        ("dice", "scoring", "rascal", "standard, landlubber"),
        ("dice", "scoring", True, "standard, landlubber"),
        ("dice", "scoring", None, "standard, landlubber"),
        ("schmidt", "scoring", "landlubber", "standard"),
        ("beck", "scoring", "standard", "skull_king, rascal, rascal_loads"),
        ("beck", "plan", "endless", PLANS),
        ("beck", "plan", ["classic"], PLANS),
        ("beck", "kraken", "yes", "false, true"),
        ("beck", "whale", 1, "false, true"),
        ("beck", "loot", 0, "false, true"),
        ("beck", "abilities", "true", "false, true"),
        ("beck", "after_kraken", "left", "left_of_player, would_be_winner"),
        ("beck", "custom_plan", [0], NUMBERS),
        ("beck", "custom_plan", [25], NUMBERS),
        ("beck", "custom_plan", [3, True], NUMBERS),
        ("beck", "custom_plan", [3, 2.0], NUMBERS),
        ("beck", "custom_plan", ["3"], NUMBERS),
        ("beck", "custom_plan", "3,5", NUMBERS),
        ("beck", "custom_plan", 3, NUMBERS),
        ("beck", "custom_plan", None, NUMBERS),
        ("beck", "custom_plan", [1] * 21, NUMBERS),
    ],
)
def test_a_wrong_value_is_refused_with_the_right_ones(
    key: str, option: str, value: object, allowed: str
) -> None:
    with pytest.raises(SetupError) as caught:
        edition(key).setup(4, {option: value})
    shown = str(value).lower() if isinstance(value, bool) else value
    assert str(caught.value) == f"option {option} cannot be {shown}: choose from {allowed}"
    assert caught.value.key == "bad_option_value"
    assert caught.value.details == {"option": option, "allowed": allowed}


@pytest.mark.parametrize(
    ("key", "known"),
    [
        ("dice", "scoring"),
        ("schmidt", "scoring"),
        ("beck", ", ".join(default_options("beck"))),
    ],
)
def test_an_unknown_option_is_refused_with_the_known_ones(key: str, known: str) -> None:
    for option in ("kraken_", "Scoring", ""):
        with pytest.raises(
            SetupError, match=f"no option '{option}': choose from {known}$"
        ) as caught:
            setup_of(key, 4, **{option: True})
        assert caught.value.key == "unknown_option"


@pytest.mark.parametrize(
    ("options", "reason", "named"),
    [
        ({"custom_plan": [3]}, "idle_option", "custom_plan makes sense only with plan=custom"),
        (
            {"custom_plan": [3], "plan": "whirlpool"},
            "idle_option",
            "custom_plan makes sense only with plan=custom",
        ),
        (
            {"after_kraken": "would_be_winner"},
            "idle_option",
            "after_kraken makes sense only with kraken=true",
        ),
        (
            {"after_kraken": "would_be_winner", "kraken": False, "whale": True},
            "idle_option",
            "after_kraken makes sense only with kraken=true",
        ),
        (
            {"harry_after_last_trick": True},
            "idle_option",
            "harry_after_last_trick makes sense only with abilities=true",
        ),
        ({"plan": "custom"}, "empty_plan", "plan=custom needs custom_plan, such as 3,5,7"),
        (
            {"plan": "custom", "custom_plan": []},
            "empty_plan",
            "plan=custom needs custom_plan, such as 3,5,7",
        ),
    ],
)
def test_a_meaningless_combination_is_refused(
    options: dict[str, Any], reason: str, named: str
) -> None:
    with pytest.raises(SetupError, match=named) as caught:
        setup_of("beck", 4, **options)
    assert caught.value.key == reason


@pytest.mark.parametrize(
    "options",
    [
        {"after_kraken": "left_of_player"},
        {"custom_plan": []},
        {"custom_plan": (), "plan": "broadside"},
        {"after_kraken": "would_be_winner", "kraken": True},
        {"plan": "custom", "custom_plan": [1] * 20},
    ],
    ids=str,
)
def test_a_default_and_a_sensible_combination_are_taken(options: dict[str, Any]) -> None:
    chosen = setup_of("beck", 4, **options).options
    wanted = {key: tuple(v) if isinstance(v, list) else v for key, v in options.items()}
    assert {key: chosen[key] for key in options} == wanted


def test_idle_options_are_named_with_what_they_need() -> None:
    beck = edition("beck")
    plain = setup_of("beck", 4).options
    busy = setup_of("beck", 4, kraken=True, abilities=True, plan="custom", custom_plan=[1]).options
    needs = {
        "custom_plan": ("plan", "custom"),
        "after_kraken": ("kraken", True),
        "harry_after_last_trick": ("abilities", True),
    }
    assert idle_options(beck.options, plain) == needs
    assert idle_options(beck.options, busy) == {}


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        ("kraken", "true", True),
        ("kraken", "False", False),
        ("scoring", "rascal_loads", "rascal_loads"),
        ("plan", " Whirlpool ", "whirlpool"),
        ("custom_plan", "3,5,7", (3, 5, 7)),
        ("custom_plan", " 24 ", (24,)),
    ],
)
def test_a_value_is_read_from_text(option: str, text: str, value: object) -> None:
    assert edition("beck").option(option).parse(text) == value


@pytest.mark.parametrize(
    ("option", "text", "allowed"),
    [
        ("kraken", "1", "false, true"),
        ("scoring", "standard", "skull_king, rascal, rascal_loads"),
        ("custom_plan", "", NUMBERS),
        ("custom_plan", "3;5", NUMBERS),
        ("custom_plan", "3,,5", NUMBERS),
        ("custom_plan", "3,25", NUMBERS),
    ],
)
def test_a_wrong_text_is_refused_with_the_right_ones(option: str, text: str, allowed: str) -> None:
    with pytest.raises(SetupError) as caught:
        edition("beck").option(option).parse(text)
    assert str(caught.value) == f"option {option} cannot be {text}: choose from {allowed}"


def test_an_option_asked_for_by_a_wrong_name_is_refused() -> None:
    with pytest.raises(SetupError, match="no option 'krake': choose from scoring, plan"):
        edition("beck").option("krake")
