"""How a seat looks: the colour of its screen, its emblem and its portrait."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.match.seat import Seat
from game.play.moods import NEUTRAL

COLOURS = ("crimson", "teal", "purple", "green", "amber", "navy", "rose", "slate")
EMBLEMS = ("anchor", "cutlass", "crown", "hook", "shell", "lantern", "bell", "wheel")
# What seats of older matches say; these faces are on pieces.
RENAMED = {"bandana": "cutlass", "mermaid": "shell", "parrot": "lantern", "skull": "bell"}
PORTRAITS = (
    "cabin_lad",
    "duellist",
    "grandmother",
    "merchant",
    "navigator",
    "quartermaster",
    "red_beard",
    "sea_dog",
)
# The parts of a look and what each can be; no two seats share any of them.
PARTS = {"colour": COLOURS, "emblem": EMBLEMS, "portrait": PORTRAITS}


@dataclass(frozen=True)
class Look:
    """Names of the theme's palette and of assets/art; a seat keeps them as `crimson/anchor/2`."""

    colour: str
    emblem: str
    portrait: str

    def __str__(self) -> str:
        return f"{self.colour}/{self.emblem}/{PORTRAITS.index(self.portrait)}"

    @property
    def emblem_art(self) -> str:
        return f"emblems/{self.emblem}"

    @property
    def portrait_art(self) -> str:
        return f"portraits/{self.portrait}"

    def face(self, mood: str) -> str:
        """The portrait in a mood; in the usual one it is the portrait itself."""
        return face(self.portrait, mood)

    def having(self, part: str, value: str) -> Look:
        return replace(self, **{part: value})


def face(portrait: str, mood: str) -> str:
    return f"portraits/{portrait}" + (f"_{mood}" if mood != NEUTRAL else "")


def default_look(number: int) -> Look:
    """The look of the seat with that number when nobody chose; all of them differ."""
    return Look(COLOURS[number % 8], EMBLEMS[number * 3 % 8], PORTRAITS[(number * 5 + 1) % 8])


def parse_look(text: str, number: int) -> Look:
    """What a seat says; whatever cannot be read is as in the default look of its number."""
    usual = default_look(number)
    colour, emblem, portrait, *_ = [*text.split("/"), "", "", ""]
    emblem = RENAMED.get(emblem, emblem)
    portrait = {str(index): name for index, name in enumerate(PORTRAITS)}.get(portrait, portrait)
    return Look(
        colour if colour in COLOURS else usual.colour,
        emblem if emblem in EMBLEMS else usual.emblem,
        portrait if portrait in PORTRAITS else usual.portrait,
    )


def is_known_look(text: str) -> bool:
    """Whether nothing of what a seat says had to be replaced: then no default shows through."""
    return not text or parse_look(text, 0) == parse_look(text, 1)


def looks_of(seats: Iterable[Seat]) -> tuple[Look, ...]:
    return tuple(parse_look(seat.look, number) for number, seat in enumerate(seats))


def distinct(looks: Iterable[Look]) -> tuple[Look, ...]:
    """The same looks, but where two share something the later one takes what is free."""
    settled: list[Look] = []
    for look in looks:
        for part, values in PARTS.items():
            taken = {getattr(other, part) for other in settled}
            if getattr(look, part) in taken:
                free = next((value for value in values if value not in taken), values[0])
                look = look.having(part, free)
        settled.append(look)
    return tuple(settled)


def unused_look(looks: Iterable[Look]) -> Look:
    """A look for one more seat: nothing that another has, as long as there is anything."""
    given = list(looks)
    return distinct([*given, default_look(len(given))])[-1]
