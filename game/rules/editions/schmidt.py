"""The Schmidt card game: 66 cards with Scary Mary, 2 to 6 seats."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.edition import Edition
from game.rules.editions.cards import all_copies, card_box, special, suit, two_faced
from game.rules.options import Option
from game.rules.pieces import Face, Role
from game.rules.scoring import STANDARD
from game.rules.trick import Bonus, TrickRules

HANDS = 10
SCARY_MARY = "scary_mary"


def _bonuses(winner: Face, faces: Sequence[Face]) -> tuple[Bonus, ...]:
    """Scary Mary is a captured Pirate however she was declared."""
    if winner.role is Role.KING:
        pirates = sum(f.role is Role.PIRATE or f.piece == SCARY_MARY for f in faces)
        return (Bonus("pirate_captured", 30),) * pirates
    if winner.role is Role.MERMAID and any(f.role is Role.KING for f in faces):
        return (Bonus("king_captured", 50),)
    return ()


_BOX = card_box(
    [
        (1, special("skull_king", Role.KING)),
        (5, special("pirate", Role.PIRATE)),
        (1, two_faced(SCARY_MARY)),
        (2, special("mermaid", Role.MERMAID)),
        *((1, card) for colour in ("black", "yellow", "blue", "red") for card in suit(colour, 13)),
        (5, special("escape", Role.ESCAPE)),
    ]
)
_CARDS = all_copies(_BOX)
_TRICKS = TrickRules(_bonuses, trump="black")

SCHMIDT = Edition(
    key="schmidt",
    seats=range(2, 7),
    box=_BOX,
    options=(Option("scoring", "standard", ("standard",)),),
    scorings={"standard": STANDARD},
    pieces_in_play=lambda options: _CARDS,
    plan=lambda seats, options: tuple(range(1, HANDS + 1)),
    trick_rules=lambda options: _TRICKS,
    most_cards=HANDS,
)
