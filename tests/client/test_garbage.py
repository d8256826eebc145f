"""Garbage is collected between frames, not in them."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from game.client import garbage
from game.client.garbage import RARELY, Garbage


@pytest.fixture(autouse=True)
def as_usual() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_by_itself_it_hardly_ever_happens() -> None:
    before = gc.get_threshold()
    Garbage()
    assert gc.get_threshold() == (*before[:2], before[2] * RARELY)


@pytest.mark.parametrize(("rounds", "looks"), [(10, 0), (11, 1)])
def test_it_happens_between_frames_when_it_is_due(
    monkeypatch: pytest.MonkeyPatch, rounds: int, looks: int
) -> None:
    collected: list[int] = []
    monkeypatch.setattr(garbage.gc, "get_threshold", lambda: (700, 10, 10))
    monkeypatch.setattr(garbage.gc, "get_count", lambda: (5, 5, rounds))
    monkeypatch.setattr(garbage.gc, "collect", lambda: collected.append(1))
    Garbage().collect_if_due()
    assert len(collected) == looks
