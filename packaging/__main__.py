"""Builds the download for the system it runs on and starts what it built.

python3 packaging              archive and SHA256SUMS in dist/, or a clear line and exit status 1
"""

# No syntax newer than Python 3.8 here: an old Python must get as far as ensure.
from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
# The steps lie in this folder, which cannot be a package: it would hide the library `packaging`.
sys.path[:1] = [str(HERE.parent), str(HERE)]


def main(arguments: Sequence[str]) -> int:
    """Build for this system; the exit status."""
    from game.bootstrap import ensure

    if list(arguments) in (["-h"], ["--help"]):
        print(__doc__.rstrip())
        return 0
    if arguments:
        words = " ".join(arguments)
        print(f"packaging: it takes no arguments, so not {words!r}; see --help", file=sys.stderr)
        return 2
    ensure("build")
    from build_steps import build
    from build_target import BuildError, Places

    try:
        build(Places())
    except BuildError as error:
        print(f"Nothing was built. {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
