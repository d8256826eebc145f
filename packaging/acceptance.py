"""Accepts a built program: its self-check, a match begun in a window, the time to first frame."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from build_target import Places, Project, say
from display import Display
from first_frame import first_frame_times, told
from hosts import Host
from play_through import play_through
from selfcheck import pass_selfcheck


def accept(host: Host, programs: Sequence[Path], places: Places, project: Project) -> None:
    """A BuildError unless every program passes."""
    for program in programs:
        took = pass_selfcheck(host, program)
        say(f"{program.name}: its self-check says ok after {took:.1f} s.")
    if sys.platform == "linux":
        # Processes that Wine left running know no screen, and would keep a window from opening.
        host.stop()
        with Display(places.build / "screen") as display:
            for program in programs:
                play_through(host, program, display, project, places.logs)
                say(f"{program.name}: played by mouse in a real window, see {places.logs}.")
            say_first_frames(host, programs, display.name)
            host.stop()
    else:
        # A window opens and draws here as well, but nobody clicks in it.
        say_first_frames(host, programs)


def say_first_frames(host: Host, programs: Sequence[Path], display: str = "") -> None:
    figures = first_frame_times(host, {program.name: program for program in programs}, display)
    say(f"Time to first frame: {told(figures)}.")
