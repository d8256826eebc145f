"""Every phase of the table in every language and at several sizes; resizing in between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.client.scenes.table.layout_dice import DiceLayout
from game.client.scenes.table.sprites.movers import Tumble
from game.client.toolkit.catalogs import catalog
from game.client.toolkit.theme import Theme
from game.play.settings import LANGUAGES
from game.play.sharing import AROUND, Sharing
from tests.client.scenes.table import tables
from tests.client.scenes.table.tables import STRICT, TableDriver

SIZES = [(1024, 600), (1280, 720), (1024, 768), (2560, 1080), (3840, 2160)]


def dealing(driver: TableDriver) -> bool:
    return bool(driver.table.board.arriving.total())


def bidding(driver: TableDriver) -> bool:
    return driver.table.must_bid and driver.asked()


def chanting(driver: TableDriver) -> bool:
    chant = driver.table.board.chant
    return chant is not None and chant.word >= 0


def opened(driver: TableDriver) -> bool:
    chant = driver.table.board.chant
    return chant is not None and chant.opened >= 1


def rolling(driver: TableDriver) -> bool:
    return any(isinstance(mover, Tumble) for mover in driver.table.board.movers)


def asked(driver: TableDriver) -> bool:
    return driver.asked() and not driver.table.must_bid


def won(driver: TableDriver) -> bool:
    return driver.table.board.winner is not None and driver.table.board.lifted >= 1


def handing_over(driver: TableDriver) -> bool:
    return driver.scene.name == "curtain"


PHASES = [dealing, bidding, chanting, opened, rolling, asked, won]


def reach(driver: TableDriver, phase: Callable[[TableDriver], bool]) -> None:
    """By mouse, with steps small enough to see every phase."""
    for _ in range(4000):
        if phase(driver):
            return
        if driver.ready():
            driver.click_through()
        else:
            driver.wait(40)
    raise AssertionError(f"never {phase.__name__}")


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_no_text_overflows_in_any_phase(size: tuple[int, int]) -> None:
    driver = TableDriver("hhbbbb", size)
    for phase in (dealing, handing_over, *PHASES[1:]):
        reach(driver, phase)
        driver.assert_fits_in_every_language()


def test_the_menu_fits_in_every_language() -> None:
    for language in LANGUAGES:
        driver = TableDriver("hbb", (1024, 600), language, text_size=1.3)
        driver.key(pygame.K_ESCAPE)
        driver.assert_fits()
        driver.click("concede")
        driver.assert_fits()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_larger_letters_reach_the_bag_and_the_numbers_of_dice(size: tuple[int, int]) -> None:
    small, large = (highest_letters(size, text_size) for text_size in (1.0, 1.3))
    assert all(after >= 1.15 * before for before, after in zip(small, large, strict=True))


def highest_letters(size: tuple[int, int], text_size: float) -> tuple[int, int]:
    """In the overview of all dice, and beside the bag."""
    driver = TableDriver("hbbb", size, "de", text_size=text_size)
    driver.until(driver.asked)
    layout, left = driver.table.stage.layout, str(driver.table.board.in_bag)
    assert isinstance(layout, DiceLayout)
    driver.texts()
    drawn = driver.app.ui.text.drawn
    place = layout.overview
    counts = [each.rect.height for each in drawn if place.collidepoint(each.rect.center)]
    return max(counts), next(each.rect.height for each in drawn if each.text.startswith(left))


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_larger_letters_reach_the_overview_and_the_menu(size: tuple[int, int]) -> None:
    small, large = (letters_of_words(size, text_size) for text_size in (1.0, 1.3))
    assert {"von 7", "von 8", "Speichern und gehen", "Von vorn beginnen"} <= set(small)
    assert not [word for word in small if large[word] < 1.15 * small[word]]


def letters_of_words(size: tuple[int, int], text_size: float) -> dict[str, int]:
    """How high the letters are beside the dice of the overview, and in the menu."""
    driver = TableDriver("hbbb", size, "de", text_size=text_size)
    driver.until(driver.asked)
    driver.texts()
    drawn = [each for each in driver.app.ui.text.drawn if each.text.startswith("von ")]
    driver.key(pygame.K_ESCAPE)
    driver.texts()
    planks = [driver.app.ui.tr(f"table.pause.{key}") for key in ("leave", "restart", "settings")]
    drawn += [each for each in driver.app.ui.text.drawn if each.text in planks]
    return {each.text: each.rect.height for each in drawn}


@pytest.mark.parametrize("phase", PHASES)
def test_the_window_may_change_in_the_middle_of_everything(
    phase: Callable[[TableDriver], bool],
) -> None:
    driver = TableDriver("hbbb")
    reach(driver, phase)
    for size in ((1024, 600), (1600, 700), (1280, 720)):
        driver.app.resize(size)
        driver.wait(16)
        assert driver.app.frame().get_size() == size
        assert phase(driver) or phase in (rolling, won, chanting, dealing, opened)
    driver.play_to(lambda: len(driver.game.public_view.scored) == 1)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", SIZES)
def test_nothing_on_the_table_covers_anything_else(size: tuple[int, int], seats: int) -> None:
    layout = DiceLayout(Theme(size), seats, 0)
    window = pygame.Rect((0, 0), size)
    screens = [layout.screen(seat) for seat in range(1, seats)]
    corners = [layout.counter, layout.trick, layout.bids, layout.button(0), layout.button(1)]
    fixed = [layout.panel, layout.bag, layout.pad, layout.explanation, layout.screen(0), *corners]
    for rect in (*screens, *fixed, layout.tray):
        assert window.contains(rect), rect
    for number, screen in enumerate(screens):
        assert screen.collidelist(screens[number + 1 :]) == -1
        assert screen.collidelist(fixed) == -1
        assert not screen.colliderect(layout.lead)
        piles = layout.pile_zone(number + 1)
        assert piles.collidelist([*fixed, layout.lead, layout.message]) == -1
    own = [layout.message, layout.bag, layout.panel, layout.screen(0)]
    assert layout.pile_zone(0).collidelist(own) == -1


@pytest.mark.parametrize("size", SIZES)
def test_everything_to_be_pressed_is_large_enough_for_a_finger(size: tuple[int, int]) -> None:
    theme = Theme(size)
    layout = DiceLayout(theme, 3, 0)
    assert min(layout.button(0).size) >= theme.touch
    assert min(layout.bid(0, 9).size) >= theme.touch
    assert min(layout.well_target(0, 8, False).size) >= theme.touch


@pytest.mark.parametrize("language", ["de", "it"])
def test_large_text_and_large_scores_fit_the_smallest_window(language: str) -> None:
    driver = TableDriver("hbbbbb", (1024, 600), language, speed="off", text_size=1.3)
    driver.play_to(lambda: driver.asked() and len(driver.table.piles) >= 2)
    view = driver.table.board.view
    driver.table.board.view = replace(view, totals=(-210, 480, -150, 310, 90, -200))
    driver.assert_fits()


@pytest.mark.parametrize("sharing", [Sharing(AROUND), STRICT], ids=["around", "pass_on"])
@pytest.mark.parametrize(("edition", "seats"), [("dice", 6), ("schmidt", 6), ("beck", 8)])
def test_the_longest_names_stand_whole_beside_large_scores(
    edition: str, seats: int, sharing: Sharing, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {name for lang in LANGUAGES for name in catalog(lang)["setup.names"].split("|")}
    monkeypatch.setattr(tables, "NAMES", sorted(known, key=len)[-seats:])
    driver = TableDriver(
        "h" * seats,
        (1024, 600),
        "de",
        edition=edition,
        sharing=sharing,
        speed="off",
        text_size=1.3,
    )
    driver.until(driver.ready)
    board = driver.table.board
    board.view = replace(board.view, totals=(-210, 1480) * (seats // 2))
    driver.assert_fits()
