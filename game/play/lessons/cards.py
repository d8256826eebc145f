"""What the first voyages of both card editions share: how they begin, the Escape, common words."""

from __future__ import annotations

from game.play.lessons.script import GLAD, Item, ask, bids, deal, plays, say, took
from game.rules.actions import Bid, Play

# Said alike in both: their texts are `lesson.cards.…`.
COMMON = frozenset(
    (
        "ahoy trick bid.four bid.few yo_ho_ho follow.escape escape escape.other escaped trumped "
        "others bid_zero.more mermaid duck phew goodbye"
    ).split()
)


def opening(*hands: str) -> tuple[Item, ...]:
    """Four cards each, of which the player's take three tricks; seat 1 leads."""
    return (
        say("ahoy", mood=GLAD),
        deal(*hands),
        say("own", "own"),
        say("trick", "tray"),
        ask("bid", Bid(0, 3), "bid_3", wrong={Bid(0, 4): "bid.four"}, otherwise="bid.few"),
        *bids(1, 1, 0),
        say("yo_ho_ho", "medal_0"),
    )


def escaping(*others: tuple[int, str]) -> tuple[Item, ...]:
    """The player leads an Escape, and seat 1 takes the trick."""
    return (
        ask("escape", Play(0, "escape"), "own:escape", otherwise="escape.other"),
        *plays(*others),
        say("escaped", "pile_1_0", true=took(1)),
    )
