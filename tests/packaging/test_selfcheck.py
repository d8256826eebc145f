"""A built program passes only when its self-check says that all is well."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from build_target import BuildError
from hosts import Here
from runs import Said
from selfcheck import complaint, pass_selfcheck

MIXER = "audio: mixer, 44100 Hz, 2 channels"


def program(folder: Path, *lines: str) -> Path:
    """A program that runs these lines."""
    path = folder / "SkullKing"
    path.write_text("\n".join(["#!/bin/sh", *lines, ""]))
    path.chmod(0o755)
    return path


@pytest.mark.parametrize(
    ("status", "said", "wrong"),
    [
        (0, ["Skull King 1", MIXER, "ok"], ""),
        (1, ["Skull King 1", MIXER, "ok"], "status 1"),
        (0, ["Skull King 1", MIXER, "not ok"], "does not say ok"),
        (0, [], "does not say ok"),
        (0, ["audio: silent (pygame has no mixer)", "ok"], "no mixer"),
    ],
)
def test_only_ok_with_a_mixer_is_good(status: int, said: list[str], wrong: str) -> None:
    told = complaint(Said(status, said))
    assert wrong in told
    assert bool(told) == bool(wrong)


@pytest.mark.skipif(sys.platform == "win32", reason="the program is a shell script")
class TestRun:
    def test_a_content_program_passes_without_a_screen(self, here: Here, tmp_path: Path) -> None:
        checks = '[ "$1 $SDL_VIDEODRIVER $SDL_AUDIODRIVER" = "selfcheck dummy dummy" ] || exit 3'
        assert pass_selfcheck(here, program(tmp_path, checks, f"echo '{MIXER}'", "echo ok")) < 60

    def test_what_the_program_said_is_shown(self, here: Here, tmp_path: Path) -> None:
        broken = program(tmp_path, "echo 'missing: art dice/blue_5'", "exit 1")
        with pytest.raises(BuildError, match=r"status 1(.|\n)*missing: art dice/blue_5"):
            pass_selfcheck(here, broken)

    def test_a_hanging_program_is_stopped(self, here: Here, tmp_path: Path) -> None:
        with pytest.raises(BuildError, match="hangs"):
            pass_selfcheck(here, program(tmp_path, "exec sleep 60"), seconds=0.2)

    def test_a_program_that_cannot_start_is_told(self, here: Here, tmp_path: Path) -> None:
        with pytest.raises(BuildError, match="does not start"):
            pass_selfcheck(here, tmp_path / "nothing")
