"""Checks that everything packed runs on the systems the README promises."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from binaries import PROCESSORS, glibc_needed, processors
from build_target import UNIVERSAL, BuildError, Target
from labels import OLDEST_GLIBC


def check_compatibility(packed: Path, target: Target) -> None:
    """A BuildError that names the files which need more than is promised."""
    wrong: list[str] = []
    if target.system == "linux":
        wrong = list(needing_newer_glibc(packed))
    if target.arch == UNIVERSAL:
        wrong = list(missing_processors(packed))
    if wrong:
        told = "".join(f"\n  {line}" for line in wrong)
        raise BuildError(f"This would not run on every system the README promises:{told}")


def needing_newer_glibc(packed: Path) -> Iterator[str]:
    for path in files(packed):
        needed = glibc_needed(path)
        if needed is not None and needed > OLDEST_GLIBC:
            yield f"{path.relative_to(packed)} needs glibc {needed[0]}.{needed[1]}"


def missing_processors(packed: Path) -> Iterator[str]:
    for path in files(packed):
        made_for = processors(path)
        if made_for is not None and not made_for >= {*PROCESSORS.values()}:
            yield f"{path.relative_to(packed)} is for {', '.join(sorted(made_for))} only"


def files(packed: Path) -> Iterator[Path]:
    return (p for p in sorted(packed.rglob("*")) if p.is_file() and not p.is_symlink())
