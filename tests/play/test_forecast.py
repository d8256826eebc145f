"""What a two-faced card would do in the trick as it lies: as the rules judge it."""

from __future__ import annotations

import pytest

from game.play.forecast import Forecast, forecast
from game.rules.view import view_for
from tests.rules.playing import sit

HANDS = ("{} green:1", "{} green:2", "tigress green:3")
# What lies there; how the Tigress is played; who takes it, why, its bonus, how much of it is hers,
# and what becomes of the colour to follow.
ROWS = [
    ("", "pirate", 0, "pirate", 0, 0, "none"),
    ("", "escape", 0, "first_of_escapes", 0, 0, "passes"),
    ("escape", "pirate", 1, "pirate", 0, 0, "none"),
    ("escape", "escape", 0, "first_of_escapes", 0, 0, "passes"),
    ("yellow:5", "pirate", 1, "pirate", 0, 0, ""),
    ("yellow:5", "escape", 0, "highest_of_lead", 0, 0, ""),
    ("skull_king", "pirate", 0, "king", 30, 30, ""),
    ("mermaid", "pirate", 1, "pirate", 20, 20, ""),
    ("yellow:14 skull_king", "pirate", 1, "king", 40, 30, ""),
    ("yellow:14 skull_king", "escape", 1, "king", 10, 0, ""),
    ("yellow:14 black:2", "pirate", 2, "pirate", 10, 0, ""),
]


def told(lying: str, face: str) -> Forecast:
    """For the seat whose turn it is after these plays."""
    plays = lying.split()
    others = [*plays, "purple:1", "purple:2"][:2]
    hands = [*(hand.format(card) for hand, card in zip(HANDS, others, strict=False))]
    hands.insert(len(plays), "tigress green:3")
    game = sit("beck", *hands, kraken=False).bid(0, 0, 0).play(lying)
    return forecast(view_for(game.state, len(plays)), f"tigress:{face}")


@pytest.mark.parametrize(("lying", "face", "winner", "reason", "bonus", "gift", "colour"), ROWS)
def test_it_tells_what_the_rules_would_make_of_it(
    lying: str, face: str, winner: int, reason: str, bonus: int, gift: int, colour: str
) -> None:
    seen = told(lying, face)
    position = len(lying.split())
    assert (seen.winner, seen.mine) == (winner, winner == position)
    assert seen.last is (position == 2)
    assert (seen.bonus, seen.gift) == (bonus, gift)
    assert seen.colour == colour
    assert seen.reason == reason
