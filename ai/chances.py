"""How likely each piece in a hand is to win the trick right now, for the players' assistance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from ai.bot import brain_for
from ai.worlds import Worlds
from game.rules.actions import Play
from game.rules.compact import UNKNOWN, Policy, Position
from game.rules.state import Phase
from game.rules.view import View

SAMPLES = 200
SEED = 1


class Chances(Mapping[str, float]):
    """Worked out piece by piece when asked for; the same view always gives the same numbers."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._pieces = tuple(dict.fromkeys(a.piece for a in view.legal if isinstance(a, Play)))
        self._known: dict[str, float] = {}

    def __getitem__(self, piece: str) -> float:
        if piece not in self._pieces:
            raise KeyError(piece)
        if piece not in self._known:
            self._known[piece] = chance(self._view, piece)
        return self._known[piece]

    def __iter__(self) -> Iterator[str]:
        return iter(self._pieces)

    def __len__(self) -> int:
        return len(self._pieces)


def chances(view: View) -> Mapping[str, float]:
    """Per piece that may be played now; nothing when no piece may be."""
    return Chances(view) if view.phase is Phase.PLAY and view.legal else {}


def chance(view: View, piece: str) -> float:
    """The share of guessed worlds in which the piece takes this trick."""
    brain = brain_for(view.setup)
    worlds, policy, rng = Worlds(view, brain.code), brain.policy(), Random(SEED)
    move = brain.code.piece_code[piece]
    won = sum(_takes(worlds.draw(rng), policy, rng, move) for _ in range(SAMPLES))
    return won / SAMPLES


def _takes(position: Position, policy: Policy, rng: Random, first: int) -> bool:
    """Play the trick to its end, beginning with the move; whether its player takes it."""
    code, mine = position.code, len(position.plays)
    for seat in position.order[mine:]:
        move = first if first >= 0 else _choice(position, policy, seat)
        first = UNKNOWN
        _put_down(position, seat, move, rng)
    return not code.leviathan[position.node] and code.best[position.node] == mine


def _choice(position: Position, policy: Policy, seat: int) -> int:
    if seat == position.code.ghost:
        return position.ghost_hand[-1]
    legal = position.legal(seat)
    return policy.choose(position, seat, legal) if len(legal) > 1 else legal[0]


def _put_down(position: Position, seat: int, move: int, rng: Random) -> None:
    code = position.code
    piece = move if code.rolled else code.piece_of[move]
    position.take(seat, piece)
    face = code.faces_of[move][int(rng.random() * 6)] if code.rolled else move
    position.node = code.step(position.node, face)
    position.plays.append(face)
