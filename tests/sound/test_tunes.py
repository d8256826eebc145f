"""Our tunes can be sung, are ours, and fit together; checked on their notes, without any sound."""

from __future__ import annotations

import importlib
import sys
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2] / "assets" / "sound"))
score, rules, band, feel = (
    importlib.import_module(name) for name in ("_score", "_tune_rules", "_band", "_feel")
)
TUNES = {tune.name: tune for tune in importlib.import_module("_tunes").TUNES}
EVERY_TUNE = pytest.mark.parametrize("tune", TUNES.values(), ids=TUNES.keys())

# How tunes everybody knows begin, in semitones from note to note.
KNOWN = {
    "Drunken Sailor": (0, 0, 0, 0, 0, 0, -7, 3, 4),
    "Wellerman": (5, 0, 0, 0, 3, 4, 0, 0),
    "Sailor's Hornpipe": (-1, 1, -12, 0, 4, -2, -2, 4, 3),
    "Irish Washerwoman": (-1, -2, -4, 0, -5, 5, 0, 4, -4),
    "Greensleeves": (3, 2, 2, 1, -1, -2, -3, -4),
    "Scarborough Fair": (0, 7, 0, -5, 1, -1, -2),
}
OWN = 5  # intervals in a row that a tune of ours may share with the beginning of a known one


@EVERY_TUNE
def test_every_tune_keeps_the_rules(tune: Any) -> None:
    assert rules.faults(tune) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"melody": "D8 | A,8 | f8 | D8"}, "semitones"),
        ({"melody": "D2 A2 D2 A2 | F2 c2 F2 c2 | G2 d2 G2 d2 | D8"}, "steps"),
        ({"melody": "D8 | E8 | F8 | G4 F2 GE"}, "come to rest"),
        ({"melody": "D8 | E8 | D8"}, "phrases of 4 bars"),
        ({"melody": "D8 | E8 | F8 | E8"}, "tonic"),
        ({"chords": "C | Em | C | Em"}, "on the chord"),
        ({"chords": "Dm | Am | Dm"}, "bars of chords"),
    ],
)
def test_a_bad_tune_is_found_out(change: dict[str, str], fault: str) -> None:
    plain = score.Section("D8 | E8 | F8 | D8", "Dm | Am | Dm | Dm")
    form = [score.Pass(part, 0.5, {"bass": "low"}) for part in "AB"]
    sections = dict.fromkeys("AB", replace(plain, **change))
    tune = replace(TUNES["last_hand"], sections=sections, form=form, patterns={"low": "r..."})
    assert fault in " ".join(rules.faults(tune))


def test_a_leap_must_be_caught_unless_it_follows_the_chord() -> None:
    chords = score.chords_of("Dm", 8)
    key = score.Key("D", "minor")
    kept, broken = (score.notes_of(text, key, 8) for text in ("D2 A2 d4", "D2 G2 c4"))
    assert [*rules.wild_leaps(kept, chords)] == []
    assert [*rules.wild_leaps(broken, chords)] == ["leaps by 5 and on by 5"]


@EVERY_TUNE
def test_no_tune_is_one_that_everybody_knows(tune: Any) -> None:
    runs = {
        run for part in tune.sections for run in runs_of(rules.intervals(rules.melody(tune, part)))
    }
    shared = {name for name, begin in KNOWN.items() if set(runs_of(begin)) & runs}
    assert shared == set()


def runs_of(intervals: list[int] | tuple[int, ...]) -> list[tuple[int, ...]]:
    size = OWN + 1
    return [tuple(intervals[i : i + size]) for i in range(len(intervals) - size + 1)]


def test_the_tunes_of_the_table_share_tonic_pulse_and_hook() -> None:
    """One goes over into another in the middle of a hand."""
    table = [TUNES[name] for name in ("calm", "lively", "last_hand")]
    assert {tune.key.tonic for tune in table} == {"D"}
    assert {tune.tempo % 58 for tune in table} == {0}
    heights = [[n.pitch for n in score.notes_of(t.hook, t.key, t.bar)] for t in table]
    assert heights[0] == heights[1] == heights[2]


def test_at_least_five_tunes_of_which_only_the_last_two_end() -> None:
    assert [(tune.name, tune.ends) for tune in TUNES.values()] == [
        ("title", False), ("calm", False), ("lively", False), ("last_hand", False),
        ("victory", True), ("defeat", True),
    ]  # fmt: skip


@EVERY_TUNE
def test_people_play_it_near_the_beat_but_not_on_it(tune: Any) -> None:
    clock = feel.Clock(tune)
    for player, sheet in band.sheets(tune).items():
        written = [note for together in feel.strokes(sheet) for note in together]
        played = feel.performed(tune, player, sheet)
        off = [p.at - clock.at(w.start) for p, w in zip(played, written, strict=True)]
        assert all(abs(late) < 0.08 for late in off), player
        assert len(set(off)) > len({w.start for w in written}) * 0.9, player


@EVERY_TUNE
def test_it_is_played_the_same_every_time(tune: Any) -> None:
    for player, sheet in band.sheets(tune).items():
        assert feel.performed(tune, player, sheet) == feel.performed(tune, player, sheet)


@EVERY_TUNE
def test_time_runs_forward_and_a_loop_is_as_long_as_its_bars(tune: Any) -> None:
    clock = feel.Clock(tune)
    end = tune.bars() * tune.bar
    moments = [clock.at(Fraction(n, 2)) for n in range(2 * end + 1)]
    assert all(later > earlier for earlier, later in pairwise(moments))
    length = moments[-1] - moments[0]
    assert length > tune.seconds() if tune.ends else length == pytest.approx(tune.seconds())


@pytest.mark.parametrize(
    ("text", "pitches", "lengths"),
    [
        ("C2 c2 c'2 C,2", [60, 72, 84, 48], [2, 2, 2, 2]),
        ("F ^F _B =B D4", [66, 66, 70, 71, 62], [1, 1, 1, 1, 4]),
        ("D3- D z4", [62], [4]),
        ("D2/3E2/3F2/3 A/2A/2 B z4", [62, 64, 66, 69, 69, 71],
         [Fraction(2, 3)] * 3 + [Fraction(1, 2)] * 2 + [1]),
    ],
)  # fmt: skip
def test_notes_are_read_as_they_are_written(
    text: str, pitches: list[int], lengths: list[Fraction]
) -> None:
    notes = score.notes_of(text, score.Key("D", "mixolydian"), 8)
    assert [note.pitch for note in notes] == pitches
    assert [note.length for note in notes] == lengths


@pytest.mark.parametrize("text", ["D4 | D8", "D8 D", "D8 | H8"])
def test_a_bar_of_wrong_length_or_a_strange_sign_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"bar \d has|cannot read"):
        score.notes_of(text, score.Key("D", "dorian"), 8)
