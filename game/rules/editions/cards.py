"""How both card games write down their cards."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.pieces import Ability, Box, Face, Piece, Role

# A card that its player declares Pirate or Escape.
DECLARED = (Role.PIRATE, Role.ESCAPE)


def suit(colour: str, highest: int) -> list[Piece]:
    """The numbered cards of one colour, low to high."""
    tokens = [(f"{colour}:{number}", number) for number in range(1, highest + 1)]
    return [Piece(t, colour, (Face(t, t, Role.NUMBER, colour, n),)) for t, n in tokens]


def special(token: str, role: Role, ability: Ability | None = None) -> Piece:
    return Piece(token, None, (Face(token, token, role),), ability=ability)


def two_faced(token: str) -> Piece:
    """A card with a Pirate's and an Escape's face."""
    return Piece(token, None, tuple(Face(f"{token}:{r.value}", token, r) for r in DECLARED))


def card_box(
    cards: Iterable[tuple[int, Piece]], stand_ins: dict[str, tuple[str, ...]] | None = None
) -> Box:
    counted = list(cards)
    counts = {piece.token: count for count, piece in counted}
    return Box(tuple(piece for _, piece in counted), counts, stand_ins or {})


def all_copies(box: Box, without: Iterable[str] = ()) -> tuple[str, ...]:
    """Every card of the box in its order, but for those left out."""
    left_out = set(without)
    return tuple(
        piece.token
        for piece in box.pieces
        if piece.token not in left_out
        for _ in range(box.counts[piece.token])
    )
