"""A last die is worth watching when the winner depends on how it falls."""

from __future__ import annotations

import pytest

from game.match.library import load_editions
from game.play.suspense import decides_trick


@pytest.mark.parametrize(
    ("played", "piece", "decides"),
    [
        ("blue:4 red:2", "blue", True),
        ("blue:4 red:2", "black", False),
        ("black:7 red:2", "yellow", True),
        ("black:7 red:2", "blue", False),
        ("skull_king:skull red:2", "mermaid", True),
        ("skull_king:skull red:2", "pirate", False),
        ("blue:3", "skull_king", False),
    ],
)
def test_a_roll_decides_when_its_faces_give_different_winners(
    played: str, piece: str, decides: bool
) -> None:
    setup = load_editions()["dice"].setup(3, {})
    assert decides_trick(setup, played.split(), piece) is decides
