"""The picture of who beats whom claims what the rules decide."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from game.client.app import App
from game.client.props.beating_ring import CastRing
from game.play.beating_order import (
    Tier,
    all_together,
    beats,
    cast,
    leviathans,
    of_role,
    tiers,
)
from game.rules.edition import Setup
from game.rules.pieces import Face, Role
from tests.client.scenes.rules.setups import EDITIONS, SETUPS


def pairs(setup: Setup) -> dict[tuple[str, str], int]:
    return {(b.winner.role.value, b.loser.role.value): b.points for b in beats(setup)}


def winner(setup: Setup, faces: list[Face]) -> Face | None:
    won = setup.tricks.judge(faces).winner
    return None if won is None else faces[won]


@pytest.mark.parametrize(
    ("edition", "charm", "mermaid"), [("dice", 50, 0), ("schmidt", 50, 0), ("beck", 40, 20)]
)
def test_the_ring_of_every_edition_is_judged_by_its_rules(
    edition: str, charm: int, mermaid: int
) -> None:
    assert pairs(EDITIONS[edition].setup(4)) == {
        ("king", "pirate"): 30,
        ("pirate", "mermaid"): mermaid,
        ("mermaid", "king"): charm,
    }


@pytest.mark.parametrize("name", SETUPS)
def test_an_arrow_holds_for_every_face_of_both_roles(name: str) -> None:
    setup = SETUPS[name]
    for beat in beats(setup):
        for one, two in product(*(of_role(setup, b.role) for b in (beat.winner, beat.loser))):
            assert winner(setup, [one, two]) is one
            assert winner(setup, [two, one]) is one


def test_scoring_without_bonuses_shows_no_coins() -> None:
    assert [beat.points for beat in beats(SETUPS["landlubber"])] == [0, 0, 0]


def test_the_levels_follow_the_edition() -> None:
    assert [t.key for t in tiers(SETUPS["dice"])] == [
        "characters_last",
        "any_number_last",
        "escapes",
    ]
    for name in ("schmidt", "beck"):
        keys = [t.key for t in tiers(SETUPS[name])]
        assert keys == ["characters_first", "trumps", "lead", "escapes"]


def lowest_beats_highest(setup: Setup, upper: Tier, lower: Tier) -> bool:
    """In a trick that the lower level leads, so that its colour is the one to follow."""
    strong, weak = upper.faces[-1], lower.faces[0]
    return winner(setup, [weak, strong]) is strong


@pytest.mark.parametrize("name", SETUPS)
def test_every_level_beats_the_one_below(name: str) -> None:
    setup = SETUPS[name]
    for upper, lower in pairwise(tiers(setup)):
        assert lowest_beats_highest(setup, upper, lower), (upper.key, lower.key)


@pytest.mark.parametrize("name", ["schmidt", "beck"])
def test_what_is_pale_cannot_win_and_the_coins_are_those_of_the_rules(name: str) -> None:
    setup = SETUPS[name]
    trumps, lead = tiers(setup)[1:3]
    assert len(lead.beaten) == 2
    for other in lead.beaten:
        assert winner(setup, [lead.faces[-1], other]) is lead.faces[-1]
    paid = {"schmidt": (0, 0), "beck": (20, 10)}[name]
    assert (trumps.points, lead.points) == paid


@pytest.mark.parametrize("name", SETUPS)
def test_all_three_in_one_trick_is_told_as_it_is_judged(name: str) -> None:
    setup, app = SETUPS[name], App.headless()
    faces = cast(setup)
    for order in (faces, faces[::-1], [faces[1], faces[2], faces[0]]):
        assert winner(setup, order) is all_together(setup)
    assert CastRing(app.ui, setup).together == "All three in one trick: the **Mermaid** wins."


@pytest.mark.parametrize("name", ["schmidt", "beck"])
def test_of_two_alike_and_of_escapes_the_first_wins(name: str) -> None:
    setup = SETUPS[name]
    for role in (Role.PIRATE, Role.MERMAID, Role.ESCAPE):
        faces = of_role(setup, role)
        one, two = faces[0], faces[-1]
        assert setup.tricks.judge([one, two]).winner == 0
        assert setup.tricks.judge([two, one]).winner == 0


def test_the_beasts_stand_beside_the_order_when_they_are_in() -> None:
    assert leviathans(SETUPS["beck"]) == []
    assert [f.token for f in leviathans(SETUPS["beck_all"])] == ["kraken", "whale"]
    assert [f.token for f in leviathans(SETUPS["beck_eight"])] == ["whale"]


def test_the_beasts_do_what_the_picture_says() -> None:
    setup = SETUPS["beck_all"]
    kraken, whale, king, low, high = (
        setup.faces[t] for t in ("kraken", "whale", "skull_king", "black:2", "green:9")
    )
    assert winner(setup, [king, kraken, low]) is None
    assert winner(setup, [king, whale, low, high]) is high
    assert winner(setup, [low, kraken, whale, high]) is high
    assert winner(setup, [low, whale, kraken, high]) is None


def test_the_ring_shows_both_kinds_of_pirates_and_never_too_many() -> None:
    ui = App.headless().ui
    shown = [face.token for face in CastRing(ui, SETUPS["beck"]).groups[Role.PIRATE]]
    assert shown == ["rosie", "rascal", "tigress:pirate"]
    shown = [face.token for face in CastRing(ui, SETUPS["schmidt"]).groups[Role.PIRATE]]
    assert shown == ["pirate", "scary_mary:pirate"]
