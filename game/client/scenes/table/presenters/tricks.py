"""The movements of a won trick: the winner is lifted, the reason told, the pieces gathered."""

from __future__ import annotations

from game.client.scenes.table import timing, words
from game.client.scenes.table.presenter import Presenter
from game.client.scenes.table.presenters.moments import before_gather, turned_tie
from game.client.scenes.table.spots import DEEP, tray
from game.client.scenes.table.sprites.movers import CardFlight, Flight, Resting
from game.client.scenes.table.sprites.tray import pile_spot
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import Call, Motion, Tween, Wait, out_back, out_cubic, stagger
from game.rules.events import TrickTaken
from game.rules.view import View

ARC = 14.0
SWALLOWED, DRAINED = "kraken", "whale"  # how the reasons begin
GATHERED = {"dice": "gather", "cards": "gather_cards"}


def show_trick(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    """The winner's piece is lifted, the reason told, the pieces gathered before the winner."""
    return tell_trick(presenter, event, view) + gather(presenter, event)


def tell_trick(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    """Who won it and why; its pieces still lie there."""
    stage, board = presenter.stage, presenter.board
    text = words.why_won(stage, event)

    def lift() -> None:
        board.winner = presenter.stage.turn = event.winner
        board.message, board.tone = text, "glow"
        board.last = event

    return [
        Call(lambda: setattr(board, "decided", True)),
        *turned_tie(presenter, event, view),
        Call(lift),
        presenter.sound("trick_won", event.winner, is_end=True),
        Tween(timing.LIFT, lambda t: setattr(board, "lifted", t), out_back),
        *(before_gather(presenter, event, view) or [Wait(timing.READ)]),
    ]


def gather(presenter: Presenter, event: TrickTaken) -> list[Motion]:
    """Move what still lies in the tray to its winner, or down into the deep."""
    board = presenter.board
    flights = [
        _leaving(presenter.stage, event, number, seat, token)
        for number, (seat, token) in enumerate(zip(event.order, event.faces, strict=True))
    ]

    def begin() -> None:
        left = {seat for seat, _ in board.tray}
        board.winner = None
        board.gathering = event
        board.tray.clear()
        board.movers[:] = [flight for flight in flights if flight.seat in left]

    moves = [Tween(timing.GATHER * 0.8, f.step, out_cubic) for f in flights]
    if event.reason.key == SWALLOWED:
        return [Call(begin), Wait(timing.SETTLE)]
    heard = presenter.sound(GATHERED[presenter.stage.pieces.kind], event.winner)
    clear = Call(presenter.stage.moved.clear)
    return [Call(begin), heard, stagger(timing.GATHER * 0.05, *moves), clear]


def _leaving(
    stage: Stage, event: TrickTaken, number: int, seat: int, token: str
) -> Flight | CardFlight:
    """One of the pieces on its way out of the tray; cards are turned face down."""
    end = DEEP
    if event.winner is not None:
        index = len(stage.board.tricks_of(event.winner))
        end = pile_spot(event.winner, index, index + 1, number, len(event.faces))
    if stage.pieces.open_piles:
        return Resting(seat, token, tray(seat), end, ARC)
    grey = event.reason.key.startswith(DRAINED)
    start = tray(seat)
    return CardFlight(seat, token, start, end, before=True, after=False, height=ARC, grey=grey)
