"""Starts the built program and believes nothing but what it says."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from pathlib import Path

from build_target import BuildError

SECONDS = 300
MIXER = "audio: mixer"


def try_out(program: Path, seconds: float = SECONDS) -> float:
    """How long the self-check of the built program took; a BuildError unless it is content."""
    began = time.perf_counter()
    status, said = selfcheck(program, seconds)
    took = time.perf_counter() - began
    wrong = complaint(status, said)
    if wrong:
        tail = "".join(f"\n  {line}" for line in said[-12:])
        raise BuildError(f"The built program fails its self-check: {wrong}.{tail}")
    return took


def selfcheck(program: Path, seconds: float) -> tuple[int, list[str]]:
    """Exit status and lines, from a folder far away from the sources and without a screen."""
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [str(program), "selfcheck"]
    with tempfile.TemporaryDirectory() as elsewhere:
        try:
            done = subprocess.run(
                command,
                cwd=elsewhere,
                env={**os.environ, **drivers},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise BuildError(f"The built program hangs: no end in {seconds:.0f} s.") from None
        except OSError as error:
            raise BuildError(f"The built program does not start: {error}") from error
    return done.returncode, done.stdout.decode("utf-8", "replace").splitlines()


def complaint(status: int, said: list[str]) -> str:
    """What is wrong; empty if nothing is."""
    if status:
        return f"it ends with status {status}"
    if not said or said[-1] != "ok":
        return "it does not say ok"
    # Without one of its libraries pygame loses its mixer and does not say a word.
    if not any(line.startswith(MIXER) for line in said):
        return "it has no mixer"
    return ""
