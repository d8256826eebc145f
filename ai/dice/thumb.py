"""A beginner: counts what each die usually wins, then high dice when short and low ones after."""

from __future__ import annotations

from ai.brain import Choice
from ai.dice.mind import Mind
from game.rules.actions import Bid, Play
from game.rules.view import HandView, View

# How many points a beginner believes to lose for a trick off, and to gain with a stronger die.
TRICK_OFF, STRENGTH = 20.0, 24.0


def thumb_bids(mind: Mind, view: View, hand: HandView) -> list[Choice]:
    strength = mind.strength
    expected = sum(strength[mind.code.piece_code[die]] for die in hand.mine)
    choices = []
    for action in view.legal:
        assert isinstance(action, Bid)
        off = abs(action.tricks - expected)
        chance = max(0.05, 0.6 - 0.3 * off)
        choices.append(Choice(action, -TRICK_OFF * off, chance, reason="bid_expected"))
    return choices


def thumb_plays(mind: Mind, view: View, hand: HandView, seat: int) -> list[Choice]:
    bid = hand.bids[seat]
    assert bid is not None
    hungry = bid > hand.won[seat]
    sign = STRENGTH if hungry else -STRENGTH
    reason = "take_while_you_can" if hungry else "duck_as_low_as_you_can"
    strength, codes = mind.strength, mind.code.piece_code
    return [
        Choice(play, sign * strength[codes[play.piece]], 0.5, reason=reason)
        for play in view.legal
        if isinstance(play, Play)
    ]
