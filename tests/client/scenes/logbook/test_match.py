"""A match of the logbook: its pad and moments, and what can be done with it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.doors import open_match_over, open_past_match, open_table
from game.client.scenes.table.scene import TableScene
from game.client.toolkit import clipboard
from game.match.entry import PRACTICE
from game.match.record import to_json
from game.play.logbook.chart import chart_from, chart_of
from game.play.settings import LANGUAGES
from tests.client.driver import ROOMS, Driver
from tests.client.scenes.logbook.opened import RECORDS, logbook
from tests.match.matches import EDITIONS, SETUPS
from tests.play.logbook.books import recorded


def opened(number: int = 0, **given: object) -> Driver:
    """The match of that number, the oldest first."""
    driver = logbook(**given)  # type: ignore[arg-type]
    lines = driver.app.logbook.lines()
    open_past_match(driver.app, lines[len(RECORDS) - 1 - number].id)
    return driver


def test_it_can_be_replayed() -> None:
    driver = opened()
    driver.click("replay")
    assert driver.names[-1] == "replay"
    driver.key(pygame.K_ESCAPE)
    assert driver.names[-1] == "past_match"


def test_it_can_be_reviewed() -> None:
    driver = opened()
    driver.click("review")
    assert driver.names[-1] == "review"
    driver.key(pygame.K_ESCAPE)
    assert driver.names[-1] == "past_match"


def test_the_same_deal_is_played_again_at_another_seat_as_practice() -> None:
    driver = opened()
    driver.click("again")
    assert driver.names[-1] == "practice"
    assert driver.scene.find("here") is None
    driver.key(pygame.K_UP, pygame.K_UP, pygame.K_RIGHT)
    driver.click("again")
    scene = driver.scene
    assert isinstance(scene, TableScene)
    record = scene.game.session.record
    assert (record.seed, record.edition) == (RECORDS[0].seed, "dice")
    assert PRACTICE in scene.game.kept.entry.marks


def test_the_code_of_the_deal_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: copied.append(text) or True)
    driver = opened(2)
    driver.click("copy")
    assert chart_from(copied[0], EDITIONS) == chart_of(RECORDS[2])
    assert driver.app.notices.waiting == ["Copied"]


@pytest.mark.parametrize("kind", ["png", "csv", "txt", "json"])
def test_it_is_written_where_the_player_wants_it(kind: str, tmp_path: Path) -> None:
    driver = opened(1)
    driver.click("export")
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.type(str(tmp_path / f"out.{kind}"))
    driver.key(pygame.K_RETURN)
    assert driver.names[-1] == "past_match"
    assert (tmp_path / f"out.{kind}").stat().st_size > 100
    assert any("out." in text for text in driver.app.notices.waiting)


def test_a_file_is_never_replaced_without_a_question(tmp_path: Path) -> None:
    there = tmp_path / "out.txt"
    there.write_text("mine", "utf-8")
    driver = opened()
    driver.click("export")
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.type(str(there))
    driver.click("submit")
    driver.key(pygame.K_ESCAPE)
    assert there.read_text("utf-8") == "mine"
    driver.click("submit")
    driver.click("answer_0")
    assert "Skull King" in there.read_text("utf-8")


@pytest.mark.parametrize("typed", ["out.doc", "", "no/such/folder/out.png", "no/such/out.csv"])
def test_what_cannot_be_written_is_told(typed: str, tmp_path: Path) -> None:
    driver = opened()
    driver.click("export")
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.key(pygame.K_BACKSPACE)
    driver.type(str(tmp_path / typed) if typed else "")
    driver.key(pygame.K_RETURN)
    assert driver.names[-1] == "export"
    assert driver.scene.trouble  # type: ignore[attr-defined]
    driver.assert_fits()


def test_choosing_a_kind_changes_the_ending() -> None:
    driver = opened()
    driver.click("export")
    driver.key(pygame.K_UP, pygame.K_UP, pygame.K_RIGHT)
    assert driver.widget("entry").value.endswith(".csv")  # type: ignore[attr-defined]


def test_a_file_dropped_on_the_window_is_taken_in_and_opened(tmp_path: Path) -> None:
    path = tmp_path / "sent.json"
    path.write_text(to_json(RECORDS[0]), "utf-8")
    driver = logbook(records=())
    driver.app.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    driver.wait(16)
    driver.wait(16)
    assert driver.names[-1] == "past_match"
    assert len(driver.app.logbook.lines()) == 1


def test_open_asks_for_a_path_and_says_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "foreign.json").write_text("{}", "utf-8")
    for number, record in enumerate(RECORDS[:3]):
        (tmp_path / f"{number}.json").write_text(to_json(record), "utf-8")
    driver = logbook(records=())
    driver.click("open")
    driver.key(pygame.K_RETURN)
    assert driver.scene.trouble  # type: ignore[attr-defined]
    driver.type(f"'{tmp_path}/nothing'")
    driver.key(pygame.K_RETURN)
    assert driver.scene.trouble  # type: ignore[attr-defined]
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.type(tmp_path.as_uri())
    driver.key(pygame.K_RETURN)
    while driver.names[-1] == "taking_in":
        driver.wait(16)
    assert driver.names == ["title", "logbook"]
    assert len(driver.app.logbook.lines()) == 3
    refused, taken = driver.app.notices.waiting
    assert refused.startswith("foreign.json")
    assert "3" in taken


@pytest.mark.parametrize(("lang", "size", "text_size"), ROOMS)
def test_everything_fits(lang: str, size: tuple[int, int], text_size: float) -> None:
    driver = opened(2, lang=lang, size=size, text_size=text_size)
    driver.assert_fits()
    for key in ("export", "again"):
        driver.click(key)
        driver.assert_fits()
        driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    driver.click("open")
    driver.assert_fits()


def test_the_end_of_a_match_leads_to_its_page(tmp_path: Path) -> None:
    driver = logbook(records=(), folder=tmp_path)
    game = driver.app.games.practice(RECORDS[1], RECORDS[1].seats, len(RECORDS[1].actions))
    open_table(driver.app, game)
    scene = open_match_over(driver.app, game)
    scene.timeline.complete()
    driver.wait(600)
    driver.click("logbook")
    assert driver.names == ["title", "logbook", "past_match"]
    assert not driver.app.logbook.lines()[0].is_open


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_table_fits_too(lang: str) -> None:
    crowd = recorded(SETUPS["beck for eight"], 3)
    driver = logbook(records=[crowd], lang=lang, size=(1024, 600), text_size=1.3)
    driver.assert_fits()
    open_past_match(driver.app, driver.app.logbook.lines()[0].id)
    driver.assert_fits()
