"""Where everything on a card table lies: 2 to 8 seats, with the ghost or without, in any window."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.client.props.card_art import SHAPE
from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.layout_cards import CardLayout
from game.client.scenes.table.layout_dice import DiceLayout
from game.client.scenes.table.spots import Place, fan, tray
from game.client.toolkit.theme import Theme
from game.play.settings import TEXT_SIZES

SIZES = [(1024, 600), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
GHOST = 2
MOST_CARDS = 24
TABLES = [(seats, None) for seats in range(2, 9)] + [(2, GHOST)]

Point = pygame.Vector2


def made(size: tuple[int, int], seats: int, ghost: int | None, bottom: int = 0) -> CardLayout:
    return CardLayout(Theme(size), seats, bottom, ghost)


def corners(place: Place) -> list[Point]:
    """Of a card, turned as it lies."""
    half = Point(place.size * SHAPE / 2, place.size / 2)
    ends = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    middle = Point(place.x, place.y)
    return [middle + Point(x * half.x, y * half.y).rotate(place.turn) for x, y in ends]


def apart(one: list[Point], two: list[Point]) -> bool:
    """Whether some line lies between two turned rectangles."""
    for shape in (one, two):
        for start, end in pairwise(shape):
            axis = end - start
            first, second = ([axis.dot(point) for point in each] for each in (one, two))
            if max(first) <= min(second) or max(second) <= min(first):
                return True
    return False


def beyond_the_rope(rect: pygame.Rect, oval: pygame.Rect) -> bool:
    """Whether no part of the rectangle lies on the oval tray."""
    x = min(max(oval.centerx, rect.left), rect.right) - oval.centerx
    y = min(max(oval.centery, rect.top), rect.bottom) - oval.centery
    return (2 * x / oval.width) ** 2 + (2 * y / oval.height) ** 2 > 1


@pytest.mark.parametrize(("seats", "ghost"), TABLES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_covers_anything_else(size: tuple[int, int], seats: int, ghost: int | None) -> None:
    layout = made(size, seats, ghost)
    window = pygame.Rect((0, 0), size)
    blocks = [layout.screen(seat).union(layout.pile_zone(seat)) for seat in layout.others]
    own = [layout.screen(0), layout.bag, layout.bag_label, layout.pile_zone(0)]
    corner = [layout.counter, layout.trick, layout.bids, layout.button(0), layout.button(1)]
    tools = [layout.tool(0), layout.tool(1)]
    fixed = [layout.panel, layout.pad, layout.message, layout.explanation, *corner, *tools]
    for rect in (*blocks, *fixed, *own, layout.tray, layout.lead):
        assert window.contains(rect), rect
    for one, two in combinations([*blocks, *fixed], 2):
        assert not one.colliderect(two), (one, two)
    for block in blocks:
        assert block.collidelist([layout.lead, *own]) == -1
    for rect in own:
        assert rect.collidelist(fixed) == -1
    for one, two in combinations(own, 2):
        assert not one.colliderect(two), (one, two)
    for rect in (*corner, *tools, layout.panel, layout.pad, layout.explanation, *own):
        assert beyond_the_rope(rect, layout.tray), rect


@pytest.mark.parametrize(("seats", "ghost"), TABLES)
@pytest.mark.parametrize("size", SIZES)
def test_the_cards_of_a_trick_lie_apart_inside_the_rope(
    size: tuple[int, int], seats: int, ghost: int | None
) -> None:
    layout = made(size, seats, ghost)
    places = [layout.place(tray(seat)) for seat in layout.places]
    for one, two in combinations(places, 2):
        assert apart(corners(one), corners(two))
    middle, (rx, ry) = Point(layout.tray_middle), layout.felt
    for place in places:
        assert place.size >= 84 * layout.u
        for corner in corners(place):
            away = corner - middle
            assert (away.x / rx) ** 2 + (away.y / ry) ** 2 < 1.15


@pytest.mark.parametrize(("seats", "ghost"), TABLES)
def test_others_hold_their_cards_between_portrait_and_medal(seats: int, ghost: int | None) -> None:
    layout = made((1280, 720), seats, ghost)
    most = 3 * MOST_CARDS // max(3, seats)
    for seat in layout.others:
        for count in (1, 5, most):
            middles = [layout.place(fan(seat, index, count)).x for index in range(count)]
            steps = [b - a for a, b in pairwise(middles)]
            assert all(step >= 4 for step in steps)
            assert middles[0] > layout.portrait(seat).centerx
            assert middles[-1] < layout.medal(seat).centerx


@pytest.mark.parametrize("count", range(1, MOST_CARDS + 1))
@pytest.mark.parametrize("size", SIZES)
def test_every_own_card_can_be_read_and_pressed(size: tuple[int, int], count: int) -> None:
    layout = made(size, 4, None)
    window = pygame.Rect((0, 0), size)
    targets = [layout.well_target(index, count, False) for index in range(count)]
    for index, target in enumerate(targets):
        place = layout.well_place(index, count, False)
        assert min(target.size) >= layout.theme.touch
        assert target.width >= place.size * SHAPE * 0.33
        assert all(window.inflate(2, 2).collidepoint(corner) for corner in corners(place))
    for one, two in combinations(targets, 2):
        clip = one.clip(two)
        assert clip.width <= 2 or clip.height <= layout.theme.px(12)


@pytest.mark.parametrize("count", range(2, MOST_CARDS + 2))
@pytest.mark.parametrize("size", SIZES)
def test_all_bids_can_be_pressed_and_cover_no_seat(size: tuple[int, int], count: int) -> None:
    layout = made(size, 3, None)
    coins = [layout.bid(number, count) for number in range(count)]
    board = layout.bid_board(count)
    for one, two in combinations(coins, 2):
        assert not one.colliderect(two)
    for coin in coins:
        assert board.contains(coin)
        assert min(coin.size) >= layout.theme.touch
    assert board.collidelist([layout.screen(seat) for seat in layout.others]) == -1
    assert board.collidelist([layout.message, layout.panel]) == -1


@pytest.mark.no_cover
@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("kind", [CardLayout, DiceLayout])
@pytest.mark.parametrize("count", range(2, 12))
@pytest.mark.parametrize("size", SIZES)
def test_every_coin_has_room_for_what_is_at_stake(
    size: tuple[int, int], count: int, kind: type[TableLayout], text_size: float
) -> None:
    for seats in range(2, 9 if kind is CardLayout else 7):
        layout = kind(Theme(size, text_size), seats, 0)
        board = layout.bid_board(count)
        assert layout.tells_stakes(count)
        for number in range(count):
            told, coin = layout.stake(number, count), layout.bid(number, count)
            assert board.contains(told)
            assert not told.colliderect(coin)
        assert board.collidelist([layout.message, layout.panel]) == -1
        assert board.collidelist([layout.screen(seat) for seat in layout.others]) == -1


def test_the_ghost_sits_next_to_whoever_looks() -> None:
    for bottom in (0, 1):
        layout = made((1280, 720), 2, GHOST, bottom)
        assert [layout.position(seat) for seat in (bottom, GHOST, 1 - bottom)] == [0, 1, 2]
        assert layout.others == sorted((GHOST, 1 - bottom))
