"""What is seen of each event: in every edition, with dice, and with cards."""

from __future__ import annotations

from game.client.scenes.table.presenter import Presenters
from game.client.scenes.table.presenters.abilities import ABILITIES
from game.client.scenes.table.presenters.bids import show_bid, show_bids
from game.client.scenes.table.presenters.cards import show_card, show_card_deal
from game.client.scenes.table.presenters.deal import show_score
from game.client.scenes.table.presenters.dice import show_dice_deal, show_play, show_roll
from game.client.scenes.table.presenters.tricks import show_trick
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
    BidPlaced: show_bid,
    BidsRevealed: show_bids,
    TrickTaken: show_trick,
    HandScored: show_score,
}
DICE: Presenters = {
    **COMMON,
    HandDealt: show_dice_deal,
    PiecePlayed: show_play,
    DieRolled: show_roll,
}
CARDS: Presenters = {
    **COMMON,
    **ABILITIES,
    HandDealt: show_card_deal,
    PiecePlayed: show_card,
}
