"""The entry point of the built program."""

from __future__ import annotations

import multiprocessing
import os
import sys

from main import run_as_program


def open_streams() -> None:
    """A windowed program on Windows has nowhere to write to."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115


if __name__ == "__main__":
    multiprocessing.freeze_support()
    open_streams()
    sys.exit(run_as_program())
