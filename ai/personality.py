"""What a bot likes: small shifts of what it plays for, which a player can feel."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from ai.brain import Choice
from ai.target import Target

# A bid that is made every second time is worth this many points more or less at full `nerve`.
NERVE_POINTS = 20.0


MATCH_WINNER = Target()


@dataclass(frozen=True)
class Personality:
    """`nerve`: likes (above 0) or fears risk; `greed`: counts bonuses more; `spite`: counts what
    a choice costs the others. `target` is what a searching bot maximises.
    """

    key: str
    nerve: float = 0.0
    greed: float = 0.0
    spite: float = 0.03
    target: Target = MATCH_WINNER

    def likes(self, choice: Choice) -> float:
        """The choice's value to this personality, in points."""
        risk = NERVE_POINTS * sqrt(max(0.0, choice.chance * (1.0 - choice.chance)))
        return (
            choice.value + self.nerve * risk + self.greed * choice.bonus + self.spite * choice.spoil
        )


STEADY = Personality("steady")
CAUTIOUS = Personality("cautious", nerve=-0.6, spite=0.0, target=Target(win=False))
GAMBLER = Personality("gambler", nerve=0.6, target=Target(boldness=0.6))
SABOTEUR = Personality("saboteur", spite=1.2, target=Target(win=False, rivalry=2.0))
TREASURE_HUNTER = Personality("treasure_hunter", greed=1.0, target=Target(treasure=1.0))

PERSONALITIES = {
    person.key: person for person in (STEADY, CAUTIOUS, GAMBLER, SABOTEUR, TREASURE_HUNTER)
}
