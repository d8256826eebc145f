"""A screen of its own: started with what it needs, or a clear line."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from build_target import BuildError
from display import Display, geometry

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the screen is for Linux")


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for stand-ins of the tools."""
    folder = tmp_path / "tools"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    return folder


def stand_in(folder: Path, name: str, code: str) -> None:
    """A tool made of some lines of Python."""
    (folder / name).write_text(f"#!{sys.executable}\nimport os, sys, time\n{code}\n", "utf-8")
    (folder / name).chmod(0o755)


XVFB = """
open({said!r}, "w").write("\\n".join(sys.argv))
os.write(int(sys.argv[2]), b"7\\n")
time.sleep(60)
"""
# Three windows: Wine's own, the game's, and one of the game that has just gone.
XDOTOOL = """
word, last = sys.argv[1], sys.argv[-1]
names = {"11": "Wine Desktop", "12": "Skull King", "13": "Skull King"}
if word == "search":
    print(*names, sep="\\n")
elif word == "getwindowname":
    print(names[last])
elif last == "12":
    print("WINDOW=12", "X=80", "Y=90", "WIDTH=1280", "HEIGHT=720", sep="\\n")
else:
    sys.exit(1)
"""


def test_the_screen_tells_its_name_and_stays_between_two_programs(
    tools: Path, tmp_path: Path
) -> None:
    said = tmp_path / "said"
    stand_in(tools, "Xvfb", XVFB.format(said=str(said)))
    with Display(tmp_path / "screen") as display:
        assert display.name == ":7"
    words = said.read_text().split()
    assert {"-noreset", "-fbdir", str(tmp_path / "screen")} <= {*words}
    assert display.server.poll() is not None


def test_a_screen_that_does_not_start_is_told(tools: Path, tmp_path: Path) -> None:
    stand_in(tools, "Xvfb", "sys.exit(3)")
    with pytest.raises(BuildError, match="Xvfb does not start: it ends with 3"), Display(tmp_path):
        pytest.fail("there is no screen")


def test_windows_are_found_by_their_title(tools: Path, tmp_path: Path) -> None:
    stand_in(tools, "xdotool", XDOTOOL)
    display = Display(tmp_path)
    display.name = ":7"
    assert [tuple(area) for area in display.windows("Skull King")] == [(80, 90, 1280, 720)]
    assert display.windows("Another") == []


def test_a_window_that_is_gone_has_no_place() -> None:
    told = "WINDOW=12\nX=80\nY=90\nWIDTH=1280\nHEIGHT=720\nSCREEN=0\n"
    assert geometry(told) == [80, 90, 1280, 720]
    assert geometry("") == []
