"""The small score pad on the table."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from game.client.app import App
from game.client.scenes.table.sprites.pad import draw_pad, first_shown, small_grid
from game.client.toolkit.catalogs import MINUS
from game.client.toolkit.text import Drawn
from game.client.toolkit.theme import Theme
from game.play.looks import looks_of
from tests.client.scenes.scores.fake_game import FakeGame
from tests.match.matches import EVERYTHING

SIZES = [(1024, 600), (1280, 720), (1920, 1080)]
LONG_PLAN: dict[str, object] = {**EVERYTHING, "plan": "custom", "custom_plan": (2, 3) * 10}


def pad_of(app: App) -> pygame.Rect:
    theme = app.ui.theme
    return pygame.Rect(0, 0, theme.px(232), theme.px(250))


def drawn(game: FakeGame, app: App) -> list[Drawn]:
    """Every text of the pad."""
    view, rect = game.public_view, pad_of(app)
    stage = SimpleNamespace(
        ui=app.ui,
        layout=SimpleNamespace(pad=rect),
        looks=looks_of(game.seats),
        board=SimpleNamespace(view=view, hand=view.hand),
    )
    app.ui.watch_text()
    draw_pad(stage, pygame.Surface(rect.size))  # type: ignore[arg-type]
    return app.ui.text.drawn


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("edition", "seats"), [("dice", 3), ("schmidt", 4), ("dice", 6)])
def test_all_totals_and_the_last_hand_are_readable(
    edition: str, seats: int, size: tuple[int, int]
) -> None:
    game, app = FakeGame(seats, 5, 7, edition), App.headless(size, "de")
    texts = [x.text for x in drawn(game, app)]
    assert app.ui.text.overflows == app.ui.text.shortened == []
    for total in game.public_view.totals:
        assert app.ui.tr.number(total) in texts
    for score in game.public_view.scored[-1].scores:
        assert app.ui.tr.signed(score.points) in texts


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_larger_letters_reach_the_pad(seats: int, size: tuple[int, int]) -> None:
    highest = []
    for text_size in (1.0, 1.3):
        game, app = FakeGame(seats, 5, 7, "dice"), App.headless(size, "de")
        app.ui.store.set("text_size", text_size)
        points = [x.rect.height for x in drawn(game, app) if x.text[:1] in ("+", MINUS)]
        highest.append(min(points))
    assert highest[1] >= 1.15 * highest[0]


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("size", SIZES)
def test_twenty_hands_fit_by_showing_the_last_ones(seats: int, size: tuple[int, int]) -> None:
    game = FakeGame(seats, 17, 7, "beck", LONG_PLAN)
    app = App.headless(size, "de")
    texts = [x.text for x in drawn(game, app)]
    assert app.ui.text.overflows == app.ui.text.shortened == []
    assert {"17", "18"} <= set(texts)
    assert "1" not in texts


def test_the_hand_being_played_is_the_last_one_shown() -> None:
    assert first_shown(scored=0, hands=10, shown=7) == 0
    assert first_shown(scored=6, hands=10, shown=7) == 0
    assert first_shown(scored=7, hands=10, shown=7) == 1
    assert first_shown(scored=10, hands=10, shown=7) == 3


@pytest.mark.parametrize("seats", range(2, 9))
def test_no_two_boxes_overlap_and_all_are_on_the_sheet(seats: int) -> None:
    for size in SIZES:
        theme = Theme(size)
        sheet = pygame.Rect(5, 7, theme.px(206), theme.px(197))
        grid = small_grid(theme, sheet, seats, 10)
        hands = range(grid.hands)
        boxes = [grid.points(seat, hand) for seat in range(seats) for hand in hands]
        boxes += [grid.sum(seat) for seat in range(seats)] + [grid.number(hand) for hand in hands]
        boxes += [grid.emblem(seat) for seat in range(seats)]
        for number, box in enumerate(boxes):
            assert sheet.contains(box)
            assert box.collidelist(boxes[number + 1 :]) == -1


def test_dice_for_four_show_all_their_hands() -> None:
    theme = Theme((1024, 600))
    sheet = pygame.Rect(0, 0, theme.px(206), theme.px(197))
    assert small_grid(theme, sheet, 4, 8).hands == 8
