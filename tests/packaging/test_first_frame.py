"""The time to the first frame is taken from outside, by turns."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import first_frame
from build_target import BuildError
from first_frame import first_frame_times, told, until_first_frame
from hosts import Here


def test_the_sources_and_the_programs_take_turns(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    times = iter([1.0, 20.0, 3.0, 30.0, 5.0, 10.0])

    def watched(command: list[str], environment: dict[str, str]) -> float:
        order.append(Path(command[1] if "main.py" in command[1] else command[0]).name)
        assert command[-3:] == ["figures", "--probe", "start"]
        assert environment["DISPLAY"] == ":7"
        return next(times)

    monkeypatch.setattr(first_frame, "until_first_frame", watched)
    figures = first_frame_times(here, {"SkullKing": Path("/opt/SkullKing")}, ":7", 3)
    assert order == ["main.py", "SkullKing"] * 3
    assert figures == {"python3 main.py": 3.0, "SkullKing": 20.0}
    assert told(figures) == "python3 main.py 3 ms, SkullKing 20 ms"


def test_it_is_drawn_when_the_program_says_so() -> None:
    code = "import sys; print('hello'); print('drawn', flush=True); sys.stdin.read()"
    assert until_first_frame([sys.executable, "-c", code], {}) > 0


def test_a_program_that_draws_nothing_is_told_with_its_words() -> None:
    code = "print('no available video device')"
    with pytest.raises(BuildError, match=r"draws nothing(.|\n)*no available video device"):
        until_first_frame([sys.executable, "-c", code, "figures", "--probe", "start"], {})


def test_the_probe_is_one_the_game_knows() -> None:
    from main import build_parser

    options = build_parser("figures").parse_args(list(first_frame.WORDS))
    assert options.probe == "start"
