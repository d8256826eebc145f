"""Plays a built program by mouse in a real window: title, new game, first hand, leave."""

from __future__ import annotations

from pathlib import Path

from build_target import BuildError, Project
from display import Display
from hosts import Host
from pictures import difference, keep
from twin import Twin
from window import ALIKE, Window


def play_through(host: Host, program: Path, display: Display, project: Project, logs: Path) -> None:
    """A BuildError unless every step succeeds; pictures of the window go into the logs."""
    window = Window(host, program, display, project)
    try:
        play_first_hand(window, logs / program.stem)
        window.leave()
    except BuildError:
        keep(display.picture(), logs / program.stem / "failed.png")
        raise
    finally:
        window.end()


def play_first_hand(window: Window, pictures: Path) -> None:
    """Play from the title into the first hand of a match."""
    from game.match.archive import FOLDER

    twin = Twin(window.open())
    title, new_game = twin.picture(), twin.place("new_game")
    twin.open_setup()
    setup, begin = twin.picture(), twin.place("start")
    if difference(title, setup) < 2 * ALIKE:
        raise BuildError("Title and setup look alike: nobody could tell which of them is shown.")
    window.until(lambda: window.shows(title), "the title")
    keep(window.picture(), pictures / "title.png")
    window.click_until(new_game, lambda: window.shows(setup), "the setup")
    keep(window.picture(), pictures / "setup.png")
    window.click_until(begin, lambda: any((window.folder / FOLDER).glob("*.json")), "a saved match")
    window.until(lambda: not window.shows(setup), "the table")
    keep(window.picture(), pictures / "table.png")
