"""The command line as others' scripts start it: a bare Python without any installed package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COMMAND = [sys.executable, "-S", "-s", "-B", "main.py"]


def start(*arguments: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*COMMAND, *arguments], cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8"
    )


def outcome(*arguments: str, **environment: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout, done.stderr
