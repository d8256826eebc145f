"""Which cards are alike, and how a card stands in a trick: the keys of every table."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.compact import Code
from game.rules.pieces import Face, Role
from game.rules.trick import CHARM, ESCAPE, KING, MERMAID, PIRATE, TRUMP

HIGHEST = 14
# Kinds of cards: plain 1 to 14, trump 1 to 14, then the special ones.
SPECIAL = {
    Role.ESCAPE: 28,
    Role.MERMAID: 29,
    Role.PIRATE: 30,
    Role.KING: 31,
    Role.KRAKEN: 33,
    Role.WHALE: 34,
}
DECLARED = 32
KINDS = 35

# How the card played last stands: as the best of its rank, or not at all.
LOST, ASK_RULES = -1, -2
PLAIN_AT, TRUMP_LED_AT, TRUMPING_AT, WHALE_AT = 0, 14, 28, 46
HOPING = 61
STANDINGS = 62
_SPECIAL_STANDINGS = {ESCAPE: 0, MERMAID: 43, PIRATE: 44, KING: 45, CHARM: 46}


def kinds_of(code: Code) -> list[int]:
    """The kind of every face; both faces of a declared card are of its own kind."""
    trump = code.setup.tricks.trump
    return [_kind(code, number, face, trump) for number, face in enumerate(code.faces)]


def _kind(code: Code, number: int, face: Face, trump: str | None) -> int:
    if code.piece_of[number] == code.two_faced:
        return DECLARED
    if face.role is not Role.NUMBER:
        return SPECIAL[face.role]
    return face.number - 1 + HIGHEST * (face.colour == trump)


def standing(code: Code, node: int) -> int:
    """How the last card of this state of a trick stands."""
    trick = code.nodes[node]
    if trick.leviathan:
        return ASK_RULES
    if trick.best != trick.count - 1:
        return HOPING if trick.charmer == trick.count - 1 and not trick.king else LOST
    if trick.rank in _SPECIAL_STANDINGS:
        return _SPECIAL_STANDINGS[trick.rank]
    if trick.rank <= TRUMP:
        return PLAIN_AT + trick.rank
    led = trick.lead == code.setup.tricks.trump
    return (TRUMP_LED_AT if led else TRUMPING_AT) + trick.rank - TRUMP


def standing_by_rules(code: Code, plays: Sequence[int], move: int) -> int:
    """The same for a trick with a leviathan in it, judged as if it were over."""
    faces = [code.faces[face] for face in (*plays, move)]
    outcome = code.setup.tricks.judge(faces)
    return WHALE_AT + faces[-1].number if outcome.winner == len(plays) else LOST
