"""Runs the self-check of a built program and decides whether it passes."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from build_target import BuildError
from hosts import Host
from runs import Said, run

SECONDS = 300
MIXER = "audio: mixer"


def pass_selfcheck(host: Host, program: Path, seconds: float = SECONDS) -> float:
    """How many seconds the self-check took; a BuildError unless it passes."""
    began = time.perf_counter()
    said = run_selfcheck(host, program, seconds)
    took = time.perf_counter() - began
    wrong = complaint(said)
    if wrong:
        raise BuildError(f"{program.name} fails its self-check: {wrong}.{said.tail}")
    return took


def run_selfcheck(host: Host, program: Path, seconds: float) -> Said:
    """Run it in a folder outside the sources and without a screen."""
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with tempfile.TemporaryDirectory() as elsewhere:
        return run(host, program, "selfcheck", cwd=Path(elsewhere), seconds=seconds, **drivers)


def complaint(said: Said) -> str:
    """Why the self-check does not count as passed; empty if it does."""
    if said.status:
        return f"it ends with status {said.status}"
    if not said.lines or said.lines[-1] != "ok":
        return "it does not say ok"
    # If one of its libraries is missing, pygame has no mixer and reports no error.
    if not any(line.startswith(MIXER) for line in said.lines):
        return "it has no mixer"
    return ""
