"""Whoever thinks leaves the table time to draw."""

from __future__ import annotations

import sys

import pytest

from ai.thinking import HANDS_OVER, Thinking


def test_while_somebody_thinks_threads_take_turns_more_often_and_then_as_before() -> None:
    usual = sys.getswitchinterval()
    thinking = Thinking(lambda cancelled: sys.getswitchinterval())
    assert thinking.result() == pytest.approx(HANDS_OVER)
    assert sys.getswitchinterval() == usual > HANDS_OVER


def test_what_went_wrong_in_thinking_is_told_and_leaves_nothing_behind() -> None:
    usual = sys.getswitchinterval()

    def fail(cancelled: object) -> int:
        raise ValueError("no idea")

    with pytest.raises(ValueError, match="no idea"):
        Thinking(fail).result()
    assert sys.getswitchinterval() == usual
