"""What a seat can work out from its view: the position as far as it is known, and the unseen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ai.seen import hidden_from, undealt_among, voids_of
from ai.worlds import open_part
from game.rules.compact import Code, Position
from game.rules.view import View


@dataclass
class Scene:
    """A position with empty hands for the others; `unseen` counts what they may hold."""

    position: Position
    seat: int
    unseen: Counter[int]
    held: tuple[int, ...]
    voids: list[frozenset[int]]
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
    position = open_part(view, hand, code)
    mine = [code.piece_code[token] for token in hand.mine]
    position.deal([mine if place == seat else [] for place in range(code.setup.hands_dealt)], [])
    hidden = hidden_from(hand, code)
    unseen = hidden - undealt_among(hidden, hand, code)
    return Scene(position, seat, unseen, hand.held, voids_of(hand, code), bonus)
