"""Who sits where: the own seat below, the next one to the left, and so on clockwise."""

from __future__ import annotations

import math

import pytest

from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.layout_cards import CardLayout
from game.client.scenes.table.layout_dice import DiceLayout
from game.client.scenes.table.spots import tray
from game.client.toolkit.theme import Theme

SIZE = (1280, 720)
GHOST = 2
TABLES: list[TableLayout] = [
    *(DiceLayout(Theme(SIZE), seats, bottom) for seats in range(3, 7) for bottom in (0, seats - 1)),
    *(CardLayout(Theme(SIZE), seats, bottom) for seats in range(2, 9) for bottom in (0, seats - 1)),
    *(CardLayout(Theme(SIZE), 2, bottom, GHOST) for bottom in (0, 1)),
]


def name_of(table: TableLayout) -> str:
    ghost = " and the ghost" if table.ghost else ""
    return f"{type(table).__name__} of {table.seats}{ghost} from {table.bottom}"


def clockwise(table: TableLayout) -> list[int]:
    """From the own seat on; the ghost sits between the own seat and the next."""
    seats = [(table.bottom + step) % table.seats for step in range(table.seats)]
    return seats if table.ghost is None else [seats[0], table.ghost, *seats[1:]]


def turn(table: TableLayout, point: tuple[float, float]) -> float:
    """Clockwise from the lower edge, seen from the middle of the tray, in degrees."""
    x, y = point[0] - table.tray_middle[0], point[1] - table.tray_middle[1]
    return (math.degrees(math.atan2(y, x)) - 90) % 360


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_others_sit_clockwise_from_the_left(table: TableLayout) -> None:
    others = sorted(table.others, key=lambda seat: turn(table, table.screen(seat).center))
    assert [table.bottom, *others] == clockwise(table)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_what_is_played_lies_on_the_side_of_who_played_it(table: TableLayout) -> None:
    own, *others = clockwise(table)
    turns = [turn(table, table.place(tray(seat)).centre) for seat in others]
    assert turns == sorted(turns)
    assert table.place(tray(own)).x == pytest.approx(table.tray_middle[0], abs=1)
    assert table.place(tray(own)).y > table.tray_middle[1]


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_what_was_won_lies_nearest_to_who_won_it(table: TableLayout) -> None:
    for seat in table.others:
        zone = table.pile_zone(seat).center
        near = min(table.others, key=lambda other: math.dist(zone, table.screen(other).center))
        assert near == seat
