"""The movements of cards: dealt face down, the own ones turned up, and played with a flick."""

from __future__ import annotations

from game.client.scenes.table import timing
from game.client.scenes.table.board import Board
from game.client.scenes.table.presenter import Presenter
from game.client.scenes.table.presenters.announcements import announced
from game.client.scenes.table.presenters.deal import DealCues, deal
from game.client.scenes.table.spots import Spot, fan, tray, well
from game.client.scenes.table.sprites.movers import CardFlight
from game.client.toolkit.animation import Call, Motion, Tween, Wait, in_out, out_cubic, stagger
from game.play.sorting import arranged
from game.rules.events import HandDealt, PiecePlayed
from game.rules.view import View

SPIN = 26.0  # degrees, to the one side or the other
ARC = 30.0
CARD_CUES = DealCues("shuffle", "deal")


def show_card_deal(presenter: Presenter, event: HandDealt, view: View) -> list[Motion]:
    return [*deal(presenter, event, view, CARD_CUES, ARC), *_turn_up(presenter, view)]


def _turn_up(presenter: Presenter, view: View) -> list[Motion]:
    """Turn the own cards up for whoever looks, one after the other and sorted at once."""
    seat, board = view.seat, presenter.board
    if seat is None or view.hand is None:
        return []
    mine = arranged(view.setup, view.hand.mine, board.order)
    spots = [well(index, len(mine)) for index in range(len(mine))]
    cards = [
        CardFlight(seat, token, spot, spot, where="hand")
        for token, spot in zip(mine, spots, strict=True)
    ]
    turns = [Tween(timing.TURN_UP, card.step, in_out) for card in cards]
    return [
        Call(lambda: board.movers.extend(cards)),
        presenter.sound("fan"),
        stagger(timing.deal_gap(len(cards)) / 2, *turns),
    ]


def show_card(presenter: Presenter, event: PiecePlayed, view: View) -> list[Motion]:
    """From the own fan it comes as it is; anyone else's is turned over on the way."""
    board, stage = presenter.board, presenter.stage
    assert event.face is not None
    known = event.piece in board.known(event.seat)
    start = _seen_at(board, event) if known else _from(presenter, event.seat)
    spin = SPIN if event.seat % 2 else -SPIN
    card = CardFlight(
        event.seat, event.face, start, tray(event.seat), before=known, height=ARC, spin=spin
    )

    def begin() -> None:
        board.played.append((event.seat, event.piece))
        board.movers.append(card)
        board.message = ""
        stage.turn = event.seat
        presenter.on_change()

    def land() -> None:
        if card in board.movers:
            board.movers.remove(card)
        board.tray.append((event.seat, event.face or ""))

    return [
        Call(begin),
        presenter.sound("flick", event.seat, is_end=True),
        Tween(timing.FLICK, card.step, out_cubic),
        Call(land),
        *announced(presenter, event.seat, event.face),
        Wait(timing.SETTLE),
    ]


def _seen_at(board: Board, event: PiecePlayed) -> Spot:
    """Where the card lies face up: in the own fan, or in another one that is open."""
    seat, seen = event.seat, board.known(event.seat)
    index, count = seen.index(event.piece), len(seen)
    if seat == board.view.seat:
        return well(index, count)
    return fan(seat, 0, 1) if seat == board.view.setup.ghost else fan(seat, index, count)


def _from(presenter: Presenter, seat: int) -> Spot:
    """The place a card leaves: the right of a fan, or the top of the ghost's pile."""
    stage = presenter.stage
    count = stage.board.held(seat)
    if seat == stage.holder or not count:
        return stage.home(seat)
    return fan(seat, 0, 1) if seat == stage.ghost else fan(seat, count - 1, count)
