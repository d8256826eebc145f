"""The sound card: what fails is one line in the log and silence, never an error or a wait."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.client.toolkit.sound.catalogue import SOUNDS
from game.client.toolkit.sound.mixer import Mixer
from game.client.toolkit.sound.output import Voice

GOOD, BROKEN = "plank_1.ogg", "broken.ogg"


class Opened(Mixer):
    """Its thread is waited for, so that the tests see what came of it."""

    started: list[float]

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """The thread does nothing meanwhile."""
        rest = threading.Event()
        self._do(rest.wait, 0)
        try:
            yield
        finally:
            rest.set()

    def _start(self, channel: int, voice: Voice) -> None:
        super()._start(channel, voice)
        self.started.append(voice.gain)

    def settle(self) -> None:
        pygame.time.wait(0)
        while not self._jobs.empty():
            pygame.time.wait(1)
        done: list[bool] = []
        self._do(lambda: done.append(True), 2)
        while not done:
            pygame.time.wait(1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(SOUNDS / "interface" / GOOD, tmp_path)
    (tmp_path / BROKEN).write_bytes(b"OggS and nothing else")
    return tmp_path


@pytest.fixture
def opened(folder: Path) -> Iterator[Callable[[], tuple[Opened, list[str]]]]:
    mixers: list[Mixer] = []

    def make() -> tuple[Opened, list[str]]:
        log: list[str] = []
        mixer = Opened(4, log.append, folder)
        mixer.started = []
        mixers.append(mixer)
        mixer.open()
        while not (mixer.is_ready or log):
            pygame.time.wait(1)
        return mixer, log

    yield make
    for mixer in mixers:
        mixer.close()


Make = Callable[[], tuple[Opened, list[str]]]


def test_a_sound_is_loaded_when_it_is_first_needed_and_then_plays(opened: Make) -> None:
    mixer, log = opened()
    mixer.prepare([GOOD])
    mixer.settle()
    mixer.play(1, Voice("plank", GOOD, 0.5, -0.4))
    assert pygame.mixer.Channel(1).get_busy()
    mixer.stop(1)
    assert log == []


def test_what_was_not_prepared_still_plays_if_it_comes_soon(opened: Make) -> None:
    mixer, log = opened()
    mixer.begin(1, Voice("sea", GOOD, 0.5, loops=True))
    mixer.settle()
    assert pygame.mixer.Channel(1).get_busy()
    assert log == []


def test_a_long_one_begins_as_loud_as_it_was_made_while_it_was_loaded(opened: Make) -> None:
    mixer, _ = opened()
    with mixer.at_rest():
        mixer.begin(1, Voice("sea", GOOD, 0.0, loops=True))
        mixer.set_level(1, Voice("sea", GOOD, 0.5, loops=True))
        assert not mixer.is_loaded(GOOD)
    mixer.settle()
    assert mixer.is_loaded(GOOD)
    assert mixer.started == [0.5]


def test_what_was_stopped_while_it_was_loaded_neither_plays_nor_stays(opened: Make) -> None:
    mixer, _ = opened()
    with mixer.at_rest():
        mixer.begin(1, Voice("sea", GOOD, 0.5, loops=True))
        mixer.stop(1)
        mixer.forget(GOOD)
    mixer.settle()
    assert not pygame.mixer.Channel(1).get_busy()
    assert not mixer.is_loaded(GOOD)


@pytest.mark.parametrize("file", [BROKEN, "missing.ogg"])
def test_a_broken_file_is_one_line_and_silence(opened: Make, file: str) -> None:
    mixer, log = opened()
    for _ in range(3):
        mixer.play(1, Voice("plank", file, 0.5))
        mixer.begin(2, Voice("tune", file, 0.5))
        mixer.settle()
    assert not any(pygame.mixer.Channel(channel).get_busy() for channel in (1, 2))
    assert len(log) == 1
    assert log[0].startswith(f"sound {file}: ")


def test_without_a_device_there_is_one_line_and_no_error(
    opened: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no_such_driver")
    mixer, log = opened()
    mixer.play(1, Voice("plank", GOOD, 0.5))
    mixer.begin(2, Voice("tune", GOOD, 0.5))
    mixer.set_level(2, Voice("tune", GOOD, 0.7))
    mixer.hold(on=True)
    assert not mixer.is_ready
    assert len(log) == 1
    assert log[0].startswith("no sound: ")


def test_a_device_that_vanishes_is_one_line(opened: Make) -> None:
    mixer, log = opened()
    for _ in range(2):
        mixer.lose_device()
        mixer.play(1, Voice("plank", GOOD, 0.5))
        mixer.settle()
    assert log == ["no sound: the device is gone"]


def test_nothing_is_asked_of_a_mixer_that_was_closed(opened: Make) -> None:
    mixer, log = opened()
    mixer.close()
    mixer.play(1, Voice("plank", GOOD, 0.5))
    mixer.set_level(1, Voice("plank", GOOD, 0.1))
    assert not pygame.mixer.get_init()
    assert log == []
