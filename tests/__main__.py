"""Sets up what is missing, then checks everything.

python3 tests                  style, format, types and all tests, with coverage of the rules
python3 tests [for pytest]     only pytest, with these arguments: python3 tests -k kraken -x
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Python put this folder first, where `rules` or `packaging` would be our tests of that name.
sys.path[0] = str(ROOT)

CHECKS = {
    "Style": ["ruff", "check"],
    "Format": ["ruff", "format", "--check"],
    "Types": ["mypy"],
    # Last, so that its summary line closes the output.
    "Tests": ["pytest", "-n", "auto", "--cov", "--cov-report=term-missing:skip-covered"],
}


def main(arguments: Sequence[str]) -> int:
    """Run all checks, or pytest alone when it was given arguments; 0 if all went well."""
    from game.bootstrap import ensure

    if list(arguments) in (["-h"], ["--help"]):
        print(__doc__.rstrip())
        return 0
    ensure("test")
    checks = {"Tests": ["pytest", *arguments]} if arguments else CHECKS
    failed: list[str] = []
    for name, command in checks.items():
        so_far = f" (failed so far: {', '.join(failed)})" if failed else ""
        print(f"== {name}: {' '.join(command)}{so_far}", flush=True)
        if subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=False).returncode:
            failed.append(name)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
