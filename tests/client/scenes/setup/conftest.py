"""Matches that are begun in the setup but not played."""

from __future__ import annotations

import pytest

from game.client.scenes.setup import scene as setup_scene
from game.play.game import Games
from game.play.terms import MatchTerms


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[MatchTerms]:
    """The terms of the matches that would have been begun."""
    agreed: list[MatchTerms] = []
    monkeypatch.setattr(Games, "new", lambda _games, terms: agreed.append(terms))
    monkeypatch.setattr(setup_scene, "open_table", lambda _app, _game: None)
    return agreed
