"""Measures from outside how long a program takes to draw its first frame."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from threading import Timer

from build_target import ROOT, BuildError
from hosts import Host

TIMES = 3
SECONDS = 120.0
# With these words the game opens its window, says when it has drawn a frame, and leaves.
WORDS = ("figures", "--probe", "start")
DRAWN = b"drawn"


def first_frame_times(
    host: Host, programs: Mapping[str, Path], display: str = "", times: int = TIMES
) -> dict[str, float]:
    """Milliseconds for the sources and each program: the median of so many runs, by turns."""
    commands = {"python3 main.py": host.command(host.python, host.named(ROOT / "main.py"), *WORDS)}
    commands |= {name: host.command(path, *WORDS) for name, path in programs.items()}
    environment = {**host.environment(), **({"DISPLAY": display} if display else {})}
    taken: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(times):
        for name, command in commands.items():
            taken[name].append(until_first_frame(command, environment))
    return {name: median(values) for name, values in taken.items()}


def until_first_frame(command: list[str], environment: Mapping[str, str]) -> float:
    """Milliseconds from the new process to its word that it has drawn."""
    began = time.perf_counter()
    with subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        assert process.stdout is not None
        said = []
        alarm = Timer(SECONDS, process.kill)
        alarm.start()
        try:
            for line in process.stdout:
                if line.startswith(DRAWN):
                    return (time.perf_counter() - began) * 1000
                said.append(line.decode("utf-8", "replace").rstrip())
        finally:
            alarm.cancel()
    tail = "".join(f"\n  {line}" for line in said[-12:])
    raise BuildError(f"{Path(command[-4]).name} draws nothing.{tail}")


def told(figures: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {value:.0f} ms" for name, value in figures.items())
