"""The sound card: opened and fed by a thread of its own, so that nobody ever waits for it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from pathlib import Path
from queue import PriorityQueue

import pygame

from game.client.toolkit.sound.catalogue import SOUNDS
from game.client.toolkit.sound.output import Voice, sides
from game.client.toolkit.sound.pieces import in_pieces

RATE, BUFFER = 44_100, 512  # a buffer lasts 12 ms
FADE = 60  # milliseconds, of what is stopped
LATE = 0.08  # seconds; what was not loaded by then is not played any more
AT_ONCE, SOON = 0, 1
PATIENCE = 0.5  # seconds to wait for the thread at the end


class Mixer:
    """Whatever fails is told once to `log` and then silent: the device for good, a file alone."""

    def __init__(self, channels: int, log: Callable[[str], object], folder: Path = SOUNDS) -> None:
        self.channels = channels
        self.folder = folder
        self.is_ready = False
        self._log = log
        self._jobs: PriorityQueue[tuple[int, int, Callable[[], object]]] = PriorityQueue()
        self._order = count()
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._long: dict[int, Voice] = {}  # begun and not stopped, as loud as they are now
        self._thread: threading.Thread | None = None
        self._told: set[str] = set()
        self._leaving = False

    def open(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """A thread that still waits for a device is left to itself."""
        self._leaving, self.is_ready = True, False
        self._do(lambda: None, AT_ONCE)
        if self._thread:
            self._thread.join(PATIENCE)

    def lose_device(self) -> None:
        """Say that the device is gone; SDL itself goes on as if somebody listened."""
        self._tell("no sound: the device is gone")

    # The thread

    def _do(self, job: Callable[[], object], when: int) -> None:
        self._jobs.put((when, next(self._order), job))

    def _work(self) -> None:
        if not self._opened():
            return
        while not self._leaving:
            self._safely(self._jobs.get()[2])
        pygame.mixer.quit()

    def _opened(self) -> bool:
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(self.channels)
        except (pygame.error, NotImplementedError) as error:
            self._tell(f"no sound: {error}")
            return False
        self.is_ready = not self._leaving
        return True

    def _safely(self, job: Callable[[], object]) -> None:
        try:
            job()
        except (pygame.error, OSError) as error:
            self._tell(f"sound: {error}")

    def _tell(self, text: str) -> None:
        if text not in self._told:
            self._told.add(text)
            self._log(text)

    # Files

    def prepare(self, files: Iterable[str]) -> None:
        for file in files:
            if file not in self._sounds:
                self._do(lambda file=file: self._load(file), SOON)  # type: ignore[misc]

    def _load(self, file: str) -> None:
        if file in self._sounds:
            return
        sound = None
        try:
            sound = pygame.mixer.Sound(self.folder / file)
        except (pygame.error, OSError) as error:
            self._tell(f"sound {file}: {error}")
        self._sounds[file] = sound

    def is_loaded(self, file: str) -> bool:
        """Whether nothing is left to load of a file; a broken one counts as loaded."""
        return file in self._sounds

    def forget(self, file: str) -> None:
        self._sounds.pop(file, None)

    # Short sounds

    def play(self, channel: int, voice: Voice) -> None:
        """Play it now if it is loaded, otherwise as soon as it is, unless that is too late."""
        if not self.is_ready:
            return
        if voice.file in self._sounds:
            self._safely(lambda: self._start(channel, voice))
        else:
            asked = time.perf_counter()
            self._do(lambda: self._start_late(channel, voice, asked), AT_ONCE)

    def _start_late(self, channel: int, voice: Voice, asked: float) -> None:
        self._load(voice.file)
        if time.perf_counter() - asked < LATE:
            self._start(channel, voice)

    def _start(self, channel: int, voice: Voice) -> None:
        sound = self._sounds.get(voice.file)
        if sound:
            place = pygame.mixer.Channel(channel)
            place.play(sound, loops=-1 if voice.loops else 0)
            place.set_volume(*sides(voice.gain, voice.pan))

    # Long ones

    def begin(self, channel: int, voice: Voice) -> None:
        if self.is_ready:
            self._long[channel] = voice
            work = self._decode(voice.file)
            self._do(lambda: self._go_on(channel, voice.file, work), SOON)

    def _go_on(self, channel: int, file: str, work: Iterator[int]) -> None:
        """Load a long file piece by piece, with other loading in between, until it is stopped."""
        voice = self._long.get(channel)
        if not voice or voice.file != file:
            return
        if next(work, None) is None:
            self._start(channel, voice)
        else:
            self._do(lambda: self._go_on(channel, file, work), SOON)

    def _decode(self, file: str) -> Iterator[int]:
        """Yields after every piece of a file; when nothing more comes, the file is loaded."""
        if file in self._sounds:
            return
        sound = None
        try:
            sound = yield from in_pieces(self.folder / file)
        except (pygame.error, OSError, ValueError) as error:
            self._tell(f"sound {file}: {error}")
        self._sounds[file] = sound

    def set_level(self, channel: int, voice: Voice) -> None:
        if self.is_ready:
            self._long[channel] = voice
            level = sides(voice.gain, voice.pan)
            self._safely(lambda: pygame.mixer.Channel(channel).set_volume(*level))

    def stop(self, channel: int) -> None:
        self._long.pop(channel, None)
        if self.is_ready:
            self._safely(lambda: pygame.mixer.Channel(channel).fadeout(FADE))

    def hold(self, on: bool) -> None:
        if self.is_ready:
            self._safely(pygame.mixer.pause if on else pygame.mixer.unpause)
