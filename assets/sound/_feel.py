"""How people play: written notes become moments in seconds, a little early, late, loud or soft.

Nobody keeps a grid. Every tune has its lilt; every player leans a little ahead or behind and drifts
with the others in sight; phrases swell towards their third bar and breathe at their end; the first
note of a bar weighs more. All chance comes from the names of tune and player: the same every time.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from _band import Written
from _score import Tune

PHRASE = 4  # bars
LEAD = 0.035  # s before the first beat, so that nobody comes in before the tune begins
BREATH = 0.014  # s by which the middle of a phrase runs ahead and its end holds back
JITTER = 0.006  # s, deviation of a single note
DRIFT = 0.007  # s, deviation of a player's slow wandering
SLOWING = 0.34  # how much longer the very last beat is in a tune that ends
# Seconds behind the beat: the drum leads, the crew answers from its benches.
LEANS = {"bodhran": -0.004, "stomp": 0.0, "bass": 0.004, "cittern": 0.002, "crew": 0.022,
         "fiddle": 0.006, "spoons": 0.003}  # fmt: skip


@dataclass(frozen=True)
class Played:
    """A note as it is played: when and how long in seconds, how strongly from 0 to 1."""

    at: float
    length: float
    pitch: int
    force: float
    marks: str


class Clock:
    """Turns eighths into seconds: the lilt within a pulse, the breath of phrases, the last bars."""

    def __init__(self, tune: Tune) -> None:
        self.tune = tune
        self.pulse = 60 / tune.tempo
        self.corners = (*tune.lilt, 1.0)
        self.end = float(tune.bars() * tune.bar)

    def at(self, eighths: Fraction) -> float:
        number, rest = divmod(eighths, self.tune.pulse)
        step = int(rest)
        begin, end = self.corners[step], self.corners[step + 1]
        inside = begin + float(rest - step) * (end - begin)
        return LEAD + (float(number) + inside) * self.pulse + self.breath(float(eighths))

    def breath(self, eighths: float) -> float:
        around = 2 * math.pi * eighths / (PHRASE * self.tune.bar)
        return -BREATH * math.sin(around) ** 3 + self.slowing(eighths)

    def slowing(self, eighths: float) -> float:
        """The last two bars broaden, where there is an end."""
        if not self.tune.ends:
            return 0.0
        late = max(0.0, 1 - (self.end - eighths) / (2 * self.tune.bar))
        return late**2 * self.tune.bar / self.tune.pulse * self.pulse * SLOWING


def performed(tune: Tune, player: str, sheet: list[Written]) -> list[Played]:
    """What the player really plays, in order."""
    chance = random.Random(f"{tune.name} {player}")
    clock = Clock(tune)
    drift = wandering(chance, tune.bars())
    lean = LEANS.get(player, 0.0)
    found = []
    for together in strokes(sheet):
        start = together[0].start
        late = lean + drift(start / tune.bar) + chance.gauss(0, JITTER)
        weight = accent(tune, start) * swell(tune, start) * (1 + chance.gauss(0, 0.045))
        for number, note in enumerate(together):
            at = clock.at(start) + late + spread(player, number, len(together), note.marks)
            length = clock.at(note.start + note.length) - clock.at(start)
            force = min(1.0, note.loud * weight * (1 + chance.gauss(0, 0.02)))
            found.append(Played(max(0.0, at), length, note.pitch, force, note.marks))
    return found


def strokes(sheet: list[Written]) -> Iterator[list[Written]]:
    """Notes that one player begins together, from below."""
    ordered = sorted(sheet, key=lambda note: (note.start, note.pitch))
    together: list[Written] = []
    for note in ordered:
        if together and note.start != together[0].start:
            yield together
            together = []
        together.append(note)
    if together:
        yield together


def spread(player: str, number: int, count: int, mark: str) -> float:
    """A plectrum takes time over the strings: downwards from below, upwards from above."""
    if player != "cittern" or count == 1:
        return 0.0
    return 0.011 * (count - 1 - number if mark == "u" else number)


def accent(tune: Tune, start: Fraction) -> float:
    """The bar's first note weighs most, then its half, then the pulses, then what lies between."""
    if start % tune.bar == 0:
        return 1.0
    if start % Fraction(tune.bar, 2) == 0:
        return 0.93
    return 0.88 if start % tune.pulse == 0 else 0.80


def swell(tune: Tune, start: Fraction) -> float:
    """Every phrase grows towards its third bar."""
    place = float(start / tune.bar) % PHRASE / PHRASE
    return 0.90 + 0.14 * math.sin(math.pi * place**0.8)


def wandering(chance: random.Random, bars: int) -> Callable[[Fraction], float]:
    """A player's slow drift, a new aim every bar, straight between them; level where it loops."""
    aims = [chance.gauss(0, DRIFT) for _ in range(bars)]
    aims += aims[:1] * 2

    def drift(bar: Fraction) -> float:
        number = int(bar)
        return aims[number] + float(bar - number) * (aims[number + 1] - aims[number])

    return drift
