"""What stands on the pad is what the rules scored, in every edition and with every scoring."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import product

import pygame
import pytest

from game.client.app import App
from game.client.props.score_lines import line_text
from game.client.scenes.scores.pad_grid import Cell
from game.client.scenes.scores.pad_scene import PadScene
from game.client.scenes.scores.pad_table import name_lines
from game.client.toolkit.catalogs import Translator
from game.match.library import load_editions
from game.play.settings import LANGUAGES, Settings
from game.rules.edition import Edition
from game.rules.events import HandScored
from game.rules.scoring import LOADS, WAGERS, Result
from game.rules.trick import Bonus
from tests.client.driver import Driver
from tests.client.scenes.scores.fake_game import FakeGame
from tests.client.scenes.scores.opened import end_of, pad_of
from tests.match.matches import EVERYTHING

EDITIONS = load_editions()
SCORINGS = [(edition.key, scoring) for edition in EDITIONS.values() for scoring in edition.scorings]
LONG_PLAN: dict[str, object] = {**EVERYTHING, "plan": "custom", "custom_plan": (2, 3) * 10}
GERMAN = (
    "Käpt’n Pflaume",
    "Holzbein-Piet",
    "Muschel-Max",
    "Glücks-Lotte",
    "Korallen-Kim",
    "Nebel-Fenja",
    "Roter Jasper",
    "Sturm-Sami",
)


@cache
def match(edition: str, seats: int, scoring: str, hands: int | None = None) -> FakeGame:
    options: Mapping[str, object] = {"scoring": scoring}
    return FakeGame(seats, hands, 11, edition, options)


@cache
def crowded(hands: int | None = None, long: bool = False) -> FakeGame:
    return FakeGame(8, hands, 3, "beck", LONG_PLAN if long else EVERYTHING, GERMAN)


@cache
def whole(edition: str, seats: int) -> FakeGame:
    return FakeGame(seats, None, 7, edition, EVERYTHING if edition == "beck" else None, GERMAN)


def written(driver: Driver, rect: pygame.Rect) -> list[str]:
    """The texts inside a rectangle, from left to right, as they were last drawn."""
    found = [x for x in driver.app.ui.text.drawn if rect.contains(x.rect)]
    return [x.text for x in sorted(found, key=lambda x: x.rect.left)]


# The values


@pytest.mark.parametrize(("edition", "scoring"), SCORINGS)
def test_every_cell_holds_the_bid_the_points_and_the_total_that_were_scored(
    edition: str, scoring: str
) -> None:
    game = match(edition, 3, scoring)
    scored = [event for event in game.events if isinstance(event, HandScored)]
    driver, scene = pad_of(game)
    tr, grid = driver.app.ui.tr, scene.table.grid
    assert len(scored) == len(game.setup.plan)
    driver.texts()
    for hand, seat in product(scored, range(3)):
        parts = grid.parts(Cell(hand.number, seat))
        score = hand.scores[seat]
        told = [tr.number(score.bid), tr.signed(score.points), tr.number(hand.totals[seat])]
        assert [written(driver, part.inflate(2, 2)) for part in parts] == [[x] for x in told]


@pytest.mark.parametrize(("edition", "scoring"), SCORINGS)
def test_the_sheet_has_every_item_of_the_chosen_hand(edition: str, scoring: str) -> None:
    game = match(edition, 3, scoring)
    driver, scene = pad_of(game)
    for hand in reversed(game.public_view.scored):
        assert scene.chosen == hand.number
        driver.texts()
        for row, score in zip(scene.rows, hand.scores, strict=True):
            texts = written(driver, row.rect)
            for line in score.lines:
                assert line_text(driver.app.ui, line) in texts
                assert driver.app.ui.tr.signed(line.points) in texts
        if hand.number > 1:
            driver.click("before")


def test_the_totals_are_the_sum_of_the_points() -> None:
    game = match("beck", 3, "rascal")
    _, scene = pad_of(game)
    points = [[s.points for s in hand.scores] for hand in game.public_view.scored]
    assert scene.table.book.totals == tuple(map(sum, zip(*points, strict=True)))


def test_a_cannon_load_has_its_sign_below_the_bid() -> None:
    game = crowded(2)
    _, scene = pad_of(game)
    assert {score.load for hand in game.public_view.scored for score in hand.scores} == set(LOADS)
    frame = pygame.Surface(scene.app.size)
    scene.app.draw_on(frame)
    for hand, seat in product((1, 2), range(8)):
        assert is_dark(frame, scene.table.grid.parts(Cell(hand, seat))[0])
    assert not is_dark(frame, scene.table.grid.parts(Cell(3, 0))[0])


def is_dark(frame: pygame.Surface, cell: pygame.Rect) -> bool:
    """Whether there is iron in the lower half of a cell."""
    columns = range(cell.left + 2, cell.right - 2)
    rows = range(cell.centery + 2, cell.bottom - 2)
    return any(sum(frame.get_at((x, y))[:3]) < 200 for x, y in product(columns, rows))


def test_the_ghost_has_no_column() -> None:
    game = FakeGame(2, 3, 5, "beck", EVERYTHING)
    assert game.setup.ghost == 2
    driver, scene = pad_of(game)
    assert scene.table.book.seats == scene.table.grid.seats == 2
    driver.assert_fits()


def test_bids_of_the_hand_being_played_are_shown_once_they_are_open() -> None:
    game = FakeGame(3, 1, 5, "schmidt")
    session = game.session
    while game.public_view.hand is None or None in game.public_view.hand.bids:
        session.step()
    _, scene = pad_of(game, hand_over=False)
    assert scene.table.book.bids == game.public_view.hand.bids


# The texts


def bonus_kinds(edition: Edition) -> set[Bonus]:
    """Every bonus that a trick of two can earn, and what allies get."""
    found = {Bonus("loot", edition.loot_bonus)} if edition.loot_bonus else set()
    defaults = edition.setup(edition.seats[-1]).options
    rules, faces = edition.trick_rules(defaults), edition.box.faces.values()
    for winner, other in product(faces, faces):
        found.update(rules.bonuses(winner, (winner, other)))
    return found


def line_kinds(edition: Edition) -> set[str]:
    """Every kind of score line that an edition can give, from its own scorings."""
    kinds: set[str] = set()
    bonuses = bonus_kinds(edition)
    wagers = WAGERS if edition.wagers else (0,)
    for scoring, bid, won in product(edition.scorings.values(), range(4), range(4)):
        for load, wager in product((None, *LOADS), wagers):
            paid = {bonus for bonus in bonuses if bonus.kind != "loot" or bid == won}
            lines = scoring.lines(Result(4, bid, won, tuple(sorted(paid)), load, wager))
            kinds.update(line.kind for line in lines)
    return kinds


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_score_line_of_an_edition_has_a_text(edition: str, lang: str) -> None:
    tr = Translator(lang)
    kinds = line_kinds(EDITIONS[edition])
    assert {"tricks", "pirate_captured", "king_captured"} <= kinds
    assert [kind for kind in sorted(kinds) if not tr.has(f"scores.line.{kind}")] == []


def test_beck_has_lines_for_halves_loads_wagers_and_loot() -> None:
    kinds = line_kinds(EDITIONS["beck"])
    assert {"black_fourteen_half", "cannonball_hit", "wager_lost", "loot", "miss"} <= kinds


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pieces_of_a_hand_are_named(edition: str, lang: str) -> None:
    tr = Translator(lang)
    assert all(tr.has(f"scores.pieces.{edition}.{form}") for form in ("one", "other"))


# The places


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("hands", "size"), [(1, (1024, 600)), (5, (1280, 720)), (10, (1920, 1080)), (10, (1024, 600))]
)
def test_eight_seats_fit_in_german(hands: int, size: tuple[int, int]) -> None:
    driver, scene = pad_of(crowded(hands), app=App.headless(size, "de"))
    driver.assert_fits()
    driver.click("turn")
    assert scene.shows_chart
    driver.assert_fits()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_eight_seats_and_twenty_hands_fit(lang: str) -> None:
    game = crowded(None, long=True)
    assert len(game.setup.plan) == 20
    driver, scene = pad_of(game, app=App.headless((1024, 600), lang))
    driver.assert_fits()
    assert scene.table.grid.bottom + scene.table.grid.foot <= scene.table.rect.bottom + 1
    end_of(game, App.headless((1024, 600), lang))[0].assert_fits()


@pytest.mark.parametrize("text_size", [1.15, 1.3])
def test_eight_seats_fit_with_larger_letters(text_size: float) -> None:
    settings = Settings(text_size=text_size)
    app = App.headless((1024, 600), "de", settings)
    pad_of(crowded(10), app=app)[0].assert_fits()
    end_of(crowded(), App.headless((1024, 600), "de", settings))[0].assert_fits()


@pytest.mark.no_cover
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("edition", "seats"), [("dice", 4), ("schmidt", 6), ("beck", 2)])
def test_other_tables_fit(edition: str, seats: int, lang: str) -> None:
    game = whole(edition, seats)
    for size in ((1024, 600), (1024, 1000)):
        pad_of(game, app=App.headless(size, lang))[0].assert_fits()
        end_of(game, App.headless(size, lang))[0].assert_fits()


def test_bid_and_tricks_are_told_in_words_however_little_room_there_is() -> None:
    app = App.headless((1024, 600), "de", settings=Settings(text_size=1.3))
    driver, _ = pad_of(crowded(5), app=app)
    texts = driver.texts()
    assert [text for text in texts if " angesagt, " in text]
    assert not [text for text in texts if re.fullmatch(r"\d+/\d+", text)]


def test_the_podium_of_eight_fits_with_larger_text() -> None:
    app = App.headless((1024, 600), "de", settings=Settings(text_size=1.3, reduced_motion=True))
    end_of(whole("beck", 8), app)[0].assert_fits()


def test_a_long_name_is_broken_where_it_has_a_gap() -> None:
    assert name_lines("Käpt’n Pflaume") == ["Käpt’n", "Pflaume"]
    assert name_lines("Holzbein-Piet") == ["Holzbein-", "Piet"]
    assert name_lines("Jack") == ["Jack"]


def test_all_widgets_stay_in_the_window_and_are_large_enough_to_touch() -> None:
    for size in ((1024, 600), (1280, 720), (2560, 1080), (1024, 1000)):
        window = pygame.Rect((0, 0), size)
        driver, _ = pad_of(crowded(5), app=App.headless(size, "de"))
        for widget in driver.scene.all_widgets():
            assert window.contains(widget.rect)
            if widget.focusable:
                assert min(widget.rect.size) >= driver.app.ui.theme.touch


# Cells


def slip_texts(driver: Driver) -> set[str]:
    scene = driver.scene
    assert isinstance(scene, PadScene)
    cell = scene.told_cell
    driver.texts()
    return set(written(driver, scene._slip(cell).rect)) if cell else set()


def items_of(driver: Driver, game: FakeGame, cell: Cell) -> set[str]:
    score = game.public_view.scored[cell.hand - 1].scores[cell.seat]
    return {line_text(driver.app.ui, line) for line in score.lines} | {game.seats[cell.seat].name}


def test_arrows_go_from_cell_to_cell_and_tell_each() -> None:
    game = crowded(5)
    driver, scene = pad_of(game)
    while scene.focus is not scene.table:
        driver.key(pygame.K_TAB)
    assert scene.told_cell == Cell(5, 0)
    driver.key(pygame.K_UP, pygame.K_RIGHT, pygame.K_RIGHT)
    assert scene.told_cell == Cell(4, 2)
    assert scene.chosen == 4
    assert items_of(driver, game, Cell(4, 2)) <= slip_texts(driver)
    assert scene.table.focus_rect.contains(scene.table.grid.cell(Cell(4, 2)))
    driver.key(*[pygame.K_RIGHT] * 6)
    assert scene.focus is not scene.table
    assert scene.told_cell is None


def test_pointing_at_a_cell_tells_it_and_leaves_the_chosen_hand() -> None:
    game = crowded(5)
    driver, scene = pad_of(game)
    driver.move(scene.table.grid.cell(Cell(2, 7)).center)
    assert scene.told_cell == Cell(2, 7)
    assert scene.chosen == 5
    assert items_of(driver, game, Cell(2, 7)) <= slip_texts(driver)
    driver.move(scene.table.grid.cell(Cell(6, 7)).center)
    assert scene.told_cell is None


def test_a_slip_stays_in_the_window_for_every_cell() -> None:
    driver, scene = pad_of(crowded(10), app=App.headless((1024, 600), "de"))
    window = pygame.Rect(0, 0, 1024, 600)
    for hand, seat in product(range(1, 11), range(8)):
        slip = scene._slip(Cell(hand, seat)).rect
        assert window.contains(slip)
        assert not slip.colliderect(scene.table.grid.cell(Cell(hand, seat)))
    driver.assert_fits()


def test_the_end_of_a_match_tells_its_cells_too() -> None:
    game = crowded()
    driver, scene = end_of(game)
    driver.click("turn")
    driver.click(scene.table.grid.cell(Cell(3, 1)).center)
    assert items_of(driver, game, Cell(3, 1)) <= slip_texts(driver)


def test_the_buttons_beside_the_heading_go_from_hand_to_hand() -> None:
    driver, scene = pad_of(match("schmidt", 3, "standard", 3))
    assert not driver.widget("after").enabled
    driver.click("before")
    driver.click("before")
    assert scene.chosen == 1
    assert not driver.widget("before").enabled
    driver.click("after")
    assert scene.chosen == 2


def test_moments_that_do_not_fit_are_reached_by_keys() -> None:
    driver, scene = end_of(crowded(), App.headless((1024, 600), "de"))
    assert scene.area.furthest > 0
    seen = set()
    for _ in range(12):
        driver.key(pygame.K_TAB)
        seen.update(n for n, row in enumerate(scene.rows) if row is scene.focus)
        if scene.focus is scene.rows[-1]:
            assert scene.area.rect.contains(scene.rows[-1].rect)
    assert seen == set(range(len(scene.rows)))
