"""The dice game's brain: a program over the own hand, solved against the habits of others.

Reasons given with choices:

bid_expected            the bid with the best expected score
bid_too_low, bid_too_high   below or above it
bid_zero_safe, bid_zero_risky   no trick at all, more or less likely than not
forced                  nothing else may be rolled
win_cheaply             the weakest die that surely takes a trick that is needed
take_while_you_can      the best chance to take a trick that is needed
keep_strong_die         a trick is needed, but this one goes to the weakest die
try_a_middling_die      neither of both
throw_away              a trick is needed, but this one is out of reach
duck_safely             none is needed, and this die does not win
duck_as_low_as_you_can  none is needed, and this die is the least likely to win
risky_trick             none is needed, and another die is less likely to win
spoil_opponent          the own bid is lost: make others miss theirs
for_the_match           another choice brings more points, this one wins the match more often
"""

from ai.dice.brain import DiceBrain

__all__ = ["DiceBrain"]
