"""Starts the built program and believes nothing but what it says."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from build_target import BuildError
from hosts import Host
from runs import Said, run

SECONDS = 300
MIXER = "audio: mixer"


def try_out(host: Host, program: Path, seconds: float = SECONDS) -> float:
    """How long the self-check of the built program took; a BuildError unless it is content."""
    began = time.perf_counter()
    said = selfcheck(host, program, seconds)
    took = time.perf_counter() - began
    wrong = complaint(said)
    if wrong:
        raise BuildError(f"{program.name} fails its self-check: {wrong}.{said.tail}")
    return took


def selfcheck(host: Host, program: Path, seconds: float) -> Said:
    """From a folder far away from the sources, and without a screen."""
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with tempfile.TemporaryDirectory() as elsewhere:
        return run(host, program, "selfcheck", cwd=Path(elsewhere), seconds=seconds, **drivers)


def complaint(said: Said) -> str:
    """What is wrong; empty if nothing is."""
    if said.status:
        return f"it ends with status {said.status}"
    if not said.lines or said.lines[-1] != "ok":
        return "it does not say ok"
    # Without one of its libraries pygame loses its mixer and does not say a word.
    if not any(line.startswith(MIXER) for line in said.lines):
        return "it has no mixer"
    return ""
