"""Weighing everything that is not a card: bids, loads, and what the named Pirates allow."""

from __future__ import annotations

from collections.abc import Sequence

from ai.brain import Choice
from ai.cards.bidding import offers
from ai.cards.lastcard import fate_of_last_lead
from ai.cards.odds import LEADS, UNIT, Fate, Odds, expected_points, pressure_of
from ai.cards.scene import Scene
from game.rules.actions import Bid, ChangeBid, ChooseLeader, Decision, Discard, Load, Wager
from game.rules.scoring import CANNONBALL


def weigh_bids(odds: Odds, scene: Scene, legal: Sequence[Decision]) -> list[Choice]:
    mine, seat = scene.mine, scene.seat
    known = {offer.bid: offer for offer in offers(odds, mine, seat == scene.position.starter)}
    expected = odds.dealt_totals(mine)[1] / UNIT
    choices = []
    for action in legal:
        assert isinstance(action, Bid)
        offer = known[action.tricks]
        reason = bid_reason(action.tricks, expected)
        choices.append(Choice(action, offer.value, offer.fate.exact, offer.bonus, 0.0, reason))
    return choices


def bid_reason(bid: int, expected: float) -> str:
    if bid == 0:
        return "bid_zero_safe" if expected < 1 else "bid_risky"
    return "bid_expected" if abs(bid - expected) < 1 else "bid_risky"


def weigh_loads(odds: Odds, scene: Scene, legal: Sequence[Decision]) -> list[Choice]:
    fate = outlook(odds, scene, scene.mine, scene.position.bids[scene.seat], None)
    return [_load(odds, scene, action, fate) for action in legal if isinstance(action, Load)]


def _load(odds: Odds, scene: Scene, action: Load, fate: Fate) -> Choice:
    position = scene.position
    bid = position.bids[scene.seat]
    value = expected_points(odds.code, position.cards, bid, action.load, fate)
    reason = "load_sure" if action.load == CANNONBALL else "load_safe"
    return Choice(action, value, fate.exact, reason=reason)


def outlook(odds: Odds, scene: Scene, pieces: Sequence[int], bid: int, leads: bool | None) -> Fate:
    """How the hand is likely to end with these cards and this bid; None asks who leads."""
    position, seat = scene.position, scene.seat
    left, need = position.left, bid - position.won[seat]
    if leads is None:
        leads = position.order[0] == seat
    if left == 1 and leads and len(pieces) == 1:
        return fate_of_last_lead(odds.code, scene, need, pieces[0])
    others = [max(b - w, 0) for b, w in zip(position.bids, position.won, strict=False)]
    wanted = sum(others) - others[seat] + max(need, 0)
    climate = pressure_of(wanted, left) * LEADS + leads
    return odds.smooth_fate(climate, left, need, odds.hand_total(pieces, left, need))


def _value(odds: Odds, scene: Scene, bid: int, fate: Fate) -> float:
    position = scene.position
    load, wager = position.loads[scene.seat], position.wagers[scene.seat]
    points = expected_points(odds.code, position.cards, bid, load, fate)
    return points + wager * (2 * fate.exact - 1) + fate.exact * scene.earned


def weigh_leaders(odds: Odds, scene: Scene, legal: Sequence[Decision]) -> list[Choice]:
    """Weighs leading oneself against choosing another leader: if the seat to the left leads, we
    play last.
    """
    bid, seats = scene.position.bids[scene.seat], odds.code.seats
    choices = []
    for action in legal:
        assert isinstance(action, ChooseLeader)
        leads = action.leader == scene.seat
        fate = outlook(odds, scene, scene.mine, bid, leads)
        ahead = (scene.seat - action.leader) % seats
        value = _value(odds, scene, bid, fate) + (0.0 if leads else 0.5 * ahead / seats)
        reason = "lead_yourself" if leads else "let_other_lead"
        choices.append(Choice(action, value, fate.exact, reason=reason))
    return choices


def weigh_discards(odds: Odds, scene: Scene, legal: Sequence[Decision]) -> list[Choice]:
    bid, choices = scene.position.bids[scene.seat], []
    for action in legal:
        assert isinstance(action, Discard)
        kept = scene.mine
        for token in action.pieces:
            kept.remove(odds.code.piece_code[token])
        fate = outlook(odds, scene, kept, bid, True)
        value = _value(odds, scene, bid, fate)
        choices.append(Choice(action, value, fate.exact, reason="shape_hand"))
    return choices


def weigh_wagers(odds: Odds, scene: Scene, legal: Sequence[Decision]) -> list[Choice]:
    bid = scene.position.bids[scene.seat]
    fate = outlook(odds, scene, scene.mine, bid, True)
    base = _value(odds, scene, bid, fate)
    reason = "wager_likely" if fate.exact > 0.5 else "wager_unlikely"
    return [
        Choice(a, base + a.points * (2 * fate.exact - 1), fate.exact, reason=reason)
        for a in legal
        if isinstance(a, Wager)
    ]


def weigh_changes(odds: Odds, scene: Scene, legal: Sequence[Decision]) -> list[Choice]:
    choices = []
    for action in legal:
        assert isinstance(action, ChangeBid)
        bid = scene.position.bids[scene.seat] + action.change
        fate = outlook(odds, scene, scene.mine, bid, True)
        reason = "fix_bid" if action.change else "keep_bid"
        choices.append(Choice(action, _value(odds, scene, bid, fate), fate.exact, reason=reason))
    return choices
