"""The orders in which own pieces may lie: that of the box, by suit, or from strong to weak."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.rules.edition import Setup
from game.rules.pieces import Piece

SUIT, STRENGTH = "suit", "strength"
ORDERS = (SUIT, STRENGTH)

Key = Callable[[Setup, Piece], tuple[int, ...]]


def arranged(setup: Setup, pieces: Iterable[str], order: str = "") -> tuple[str, ...]:
    """The pieces in this order; without one, as the box has them."""
    key = _KEYS.get(order, _as_in_the_box)
    return tuple(sorted(pieces, key=lambda token: key(setup, setup.pieces[token])))


def _as_in_the_box(setup: Setup, piece: Piece) -> tuple[int, ...]:
    return (setup.edition.box.rank[piece.token],)


def _by_suit(setup: Setup, piece: Piece) -> tuple[int, ...]:
    """Colour by colour from low to high, the trumps beside the special cards."""
    rank = setup.edition.box.rank
    if piece.colour is None:
        return 1, 0, rank[piece.token]
    first = min(
        rank[token] for token, other in setup.pieces.items() if other.colour == piece.colour
    )
    return 0, -first, _number(piece)


def _by_strength(setup: Setup, piece: Piece) -> tuple[int, ...]:
    """The box's order from strong to weak, and in it high numbers before low ones."""
    rank, trump = setup.edition.box.rank, setup.tricks.trump
    if piece.colour is None:
        return rank[piece.token], 0, 0
    alike = [
        t
        for t, p in setup.pieces.items()
        if p.colour and (p.colour == trump) == (piece.colour == trump)
    ]
    return min(map(rank.__getitem__, alike)), -_number(piece), rank[piece.token]


def _number(piece: Piece) -> int:
    return piece.faces[0].number


_KEYS: dict[str, Key] = {SUIT: _by_suit, STRENGTH: _by_strength}
