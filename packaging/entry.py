"""The entry point of the built program."""

from __future__ import annotations

import multiprocessing
import sys

from main import run_as_program

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(run_as_program())
