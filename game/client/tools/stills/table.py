"""One person at the table, or none: dealing, bidding, playing, hints, and the menu over it."""

from __future__ import annotations

from game.client.doors import open_take_back
from game.client.scenes.table.sprites.movers import Flight, Tumble
from game.client.tools.stills.still import HAND, Shot, Still


def dealing(still: Still) -> None:
    still.sit_down(0)
    player = still.player
    player.hurry(lambda: player.app.top is not player.table and scored(still) == HAND - 1)
    player.answer()
    player.watch(lambda: any(0.3 < m.t < 0.6 for m in still.board.movers if type(m) is Flight))


def scored(still: Still) -> int:
    """How many hands of the match are over."""
    return len(still.player.game.public_view.scored)


def bidding(still: Still, *people: int) -> None:
    still.sit_down(*people or (0,))
    player = still.player
    player.hurry(lambda: player.is_asked and player.table.must_bid and still.tricks == 0)


def yo_ho_ho(still: Still) -> None:
    bidding(still)
    still.player.watch(lambda: bool(still.board.chant and still.board.chant.opened >= 1))


def playing(still: Still, tricks: int = 2, tray: int = 1) -> None:
    """A person must roll and others have rolled already, in a hand of many pieces."""
    still.sit_down(0)
    player = still.player

    def is_so() -> bool:
        hand = still.board.hand
        is_far = hand is not None and hand.cards >= HAND and len(hand.tricks) >= tricks
        return player.is_asked and is_far and len(still.board.tray) >= tray

    player.hurry(is_so)


def rolling(still: Still) -> None:
    """A die in the air, with two in the tray."""
    bidding(still)
    still.player.hurry(lambda: still.player.is_asked and still.tricks == 1)
    still.player.watch(
        lambda: (
            len(still.board.tray) >= 2
            and any(0.58 < m.t < 0.66 for m in still.board.movers if isinstance(m, Tumble))
        )
    )


def trick_won(still: Still) -> None:
    bidding(still)
    still.player.hurry(lambda: still.player.is_asked and still.tricks == 2)
    still.player.watch(lambda: still.board.winner is not None and still.board.lifted >= 1)


def piles(still: Still) -> None:
    """Pointing at a trick that was won."""
    playing(still, 3, 0)
    piles = still.player.table.piles
    still.player.point(piles[-1].rect.center)
    still.rest()


def refused(still: Still) -> None:
    """Pointing at a die that may not be played."""
    still.sit_down(0)
    player = still.player
    player.hurry(lambda: player.is_asked and any(b.why for b in player.table.buttons))
    player.point(next(b for b in player.table.buttons if b.why).rect.center)
    still.rest()


def hint(still: Still) -> None:
    """What to roll or play, and why, where there is something to choose."""
    playing(still, 1, 1)
    player = still.player
    player.hurry(
        lambda: player.is_asked and sum(each.playable for each in player.table.buttons) > 2
    )
    player.table.turn_hint()
    still.rest()


def hint_bid(still: Still) -> None:
    bidding(still)
    still.player.table.turn_hint()
    still.rest()


def spectators(still: Still) -> None:
    """Bots among themselves."""
    still.sit_down()
    still.player.watch(lambda: still.tricks == 2 and len(still.board.tray) == 2)


def watching_open(still: Still) -> None:
    """Bots among themselves with open hands."""
    spectators(still)
    still.player.click(still.player.table.find("watch_open"))


def pause(still: Still) -> None:
    playing(still, tray=0)
    still.player.table.back()


def take_back(still: Still) -> None:
    """In a match that counts, so that it warns."""
    playing(still)
    open_take_back(still.app, still.player.game)
    still.rest()
    still.rest()


def concede(still: Still) -> None:
    pause(still)
    assert still.app.top
    still.player.click(still.app.top.find("concede"))


TABLE: dict[str, Shot] = {
    "table-dealing": dealing,
    "table-bidding": bidding,
    "yo-ho-ho": yo_ho_ho,
    "table-playing": playing,
    "table-refused": refused,
    "hint": hint,
    "hint-bid": hint_bid,
    "table-trick-won": trick_won,
    "table-piles": piles,
    "table-watching": spectators,
    "table-watching-open": watching_open,
    "pause": pause,
    "take-back": take_back,
    "concede": concede,
}
