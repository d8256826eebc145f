"""Who beats whom in a setup, found out by letting the rules judge every pair; no pygame."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from game.rules.edition import Setup
from game.rules.pieces import CHARACTERS, LEVIATHANS, Face, Role
from game.rules.scoring import Result
from game.rules.trick import Bonus

# As the picture shows them, strongest first.
CAST = (Role.KING, Role.PIRATE, Role.MERMAID)


@dataclass(frozen=True)
class Beat:
    """One face beats another, whoever is first, and may earn a bonus."""

    winner: Face
    loser: Face
    bonuses: tuple[Bonus, ...] = ()

    @property
    def points(self) -> int:
        return sum(bonus.points for bonus in self.bonuses)


@dataclass(frozen=True)
class Tier:
    """Faces that stand on one level: `key` names what is to be said of them."""

    key: str
    faces: tuple[Face, ...]


def faces_in_play(setup: Setup) -> list[Face]:
    """Every face once, in the order of the box."""
    tokens = set(setup.deck)
    pieces = [piece for piece in setup.edition.box.pieces if piece.token in tokens]
    return list({face.token: face for piece in pieces for face in piece.faces}.values())


def cast(setup: Setup) -> list[Face]:
    """The characters, one face of each."""
    faces = faces_in_play(setup)
    found = (next((f for f in faces if f.role is role), None) for role in CAST)
    return [face for face in found if face]


def beats(setup: Setup) -> list[Beat]:
    """What the rules say of every two characters."""
    found: list[Beat] = []
    for one, two in combinations(cast(setup), 2):
        here, there = setup.tricks.judge([one, two]), setup.tricks.judge([two, one])
        if here.winner is None or there.winner is None:
            continue
        winner, other = (one, two)[here.winner], (two, one)[there.winner]
        if winner is other:
            loser = two if winner is one else one
            pays = here.bonuses if setup.scoring.pays_bonuses else ()
            found.append(Beat(winner, loser, pays))
    return found


def tiers(setup: Setup) -> list[Tier]:
    """From the strongest down: characters, trumps, numbers, escapes, and the beasts beside."""
    faces, rules = faces_in_play(setup), setup.tricks
    numbers = sorted(
        (f for f in faces if f.role is Role.NUMBER), key=lambda f: f.number, reverse=True
    )
    equals = "last" if rules.last_of_equals_wins else "first"
    found = [Tier(f"characters_{equals}", tuple(f for f in cast(setup) if f.role in CHARACTERS))]
    if rules.any_colour_wins:
        found.append(Tier(f"any_number_{equals}", tuple(numbers)))
    else:
        found.append(Tier("trumps", tuple(f for f in numbers if f.colour == rules.trump)))
        found.append(Tier("lead", tuple(f for f in numbers if f.colour != rules.trump)))
    found.append(Tier("escapes", tuple(f for f in faces if f.role is Role.ESCAPE)))
    found.append(Tier("leviathans", tuple(f for f in faces if f.role in LEVIATHANS)))
    return [tier for tier in found if tier.faces]


def worked_examples(setup: Setup, cards: int = 5) -> list[Result]:
    """Hands worth scoring as examples: made, missed, zero, and each bonus there is."""
    plain = ((2, 2), (3, 2), (1, 3), (0, 0), (0, 2))
    loads = ("grapeshot", "cannonball") if setup.scoring.loads else (None,)
    results = [Result(cards, bid, won, load=load) for load in loads for bid, won in plain]
    for beat in beats(setup):
        if beat.points:
            results.append(Result(cards, 1, 1, beat.bonuses, load=loads[0]))
            results.append(Result(cards, 1, 2, beat.bonuses, load=loads[0]))
    return results
