"""What a seat can work out from its view: the position as far as it is known, and the unseen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from game.rules.compact import NO_COLOUR, Code, Position
from game.rules.view import HandView, View


@dataclass
class Scene:
    """A position with empty hands for the others; `unseen` counts what they may hold."""

    position: Position
    seat: int
    unseen: Counter[int]
    held: tuple[int, ...]
    voids: list[set[int]]
    earned: int

    @property
    def need(self) -> int:
        return self.position.bids[self.seat] - self.position.won[self.seat]

    @property
    def mine(self) -> list[int]:
        return self.position.held(self.seat)


def scene_of(code: Code, view: View) -> Scene:
    hand, seat = view.hand, view.seat
    assert hand is not None
    assert seat is not None
    allied = sum(seat in allies for allies in hand.alliances)
    bonus = code.setup.scoring.bonus(hand.bonuses[seat])
    bonus += allied * code.setup.edition.loot_bonus // 2  # the other must make the bid too
    position = _position(code, hand, seat)
    return Scene(position, seat, _unseen(code, hand), hand.held, _voids(code, hand), bonus)


def _position(code: Code, hand: HandView, seat: int) -> Position:
    position = Position(code, hand.cards, hand.starter)
    mine = [code.piece_code[token] for token in hand.mine]
    hands = [mine if place == seat else [] for place in range(code.setup.hands_dealt)]
    position.deal(hands, [])
    position.bids = [bid or 0 for bid in hand.bids]
    position.loads, position.wagers = list(hand.loads), list(hand.wagers)
    position.won = list(hand.won)
    if len(hand.plays) < len(hand.order):
        position.order, position.node = hand.order, code.node(hand.trick)
    else:
        position.order = code.setup.order_from(seat, hand.starter)
    position.plays = [code.face_code[token] for token in _running(hand)]
    position.left = hand.cards - len(hand.tricks)
    position.alliances = list(hand.alliances)
    return position


def _running(hand: HandView) -> tuple[str, ...]:
    """The trick being played; a finished one still lies in the tray while its winner decides."""
    return hand.plays if len(hand.plays) < len(hand.order) else ()


def _unseen(code: Code, hand: HandView) -> Counter[int]:
    """Cards that another seat may hold (or that were never dealt)."""
    unseen = Counter(code.deck)
    faces = [face for trick in hand.tricks for face in trick.faces] + list(_running(hand))
    unseen.subtract(code.piece_of[code.face_code[face]] for face in faces)
    known = (*hand.mine, *hand.my_discards, *(hand.undealt_seen or ()))
    unseen.subtract(code.piece_code[token] for token in known)
    return +unseen


def _voids(code: Code, hand: HandView) -> list[set[int]]:
    """Colours that each place has shown not to hold; who drew new cards may hold any."""
    voids: list[set[int]] = [set() for _ in range(code.setup.hands_dealt)]
    tricks = [(trick.order, trick.faces) for trick in hand.tricks]
    for order, faces in [*tricks, (hand.order, _running(hand))]:
        node = code.empty
        for place, token in zip(order, faces, strict=False):
            face = code.face_code[token]
            lead, colour = code.lead[node], code.colour[code.piece_of[face]]
            if lead and colour not in (NO_COLOUR, lead) and place != code.ghost:
                voids[place].add(lead)
            node = code.step(node, face)
    drew = {seat for seat, count in enumerate(hand.discarded) if count}
    return [set() if place in drew else void for place, void in enumerate(voids)]
