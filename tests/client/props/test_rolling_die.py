"""The rolling die ends exactly as the picture of the face."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.client.app import App
from game.client.props.rolling_die import DiceArt, Roll, applied, sides_for

FACES = tuple(f"dice/yellow_{face}" for face in ("flag", "flag", "flag", "1", "1", "7"))


@pytest.fixture
def dice() -> DiceArt:
    return DiceArt(App.headless().ui)


def differing(one: pygame.Surface, two: pygame.Surface) -> int:
    """How many pixels differ by more than rounding."""
    size = one.get_size()
    return sum(
        max(abs(a - b) for a, b in zip(one.get_at((x, y)), two.get_at((x, y)), strict=True)) > 40
        for x in range(size[0])
        for y in range(size[1])
    )


@pytest.mark.parametrize("result", sorted(set(FACES)))
def test_every_result_shows_all_six_faces(result: str) -> None:
    assert sorted(sides_for(FACES, result)) == sorted(FACES)
    assert sides_for(FACES, result)[0] == result


def test_at_rest_it_is_the_flat_picture(dice: DiceArt) -> None:
    roll = Roll(FACES, "dice/yellow_7", (0, 0), (300, 100), 100)
    rest = dice.tumbling(roll, 1.0)
    middle = rest.get_rect().center
    flat = dice.flat("dice/yellow_7", 100)
    part = rest.subsurface(flat.get_rect(center=middle))
    assert differing(part, flat) < 60


def test_it_starts_and_ends_where_it_should_and_lies_still(dice: DiceArt) -> None:
    roll = Roll(FACES, "dice/yellow_1", (10, 20), (300, 100), 80, turn=14)
    assert roll.position(0) == (10, 20)
    assert roll.position(1) == (300, 100)
    assert roll.height(1) == 0
    assert applied(roll.rotation(1), (0, 0, 1)) == (0, 0, 1)


def test_it_tumbles_over_other_faces(dice: DiceArt) -> None:
    roll = Roll(FACES, "dice/yellow_7", (0, 0), (300, 100), 80)
    towards = [applied(roll.rotation(t / 20), (0, 0, 1))[2] for t in range(20)]
    assert min(towards) < -0.5
    assert sum(a * b < 0 for a, b in pairwise(towards)) >= 3


def test_it_stays_within_its_picture(dice: DiceArt) -> None:
    roll = Roll(FACES, "dice/yellow_7", (0, 0), (210, 200), 60)
    for t in range(0, 20, 3):
        image = dice.tumbling(roll, t / 20)
        assert image.get_rect().inflate(-1, -1).contains(image.get_bounding_rect(64))
