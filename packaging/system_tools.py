"""Finds or installs the programs of the system that a build calls."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable
from subprocess import DEVNULL, PIPE, STDOUT

from build_target import BuildError, say

# Where Debian and Ubuntu have them.
PACKAGES = {
    "ldd": ("libc-bin",),
    "objcopy": ("binutils",),
    "objdump": ("binutils",),
    "strip": ("binutils",),
    "Xvfb": ("xvfb",),
    "xdotool": ("xdotool",),
    "wine": ("wine", "wine64"),
    "wineserver": ("wine", "wine64"),
}
FOR_SCREEN = ("Xvfb", "xdotool")
FOR_LINUX = ("ldd", "objcopy", "objdump", "strip", *FOR_SCREEN)
FOR_WINE = ("wine", "wineserver", *FOR_SCREEN)


def require(tools: Iterable[str]) -> None:
    """Install missing tools where that is possible; a BuildError names those still missing."""
    absent = missing(tools)
    if not absent:
        return
    packages = sorted({package for tool in absent for package in PACKAGES[tool]})
    if may_install():
        say(f"Installing {' '.join(packages)} with apt-get ...")
        install(packages)
        absent = missing(absent)
    if absent:
        raise BuildError(
            f"{', '.join(absent)} cannot be found; on Debian and Ubuntu: "
            f"sudo apt install --no-install-recommends {' '.join(packages)}"
        )


def missing(tools: Iterable[str]) -> list[str]:
    return [tool for tool in tools if not shutil.which(tool)]


def may_install() -> bool:
    """Whether packages can be installed without asking for a password."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and bool(shutil.which("apt-get"))


def install(packages: Iterable[str]) -> None:
    """Install Debian packages; whether that helped is for the caller to look up."""
    options = ["--yes", "--no-install-recommends"]
    for words in (["update"], ["install", *options, *packages]):
        done = subprocess.run(
            ["apt-get", *words],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            said = "".join(f"\n  {line}" for line in done.stdout.splitlines()[-5:])
            raise BuildError(f"apt-get {words[0]} failed with status {done.returncode}.{said}")
