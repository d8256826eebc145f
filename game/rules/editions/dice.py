"""The dice game: 36 dice in a bag, 3 to 6 seats."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.edition import Edition
from game.rules.editions.dice_set import SPECIAL_DICE, DiceSet, DieKind
from game.rules.options import Option, Options
from game.rules.pieces import Box, Face, Piece, Role
from game.rules.scoring import LANDLUBBER, STANDARD
from game.rules.trick import Bonus, TrickRules

HANDS = {3: 8, 4: 8, 5: 7, 6: 6}
SCORINGS = {"standard": STANDARD, "landlubber": LANDLUBBER}
_SKULLS = {"skull_king": Role.KING, "pirate": Role.PIRATE, "mermaid": Role.MERMAID}


def dice_edition(dice_set: DiceSet) -> Edition:
    pieces = tuple(_die(die) for die in dice_set.kinds)
    counts = {die.kind: die.count for die in dice_set.kinds}
    bag = tuple(die.kind for die in dice_set.kinds for _ in range(die.count))
    rules = TrickRules(_bonuses, any_colour_wins=True, last_of_equals_wins=True)
    return Edition(
        key="dice",
        seats=range(3, 7),
        box=Box(pieces, counts, {}),
        options=(Option("scoring", "standard", tuple(SCORINGS)),),
        scorings=SCORINGS,
        pieces_in_play=lambda options: bag,
        plan=_plan,
        trick_rules=lambda options: rules,
        most_cards=max(HANDS.values()),
        material=dice_set.as_data(),
    )


def _plan(seats: int, options: Options) -> tuple[int, ...]:
    return tuple(range(1, HANDS[seats] + 1))


def _die(die: DieKind) -> Piece:
    colour = None if die.kind in SPECIAL_DICE else die.kind
    faces = tuple(_face(die.kind, colour, shown) for shown in die.faces)
    return Piece(die.kind, colour, faces, rolled=True)


def _face(kind: str, colour: str | None, shown: str) -> Face:
    token = f"{kind}:{shown}"
    if shown == "flag":
        return Face(token, kind, Role.ESCAPE, colour)
    if shown == "skull":
        return Face(token, kind, _SKULLS[kind])
    return Face(token, kind, Role.NUMBER, colour, int(shown))


def _bonuses(winner: Face, faces: Sequence[Face]) -> tuple[Bonus, ...]:
    if winner.role is Role.KING:
        return (Bonus("pirate_captured", 30),) * sum(f.role is Role.PIRATE for f in faces)
    if winner.role is Role.MERMAID and any(f.role is Role.KING for f in faces):
        return (Bonus("king_captured", 50),)
    return ()
