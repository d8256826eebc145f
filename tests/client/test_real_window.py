"""In a real window, with a real mouse: from the title to the end of the first trick."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.app import NAME, App
from game.client.doors import open_setup, open_table, open_title
from game.match.archive import Archive
from game.match.record import MatchRecord
from game.match.seat import Seat
from game.play.game import Game
from game.play.services import Services
from game.rules.actions import Decision
from game.rules.errors import RuleError
from game.rules.view import View
from main import client_services

ROOT = Path(__file__).parents[2]
ARTEFACT = ROOT / "build" / "real_window.png"
DESKTOP, WINDOW = (1440, 900), (1280, 720)
PATIENCE = 90.0
MISSING = [tool for tool in ("Xvfb", "xdotool") if not shutil.which(tool)]


class Never:
    """Nobody thinks in the twin: it only tells where things are."""

    is_ready = False

    def __init__(self, seat: Seat, view: View, rng: Random) -> None:
        """Whoever it is."""

    def cancel(self) -> None: ...

    def decision(self) -> Decision:
        raise AssertionError


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """A screen of its own, whose pixels lie in a file."""
    if MISSING:
        reason = f"not installed: {', '.join(MISSING)}"
        if os.environ.get("REAL_WINDOW") == "required":
            pytest.fail(reason)
        pytest.skip(reason)
    reader, writer = os.pipe()
    size = "x".join(map(str, (*DESKTOP, 24)))
    # Without -noreset it would begin anew, and refuse callers, whenever its last client leaves.
    command = ["Xvfb", "-noreset", "-displayfd", str(writer), "-screen", "0", size]
    command += ["-fbdir", str(tmp_path)]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        with os.fdopen(reader) as told:
            yield f":{told.readline().strip()}"
        server.terminate()


class Window:
    """The game in its own process, seen and touched from outside."""

    def __init__(self, display: str, home: Path) -> None:
        self.home = home
        without = {"SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "LC_ALL", "LC_MESSAGES"}
        env = {key: value for key, value in os.environ.items() if key not in without}
        folders = {"HOME": str(home), "XDG_DATA_HOME": str(home)}
        self.env = {**env, **folders, "DISPLAY": display, "LANG": "C.UTF-8"}
        self.folder = home / "skull-king"
        self.folder.mkdir(parents=True)
        (self.folder / "settings.json").write_text('{"speed": "fast"}', "utf-8")
        self.log = (home / "log.txt").open("w")
        self.process = subprocess.Popen(
            [sys.executable, "main.py"], cwd=ROOT, env=self.env, stdout=self.log, stderr=self.log
        )
        # There is no other window, and the search by name depends on the locale.
        found = self.xdotool("search", "--sync", "--onlyvisible", "--class", ".")
        self.window = found.splitlines()[0]
        assert self.xdotool("getwindowname", self.window).strip() == NAME
        # What the game draws at the same size: it knows where everything is.
        services = client_services()
        self.twin = App.headless(WINDOW, "en", services=_thoughtless(services))

    def xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self.env,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        return done.stdout

    def click(self, key: str) -> None:
        """On the place where the twin has this widget."""
        assert self.twin.top is not None
        widget = self.twin.top.find(key)
        assert widget is not None, key
        self.xdotool("mousemove", "--window", self.window, *map(str, widget.rect.center))
        self.xdotool("click", "1")

    def record(self) -> MatchRecord | None:
        """What the game has saved; between two files for an instant there is none."""
        with suppress(RuleError):
            archive = Archive(self.folder)
            for match in archive.unfinished().matches:
                return archive.read(match.id)
        return None

    def close(self) -> int:
        """As the window manager would: the game gets to leave by itself."""
        self.process.terminate()
        status = self.process.wait(timeout=20)
        self.log.close()
        return status


def _thoughtless(services: Services) -> Services:
    return Services(levels=services.levels, personalities=services.personalities, think=Never)


def taken_up(window: Window, record: MatchRecord) -> Game:
    """The match as it was saved, on the table of the twin."""
    game = window.twin.games.from_record(record)
    open_table(window.twin, game)
    return game


def until_saved(window: Window, key: str) -> Game:
    """Click until the game has begun a match; a window that has just opened may miss a click."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        window.click(key)
        time.sleep(0.7)
        if record := window.record():
            return taken_up(window, record)
    raise AssertionError("the match never began")


def answer(window: Window, game: Game) -> None:
    """The bid or the first die that may be rolled, by mouse; a last die rolls by itself."""
    window.twin.tick(16)
    table = window.twin.top
    assert table is not None
    if not game.waiting("human"):
        return
    if table.must_bid:  # type: ignore[attr-defined]
        window.click("bid_1")
    else:
        buttons = table.buttons  # type: ignore[attr-defined]
        for button in [button for button in buttons if button.playable][:1]:
            window.click(button.key)


def play_first_trick(window: Window) -> Game:
    """Clicks that come too early only skip what is being shown."""
    open_title(window.twin)
    time.sleep(1)
    window.click("new_game")
    open_setup(window.twin)
    time.sleep(1)
    game = until_saved(window, "start")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        view = game.public_view
        if view.scored or (view.hand and view.hand.tricks):
            return game
        answer(window, game)
        time.sleep(0.4)
        if record := window.record():
            game = taken_up(window, record)
    raise AssertionError("the first trick was never won")


def test_from_the_title_to_the_first_trick(display: str, tmp_path: Path) -> None:
    window = Window(display, tmp_path / "home")
    try:
        game = play_first_trick(window)
        assert game.seats[0].kind == "human"
        assert window.process.poll() is None
        assert window.close() == 0
        assert not (window.folder / "skull-king.log").exists()
    except BaseException:
        keep_picture(tmp_path / "Xvfb_screen0")
        print((tmp_path / "home" / "log.txt").read_text("utf-8"))
        raise
    finally:
        if window.process.poll() is None:
            window.process.kill()
            window.process.wait()


def keep_picture(dump: Path) -> None:
    """The screen as it was, from the X server's own file, to be looked at after a failure."""
    data = dump.read_bytes()
    header = struct.unpack(">25I", data[:100])
    start, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
    pixels = data[start + colours * 12 :][: line * height]
    image = pygame.image.frombuffer(pixels, (line // 4, height), "BGRA").subsurface(
        (0, 0, width, height)
    )
    ARTEFACT.parent.mkdir(exist_ok=True)
    pygame.image.save(image.convert(24), ARTEFACT)
    print(f"see {ARTEFACT}")
