"""What makes a tune singable and its harmony sound: the rules all tunes are held to.

python3 assets/sound/_tune_rules.py       every tune's figures, and where it breaks a rule
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

from _band import chord_at, second, sheets, within
from _score import Chord, Key, Note, Section, Tune, bars_of, chords_of, notes_of, pitch_class

WIDEST = 17  # semitones, an eleventh: more is not for one voice
OCTAVE = 12
LEAP = 5  # semitones: a fourth or more
SMOOTH, NEAR = 0.5, 0.8  # of the intervals are steps or repeats; of them no more than a third
PHRASE = 4  # bars
FIRM = 0.85  # of the notes on the half bar belong to the chord
HOOKS = 4  # times at least in a tune that goes round, half of that in one that ends
PARALLEL = 0.15  # of the moves from downbeat to downbeat, at most, in octaves with the bass
LENGTHS = (60, 150)  # seconds; a defeat is shorter
SHORTEST = 20

Figures = dict[str, float]


def figures(tune: Tune) -> Figures:
    """All that is counted."""
    lines = [melody(tune, name) for name in tune.sections]
    steps = [abs(step) for line in lines for step in intervals(line)]
    pitches = [note.pitch for line in lines for note in line]
    return {
        "seconds": tune.seconds(),
        "range": max(pitches) - min(pitches),
        "steps": share(step <= 2 for step in steps),
        "near": share(step < LEAP for step in steps),
        "on chord": share(on_chord(tune)),
        "hooks": sum(hooks(tune, part.section) for part in tune.form),
        "parallels": share(parallels(tune)),
    }


def faults(tune: Tune) -> list[str]:
    """Every rule the tune breaks, in words."""
    counted = figures(tune)
    shortest = SHORTEST if tune.ends else LENGTHS[0]
    needed = HOOKS // 2 if tune.ends else HOOKS
    rules = {
        f"lasts {counted['seconds']:.0f} s": shortest <= counted["seconds"] <= LENGTHS[1],
        f"spans {counted['range']:.0f} semitones": counted["range"] <= WIDEST,
        f"only {counted['steps']:.0%} steps": counted["steps"] >= SMOOTH,
        f"only {counted['near']:.0%} steps and thirds": counted["near"] >= NEAR,
        f"only {counted['on chord']:.0%} of the half bars on the chord": counted["on chord"]
        >= FIRM,
        f"the hook comes {counted['hooks']:.0f} times": counted["hooks"] >= needed,
        f"{counted['parallels']:.0%} octaves with the bass": counted["parallels"] <= PARALLEL,
    }
    found = [text for text, kept in rules.items() if not kept]
    found += [text for name in tune.sections for text in section_faults(tune, name)]
    return [*found, *form_faults(tune), *bass_faults(tune)]


def share(found: Iterator[bool] | list[bool]) -> float:
    values = list(found)
    return sum(values) / max(1, len(values))


def melody(tune: Tune, name: str) -> list[Note]:
    return notes_of(tune.sections[name].melody, tune.key, tune.bar)


def counter(tune: Tune, name: str) -> list[Note]:
    text = tune.sections[name].counter
    return notes_of(text, tune.key, tune.bar) if text else []


def harmony(tune: Tune, name: str) -> list[Chord]:
    return chords_of(tune.sections[name].chords, tune.bar)


def intervals(line: list[Note]) -> list[int]:
    return [later.pitch - note.pitch for note, later in pairwise(line)]


def on_chord(tune: Tune) -> Iterator[bool]:
    """For every note that starts a bar or its second half: does it belong to the chord?"""
    for name in tune.sections:
        chords = harmony(tune, name)
        for note in melody(tune, name):
            if note.start % Fraction(tune.bar, 2) == 0:
                yield note.pitch % 12 in chord_at(chords, note.start).tones


def section_faults(tune: Tune, name: str) -> Iterator[str]:
    line, chords = melody(tune, name), harmony(tune, name)
    if len(bars_of(tune.sections[name].melody)) % PHRASE:
        yield f"{name} is not made of phrases of {PHRASE} bars"
    if chords[-1].start + chords[-1].length != len(bars_of(tune.sections[name].melody)) * tune.bar:
        yield f"{name} has more or fewer bars of chords than of tune"
    for number, phrase in enumerate(phrases(tune, line), 1):
        if rest(tune, phrase) < tune.pulse:
            yield f"phrase {number} of {name} does not come to rest"
        yield from (f"phrase {number} of {name}: {text}" for text in wild_leaps(phrase, chords))
    for note in line:
        if note.length > tune.pulse and note.pitch % 12 not in chord_at(chords, note.start).tones:
            yield f"{name}: the long note at {note.start} is not in its chord"
    for note in [*counter(tune, name), *second(tune, tune.sections[name], line)]:
        tones = chord_at(chords, note.start).tones
        if note.start % Fraction(tune.bar, 2) == 0 and note.pitch % OCTAVE not in tones:
            yield f"{name}: the second voice is not in the chord at {note.start}"


def phrases(tune: Tune, line: list[Note]) -> list[list[Note]]:
    length = PHRASE * tune.bar
    count = int(max(note.start for note in line) // length) + 1
    return [[n for n in line if n.start // length == number] for number in range(count)]


def rest(tune: Tune, phrase: list[Note]) -> Fraction:
    """How long the phrase stays on its last pitch, what follows of the bar included."""
    moves = [note for note in phrase if note.pitch != phrase[-1].pitch]
    return -(-phrase[-1].end // tune.bar) * tune.bar - moves[-1].end


def wild_leaps(phrase: list[Note], chords: list[Chord]) -> Iterator[str]:
    """After a fourth or more a tune stays, turns back, goes on by a step or along its chord."""
    for step in intervals(phrase):
        if abs(step) > OCTAVE:
            yield f"leaps by {abs(step)} semitones"
    for three in zip(phrase, phrase[1:], phrase[2:], strict=False):
        step, later = intervals(list(three))
        tones = chord_at(chords, three[-1].start).tones
        along = all(note.pitch % OCTAVE in tones for note in three)
        if abs(step) >= LEAP and step * later > 0 and abs(later) > 2 and not along:
            yield f"leaps by {abs(step)} and on by {abs(later)}"


def form_faults(tune: Tune) -> Iterator[str]:
    """Two different sections at least; some phrase stays open, and the first section closes."""
    tonic = pitch_class(tune.key.tonic)
    ends = [phrase[-1].pitch % 12 for name in tune.sections
            for phrase in phrases(tune, melody(tune, name))]  # fmt: skip
    if len(tune.sections) < 2 or len(tune.form) < 2:
        yield "has no second section"
    if all(end == tonic for end in ends):
        yield "closes every phrase"
    if melody(tune, tune.form[0].section)[-1].pitch % 12 != tonic:
        yield "does not close its first section on the tonic"
    if tune.ends and melody(tune, tune.form[-1].section)[-1].pitch % 12 != tonic:
        yield "does not end on the tonic"


def hooks(tune: Tune, name: str) -> int:
    """How often the hook comes in a section, at any height of the scale."""
    wanted = shape(tune.key, notes_of(tune.hook, tune.key, tune.bar))
    line = shape(tune.key, melody(tune, name))
    size = len(wanted)
    return sum(line[i : i + size] == wanted for i in range(len(line) - size + 1))


def shape(key: Key, line: list[Note]) -> list[tuple[int, Fraction]]:
    """Steps of the scale from note to note, and how long each first note is."""
    return [(key.place(b.pitch) - key.place(a.pitch), b.start - a.start) for a, b in pairwise(line)]


def downbeats(tune: Tune, section: Section) -> list[tuple[int, int]]:
    """The tune's and the bass's pitch at the beginning of every bar."""
    line = notes_of(section.melody, tune.key, tune.bar)
    chords = chords_of(section.chords, tune.bar)
    found = []
    for bar in range(len(bars_of(section.melody))):
        note = next((n for n in line if n.start <= bar * tune.bar < n.end), None)
        if note:
            chord = chord_at(chords, Fraction(bar * tune.bar))
            found.append((note.pitch, within(chord.bass, 33)))
    return found


def parallels(tune: Tune) -> Iterator[bool]:
    """For every move of the bass: does the tune go the same way from octave to octave?"""
    for section in tune.sections.values():
        for (high, low), (higher, lower) in pairwise(downbeats(tune, section)):
            if low != lower:
                octaves = (high - low) % 12 == (higher - lower) % 12 == 0
                yield octaves and higher - high == lower - low


def bass_faults(tune: Tune) -> Iterator[str]:
    """Under every bar with a bass its first note is the chord's."""
    low = {note.start: note.pitch % 12 for note in sheets(tune).get("bass", [])}
    at = Fraction(0)
    for part in tune.form:
        for chord in harmony(tune, part.section):
            start = at + chord.start
            if start % tune.bar == 0 and "bass" in part.parts and low.get(start) != chord.bass:
                yield f"the bass does not carry the chord at {start}"
        at += len(bars_of(tune.sections[part.section].melody)) * tune.bar


def main() -> None:
    from _tunes import TUNES

    for tune in TUNES:
        counted = ", ".join(f"{name} {value:.2f}" for name, value in figures(tune).items())
        print(f"{tune.name}: {counted}")
        for fault in faults(tune):
            print(f"    {fault}")


if __name__ == "__main__":
    main()
