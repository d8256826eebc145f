"""What is seen of each event, in every edition and with dice."""

from __future__ import annotations

from game.client.table.presenter import Presenters
from game.client.table.presenters.bids import show_bid, show_bids
from game.client.table.presenters.deal import show_deal, show_score
from game.client.table.presenters.dice import show_play, show_roll
from game.client.table.presenters.tricks import show_trick
from game.rules.events import (
    BidPlaced,
    BidsRevealed,
    DieRolled,
    HandDealt,
    HandScored,
    PiecePlayed,
    TrickTaken,
)

COMMON: Presenters = {
    HandDealt: show_deal,
    BidPlaced: show_bid,
    BidsRevealed: show_bids,
    TrickTaken: show_trick,
    HandScored: show_score,
}
DICE: Presenters = {**COMMON, PiecePlayed: show_play, DieRolled: show_roll}
