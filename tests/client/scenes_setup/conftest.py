"""Matches that are begun in the setup but not played."""

from __future__ import annotations

from typing import Any

import pytest

from game.client.app import App
from game.client.plan import MatchPlan
from game.client.scenes.base import Scene


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[MatchPlan]:
    """The plans that would have opened a table."""
    plans: list[MatchPlan] = []

    def go(self: App, name: str, **values: Any) -> Scene:
        if name != "table":
            return original(self, name, **values)
        plans.append(values["plan"])
        return self.top  # type: ignore[return-value]

    original = App.go
    monkeypatch.setattr(App, "go", go)
    return plans
