"""What belongs to a seat: a large face, a plate, a medal, a ribbon, each in its place."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.layout_cards import CardLayout
from game.client.scenes.table.layout_dice import DiceLayout
from game.client.scenes.table.spots import Spot
from game.client.toolkit.theme import Theme
from game.play.settings import TEXT_SIZES

SIZES = [(1024, 600), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
SEATS = [(DiceLayout, seats) for seats in range(2, 7)] + [
    (CardLayout, seats) for seats in range(2, 9)
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kind", "seats"), SEATS)
def test_a_portrait_is_twice_as_large_as_it_was(
    kind: type[TableLayout], seats: int, size: tuple[int, int]
) -> None:
    layout = kind(Theme(size), seats, 0)
    for seat in range(seats):
        assert layout.portrait(seat).width >= 104 * layout.u - 1


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kind", "seats"), SEATS)
def test_medal_words_and_name_of_a_seat_lie_apart(
    kind: type[TableLayout], seats: int, size: tuple[int, int], text_size: float
) -> None:
    layout = kind(Theme(size, text_size), seats, 0)
    for seat in range(seats):
        place = layout.screen(seat)
        parts = [layout.plate(seat), layout.ribbon(seat), layout.medal(seat)]
        for one, two in combinations(parts, 2):
            assert one.clip(two).height <= layout.theme.px(7)
        for part in (*parts, layout.portrait(seat)):
            assert place.inflate(4, 4).contains(part), part
        assert layout.medal(seat).width >= 42 * layout.u
        assert layout.plate_text(seat).height >= layout.theme.text_px("strong")


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kind", "seats"), SEATS)
def test_facts_are_as_high_as_their_letters_and_lie_above_the_seats(
    kind: type[TableLayout], seats: int, size: tuple[int, int], text_size: float
) -> None:
    layout = kind(Theme(size, text_size), seats, 0)
    facts = [layout.counter, layout.trick, layout.bids]
    line, rims = 1.2 * layout.theme.text_px("strong"), 4 * layout.u
    assert all(fact.height >= line + rims for fact in facts)
    screens = [layout.screen(seat) for seat in layout.others]
    for one, two in combinations([*facts, *screens], 2):
        assert not one.colliderect(two)


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_emblem_peeks_out_behind_a_number(
    seats: int, size: tuple[int, int], text_size: float
) -> None:
    layout = DiceLayout(Theme(size, text_size), seats, 0)
    for seat in layout.others:
        emblem, count = layout.emblem(seat), pygame.Rect(0, 0, 52 * layout.u, 27 * layout.u)
        count.center = layout.count(seat)
        assert emblem.clip(count).height <= layout.theme.px(5)
        assert not emblem or emblem.width >= 24 * layout.u - 1
        assert not layout.medal(seat).colliderect(emblem)


@pytest.mark.parametrize("size", SIZES)
def test_taken_dice_can_be_read(size: tuple[int, int]) -> None:
    layout = DiceLayout(Theme(size), 6, 0)
    for seat in range(6):
        for count in (1, 3, 6):
            places = [
                layout.place(Spot("pile", seat, index, count, 0, 6)) for index in range(count)
            ]
            assert min(place.size for place in places) >= 34 * layout.u


def test_a_wide_window_has_larger_seats_and_a_wider_hand() -> None:
    usual, wide = (CardLayout(Theme(size), 4, 0) for size in ((1920, 1080), (2560, 1080)))
    assert wide.portrait(0).width > usual.portrait(0).width
    assert wide.portrait(1).width > usual.portrait(1).width
    assert wide.panel.width > usual.panel.width
    assert wide.tray.width > usual.tray.width
    piles = [layout.place(Spot("pile", 1, 0, 1, 0, 4)).size for layout in (usual, wide)]
    assert piles[1] > piles[0]


@pytest.mark.parametrize("size", SIZES)
def test_own_pieces_are_as_large_as_their_place(size: tuple[int, int]) -> None:
    layout = DiceLayout(Theme(size), 4, 0)
    well = layout.well(False)
    for count in range(1, 9):
        place = layout.well_place(0, count, False)
        full = min(well.height, well.width / count)
        assert place.size >= 0.8 * full or place.size >= 100 * layout.u
        assert well.collidepoint(pygame.Vector2(place.centre))
