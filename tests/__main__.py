"""Sets up what is missing, then checks everything.

python3 tests                  style, format, types and all tests, with coverage
python3 tests quick            style, format, types and the tests that tell most in a minute
python3 tests [for pytest]     only pytest, with these arguments: python3 tests -k kraken -x
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Python put this folder first, where `rules` or `packaging` would be our tests of that name.
sys.path[0] = str(ROOT)

READING = {
    "Style": ["ruff", "check"],
    "Format": ["ruff", "format", "--check"],
    "Types": ["mypy"],
}
# One worker plays all tests of a file, for what they share (matches, art) would be made anew in
# every worker.
WORKERS = ["-n", "auto", "--dist", "loadfile"]
# The tests come last, so that the summary line of pytest closes the output.
COVERAGE = ["--cov", "--cov-report=term-missing:skip-covered", "-p", "tests.coverage_floors"]
ALL = {**READING, "Tests": ["pytest", *WORKERS, *COVERAGE]}
# What a quick run plays: the rules, the match, how the parts hang together, every scene once, and
# the course of things at the table. Keep it below a minute on two cores; a folder that is renamed
# must be renamed here, or pytest objects.
QUICK_TESTS = [
    "tests/rules",
    "tests/match",
    "tests/test_imports.py",
    "tests/test_project.py",
    "tests/cli/test_judge.py",
    "tests/play",
    "tests/client/toolkit/test_catalogs.py",
    "tests/client/toolkit/test_terms.py",
    "tests/client/toolkit/test_typography.py",
    "tests/client/test_scenes.py",
    "tests/client/test_app.py",
    "tests/client/scenes/table/test_board.py",
    "tests/client/scenes/table/test_course.py",
]
QUICK = {**READING, "Tests": ["pytest", *WORKERS, "-q", *QUICK_TESTS]}


def main(arguments: Sequence[str]) -> int:
    """Run all checks, or pytest alone when it was given arguments; 0 if all went well."""
    from game.bootstrap import ensure

    if list(arguments) in (["-h"], ["--help"]):
        print(__doc__.rstrip())
        return 0
    ensure("test")
    checks = chosen(list(arguments))
    failed: list[str] = []
    for name, command in checks.items():
        so_far = f" (failed so far: {', '.join(failed)})" if failed else ""
        print(f"== {name}: {' '.join(command)}{so_far}", flush=True)
        python = [sys.executable, "-m", *command]
        if subprocess.run(python, cwd=ROOT, env=environment(), check=False).returncode:
            failed.append(name)
    return 1 if failed else 0


def environment() -> dict[str, str]:
    """The tests start the program dozens of times: it is compiled once, whatever is usual here."""
    return {key: told for key, told in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}


def chosen(arguments: list[str]) -> dict[str, list[str]]:
    """The commands to run, by name."""
    if arguments == ["quick"]:
        return QUICK
    return {"Tests": ["pytest", *arguments]} if arguments else ALL


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
