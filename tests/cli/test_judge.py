"""The judge as a program: a conversation, line by line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.cli.program import start

TOP = Path(__file__).parents[2]
TRICK = '{"edition":"beck","plays":["yellow:14","black:14","pirate","skull_king"]}'
SCORE = (
    '{"edition":"beck","scoring":"rascal_loads","cards":6,"bid":3,"won":3,"bonus":0,'
    '"load":"cannonball","wager":10}'
)
FOLLOW = '{"edition":"dice","plays":["blue:3"],"hand":["blue","mermaid","red"]}'
BAD = [
    "ahoy",
    "",
    "[]",
    "{}",
    '{"edition":"chess"}',
    '{"edition":"dice","plays":["kraken"]}',
    '{"edition":"beck","options":{"scoring":"\\ud800"},"plays":["rosie"]}',
]
LONG = "9" * 4299 + "0"
TOO_LONG = LONG + "0"


def conversation(*lines: str) -> tuple[list[Any], int, str]:
    """Every answer is awaited before the next question is asked."""
    answers = []
    with start("judge") as judge:
        assert judge.stdin is not None
        assert judge.stdout is not None
        assert judge.stderr is not None
        for line in lines:
            judge.stdin.write(line + "\n")
            judge.stdin.flush()
            answers.append(json.loads(judge.stdout.readline()))
        judge.stdin.close()
        assert judge.stdout.read() == ""
        trouble = judge.stderr.read()
    return answers, judge.returncode, trouble


def test_every_question_is_answered_at_once_and_in_order() -> None:
    (trick, score, follow), status, trouble = conversation(TRICK, SCORE, FOLLOW)
    assert (trick["winner"], trick["bonus"], trick["next_leader"]) == (3, 60, 3)
    assert isinstance(trick["reason"], str)
    assert score == {"points": 100}
    assert follow["legal"] == ["blue", "mermaid"]
    assert (status, trouble) == (0, "")


def test_a_bad_line_gets_an_error_the_next_is_answered_and_the_status_is_1() -> None:
    answers, status, trouble = conversation(*(line for bad in BAD for line in (bad, SCORE)))
    assert [list(answer) for answer in answers[::2]] == [["error"]] * len(BAD)
    assert answers[1::2] == [{"points": 100}] * len(BAD)
    assert (status, trouble) == (1, "")


def test_no_question_is_no_mistake() -> None:
    assert conversation() == ([], 0, "")


def test_bytes_that_are_no_text_are_a_bad_line_like_any_other() -> None:
    questions = b"\xff\xfe\n" + SCORE.encode() + b"\n"
    command = [sys.executable, "-S", str(TOP / "main.py"), "judge"]
    done = subprocess.run(command, input=questions, capture_output=True, check=False)
    bad, good = map(json.loads, done.stdout.splitlines())
    assert list(bad) == ["error"]
    assert good == {"points": 100}
    assert (done.returncode, done.stderr) == (1, b"")


def test_numbers_of_thousands_of_digits_are_an_error_line_that_can_be_read() -> None:
    lines = [
        SCORE.replace(f'"{key}":{value}', f'"{key}":{digits}')
        for key, value in (("bonus", 0), ("cards", 6), ("wager", 10))
        for digits in (LONG, TOO_LONG, f"-{TOO_LONG}")
    ]
    answers, status, trouble = conversation(*lines, SCORE)
    assert all("too long" in answer["error"] for answer in answers[:-1])
    assert all(len(answer["error"]) < 100 for answer in answers[:-1])
    assert answers[-1] == {"points": 100}
    assert (status, trouble) == (1, "")


def test_a_bonus_no_hand_can_have_is_refused() -> None:
    answers, _, _ = conversation(SCORE.replace('"bonus":0', '"bonus":10010'))
    assert answers[0]["error"] == "bonus must be a whole number from 0 to 10000, not 10010"
