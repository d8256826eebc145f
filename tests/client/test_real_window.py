"""In a real window, with a real mouse: from the title to the end of the first trick."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from game.client.doors import open_setup, open_table, open_title
from game.match.archive import Archive
from game.match.record import MatchRecord
from game.play.game import Game
from game.rules.errors import RuleError
from tests.client.real_window import PATIENCE, Window, keep_picture


def record_of(window: Window) -> MatchRecord | None:
    """What the game has saved; between two files for an instant there is none."""
    with suppress(RuleError):
        archive = Archive(window.folder)
        for match in archive.unfinished().matches:
            return archive.read(match.id)
    return None


def taken_up(window: Window, record: MatchRecord) -> Game:
    """The match as it was saved, on the table of the twin."""
    game = window.twin.games.from_record(record)
    open_table(window.twin, game)
    return game


def until_saved(window: Window, key: str) -> Game:
    """Click until the game has begun a match."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        window.click(key)
        time.sleep(0.7)
        if record := record_of(window):
            return taken_up(window, record)
    raise AssertionError("the match never began")


def answer(window: Window, game: Game) -> None:
    """The bid or the first die that may be rolled, by mouse; a last die rolls by itself."""
    for _ in range(3):  # a new scene is seen before time passes in it
        window.twin.tick(16)
    table = window.twin.top
    assert table is not None
    if not game.waiting("human"):
        return
    if table.must_bid:  # type: ignore[attr-defined]
        window.click("bid_1")
    else:
        buttons = table.buttons  # type: ignore[attr-defined]
        for button in [button for button in buttons if button.playable][:1]:
            window.click(button.key)


def play_first_trick(window: Window) -> Game:
    """Clicks that come too early only skip what is being shown."""
    open_title(window.twin)
    window.until_shown()
    window.click("new_game")
    open_setup(window.twin)
    window.until_shown()
    game = until_saved(window, "start")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        view = game.public_view
        if view.scored or (view.hand and view.hand.tricks):
            return game
        answer(window, game)
        time.sleep(0.4)
        if record := record_of(window):
            game = taken_up(window, record)
    raise AssertionError("the first trick was never won")


def test_from_the_title_to_the_first_trick(display: str, tmp_path: Path) -> None:
    window = Window(display, tmp_path / "home")
    try:
        game = play_first_trick(window)
        assert game.seats[0].kind == "human"
        assert window.process.poll() is None
        assert window.close() == 0
        assert not (window.folder / "skull-king.log").exists()
    except BaseException:
        keep_picture(tmp_path)
        print((tmp_path / "home" / "log.txt").read_text("utf-8"))
        raise
    finally:
        if window.process.poll() is None:
            window.process.kill()
            window.process.wait()
