"""The last card of a hand, led: no need to guess from sums when there is one card to look at."""

from __future__ import annotations

from ai.cards.kinds import ASK_RULES, LOST, standing, standing_by_rules
from ai.cards.odds import Fate, Odds, assumed_fate, depth_of
from game.rules.compact import Position


def fate_of_last_lead(odds: Odds, position: Position, seat: int, need: int, piece: int) -> Fate:
    """How a hand ends for a seat that leads this piece to the last trick."""
    chances = [_chance(odds, position, seat, face) for face in odds.code.faces_of[piece]]
    chance = max(chances) if need > 0 else min(chances)
    won, lost = (assumed_fate(0, need - taken, 0.0) for taken in (1, 0))
    return Fate(*(chance * a + (1 - chance) * b for a, b in zip(won, lost, strict=True)))


def _chance(odds: Odds, position: Position, seat: int, face: int) -> float:
    code, others = odds.code, range(odds.code.seats)
    stands = standing(code, code.step(code.empty, face))
    if stands == ASK_RULES:
        stands = standing_by_rules(code, (), face)
    if stands == LOST:
        return 0.0
    hungry = sum(s != seat and position.bids[s] > position.won[s] for s in others)
    return odds.now[depth_of(1)][code.setup.hands_dealt - 1][hungry][stands]
