"""A game in progress: kept after every action, finished when its result was seen."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.match.archive import Archive
from game.match.seat import BOT, Seat
from game.play.game import Game, Games
from game.play.playable import playable_editions
from game.play.services import Services
from game.play.terms import MatchTerms
from game.rules.actions import Decision
from game.rules.errors import RuleError
from game.rules.view import View

ME = Seat("Ada")
TERMS = MatchTerms("dice", (ME, Seat("Bo", BOT, "captain"), Seat("Cy", BOT, "captain")), {}, 7)


class FirstThatComes:
    """A thought that takes no time: the first legal decision."""

    is_ready = True

    def __init__(self, _seat: Seat, view: View, _rng: Random) -> None:
        self._view = view

    def cancel(self) -> None:
        """Nothing goes on."""

    def decision(self) -> Decision:
        return self._view.legal[0]


def games(folder: Path | None = None, troubles: list[str] | None = None) -> Games:
    heard = troubles if troubles is not None else []
    services = Services(think=FirstThatComes)
    return Games(Archive(folder), playable_editions(), services, heard.append)


def play_out(game: Game) -> None:
    while not game.finished:
        if not game.take_thought():
            game.submit(game.view(0).legal[0])


def test_a_match_is_kept_until_its_result_was_seen(tmp_path: Path) -> None:
    game = games(tmp_path).new(TERMS)
    play_out(game)
    game.leave()
    archive = Archive(tmp_path)
    assert [match.head.entry.status for match in archive.unfinished().matches] == ["over"]
    again = games(tmp_path).resume(game.kept.id)
    assert again.finished
    again.result_seen()
    assert archive.unfinished().matches == ()
    assert [match.id for match in archive.finished().matches] == [game.kept.id]


def test_a_match_that_is_open_cannot_be_opened_by_another_game(tmp_path: Path) -> None:
    game = games(tmp_path).new(TERMS)
    with pytest.raises(RuleError, match="open in another") as caught:
        games(tmp_path).resume(game.kept.id)
    assert caught.value.key == "open_elsewhere"
    game.leave()
    assert games(tmp_path).resume(game.kept.id).events == game.events


def test_a_conceded_match_stays_as_a_record(tmp_path: Path) -> None:
    game = games(tmp_path).new(TERMS)
    game.concede()
    kept = Archive(tmp_path).finished().matches
    assert [(match.id, match.head.entry.marks) for match in kept] == [(game.kept.id, {"conceded"})]


def test_what_the_disk_refuses_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    troubles: list[str] = []
    game = games(tmp_path / "file", troubles).new(TERMS)
    play_out(game)
    assert len(troubles) == 1


def test_without_a_starter_lots_are_drawn_from_the_seed() -> None:
    starters = {
        games().new(MatchTerms("dice", TERMS.seats, {}, seed)).setup.starter for seed in range(20)
    }
    assert starters == {0, 1, 2}
