"""Runs a program to its end and keeps its output."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

from build_target import BuildError
from hosts import Host


@dataclass(frozen=True)
class Said:
    """The exit status and the output of a program."""

    status: int
    lines: list[str]

    @property
    def tail(self) -> str:
        """The last lines, indented to follow a message."""
        return "".join(f"\n  {line}" for line in self.lines[-12:])


def run(
    host: Host, program: Path, *arguments: str, cwd: Path, seconds: float, **variables: str
) -> Said:
    """Run with no input and a pipe for output, as Windows programs under Wine need."""
    try:
        done = subprocess.run(
            host.command(program, *arguments),
            cwd=cwd,
            env={**host.environment(), **variables},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        host.stop()
        raise BuildError(f"{program.name} hangs: no end in {seconds:.0f} s.") from None
    except OSError as error:
        raise BuildError(f"{program.name} does not start: {error}") from error
    return Said(done.returncode, done.stdout.decode("utf-8", "replace").splitlines())
