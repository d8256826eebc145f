"""The brain of both card games: odds learnt from self-play, bids and plays made of them.

Reason keys of `Choice.reason`:
bid_expected (the hand is worth this many tricks), bid_zero_safe (nothing here has to win),
bid_risky (far from what the hand is worth), load_sure and load_safe (cannonball, grapeshot),
win_surely, win_cheaply, take_while_you_can, duck_safely, duck_and_hope, save_for_later,
spoil_opponent, destroy_trick, set_aside, take_bonus, share_loot, forced,
lead_yourself, let_other_lead, shape_hand, wager_likely, wager_unlikely, keep_bid, fix_bid.
"""

from ai.cards.brain import CardBrain

__all__ = ["CardBrain"]
