"""Playing through in a window, on a screen that is only pretended."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, cast

import pygame
import pytest

import play_through
import window
from build_target import BuildError, Places, Project
from display import Display
from hosts import Here
from twin import Twin
from window import Window

SIZE = (1280, 720)
unix = pytest.mark.skipif(sys.platform == "win32", reason="the program is a shell script")
# A program that leaves when it is asked to.
WAITS = "trap 'exit 0' TERM; while :; do sleep 0.05; done"


@pytest.fixture(scope="module")
def twin_pictures() -> dict[str, pygame.Surface]:
    twin, dark = Twin(SIZE), pygame.Surface(SIZE)
    title = twin.picture()
    twin.open_setup()
    return {"title": title, "setup": twin.picture(), **dict.fromkeys(("table", "nothing"), dark)}


class Screen:
    """Shows title, setup and table, one after the other, whenever it gets a click."""

    name = ":pretended"
    after: ClassVar = {"title": "setup", "setup": "table", "table": "table"}

    def __init__(self, pictures: dict[str, pygame.Surface], saves: Path) -> None:
        self.pictures, self.saves = pictures, saves
        self.scene, self.has_window, self.lost = "title", True, 0

    def windows(self, title: str) -> list[pygame.Rect]:
        return [pygame.Rect(80, 90, *SIZE)] if self.has_window and title == "Skull King" else []

    def picture(self, area: pygame.Rect | None = None) -> pygame.Surface:
        return self.pictures[self.scene]

    def click(self, x: int, y: int) -> None:
        assert pygame.Rect(80, 90, *SIZE).collidepoint(x, y)
        if self.lost:
            self.lost -= 1
            return
        self.scene = self.after[self.scene]
        if self.scene == "table":
            (self.saves / "matches").mkdir(parents=True, exist_ok=True)
            (self.saves / "matches" / "1.json").touch()


@pytest.fixture
def screen(
    here: Here, twin_pictures: dict[str, pygame.Surface], monkeypatch: pytest.MonkeyPatch
) -> Screen:
    monkeypatch.setattr(window, "PAUSE", 0.01)
    monkeypatch.setattr(window, "PATIENCE", 30.0)
    monkeypatch.setattr(window, "CLICK_AGAIN", 0.02)
    return Screen(twin_pictures, here.data / "skull-king")


@pytest.fixture
def project() -> Project:
    return Project("skull-king", "1", "A game")


def program(folder: Path, *lines: str) -> Path:
    path = folder / "SkullKing"
    path.write_text("\n".join(["#!/bin/sh", *lines, ""]))
    path.chmod(0o755)
    return path


@pytest.fixture
def played(here: Here, screen: Screen, project: Project, places: Places) -> Callable[..., None]:
    """Plays through a program made of these lines."""

    def run(*lines: str) -> None:
        made = program(places.root, *lines)
        play_through.play_through(here, made, cast(Display, screen), project, places.logs)

    return run


def kept(places: Places) -> list[str]:
    return sorted(path.name for path in (places.logs / "SkullKing").iterdir())


@unix
def test_clicks_lead_into_a_new_game_and_pictures_are_kept(
    played: Callable[..., None], places: Places
) -> None:
    played(WAITS)
    assert kept(places) == ["setup.png", "table.png", "title.png"]


@unix
def test_a_lost_click_is_made_once_more(played: Callable[..., None], screen: Screen) -> None:
    screen.lost = 2
    played(WAITS)
    assert screen.scene == "table"


@unix
@pytest.mark.parametrize(
    ("stuck", "told"),
    [("nothing", "no sign of the title"), ("title", "no sign of the setup")],
)
def test_a_screen_that_does_not_change_is_a_failure(
    played: Callable[..., None],
    screen: Screen,
    places: Places,
    monkeypatch: pytest.MonkeyPatch,
    stuck: str,
    told: str,
) -> None:
    monkeypatch.setattr(window, "PATIENCE", 0.3)
    screen.scene, screen.lost = stuck, 10_000
    with pytest.raises(BuildError, match=told):
        played(WAITS)
    assert "failed.png" in kept(places)


@unix
def test_a_program_without_a_window_is_a_failure(
    played: Callable[..., None], screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "PATIENCE", 0.1)
    screen.has_window = False
    with pytest.raises(BuildError, match="no sign of a window"):
        played(WAITS)


@unix
def test_the_last_words_of_a_program_that_leaves_are_shown(
    played: Callable[..., None], screen: Screen
) -> None:
    screen.has_window = False
    with pytest.raises(BuildError, match=r"leaves before a window(.|\n)*no SDL2"):
        played("echo no SDL2", "exit 1")


@unix
def test_a_program_must_leave_content(played: Callable[..., None]) -> None:
    with pytest.raises(BuildError, match="leaves with status 3"):
        played(WAITS.replace("exit 0", "exit 3"))


@unix
def test_an_error_the_program_wrote_down_is_shown(played: Callable[..., None]) -> None:
    wrong = 'mkdir -p "$XDG_DATA_HOME/skull-king"; echo oops >"$XDG_DATA_HOME/skull-king/a.log"'
    with pytest.raises(BuildError, match=r"wrote down an error(.|\n)*oops"):
        played(WAITS.replace("exit 0", f"{wrong}; exit 0"))


def test_scenes_that_look_alike_prove_nothing(
    screen: Screen, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Same(Twin):
        def picture(self) -> pygame.Surface:
            return pygame.Surface(SIZE)

    class Opened:
        def open(self) -> tuple[int, int]:
            return SIZE

    monkeypatch.setattr(play_through, "Twin", Same)
    with pytest.raises(BuildError, match="look alike"):
        play_through.play_first_hand(cast(Window, Opened()), places.logs)
