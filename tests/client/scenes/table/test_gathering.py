"""A trick that is over goes where it belongs: to its winner, or down into the deep."""

from __future__ import annotations

import pytest

from game.client.scenes.table.sprites.movers import CardFlight, Flight
from game.rules.events import TrickTaken
from tests.client.scenes.table.choice_tables import CardTable, last_to_play
from tests.client.scenes.table.tables import AtTable, TableDriver


def gathered(driver: AtTable) -> tuple[TrickTaken, list[Flight | CardFlight]]:
    """The next trick that is gathered, and its pieces on their way."""
    driver.until(lambda: driver.table.board.gathering is not None, 20)
    board = driver.table.board
    assert board.gathering is not None
    return board.gathering, [m for m in board.movers if isinstance(m, Flight | CardFlight)]


def assert_on_their_way(driver: AtTable) -> int | None:
    """Every piece of the trick flies from where it lay to the pile of the winner; who that is."""
    trick, flights = gathered(driver)
    assert [(f.seat, f.token) for f in flights] == [*zip(trick.order, trick.faces, strict=True)]
    assert [(f.start.kind, f.start.seat) for f in flights] == [("tray", s) for s in trick.order]
    assert {(f.end.kind, f.end.seat) for f in flights} == {("pile", trick.winner)}
    assert [f.end.piece for f in flights] == [*range(len(flights))]
    return trick.winner


def test_dice_fly_to_whoever_won_them() -> None:
    driver, winners = TableDriver("bbb", speed="fast"), set()
    while len(winners) < 3:
        winners.add(assert_on_their_way(driver))
        driver.until(lambda: driver.table.board.gathering is None, 20)


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("yellow:14 yellow:3 yellow:4 yellow:5", 0),
        ("yellow:4 yellow:14 yellow:3 yellow:5", 1),
        ("yellow:4 yellow:3 skull_king yellow:14", 2),
        ("yellow:4 yellow:3 green:3 yellow:14", 3),
    ],
)
def test_cards_fly_to_whoever_won_them(cards: str, winner: int) -> None:
    assert assert_on_their_way(played(cards)) == winner


def played(cards: str) -> CardTable:
    table = last_to_play(cards)
    table.play(cards.split(maxsplit=1)[0])
    return table


def test_a_second_trick_lies_beside_the_first() -> None:
    table = played("skull_king yellow:3 yellow:4 yellow:5")
    gathered(table)
    table.until(table.asked)
    table.play("green:1")
    _, flights = gathered(table)
    piles = {flight.end.index for flight in flights}
    won = len(table.table.board.tricks_of(flights[0].end.seat))
    assert piles == {won}


def test_what_nobody_gets_goes_down_into_the_deep() -> None:
    table = played("whale escape skull_king mermaid")
    trick, flights = gathered(table)
    assert trick.winner is None
    assert {flight.end.kind for flight in flights} == {"deep"}


def test_what_the_kraken_took_does_not_come_up_again() -> None:
    _, flights = gathered(played("kraken yellow:3 skull_king yellow:14"))
    assert flights == []


def test_when_the_board_settles_the_pieces_lie_in_the_winners_pile() -> None:
    table = played("yellow:4 yellow:3 green:3 yellow:14")
    table.until(table.asked)
    assert [(pile.seat, pile.trick.winner) for pile in table.table.piles] == [(3, 3)]
    zone = table.table.stage.layout.pile_zone(3)
    assert zone.contains(table.table.piles[0].rect.clip(zone))
    assert table.table.piles[0].rect.colliderect(zone)
