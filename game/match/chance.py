"""Chance from one seed: every deal, every roll and what the bots draw, the same everywhere."""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.rules.actions import Deal, Roll
from game.rules.errors import SetupError
from game.rules.legality import table_of
from game.rules.state import MatchState, Phase
from game.rules.view import View

SEEDS = range(2**64)
DRAWN = range(2**32)  # new matches have one of these, so that a deal can be told in a short code
STREAMS = 256
LOT = 0
# Above every seed with its stream.
THINKING = 2**96
DECISIONS = (
    Phase.BID,
    Phase.LOAD,
    Phase.PLAY,
    Phase.CHOOSE_LEADER,
    Phase.DISCARD,
    Phase.WAGER,
    Phase.CHANGE_BID,
)


def generator(seed: int, stream: int) -> random.Random:
    """One of the independent streams of a match: hand n has stream n, who starts is drawn by LOT.

    Seed and stream make up one integer that no other pair shares. Only `random()` may be called
    on it: Python keeps its sequence for ever, but not that of `shuffle`, `choice` or `randrange`.
    """
    return random.Random(seed * STREAMS + stream)


def thinking(seed: int, view: View, turn: int = 0) -> random.Random:
    """The stream for what the seat decides now: it hangs on the match and the decision alone.

    Who decided before it, and when, changes nothing. `turn` tells apart matches of one seed in
    which the same players sit elsewhere. As with `generator`, no other decision shares it.
    """
    return random.Random(THINKING + _mixed(seed, *_decision(view), (turn, 8)))


def _decision(view: View) -> tuple[tuple[int, int], ...]:
    """Hand, trick, seat and kind of what is decided, each with a number it never reaches."""
    hand, seat = view.hand, view.seat
    assert hand is not None
    assert seat is not None
    kind = DECISIONS.index(view.phase)
    return (hand.number, 32), (len(hand.tricks), 32), (seat, 8), (kind, len(DECISIONS))


def _mixed(number: int, *places: tuple[int, int]) -> int:
    """One integer for all of them, as digits of different bases."""
    for digit, base in places:
        assert digit in range(base)
        number = number * base + digit
    return number


def starter_by_lot(seed: int, seats: int) -> int:
    """Who starts the first hand when the table does not choose."""
    return below(seats, generator(seed, LOT))


def below(number: int, rng: random.Random) -> int:
    """A whole number from 0, smaller than `number`."""
    return int(rng.random() * number)


def shuffled(pieces: Sequence[str], rng: random.Random) -> tuple[str, ...]:
    """Fisher and Yates, from the last place down."""
    deck = list(pieces)
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1, rng)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


class Chance:
    """What chance does in a state depends on the seed and the state alone.

    A deal depends on the number of its hand, a roll also on how many faces were shown in this
    hand before: nothing else that was decided changes what comes. The generator is kept from one
    roll to the next, and wound anew when the state is not the one it was left at (after loading).
    """

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or seed not in SEEDS:
            raise SetupError("bad_seed", f"the seed must be a whole number from 0 to {SEEDS[-1]}")
        self._seed = seed
        self._rng = generator(seed, 0)
        self._left_at = (0, 0)

    def draw(self, state: MatchState) -> Deal | Roll | None:
        """The action of chance that is due, if one is."""
        if state.phase is Phase.DEAL:
            return Deal(self._deal(state))
        if state.phase is Phase.ROLL:
            return Roll(self._roll(state))
        return None

    def _deal(self, state: MatchState) -> tuple[str, ...]:
        self._rng = generator(self._seed, state.hand_number)
        self._left_at = (state.hand_number, 0)
        return shuffled(state.setup.deck, self._rng)

    def _roll(self, state: MatchState) -> str:
        shown = _faces_shown(state)
        if self._left_at != (state.hand_number, shown):
            self._deal(state)
            for _ in range(shown):
                self._rng.random()
        self._left_at = (state.hand_number, shown + 1)
        die = table_of(state).rolling
        assert die is not None
        faces = state.setup.pieces[die].faces
        return faces[below(len(faces), self._rng)].token


def _faces_shown(state: MatchState) -> int:
    """How many faces came to lie in this hand so far."""
    assert state.hand is not None
    return sum(len(trick.faces) for trick in state.hand.tricks) + len(table_of(state).plays)
