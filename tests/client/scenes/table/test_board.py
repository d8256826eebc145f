"""What the board shows, and what it forgets when somebody else may look."""

from __future__ import annotations

from game.client.scenes.table.board import Board
from tests.client.scenes.table.choice_tables import CardTable, ability, beck
from tests.client.scenes.table.tables import TableDriver


def hidden(table: CardTable | TableDriver) -> Board:
    """The board of whoever is asked, out of sight."""
    table.until(table.asked)
    board = table.table.board
    assert board.own
    board.hide()
    assert board.view.seat is None
    assert board.view.legal == ()
    assert board.own == ()
    assert board.hand is not None
    assert board.hand.mine == ()
    return board


def test_hidden_it_keeps_no_card_that_was_looked_at() -> None:
    table = ability("juanita")
    table.until(table.asked)
    hand = table.table.board.hand
    assert hand is not None
    assert hand.undealt_seen
    shown = hidden(table).hand
    assert shown is not None
    assert shown.undealt_seen is None
    assert shown.bids == hand.bids


def test_hidden_it_keeps_nothing_that_was_put_away() -> None:
    table = ability("bendt", next_cards="loot green:9")
    table.until(table.asked)
    for key in ("discard_0", "discard_1", "discard"):
        table.click(key)
    table.until(table.asked)
    hand = table.table.board.hand
    assert hand is not None
    assert len(hand.my_discards) == 2
    shown = hidden(table).hand
    assert shown is not None
    assert shown.my_discards == ()


def test_hidden_it_keeps_no_bid_before_all_are_known() -> None:
    game = TableDriver("hhh").game
    game.submit(game.view(0).legal[1])
    board = Board(game.view(0))
    assert board.hand is not None
    assert board.hand.bids == (1, None, None)
    board.hide()
    assert board.hand.bids == (None, None, None)


def test_hidden_it_keeps_no_load_before_all_are_known() -> None:
    script = beck("green:3 escape", "yellow:3 loot", "purple:4 black:2", scoring="rascal_loads")
    table = CardTable(script.bid(1, 0, 2), "hhh")
    table.game.submit(table.game.view(0).legal[0])
    board = Board(table.game.view(0))
    assert board.hand is not None
    assert board.hand.loads[0] is not None
    board.hide()
    assert board.hand.loads == (None,) * 3
    assert board.hand.bids == (1, 0, 2)


def test_unseen_is_what_neither_the_own_hand_nor_the_table_shows() -> None:
    script = beck("green:3 escape", "yellow:3 loot", "purple:4 black:2", starter=1)
    table = CardTable(script.bid(1, 0, 2).play("yellow:3 purple:4"), "hbb")
    table.until(table.asked)
    unseen = table.table.board.unseen()
    deck = table.game.setup.deck
    seen = ["green:3", "escape", "yellow:3", "purple:4"]
    assert unseen == {piece: deck.count(piece) - seen.count(piece) for piece in {*deck}}
