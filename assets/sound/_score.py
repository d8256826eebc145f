"""How tunes are written: notes as letters, chords by name, sections, and the order they come in.

Melodies are written much like ABC: C D E F G A B are the octave from middle C, c d e f g a b the
one above; a comma lowers by an octave, an apostrophe raises. ^ sharpens, _ flattens, = takes the
key's accidental away. A number makes a note that many eighths long, a bare letter is one eighth,
G/2 is a sixteenth, three of G2/3 fill a quarter. z is a rest, - ties a note to the next. ~ is an
ornament, . plays short. | ends a bar, and every bar is checked for its length.

Chords: one or more a bar, sharing it equally: Dm | F C | G/B Am
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

DEGREES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
# How many fifths above its tonic's major key a mode's signature lies.
MODES = {"major": 0, "mixolydian": -1, "dorian": -2, "minor": -3}
SHARPS = "FCGDAEB"
QUALITIES = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "5": (0, 7), "sus": (0, 5, 7)}
NOTE = re.compile(r"(?P<marks>[~.]*)(?P<sign>[_^=]?)(?P<letter>[A-Ga-gz])(?P<octave>[,']*)"
                  r"(?P<times>\d*)(?:/(?P<parts>\d+))?(?P<tie>-?)")  # fmt: skip
CHORD = re.compile(r"([A-G][b#]?)(m|7|5|sus)?(?:/([A-G][b#]?))?")
MIDDLE_C = 60


@dataclass(frozen=True)
class Key:
    tonic: str
    mode: str

    def signature(self) -> dict[str, int]:
        """What the key does to each letter: +1, -1 or nothing."""
        count = SHARPS.index(self.tonic[0]) - 1 + MODES[self.mode]
        if count >= 0:
            return dict.fromkeys(SHARPS[:count], 1)
        return dict.fromkeys(SHARPS[::-1][:-count], -1)

    def scale(self) -> list[int]:
        """Its seven pitch classes, upwards from C."""
        signs = self.signature()
        return sorted((DEGREES[letter] + signs.get(letter, 0)) % 12 for letter in DEGREES)

    def place(self, pitch: int) -> int:
        """The step of the scale, counted over all octaves; a foreign note is that below it."""
        return 7 * (pitch // 12) + sum(tone <= pitch % 12 for tone in self.scale()) - 1


@dataclass(frozen=True)
class Note:
    """Start and length in eighths; pitch as MIDI counts: 60 is middle C."""

    start: Fraction
    length: Fraction
    pitch: int
    marks: str = ""

    @property
    def end(self) -> Fraction:
        return self.start + self.length


@dataclass(frozen=True)
class Chord:
    start: Fraction
    length: Fraction
    root: int
    tones: tuple[int, ...]
    bass: int


@dataclass(frozen=True)
class Section:
    """A part of a tune: what is sung, what is under it, and perhaps a second voice of its own."""

    melody: str
    chords: str
    counter: str = ""


@dataclass(frozen=True)
class Pass:
    """One time through a section: how loud from 0 to 1, and who plays what."""

    section: str
    loud: float
    parts: Mapping[str, str]


@dataclass(frozen=True)
class Tune:
    """`bar` and `pulse` in eighths, `tempo` in pulses a minute.

    `lilt` says where in a pulse its eighths really fall. `hook` is what should stay in the ear.
    `patterns` are what accompanists repeat; see _band.py. What `ends` slows down at its close,
    everything else is played in a circle.
    """

    name: str
    title: str
    key: Key
    bar: int
    pulse: int
    tempo: float
    lilt: tuple[float, ...]
    hook: str
    sections: Mapping[str, Section]
    patterns: Mapping[str, str]
    form: Sequence[Pass]
    ends: bool = False

    def bars(self) -> int:
        return sum(len(bars_of(self.sections[part.section].melody)) for part in self.form)

    def seconds(self) -> float:
        """Of the bars as written, without what the last chord rings on."""
        return self.bars() * self.bar / self.pulse * 60 / self.tempo


def bars_of(text: str) -> list[str]:
    return [bar.strip() for bar in text.strip().strip("|").split("|")]


def notes_of(text: str, key: Key, bar: int) -> list[Note]:
    """Read a melody; a bar that is too long or too short is an error."""
    found: list[Note] = []
    tied = False
    for number, content in enumerate(bars_of(text)):
        at = Fraction(number * bar)
        for mark in marks_of(content):
            length = Fraction(int(mark["times"] or 1), int(mark["parts"] or 1))
            if mark["letter"] != "z":
                before = found.pop() if tied else Note(at, Fraction(0), 0)
                note = Note(
                    before.start, before.length + length, pitch_of(mark, key), mark["marks"]
                )
                found.append(note)
                tied = mark["tie"] == "-"
            at += length
        if at != (number + 1) * bar:
            raise ValueError(f"bar {number + 1} has {at - number * bar} eighths: {content}")
    return found


def marks_of(content: str) -> list[re.Match[str]]:
    packed = content.replace(" ", "")
    marks = list(NOTE.finditer(packed))
    if "".join(mark[0] for mark in marks) != packed:
        raise ValueError(f"cannot read {content!r}")
    return marks


def pitch_of(mark: re.Match[str], key: Key) -> int:
    letter = mark["letter"].upper()
    signs = {"^": 1, "_": -1, "=": 0}
    sign = signs[mark["sign"]] if mark["sign"] else key.signature().get(letter, 0)
    octave = int(mark["letter"].islower()) + mark["octave"].count("'") - mark["octave"].count(",")
    return MIDDLE_C + DEGREES[letter] + sign + 12 * octave


def chords_of(text: str, bar: int) -> list[Chord]:
    found = []
    for number, content in enumerate(bars_of(text)):
        names = content.split()
        share = Fraction(bar, len(names))
        found += [chord(name, number * bar + share * i, share) for i, name in enumerate(names)]
    return found


def chord(name: str, start: Fraction, length: Fraction) -> Chord:
    mark = CHORD.fullmatch(name)
    if not mark:
        raise ValueError(f"no such chord: {name}")
    root = pitch_class(mark[1])
    tones = tuple((root + step) % 12 for step in QUALITIES[mark[2] or ""])
    return Chord(start, length, root, tones, pitch_class(mark[3]) if mark[3] else root)


def pitch_class(name: str) -> int:
    return (DEGREES[name[0]] + {"b": -1, "#": 1}.get(name[1:], 0)) % 12
