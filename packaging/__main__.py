"""Builds the downloads of a system and tests every program it built.

python3 packaging              for the system it runs on
python3 packaging windows      for Windows; on Linux with Wine
python3 packaging tag          only tells whether $TAG is the tag of this version
python3 packaging sums         only writes the checksums of what lies in dist/

What is complete lies in dist/ then; otherwise there is a clear line, and the exit status is 1.
"""

# No syntax newer than Python 3.8 here: an old Python must get as far as ensure.
from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
# The steps lie in this folder, which cannot be a package: it would hide the library `packaging`.
sys.path[:1] = [str(HERE.parent), str(HERE)]

SYSTEMS = ("linux", "macos", "windows")
FOR_RELEASE = ("tag", "sums")


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for and return the exit status."""
    if list(arguments) in (["-h"], ["--help"]):
        print(__doc__.rstrip())
        return 0
    if len(arguments) > 1 or not {*arguments} <= {*SYSTEMS, *FOR_RELEASE}:
        words = " ".join(arguments)
        print(f"packaging: it does not know {words!r}; see --help", file=sys.stderr)
        return 2
    word = "".join(arguments)
    return release(word) if word in FOR_RELEASE else build(word)


def build(system: str) -> int:
    """All steps for this system; an empty name is the one that runs here."""
    from game.bootstrap import ensure

    ensure("build")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # A build ended from outside cleans up as with Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    import build_steps
    from build_target import BuildError, Places, target_for

    try:
        target = target_for(system)
        build_steps.build(target, Places(target.system))
    except BuildError as error:
        print(f"Nothing was built. {error}", file=sys.stderr)
        return 1
    return 0


def release(word: str) -> int:
    """The steps of a release that need no package: `tag` and `sums`."""
    from game.bootstrap import require_python

    require_python()
    from build_target import BuildError, Places, this_project
    from release_steps import check_tag, sum_up

    try:
        if word == "tag":
            check_tag(os.environ, this_project())
        else:
            sum_up(Places("all"), this_project())
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
