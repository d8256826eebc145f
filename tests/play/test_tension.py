"""Which tune fits a match, from nothing but its public scores."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.match.library import load_editions
from game.play.tension import CALM, LAST_HAND, LIVELY, tension
from game.rules.engine import new_match
from game.rules.events import HandScored
from game.rules.view import View, view_for

SCHMIDT = load_editions()["schmidt"].setup(3)


def after(over: int, totals: tuple[int, ...]) -> View:
    """A match of ten hands after so many of them."""
    shares = [tuple(total * n // max(1, over) for total in totals) for n in range(1, over + 1)]
    scored = tuple(HandScored(n, n, (), share) for n, share in enumerate(shares, 1))
    return replace(view_for(new_match(SCHMIDT), None), scored=scored, totals=totals)


@pytest.mark.parametrize(
    ("over", "totals", "wanted"),
    [
        (0, (0, 0, 0), CALM),
        (1, (20, 20, 20), CALM),
        (4, (80, 80, 10), CALM),
        (5, (90, 80, 10), LIVELY),
        (5, (190, 80, 10), CALM),
        (6, (190, 80, 10), CALM),
        (7, (190, 80, 10), LIVELY),
        (8, (190, 80, 10), LIVELY),
        (9, (190, 80, 10), LAST_HAND),
        (10, (190, 80, 10), LAST_HAND),
    ],
)
def test_the_tune_follows_the_scores(over: int, totals: tuple[int, ...], wanted: str) -> None:
    assert tension(after(over, totals)) == wanted


def test_whatever_a_hand_hides_changes_nothing() -> None:
    view = after(5, (90, 80, 10))
    assert tension(replace(view, hand=None, seat=None, legal=())) == tension(view)
