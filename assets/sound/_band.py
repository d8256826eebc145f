"""Who plays what: turns a tune's form into the written notes of every player.

A part is named "tune", "counter" (the section's second voice) or "second" (a voice found below the
tune), each perhaps moved by semitones as in "tune-12"; "hold" keeps the chord's notes. Any other
name is a pattern of the tune: one sign for every equal step of a bar, bars divided by |, repeated:

    .    nothing, what was struck stops          -    nothing, what was struck rings on
    r f o    root, fifth, octave of the root, low                   a    a step below the next root
    1 2 3 4    a note of the chord from below, rings to its end     c    the chord
    u    the chord's upper notes, lighter                           others: strokes of a drum

A capital is louder: R, F, C.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from _score import Chord, Note, Pass, Section, Tune, bars_of, chords_of, notes_of

VOICE = re.compile(r"(tune|counter|second)([+-]\d+)?")
# The octave from this note up holds each player's low notes, the next one the notes of chords.
PLACES = {"bass": 33, "cittern": 45, "concertina": 43, "fiddle": 45, "crew": 36}
# Who does not lead plays softer; a whole chord softer than a single string.
VOICES = {"tune": 1.0, "counter": 0.74, "second": 0.66, "hold": 0.42}
STROKES = {"c": 0.38, "u": 0.29}
PLAIN, LOUDER = 0.86, 1.2


@dataclass(frozen=True)
class Written:
    """A note on a player's sheet: in eighths from the tune's start, loud from 0 to 1."""

    start: Fraction
    length: Fraction
    pitch: int
    loud: float
    marks: str = ""


def sheets(tune: Tune) -> dict[str, list[Written]]:
    """Every player's notes for the whole form."""
    found: dict[str, list[Written]] = {}
    at = Fraction(0)
    for part in tune.form:
        section = tune.sections[part.section]
        for player, role in part.parts.items():
            sheet = found.setdefault(player, [])
            sheet += (
                replace(note, start=note.start + at) for note in notes(tune, part, player, role)
            )
        at += len(bars_of(section.melody)) * tune.bar
    return found


def notes(tune: Tune, part: Pass, player: str, role: str) -> list[Written]:
    section = tune.sections[part.section]
    if voice := VOICE.fullmatch(role):
        shift = int(voice[2] or 0)
        line = melody(tune, section, voice[1])
        loud = part.loud * VOICES[voice[1]]
        return [Written(n.start, n.length, n.pitch + shift, loud, n.marks) for n in line]
    chords = chords_of(section.chords, tune.bar)
    if role == "hold":
        return held(chords, PLACES[player] + 12, part.loud * VOICES[role])
    return list(repeated(tune, tune.patterns[role], chords, PLACES.get(player, 0), part.loud))


def melody(tune: Tune, section: Section, voice: str) -> list[Note]:
    if voice == "counter":
        return notes_of(section.counter, tune.key, tune.bar)
    line = notes_of(section.melody, tune.key, tune.bar)
    return second(tune, section, line) if voice == "second" else line


def second(tune: Tune, section: Section, line: list[Note]) -> list[Note]:
    """A third or sixth below every note of the tune; on the pulse only notes of the chord."""
    chords = chords_of(section.chords, tune.bar)
    scale = set(tune.key.scale())
    found = []
    for note in line:
        tones = set(chord_at(chords, note.start).tones)
        allowed = tones if note.start % tune.pulse == 0 else scale | tones
        steps = (3, 4, 5, 8, 9, 7) if allowed is tones else (3, 4, 5)
        down = next((step for step in steps if (note.pitch - step) % 12 in allowed), 12)
        found.append(replace(note, pitch=note.pitch - down, marks=""))
    return found


def chord_at(chords: list[Chord], at: Fraction) -> Chord:
    return next(chord for chord in reversed(chords) if chord.start <= at)


def within(tone: int, lowest: int) -> int:
    """This note of the chord in the octave from the lowest up."""
    return lowest + (tone - lowest) % 12


def voicing(chord: Chord, lowest: int) -> list[int]:
    """The chord's notes from below: in one octave, so that each moves little to the next chord."""
    upper = sorted(within(tone, lowest) for tone in chord.tones)
    return [upper[0], upper[1], upper[-1], upper[0] + 12]


def held(chords: list[Chord], lowest: int, loud: float) -> list[Written]:
    """Every chord as long as it lasts, in three voices: h1, h2 and h3."""
    return [
        Written(chord.start, chord.length, pitch, loud, f"h{number}")
        for chord in chords
        for number, pitch in enumerate(voicing(chord, lowest)[:3], 1)
    ]


def repeated(
    tune: Tune, pattern: str, chords: list[Chord], lowest: int, loud: float
) -> Iterator[Written]:
    """A pattern over the chords of a section."""
    bars = bars_of(pattern)
    end = chords[-1].start + chords[-1].length
    signs = [sign for bar in range(int(end / tune.bar)) for sign in bars[bar % len(bars)]]
    step = end / len(signs)
    for place, sign in enumerate(signs):
        if sign in ".-":
            continue
        start = place * step
        later = (at for at in range(place + 1, len(signs)) if signs[at] != "-")
        rings = step * (next(later, len(signs)) - place)
        if sign in "1234":
            rings = end_of(chord_at(chords, start)) - start
        strength = loud * STROKES.get(sign.lower(), PLAIN) * (LOUDER if sign.isupper() else 1)
        for pitch in struck(sign.lower(), tune, chords, start, lowest):
            yield Written(start, rings, pitch, strength, sign)


def end_of(chord: Chord) -> Fraction:
    return chord.start + chord.length


def struck(sign: str, tune: Tune, chords: list[Chord], at: Fraction, lowest: int) -> list[int]:
    chord = chord_at(chords, at)
    if sign == "a":
        target = within(next((c for c in chords if c.start > at), chords[0]).bass, lowest)
        return [next(p for p in range(target - 1, 0, -1) if p % 12 in tune.key.scale())]
    if sign in "1234":
        return [voicing(chord, lowest + 12)[int(sign) - 1]]
    if sign in "cu":
        return sorted(set(voicing(chord, lowest + 12)))[1 if sign == "u" else 0 :]
    low = within(chord.bass, lowest)
    single = {"o": low + 12, "f": within(chord.tones[-1], lowest)}
    return [single.get(sign, low)]
