"""Rubbish is looked for between frames, not in them."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from game.client import rubbish
from game.client.rubbish import OFTEN, Rubbish


@pytest.fixture(autouse=True)
def as_usual() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_by_itself_it_hardly_ever_happens() -> None:
    before = gc.get_threshold()
    Rubbish()
    assert gc.get_threshold() == (*before[:2], before[2] * OFTEN)


@pytest.mark.parametrize(("rounds", "looks"), [(10, 0), (11, 1)])
def test_it_happens_between_frames_when_it_is_due(
    monkeypatch: pytest.MonkeyPatch, rounds: int, looks: int
) -> None:
    collected: list[int] = []
    monkeypatch.setattr(rubbish.gc, "get_threshold", lambda: (700, 10, 10))
    monkeypatch.setattr(rubbish.gc, "get_count", lambda: (5, 5, rounds))
    monkeypatch.setattr(rubbish.gc, "collect", lambda: collected.append(1))
    Rubbish().look()
    assert len(collected) == looks
