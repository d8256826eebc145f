"""What lies on the table besides the own pieces, to be pointed at: everything explains itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.client.scenes.table import explaining
from game.client.scenes.table.explaining import Explanation
from game.client.scenes.table.layout_dice import DiceLayout
from game.client.scenes.table.moments.rope import knot_rect
from game.client.scenes.table.pointing import Explains
from game.client.scenes.table.spots import tray
from game.client.scenes.table.sprites.ground import bag_label_rect, lead_rect, lead_text
from game.client.scenes.table.sprites.medals import load_rect
from game.client.scenes.table.stage import Stage
from game.play.bid_state import leader

Where = Callable[[], pygame.Rect]


class Thing(Explains):
    """A place that explains itself when it is pointed at; a press does nothing."""

    def __init__(
        self, stage: Stage, key: str, where: Where, tells: Callable[[], Explanation]
    ) -> None:
        super().__init__(stage.ui, key)
        self.where = where
        self.tells = tells

    def about(self) -> Explanation:
        return self.tells()

    def lay(self) -> None:
        self.rect = self.where()


def things(stage: Stage) -> Iterator[Thing]:
    """Large ones first: what comes later lies above."""
    layout = stage.layout
    for seat in layout.places:
        yield _thing(stage, f"seat_{seat}", partial(_seat, stage, seat), "seat", seat)
    yield from _medals(stage)
    yield from _leader(stage)
    yield _thing(stage, "bag", lambda: layout.bag.union(bag_label_rect(stage)), "bag")
    yield _thing(stage, "hand", lambda: layout.counter, "hand")
    if stage.board.hand:
        yield _thing(stage, "trick", lambda: layout.trick, "hand")
        yield _thing(stage, "bids", lambda: layout.bids, "bids")
    if lead_text(stage):
        yield _thing(stage, "lead", partial(lead_rect, stage), "lead")
    yield from _pieces(stage)


def _thing(stage: Stage, key: str, where: Where, name: str, *values: object) -> Thing:
    about = getattr(explaining, f"about_{name}")
    return Thing(stage, key, where, partial(about, stage, *values))


def _leader(stage: Stage) -> Iterator[Thing]:
    """The compass, which lies at the portrait of whoever leads."""
    seat = leader(stage.board.view)
    if seat is not None and seat in stage.layout.places:
        yield _thing(stage, "leader", partial(stage.layout.token, seat), "leader", seat)


def _medals(stage: Stage) -> Iterator[Thing]:
    """Bids, loads and the ropes between allies."""
    hand, layout = stage.board.hand, stage.layout
    if hand is None:
        return
    for seat in layout.places:
        yield _thing(stage, f"medal_{seat}", partial(layout.medal, seat), "medal", seat)
        if seat < len(hand.loads) and hand.loads[seat] and not stage.board.bidding:
            yield _thing(stage, f"load_{seat}", partial(load_rect, stage, seat), "load", seat)
    for looter, taker in dict.fromkeys(hand.alliances):
        where = partial(knot_rect, stage, looter, taker)
        yield _thing(stage, f"rope_{looter}_{taker}", where, "rope", looter, taker)


def _pieces(stage: Stage) -> Iterator[Thing]:
    """What was played, and all kinds of dice."""
    layout = stage.layout
    for seat, token in stage.board.tray:
        where = partial(_lying, stage, seat)
        yield _thing(stage, f"tray_{seat}_{token}", where, "played", seat, token)
    if isinstance(layout, DiceLayout):
        kinds = list(dict.fromkeys(stage.board.view.setup.deck))
        for number, kind in enumerate(kinds):
            where = partial(layout.kind, number, len(kinds))
            yield _thing(stage, f"kind_{kind}", where, "kind", kind)


def _seat(stage: Stage, seat: int) -> pygame.Rect:
    layout = stage.layout
    return layout.portrait(seat) if seat == layout.bottom else layout.screen(seat)


def _lying(stage: Stage, seat: int) -> pygame.Rect:
    return stage.pieces.body(stage.place(tray(seat)))
