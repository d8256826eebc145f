"""The window, the loop and the stack of scenes.

Tests and pictures run the very same loop without a window:

    app = App.headless((1280, 720), "de")
    open_title(app)
    app.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    app.tick(16)
    surface = app.frame()
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client import error_log
from game.client.doors import open_rules, open_title, take_in_files
from game.client.garbage import Garbage
from game.client.hotkeys import (
    KEYS,
    HeldKeys,
    asks_for_rules,
    is_fullscreen_key,
    is_mute_key,
)
from game.client.passage import Passage
from game.client.scene_stack import SceneStack
from game.client.toolkit import clipboard
from game.client.toolkit.art import Art
from game.client.toolkit.clock import Clock, ManualClock, RealClock
from game.client.toolkit.dialog import Dialog
from game.client.toolkit.notices import Notices
from game.client.toolkit.sound.audio import Audio, Mood
from game.client.toolkit.sound.mixer import Mixer
from game.client.toolkit.sound.output import Output, Silence
from game.client.toolkit.sound.voices import CHANNELS
from game.client.toolkit.theme import duration
from game.client.toolkit.ui import Ui
from game.client.toolkit.workshop import Workshop
from game.client.window import DesktopWindow, MemoryWindow, Window
from game.match.archive import Archive
from game.match.listing import Trouble
from game.play.draft import Draft
from game.play.game import Games
from game.play.last_setup import remembered_draft
from game.play.learning import Learning
from game.play.ledger.cabinet import Cabinet
from game.play.playable import playable_editions
from game.play.services import Services
from game.play.settings import Settings, SettingsStore

if TYPE_CHECKING:
    from game.play.logbook.book import Logbook

FRAME = 1000 / 60
RESTS_AFTER = 700.0  # without input or movement the loop turns half as often
LONGEST_STEP = 100.0  # after a pause (a dragged window) animations go on where they were
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
RESIZED = (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED)
BEHIND = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
AUDIBLE = (*BEHIND, pygame.WINDOWFOCUSGAINED, pygame.AUDIODEVICEREMOVED)
EXPOSED = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
NAME = "Skull King"
ICON = "lettering/app_icon"
ICON_SIZE = 128


class App(SceneStack):
    """Owns everything that lives as long as the game runs."""

    def __init__(
        self,
        window: Window,
        clock: Clock,
        store: SettingsStore,
        folder: Path | None,
        services: Services,
        output: Output | None = None,
    ) -> None:
        super().__init__()
        self.window = window
        self.clock = clock
        self.folder = folder
        self.services = services
        self.size = window.surface.get_size()
        self.audio = Audio(output or Silence(clock), clock, lambda: store.values)
        self.ui = Ui(self.size, store, clock, Art(workshop=Workshop(clock)), self.audio)
        self.notices = Notices(self.ui)
        self.passage = Passage(self.ui, self._picture)
        self.editions = playable_editions(folder)
        archive = Archive(folder, services.version)
        self.games = Games(archive, self.editions, services, self.disk_trouble)
        self.learning = Learning(folder)
        self.learning.on_trouble = self.disk_trouble
        self.cabinet = Cabinet(folder, self.editions, services.version)
        self.garbage = Garbage() if clock.flows else None
        self.running = True
        self.dirty = True
        self.mouse = (-1, -1)
        self.failures = 0
        self._keys = HeldKeys()
        self._told: set[Trouble] = set()
        self._logbook: Logbook | None = None
        self._posted: list[pygame.event.Event] = []
        self._last = self._stirred = clock.now()
        self._resized_at: float | None = None
        store.subscribe(self._on_setting)
        store.on_trouble = lambda: self.disk_trouble(store.trouble)
        if store.trouble:
            self.disk_trouble(store.trouble)

    @classmethod
    def windowed(cls, folder: Path | None, services: Services) -> App:
        """The game in its window; raises NoDisplay without a screen."""
        store = SettingsStore(folder)
        window = DesktopWindow(NAME, store.values.fullscreen)
        mixer = Mixer(CHANNELS, partial(error_log.note, folder, services.version))
        app = cls(window, RealClock(), store, folder, services, mixer)
        window.window.set_icon(app.ui.art.image(ICON, ICON_SIZE))
        return app

    @classmethod
    def headless(
        cls,
        size: tuple[int, int] = (1280, 720),
        lang: str = "en",
        settings: Settings | None = None,
        clock: Clock | None = None,
        folder: Path | None = None,
        services: Services | None = None,
    ) -> App:
        """A game without a window, for tests, pictures and the self-check; `frame` is what it
        shows.
        """
        window = MemoryWindow(size)
        store = SettingsStore(folder)
        store.values = settings or store.values
        store.values.language = lang
        clock = clock or ManualClock()
        return cls(window, clock, store, folder, services or Services())

    def quit(self) -> None:
        self.running = False

    @property
    def logbook(self) -> Logbook:
        """The logbook: made when it is first asked for, and kept as long as the game runs."""
        from game.play.ledger.shelf import SheetShelf
        from game.play.logbook.book import Logbook

        if self._logbook is None or self._logbook.archive is not self.games.archive:
            self._logbook = Logbook(self.games.archive, self.folder, [SheetShelf(self.cabinet)])
        return self._logbook

    def last_draft(self) -> Draft:
        """The match that was set up last, or the usual one."""
        names = self.ui.tr("setup.names").split("|")
        return remembered_draft(self.ui.store, self.services, self.editions, names)

    def notify(self, text: str) -> None:
        """A notice that goes away by itself."""
        self.cover()
        self.notices.show(text)
        self.dirty = True

    def copy(self, text: str) -> None:
        """Copy a text into the clipboard, and say so in a notice."""
        self.notify(self.ui.tr("common.copied" if clipboard.copy(text) else "common.not_copied"))

    def disk_trouble(self, key: str) -> None:
        """One notice that something cannot be saved."""
        tr = self.ui.tr
        self.notify(tr(f"error.disk.{key}") if tr.has(f"error.disk.{key}") else tr("error.disk"))

    def tell_troubles(self, troubles: Iterable[Trouble]) -> None:
        """What is wrong with saved matches, each once as long as the game runs."""
        for trouble in troubles:
            if trouble not in self._told:
                self._told.add(trouble)
                self.save_trouble(trouble.key)

    def save_trouble(self, key: str) -> None:
        """A notice about a saved match that cannot be taken up as it was left."""
        tr = self.ui.tr
        if tr.has(f"error.save.{key}"):
            self.notify(tr(f"error.save.{key}"))
        else:
            self.disk_trouble(key)

    # The loop

    def run(self, until: Callable[[], bool] = lambda: False, *, leave: bool = True) -> int:
        """Run until the player leaves, or a tool has seen enough; returns the exit status."""
        try:
            while self.running and not until():
                started = self.clock.now()
                self._turn(pygame.event.get())
                self.clock.sleep(self._pace - (self.clock.now() - started))
        finally:
            if leave:
                self.leave_all()
                self.audio.close()
        return 1 if self.failures > 1 else 0

    @property
    def _pace(self) -> float:
        """Milliseconds until the next turn of the loop: none while a new scene is being made."""
        if self.passage.holds:
            return 0.0
        at_rest = self.clock.now() - self._stirred > RESTS_AFTER
        return 2 * FRAME if at_rest else FRAME

    def post(self, *events: pygame.event.Event) -> None:
        """Give events to the next `tick`."""
        self._posted.extend(events)

    def tick(self, milliseconds: float = FRAME, *, draw: bool = True) -> None:
        """One turn of the loop after so much time (headless only).

        Without `draw` it is quicker; `frame` is up to date all the same.
        """
        assert isinstance(self.clock, ManualClock)
        self.clock.advance(milliseconds)
        posted, self._posted = self._posted, []
        self._turn(posted, draw)

    def frame(self) -> pygame.Surface:
        """What the player sees now."""
        if self.dirty:
            self._guarded(self._draw)
        return self.window.surface

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size (headless only)."""
        assert isinstance(self.window, MemoryWindow)
        self.window.resize(size)
        self._guarded(self._relayout)

    def _turn(self, events: Iterable[pygame.event.Event], draw: bool = True) -> None:
        now = self.clock.now()
        passed, self._last = now - self._last, now
        self.ui.watched = draw
        if not isinstance(self.clock, ManualClock):
            passed = min(passed, LONGEST_STEP)
        for event in events:
            self._stirred = now
            self._guarded(partial(self._take, event))
        self._guarded(lambda: self._update(passed))
        if self.dirty and self.running and draw:
            if not (self.top and self.top.drowsy):
                self._stirred = now
            self._guarded(self._draw)
        elif self.garbage:
            self.garbage.collect_if_due()

    def _take(self, event: pygame.event.Event) -> None:
        event = self._with_what_we_know(event)
        if not self.passage.hear(event):
            self._handle(event)

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in RESIZED:
            self.cover()
            self._resized_at = self.clock.now()
            self.dirty = True
        elif event.type in EXPOSED:
            self.dirty = True
        elif event.type in AUDIBLE:
            self._hear(event)
        elif event.type == pygame.DROPFILE:
            take_in_files(self, [Path(event.file)])
        elif is_fullscreen_key(event):
            self.ui.store.set("fullscreen", not self.ui.settings.fullscreen)
        elif is_mute_key(event) and not (self.top and self.top.is_typing):
            self.mute(not self.ui.settings.muted)
        elif self.top and self.top.handle(event):
            self.dirty = True
        elif asks_for_rules(event):
            self.open_rules()

    def _hear(self, event: pygame.event.Event) -> None:
        """Take note that the window goes behind others or comes back, or a device is unplugged."""
        if event.type == pygame.AUDIODEVICEREMOVED:
            self.audio.lose_device(0 if event.iscapture else event.which)
        else:
            self.audio.in_background = event.type in BEHIND
            if self.audio.in_background:
                self.cover()

    def mute(self, on: bool) -> None:
        """Turn all sound off or on, and say so in a notice."""
        self.ui.store.set("muted", on)
        self.notify(self.ui.tr(f"settings.muted.{'on' if on else 'off'}"))

    def open_rules(self) -> None:
        """Open the rules of the match that is played or planned, as the topmost scene knows it."""
        if self.top is None or self.top.name == "rules":
            return
        if not any(scene.show_rules() for scene in reversed(self.stack)):
            open_rules(self)

    def _in_pixels(self, event: pygame.event.Event) -> pygame.event.Event:
        self.mouse = self.window.to_pixels(event.pos)
        return pygame.event.Event(event.type, {**event.dict, "pos": self.mouse})

    def _with_what_we_know(self, event: pygame.event.Event) -> pygame.event.Event:
        if event.type in MOUSE:
            return self._in_pixels(event)
        return self._keys.noted(event) if event.type in KEYS else event

    def _update(self, milliseconds: float) -> None:
        if self._resized_at is not None:
            if self.clock.now() - self._resized_at >= duration("resize"):
                self._relayout()
        elif self.window.surface.get_size() != self.size:
            self._resized_at = self.clock.now()
        if self.notices.update() or self.passage.update(milliseconds):
            self.dirty = True
        if self.top and not self.passage.holds:
            self.top.update(milliseconds)
        moods = (scene.mood() for scene in reversed(self.stack))
        self.audio.mood = next(filter(None, moods), Mood())
        self.audio.update()

    def _relayout(self) -> None:
        self.cover()
        self._resized_at = None
        self.size = self.window.surface.get_size()
        self.ui.refresh(self.size)
        for scene in self.stack:
            scene.rebuild()
        self.dirty = True

    def _on_setting(self, name: str) -> None:
        if name.startswith("volume_"):
            return  # heard, not seen, and a slider must not be rebuilt while it is dragged
        if name == "fullscreen":
            self.window.set_fullscreen(self.ui.settings.fullscreen)
        self.cover()
        self.ui.refresh(self.size)
        for scene in self.stack:
            scene.rebuild()
            scene.on_setting(name)

    def _draw(self) -> None:
        surface = self.window.surface
        if surface.get_size() != self.size:
            self._draw_stretched(surface)
        else:
            self.passage.draw(surface, lambda: self.draw_on(surface))
        self.window.flip()
        self.dirty = self.passage.holds

    def _picture(self) -> pygame.Surface:
        """What is shown now, without anything that went out of sight since the last frame."""
        picture = self.window.surface.copy()
        if self.dirty and picture.get_size() == self.size:
            self.draw_on(picture)
        return picture

    def _draw_stretched(self, surface: pygame.Surface) -> None:
        """While the window is being dragged, show the last picture stretched; then draw anew."""
        before = pygame.Surface(self.size)
        self.draw_on(before)
        surface.blit(pygame.transform.scale(before, surface.get_size()), (0, 0))

    def draw_on(self, surface: pygame.Surface) -> None:
        """The lowest visible scene, over it the top one, and the notices: of several overlays
        only the last is seen, so that none peeks out around another.
        """
        lowest = len(self.stack) - 1
        while lowest > 0 and self.stack[lowest].overlay:
            lowest -= 1
        if lowest < 0:
            surface.fill(self.ui.theme.colour("night"))
        else:
            self.stack[lowest].draw(surface)
        if self.top and self.top is not self.stack[lowest]:
            if self.top.dims:
                self._dim(surface)
            self.top.draw(surface)
        self.notices.draw(surface)

    def _dim(self, surface: pygame.Surface) -> None:
        veil = pygame.Surface(surface.get_size())
        veil.fill(self.ui.theme.colour("night"))
        veil.set_alpha(150)
        surface.blit(veil, (0, 0))

    # When something goes wrong

    def _guarded(self, action: Callable[[], object]) -> None:
        try:
            action()
            return
        except Exception as error:  # noqa: BLE001  whatever it is, the player must not lose the game
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        """Log the error and go back to the title with a notice; after the third one, quit."""
        path = error_log.log(self.folder, self.services.version, error)
        self.failures += 1
        if self.failures > 3:
            self.quit()
            return
        while self.stack:
            with suppress(Exception):  # nobody may go on thinking for a table that is gone
                self.stack.pop().leave()
        try:
            self.tell_failure(str(path) if path else self.ui.tr("error.no_log"))
        except Exception as second:  # noqa: BLE001
            error_log.log(self.folder, self.services.version, second)
            self.failures += 3
            self.quit()

    def tell_failure(self, where: str) -> None:
        """Back to the title, with the place of the log file."""
        tr = self.ui.tr
        open_title(self)
        self.push(Dialog(self, tr("error.title"), tr("error.text", where=where)))
