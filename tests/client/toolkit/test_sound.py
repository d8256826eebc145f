"""Cues, music and surroundings, heard through the silent twin with a clock that stands still."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from game.client.toolkit.clock import ManualClock
from game.client.toolkit.sound.audio import Audio, Mood
from game.client.toolkit.sound.band import CROSSFADE
from game.client.toolkit.sound.catalogue import catalogue, needed
from game.client.toolkit.sound.output import Silence, Voice, sides
from game.client.toolkit.sound.voices import ECHO, GREAT, OF_A_KIND, SMALL, WIDEST
from game.play.settings import Settings

TABLE = Mood("calm", "table", ("interface", "match"), 4)


class Listener:
    """Somebody before a loudspeaker that only takes notes."""

    def __init__(self, **settings: object) -> None:
        self.clock = ManualClock()
        self.settings = Settings(**settings)  # type: ignore[arg-type]
        self.output = Silence(self.clock)
        self.audio = Audio(self.output, self.clock, lambda: self.settings, Random(5))
        self.audio.update()

    def pass_time(self, milliseconds: float, step: float = 20.0) -> None:
        for _ in range(round(milliseconds / step)):
            self.clock.advance(step)
            self.audio.update()

    @property
    def names(self) -> list[str]:
        return [cue.name for cue in self.output.cues]

    @property
    def tunes(self) -> dict[str, float]:
        """What the band plays, and how loud."""
        return {v.name: v.gain for v in self.output.playing.values() if v.name.startswith("tune_")}

    @property
    def loops(self) -> set[str]:
        return {v.name for v in self.output.playing.values()} - set(self.tunes)


def test_a_cue_is_noted_with_its_time_gain_and_side() -> None:
    listener = Listener(volume_master=50, volume_effects=100)
    listener.pass_time(500)
    listener.audio.play("plank", pan=-0.5)
    (cue,) = listener.output.cues
    assert (cue.name, cue.at, cue.pan) == ("plank", 500.0, -0.5)
    assert 0.2 < cue.gain <= 0.25


def test_nothing_is_heard_or_opened_before_the_first_frame() -> None:
    clock = ManualClock()
    output = Silence(clock)
    opened: list[bool] = []
    output.open = lambda: opened.append(True)  # type: ignore[method-assign]
    audio = Audio(output, clock, Settings)
    audio.play("plank")
    audio.update()
    assert (opened, [*output.cues]) == ([], [])
    assert "entries" not in vars(audio)
    clock.advance(16)
    audio.update()
    assert opened == [True]


def test_no_variant_comes_twice_in_a_row_and_the_gain_differs() -> None:
    listener = Listener()
    files: list[str] = []
    play = listener.output.play
    listener.output.play = lambda c, v: (files.append(v.file), play(c, v))  # type: ignore[method-assign, func-returns-value, return-value, assignment]
    for _ in range(60):
        listener.audio.play("flick")
        listener.pass_time(600)
    assert all(before != after for before, after in pairwise(files))
    assert set(files) == set(listener.audio.entries["flick"].files)
    assert len({cue.gain for cue in listener.output.cues}) > 50


def test_the_same_sound_at_once_is_one_sound() -> None:
    listener = Listener()
    for _ in range(3):
        listener.audio.play("deal")
    listener.clock.advance(ECHO)
    listener.audio.play("deal")
    assert listener.names == ["deal", "deal"]


def test_there_are_never_more_voices_than_one_can_tell_apart() -> None:
    listener = Listener()
    channels: set[int] = set()
    listener.output.play = lambda channel, _voice: channels.add(channel)  # type: ignore[method-assign, assignment]
    for _ in range(20):
        listener.audio.play("deal")
        listener.clock.advance(ECHO)
    assert len(channels) == OF_A_KIND
    for name in listener.audio.entries:
        listener.audio.play(name)
    assert len(channels) <= SMALL + GREAT


def test_a_great_moment_is_heard_however_much_rattles() -> None:
    listener = Listener()
    for name in (entry.name for entry in listener.audio.entries.values() if not entry.is_great):
        listener.audio.play(name)
    listener.audio.play("kraken")
    assert listener.names[-1] == "kraken"


@pytest.mark.parametrize(
    ("settings", "background", "heard"),
    [
        ({}, False, True),
        ({"muted": True}, False, False),
        ({"volume_master": 0}, False, False),
        ({"volume_effects": 0}, False, False),
        ({"volume_voices": 0}, False, True),
        ({}, True, False),
        ({"quiet_in_background": False}, True, True),
    ],
)
def test_what_silences_a_cue(settings: dict[str, object], background: bool, heard: bool) -> None:
    listener = Listener(**settings)
    listener.audio.in_background = background
    listener.pass_time(400)
    listener.audio.play("plank")
    assert bool(listener.output.cues) is heard


def test_muting_holds_everything_and_goes_on_where_it_was() -> None:
    listener = Listener()
    listener.audio.mood = TABLE
    listener.pass_time(5000)
    loud = listener.tunes
    begun: list[Voice] = []
    listener.output.begin = lambda _channel, voice: begun.append(voice)  # type: ignore[method-assign]
    listener.settings.muted = True
    listener.pass_time(400)
    assert listener.output.held
    assert listener.tunes["tune_calm"] < loud["tune_calm"] / 2
    listener.settings.muted = False
    listener.pass_time(400)
    assert not listener.output.held
    assert listener.tunes == pytest.approx(loud, rel=0.02)
    assert begun == []


FULL = 0.8**2  # of the slider as it is at first


def test_one_tune_comes_while_the_other_goes_and_together_they_stay_as_loud() -> None:
    listener = Listener()
    listener.audio.mood = TABLE
    listener.pass_time(CROSSFADE + 100)
    assert listener.tunes == {"tune_calm": pytest.approx(FULL, rel=0.02)}
    listener.audio.mood = TABLE._replace(tune="lively")
    course = []
    for _ in range(9):
        listener.pass_time(CROSSFADE / 10)
        course.append((listener.tunes["tune_calm"], listener.tunes["tune_lively"]))
    assert [sorted(course, reverse=True)] == [course]
    for gone, come in course:
        assert math.hypot(gone, come) == pytest.approx(FULL, rel=0.02)
    listener.pass_time(CROSSFADE / 5)
    assert listener.tunes == {"tune_lively": pytest.approx(FULL, rel=0.02)}


def test_a_tune_plays_on_until_the_next_one_is_loaded() -> None:
    listener = Listener()
    listener.audio.mood = TABLE
    listener.pass_time(CROSSFADE + 100)
    listener.output.is_loaded = lambda file: "lively" not in file  # type: ignore[method-assign]
    listener.audio.mood = TABLE._replace(tune="lively")
    listener.pass_time(1000)
    assert listener.tunes == {"tune_calm": pytest.approx(FULL, rel=0.02), "tune_lively": 0.0}


def test_who_turns_back_hears_the_same_tune_go_on() -> None:
    listener = Listener()
    listener.audio.mood = TABLE
    listener.pass_time(CROSSFADE + 100)
    listener.audio.mood = TABLE._replace(tune="lively")
    listener.pass_time(CROSSFADE / 2)
    forgotten: list[str] = []
    listener.output.forget = forgotten.append  # type: ignore[method-assign]
    listener.audio.mood = TABLE
    listener.pass_time(CROSSFADE)
    assert listener.tunes == {"tune_calm": pytest.approx(FULL, rel=0.02)}
    assert forgotten == ["music/tune_lively.ogg"]


def test_there_are_never_more_than_two_tunes() -> None:
    listener = Listener()
    for tune in ("title", "calm", "lively", "last_hand", "victory"):
        listener.audio.mood = TABLE._replace(tune=tune)
        listener.pass_time(300)
        assert len(listener.tunes) <= 2
    listener.pass_time(3 * CROSSFADE)
    assert listener.tunes == {"tune_victory": pytest.approx(FULL, rel=0.02)}


@pytest.mark.parametrize("name", ["yo_4", "kraken", "cannonball"])
def test_the_band_steps_back_under_great_moments_and_returns(name: str) -> None:
    listener = Listener()
    listener.audio.mood = TABLE
    listener.pass_time(3000)
    loud = listener.tunes["tune_calm"]
    listener.audio.play(name)
    listener.pass_time(200)
    assert listener.tunes["tune_calm"] < loud * 0.4
    listener.pass_time(4000)
    assert listener.tunes["tune_calm"] == pytest.approx(loud, rel=0.02)


def test_tavern_and_sea_come_with_the_place_and_go_with_it() -> None:
    listener = Listener()
    listener.audio.mood = Mood("title", "title")
    listener.pass_time(4000)
    assert listener.loops == {"sea_title", "tavern_title"}
    listener.audio.mood = TABLE
    listener.pass_time(1000)
    assert len(listener.loops) == 4
    listener.pass_time(3000)
    assert listener.loops == {"sea_table", "tavern_table"}


def test_the_loops_swell_slowly() -> None:
    listener = Listener(volume_music=0)
    listener.audio.mood = TABLE
    listener.pass_time(4000)
    gains = []
    for _ in range(60):
        listener.pass_time(1000, 100)
        gains.append([voice.gain for voice in listener.output.playing.values()])
    for loop in zip(*gains, strict=True):
        assert max(loop) / min(loop) > 1.15
        assert all(abs(a - b) < 0.03 for a, b in pairwise(loop))


def test_now_and_then_something_happens_never_the_same_twice_running() -> None:
    listener = Listener()
    listener.audio.mood = TABLE
    listener.pass_time(600_000, 100)
    names = listener.names
    assert 25 <= len(names) <= 90
    assert all(a != b for a, b in pairwise(names))
    places = Counter(listener.audio.entries[name].where for name in names)
    assert places["tavern"] > places["sea"] > 0


def test_without_ambience_nothing_happens_and_nothing_loops() -> None:
    listener = Listener(volume_ambience=0, volume_music=0)
    listener.audio.mood = TABLE
    listener.pass_time(60_000, 100)
    assert (listener.names, listener.output.playing) == ([], {})


def test_of_what_is_skipped_in_one_frame_the_last_end_is_heard() -> None:
    listener = Listener()
    listener.pass_time(200)
    listener.audio.play_end("flick")
    listener.audio.play_end("trick_won", 0.3)
    assert listener.names == []
    listener.pass_time(20)
    assert listener.names == ["trick_won"]
    listener.pass_time(500)
    assert listener.names == ["trick_won"]


def test_an_unknown_name_is_silence() -> None:
    listener = Listener()
    listener.audio.play("no such sound")
    assert listener.names == []


@pytest.mark.parametrize(
    ("pan", "louder"), [(0.0, "both"), (-0.5, "left"), (0.5, "right"), (-2.0, "left")]
)
def test_the_near_side_is_louder(pan: float, louder: str) -> None:
    left, right = sides(0.5, pan)
    assert max(left, right) == 0.5
    assert louder == (
        "both" if left == pytest.approx(right) else "left" if left > right else "right"
    )


def test_nobody_is_heard_in_one_ear_alone() -> None:
    listener = Listener()
    listener.audio.play("plank", pan=1.0)
    assert listener.output.cues[0].pan == WIDEST


def test_only_the_crew_of_the_table_is_loaded() -> None:
    files = [*needed(catalogue(), ("voices",), 5)]
    crews = {file for file in files if "ho_" in file or "yo_" in file}
    assert crews
    assert all("ho_5" in file or "yo_5" in file for file in crews)
    assert any("cheer" in file for file in files)
