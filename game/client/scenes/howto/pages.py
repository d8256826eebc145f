"""The pages of every edition: a name for the words, a picture, and options that it shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.client.scenes.howto import card_pictures as cards
from game.client.scenes.howto import dice_pictures as dice
from game.client.scenes.howto.picture import Picture
from game.client.scenes.howto.shared_pictures import Cast, Chant, OneComputer, Points
from game.rules.edition import Edition, Setup

SEATS = 4


@dataclass(frozen=True)
class Page:
    """A page of How to play; what it is called is the key of its words."""

    name: str
    picture: type[Picture]
    options: Mapping[str, object] = field(default_factory=dict)

    def setup(self, edition: Edition) -> Setup:
        """The match that the page is about."""
        return edition.setup(SEATS, self.options)


PAGES: dict[str, tuple[Page, ...]] = {
    "dice": (
        Page("welcome", dice.Tavern),
        Page("bag", dice.Bag),
        Page("bid", Chant),
        Page("follow", dice.DiceFollow),
        Page("cast", Cast),
        Page("winners", dice.DiceWinners),
        Page("points", Points),
        Page("sharing", OneComputer),
        Page("aboard", dice.DiceAboard),
    ),
    "schmidt": (
        Page("welcome", cards.SchmidtTavern),
        Page("deck", cards.Suits),
        Page("bid", Chant),
        Page("follow", cards.CardFollow),
        Page("two_faced", cards.TwoFaced),
        Page("cast", Cast),
        Page("winners", cards.SchmidtWinners),
        Page("points", Points),
        Page("sharing", OneComputer),
        Page("aboard", cards.SchmidtAboard),
    ),
    "beck": (
        Page("welcome", cards.BeckTavern),
        Page("deck", cards.Suits),
        Page("bid", Chant),
        Page("follow", cards.CardFollow),
        Page("two_faced", cards.TwoFaced),
        Page("cast", Cast),
        Page("winners", cards.BeckWinners),
        Page("points", Points),
        Page("deep", cards.Deep, {"kraken": True, "whale": True}),
        Page("loot", cards.Allies, {"loot": True}),
        Page("crew", cards.Crew, {"abilities": True}),
        Page("scorings", cards.Scorings),
        Page("sharing", OneComputer),
        Page("aboard", cards.BeckAboard),
    ),
}
