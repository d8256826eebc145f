"""What a seat's face shows: read from what lies open on the table, never from what is hidden."""

from __future__ import annotations

from game.play.bid_state import ON_TARGET, SUNK, BidState, bid_state
from game.rules.events import HandScored, TrickTaken
from game.rules.state import Phase
from game.rules.view import HandView, View

NEUTRAL, CONFIDENT, WORRIED = "neutral", "confident", "worried"
DELIGHTED, THUNDERSTRUCK, SCHEMING = "delighted", "thunderstruck", "scheming"
MOODS = (NEUTRAL, CONFIDENT, WORRIED, DELIGHTED, THUNDERSTRUCK, SCHEMING)
BRAVE = 2  # who bids at least every second trick, and no fewer than this, trusts in it
SECRET = (Phase.BID, Phase.LOAD)
CAPTURES = ("captured", "fourteen")  # what the kinds of these bonuses have in their names


def mood(view: View, seat: int) -> str:
    """The same from whichever seat the view is."""
    hand = view.hand
    if hand is None:
        return _after(view.scored[-1], seat) if view.scored else NEUTRAL
    if view.phase in SECRET or seat >= len(hand.bids):
        return NEUTRAL
    state = bid_state(hand, seat)
    if state is None:
        return NEUTRAL
    return _at_once(hand, seat, state) or _in_hand(hand, state)


def _after(scored: HandScored, seat: int) -> str:
    """The mood between two hands, by the score of the one before."""
    if seat >= len(scored.scores):
        return NEUTRAL
    score = scored.scores[seat]
    if score.won == score.bid:
        return DELIGHTED
    return THUNDERSTRUCK if abs(score.won - score.bid) > 1 else WORRIED


def is_capture(trick: TrickTaken) -> bool:
    """Whether something was caught in it."""
    return any(part in bonus.kind for bonus in trick.bonuses for part in CAPTURES)


def _at_once(hand: HandView, seat: int, state: BidState) -> str:
    """What the last trick has changed, as long as the next one is not over."""
    if not hand.tricks:
        return ""
    last = hand.tricks[-1]
    took = last.winner == seat
    if state.kind == SUNK and _was_afloat(hand, state, took):
        return THUNDERSTRUCK
    if took and state.kind != SUNK and (is_capture(last) or state.kind == ON_TARGET):
        return DELIGHTED
    return ""


def _was_afloat(hand: HandView, state: BidState, took: bool) -> bool:
    """Whether the bid could still be met before the last trick."""
    won, left = state.won - took, hand.cards - len(hand.tricks) + 1
    return won <= state.bid <= won + left


def _in_hand(hand: HandView, state: BidState) -> str:
    left = hand.cards - len(hand.tricks)
    if state.kind == SUNK:
        return SCHEMING if left else WORRIED
    if not state.bid:
        return SCHEMING if left else DELIGHTED
    if state.kind == ON_TARGET:
        return CONFIDENT
    if state.needs == left:
        return WORRIED
    brave = state.bid >= BRAVE and 2 * state.bid >= hand.cards
    return CONFIDENT if brave and not hand.tricks else NEUTRAL
