"""Starts every built program: its self-check, a real window, and the time to its first frame."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from build_target import Places, Project, say
from display import Display
from hosts import Host
from starts import measured, told
from trial import try_out
from window_trial import try_window


def start(host: Host, programs: Sequence[Path], places: Places, project: Project) -> None:
    """A BuildError unless each of them does all it should."""
    for program in programs:
        took = try_out(host, program)
        say(f"{program.name}: its self-check says ok after {took:.1f} s.")
    if sys.platform == "linux":
        # What Wine left running has seen no screen, and would keep a window from it.
        host.stop()
        with Display(places.build / "screen") as display:
            for program in programs:
                try_window(host, program, display, project, places.logs)
                say(f"{program.name}: played by mouse in a real window, see {places.logs}.")
            tell_starts(host, programs, display.name)
            host.stop()
    else:
        # A window opens and draws here as well, but nobody clicks in it.
        tell_starts(host, programs)


def tell_starts(host: Host, programs: Sequence[Path], display: str = "") -> None:
    figures = measured(host, {program.name: program for program in programs}, display)
    say(f"Start to first frame: {told(figures)}.")
