"""Who beats whom in a setup, found out by letting the rules judge every pair; no pygame."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from game.rules.edition import Setup
from game.rules.pieces import CHARACTERS, LEVIATHANS, Face, Role
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
    """Faces that stand on one level: `key` names what is to be said of them.

    `beaten` are faces beside them that cannot win; `points` is what the strongest one is worth.
    """

    key: str
    faces: tuple[Face, ...]
    beaten: tuple[Face, ...] = ()
    points: int = 0


def faces_in_play(setup: Setup) -> list[Face]:
    """Every face once, in the order of the box."""
    tokens = set(setup.deck)
    pieces = [piece for piece in setup.edition.box.pieces if piece.token in tokens]
    return list({face.token: face for piece in pieces for face in piece.faces}.values())


def of_role(setup: Setup, role: Role) -> list[Face]:
    return [face for face in faces_in_play(setup) if face.role is role]


def cast(setup: Setup) -> list[Face]:
    """The characters, one face of each."""
    found = (of_role(setup, role) for role in CAST)
    return [faces[0] for faces in found if faces]


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


def all_together(setup: Setup) -> Face:
    """Who wins when every character is in the trick."""
    faces = cast(setup)
    winner = setup.tricks.judge(faces).winner
    assert winner is not None
    return faces[winner]


def tiers(setup: Setup) -> list[Tier]:
    """From the strongest down: characters, trumps, numbers, escapes."""
    faces, rules = faces_in_play(setup), setup.tricks
    equals = "last" if rules.last_of_equals_wins else "first"
    characters = tuple(f for f in faces if f.role in CHARACTERS)
    found = [Tier(f"characters_{equals}", characters)]
    numbers = _highest_first(faces)
    if rules.any_colour_wins:
        found.append(Tier(f"any_number_{equals}", numbers))
    else:
        found += _colour_tiers(setup, numbers)
    found.append(Tier("escapes", tuple(f for f in faces if f.role is Role.ESCAPE)))
    return [tier for tier in found if tier.faces]


def _highest_first(faces: list[Face]) -> tuple[Face, ...]:
    numbers = [face for face in faces if face.role is Role.NUMBER]
    return tuple(sorted(numbers, key=lambda face: face.number, reverse=True))


def _colour_tiers(setup: Setup, numbers: tuple[Face, ...]) -> list[Tier]:
    """Trumps, then one colour as if it had been led, with the others beside it."""
    trump = setup.tricks.trump
    trumps = tuple(f for f in numbers if f.colour == trump)
    rest = [f for f in numbers if f.colour != trump]
    led = rest[0].colour
    lead = tuple(f for f in rest if f.colour == led)
    others = {f.colour: f for f in reversed(rest) if f.colour != led}
    return [
        Tier("trumps", trumps, points=worth(setup, trumps[0])),
        Tier("lead", lead, tuple(others.values()), worth(setup, lead[0])),
    ]


def worth(setup: Setup, face: Face) -> int:
    """What taking this face alone is worth, if bonuses are paid."""
    return setup.scoring.bonus(setup.tricks.judge([face]).bonuses)


def leviathans(setup: Setup) -> list[Face]:
    """The beasts of the deep, which stand beside the order."""
    return [face for face in faces_in_play(setup) if face.role in LEVIATHANS]
