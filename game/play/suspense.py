"""When a roll is worth watching, told by what lies open on the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.edition import Setup


def decides_trick(setup: Setup, played: Sequence[str], piece: str) -> bool:
    """Whether the last die of a trick is in the air, and who wins depends on how it falls."""
    if len(played) + 1 != setup.seats:
        return False
    lying = [setup.faces[token] for token in played]
    outcomes = {setup.tricks.judge([*lying, face]).winner for face in setup.pieces[piece].faces}
    return len(outcomes) > 1
