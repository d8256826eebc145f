"""What a seat can tell from the table: which pieces are still hidden, and who lacks a colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.rules.compact import NO_COLOUR, Code
from game.rules.view import HandView

Round = tuple[Sequence[int], Sequence[str]]


def rounds_of(hand: HandView) -> list[Round]:
    """Every trick begun in this hand: who plays in which order, and the faces laid so far.

    A finished trick still lies in the tray while its winner decides; it is counted once.
    """
    rounds: list[Round] = [(trick.order, trick.faces) for trick in hand.tricks]
    if len(hand.plays) < len(hand.order):
        rounds.append((hand.order, hand.plays))
    return rounds


def hidden_from(hand: HandView, code: Code) -> Counter[int]:
    """The pieces that are neither in the own hand or discards nor were laid open."""
    left = Counter(code.deck)
    left.subtract(code.piece_code[token] for token in (*hand.mine, *hand.my_discards))
    faces = [code.face_code[token] for _, faces in rounds_of(hand) for token in faces]
    left.subtract(code.piece_of[face] for face in faces)
    if hand.rolling is not None:
        left[code.piece_code[hand.rolling]] -= 1
    return +left


def undealt_among(hidden: Counter[int], hand: HandView, code: Code) -> Counter[int]:
    """Those of the hidden pieces that were looked at among the undealt ones."""
    return Counter(code.piece_code[token] for token in hand.undealt_seen or ()) & hidden


def voids_of(hand: HandView, code: Code) -> list[frozenset[int]]:
    """The colours that every place failed to follow; a seat that drew cards may have them."""
    voids: list[set[int]] = [set() for _ in hand.held]
    for order, faces in rounds_of(hand):
        node = code.empty
        for seat, token in zip(order, faces, strict=False):
            face = code.face_code[token]
            lead, colour = code.lead[node], code.colour[code.piece_of[face]]
            if lead and colour not in (NO_COLOUR, lead) and seat != code.ghost:
                voids[seat].add(lead)
            node = code.step(node, face)
    drew = [seat for seat, count in enumerate(hand.discarded) if count]
    return [frozenset() if s in drew else frozenset(v) for s, v in enumerate(voids)]
