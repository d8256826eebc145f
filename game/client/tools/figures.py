"""`figures`: how quick the window starts, draws and rests, measured beside an empty window."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.play.services import Services

ROOT = Path(__file__).parents[3]
SIZES = ("1280x720", "1920x1080", "3840x2160")
AIMS = {"1280x720": 4, "1920x1080": 7, "3840x2160": 16}
MOMENTS_AT, MOMENTS_AIM = "1920x1080", 33  # the window, and no frame of a moment takes longer
STARTS = 7
# The least that shows something: what every program with pygame-ce has to pay.
EMPTY = (
    "import pygame; pygame.display.init(); window = pygame.Window('empty', (1280, 720)); "
    "window.get_surface().fill(0); window.flip(); print('drawn', flush=True)"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Measure the window; takes some minutes on a quiet machine."
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--matches", type=int, default=50, help="for the memory (%(default)s)")
    parser.add_argument("--seconds", type=float, default=10, help="of idling (%(default)s)")
    # Each figure is taken in a process of its own, started with this.
    parser.add_argument("--probe", help=argparse.SUPPRESS)


def run(args: argparse.Namespace, services: Services) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if args.probe == "start":
        return first_frame(services)
    if args.probe:
        from game.client.tools import probes

        told = probes.PROBES[args.probe.partition("@")[0]](args, services)
        print(json.dumps(told))
        return 0
    figures = measured(args)
    print(json.dumps(figures, indent=2) if args.json else table(figures))
    return 0


def first_frame(services: Services) -> int:
    """Start the game up to its first frame and say so; whoever started the process measures the
    time.
    """
    from game.client.start import opened

    app = opened(services, None)
    app.frame()
    print("drawn", flush=True)
    return 0


def measured(args: argparse.Namespace) -> dict[str, Any]:
    """All figures, one after the other."""
    driver = probe(args, "driver")["driver"]
    if driver == "dummy":
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    return {
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}",
        "driver": driver,
        "start_ms": starts(),
        "frames_ms": {size: probe(args, f"frames@{size}") for size in SIZES},
        "firsts_ms": probe(args, f"firsts@{MOMENTS_AT}"),
        "hints_ms": probe(args, f"hints@{MOMENTS_AT}"),
        "idle_percent": probe(args, "idle"),
        "memory_mb": probe(args, "memory"),
        "logbook": probe(args, "logbook"),
    }


def _command(args: argparse.Namespace, name: str) -> list[str]:
    limits = ["--matches", str(args.matches), "--seconds", str(args.seconds)]
    return [sys.executable, str(ROOT / "main.py"), "figures", "--probe", name, *limits]


def probe(args: argparse.Namespace, name: str) -> dict[str, Any]:
    """Run one measurement in a process of its own and return what it told."""
    done = subprocess.run(_command(args, name), stdout=subprocess.PIPE, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def starts() -> dict[str, float]:
    """From the start of the process to the first frame, by turns with an empty window."""
    from statistics import median  # brings decimal, which the built program leaves out

    empty, game = [sys.executable, "-c", EMPTY], [sys.executable, str(ROOT / "main.py")]
    game += ["figures", "--probe", "start"]
    times: dict[str, list[float]] = {"empty": [], "game": []}
    for _ in range(STARTS):
        times["empty"].append(until_drawn(empty))
        times["game"].append(until_drawn(game))
    told = {name: round(median(values), 1) for name, values in times.items()}
    return {**told, "ratio": round(told["game"] / told["empty"], 2)}


def until_drawn(command: list[str]) -> float:
    """Milliseconds until the process says that it has drawn something."""
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("drawn"):
                return (time.perf_counter() - began) * 1000
    raise RuntimeError(f"nothing was drawn by {command}")


def table(figures: dict[str, Any]) -> str:
    start, idle, memory = figures["start_ms"], figures["idle_percent"], figures["memory_mb"]
    shown = "nobody sees it" if figures["driver"] == "dummy" else "a real window"
    lines = [
        f"{figures['machine']}; video driver {figures['driver']} ({shown})",
        _line("", "empty window", "game", "aim"),
        _line("start to first frame", f"{start['empty']} ms", f"{start['game']} ms", "3 times"),
        _line("", "", f"{start['ratio']} times", ""),
    ]
    for size, told in figures["frames_ms"].items():
        aim, empty = f"{AIMS[size]} ms", f"{told['empty']['median']} ms"
        lines.append(_line(f"frame {size}", empty, f"{told['rolling']['median']} ms", aim))
        lines.append(_line("  the processor's share", "", f"{told['work']['median']} ms"))
        lines.append(
            _line("  99 of 100 below", f"{told['empty']['p99']} ms", f"{told['rolling']['p99']} ms")
        )
    lines.append(_line(f"slowest frame {MOMENTS_AT}", "", "work", f"{MOMENTS_AIM} ms"))
    lines += [_line(f"  {name}", "", f"{work} ms") for name, work in figures["firsts_ms"].items()]
    lines.append(_line(f"hint thinking {MOMENTS_AT}", "median", "worst frame", f"{MOMENTS_AIM} ms"))
    for name, told in figures["hints_ms"].items():
        lines.append(_line(f"  {name}", f"{told['median']} ms", f"{told['worst']} ms"))
        work, worst = f"{told['work']} ms", f"{told['worst_work']} ms"
        lines.append(_line("  the processor's share", work, worst))
    for name, percent in idle.items():
        if name != "empty":
            lines.append(_line(f"idle: {name}", f"{idle['empty']} %", f"{percent} %", "1 %"))
    lines.append(_line(f"memory, {memory['few']} matches", "", f"{memory['early']} MB"))
    lines.append(
        _line(f"memory, {memory['many']} matches", "", f"{memory['late']} MB", "as before")
    )
    return "\n".join([*lines, *_logbook(figures["logbook"])])


def _logbook(told: dict[str, Any]) -> list[str]:
    """The lines about the logbook: the processor's work, then the time by the clock."""
    parts = (
        ("opening", f"logbook, {told['matches']} matches", "200 ms"),
        ("statistics", "  statistics", "1 s"),
        ("medals", "  medals", ""),
        ("scrolling", "  100 frames of scrolling", ""),
        ("counting", "  counted the first time", ""),
    )
    return [
        _line(name, f"{told[key]['work']} ms work", f"{told[key]['ms']} ms", aim)
        for key, name, aim in parts
    ]


def _line(name: str, *cells: str) -> str:
    return f"{name:<28}" + "".join(f"{cell:>16}" for cell in cells)
