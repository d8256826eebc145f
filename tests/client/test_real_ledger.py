"""In a real window, with a real mouse: three rounds on a score sheet, and the first corrected."""

from __future__ import annotations

import time
from pathlib import Path

from game.client.doors import open_ledger, open_real_table, open_real_table_setup, open_title
from game.client.scenes.ledger.scene import LedgerScene
from game.play.ledger.cabinet import Cabinet
from game.play.ledger.keeper import Keeper
from game.play.ledger.scores import totals_of
from game.play.ledger.sheet import Sheet
from tests.client.driver import Driver
from tests.client.real_window import PATIENCE, Window, keep_picture

ROUNDS = 3


class Both:
    """What is clicked in the window is clicked in its twin too, which knows where everything is."""

    def __init__(self, window: Window, sheet: Sheet) -> None:
        self.window, self.driver = window, Driver(window.twin)
        twin = window.twin
        self.keeper = Keeper.new(twin.cabinet, sheet, twin.disk_trouble)
        open_ledger(twin, self.keeper)
        twin.tick(16)

    @property
    def sheet(self) -> Sheet:
        return self.keeper.sheet

    def click(self, key: str, pause: float = 0.05) -> None:
        self.window.click(key)
        self.driver.click(key)
        time.sleep(pause)

    def settle(self) -> None:
        """Until the window has saved what the twin knows."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            saved = sheet_of(self.window)
            if saved and saved.hands == self.sheet.hands:
                return
            time.sleep(0.1)
        raise AssertionError("the window and its twin have written down different things")


def sheet_of(window: Window) -> Sheet | None:
    filed = Cabinet(window.folder, window.twin.editions).unfinished()
    return filed[0].sheet if filed else None


def begun(window: Window) -> Both:
    """From the title through the setup."""
    open_title(window.twin)
    window.until_shown()
    for door, key in ((open_real_table, "real_table"), (open_real_table_setup, "new")):
        window.click(key)
        door(window.twin)
        window.until_shown()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        window.click("start")
        time.sleep(0.7)
        if sheet := sheet_of(window):
            return Both(window, sheet)
    raise AssertionError("the sheet was never begun")


def one_round(both: Both) -> None:
    """Whoever leads bids one and makes it; the last one gets the rest."""
    first, *others, last = both.sheet.hand.order
    both.click(f"bid_{first}_1")
    for member in (*others, last):
        both.click(f"bid_{member}_0")
    both.click("accent")
    both.settle()
    both.click("accent", 0.3)
    both.click(f"won_{first}_1")
    for member in others:
        both.click(f"won_{member}_0")
    both.click("accent")
    both.settle()


def corrected(both: Both) -> None:
    """In the first round it was the second player who won the trick."""
    first, second, *_ = both.sheet.hands[0].order
    both.click("fix", 0.6)
    for _ in range(ROUNDS - 1):
        both.click("before", 0.3)
    both.click(f"won_{first}_0")
    both.click(f"won_{second}_1")
    both.click("keep")
    both.settle()


def keep_score(window: Window) -> None:
    both = begun(window)
    for number in range(ROUNDS):
        if number:
            both.click("accent")
            both.settle()
        one_round(both)
    before = totals_of(both.sheet)
    corrected(both)
    assert isinstance(window.twin.top, LedgerScene)
    after = totals_of(both.sheet)
    first, second, *_ = both.sheet.hands[0].order
    changed = {m: new - old for m, (old, new) in enumerate(zip(before, after, strict=True))}
    assert {m: change for m, change in changed.items() if change} == {first: -30, second: -20}
    saved = sheet_of(window)
    assert saved
    assert totals_of(saved) == after


def test_three_rounds_are_kept_by_mouse_and_the_first_is_corrected(
    display: str, tmp_path: Path
) -> None:
    window = Window(display, tmp_path / "home")
    try:
        keep_score(window)
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
