"""How many tricks dice are worth on average: what their faces could have been decides."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.edition import Setup
from game.rules.events import TrickTaken
from game.rules.trick import Trick

MOST_KEPT = 20_000

# By the faces of the dice in the order in which they were rolled, which is all that decides.
_known: dict[tuple[str, tuple[str, ...]], tuple[float, ...]] = {}


def expected_tricks(setup: Setup, tricks: Sequence[TrickTaken]) -> list[float] | None:
    """For each seat the tricks that the same dice, rolled again in the same order, would win.

    All of them together are as many as were played, so that all luck at a table adds up to none.
    None where nothing is rolled.
    """
    if not any(setup.pieces[piece].rolled for piece in setup.deck):
        return None
    expected = [0.0] * setup.seats
    for trick in tricks:
        dice = tuple(setup.faces[face].piece for face in trick.faces)
        for seat, share in zip(trick.order, shares(setup, dice), strict=True):
            expected[seat] += share
    return [round(each, 4) for each in expected]


def shares(setup: Setup, dice: tuple[str, ...]) -> tuple[float, ...]:
    """For each of these dice, rolled in this order, how likely it is to win the trick."""
    key = (str(setup.edition.material), dice)
    if key not in _known:
        if len(_known) >= MOST_KEPT:
            _known.clear()
        _known[key] = _worked_out(setup, dice)
    return _known[key]


def _worked_out(setup: Setup, dice: tuple[str, ...]) -> tuple[float, ...]:
    """Die by die, how likely each state of the trick is."""
    states: dict[Trick, float] = {setup.tricks.empty: 1.0}
    for die in dice:
        faces, after = setup.pieces[die].faces, dict[Trick, float]()
        for trick, chance in states.items():
            for face in faces:
                new = setup.tricks.add(trick, face)
                after[new] = after.get(new, 0.0) + chance / len(faces)
        states = after
    won = [0.0] * len(dice)
    for trick, chance in states.items():
        won[trick.best] += chance
    return tuple(won)
