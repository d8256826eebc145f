"""A trick is won: the winner is lifted, the reason told, the pieces gathered."""

from __future__ import annotations

from game.client.anim import Call, Motion, Tween, Wait, out_back, out_cubic, stagger
from game.client.table import timing, words
from game.client.table.presenter import Presenter
from game.client.table.spots import tray
from game.client.table.sprites.movers import Resting
from game.client.table.sprites.tray import pile_spot
from game.rules.events import TrickTaken
from game.rules.view import View


def show_trick(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    """The winner's die is lifted, the reason told, the dice gathered before the winner."""
    stage, board = presenter.stage, presenter.board
    text = words.why_won(stage, event)

    def lift() -> None:
        board.winner = presenter.stage.turn = event.winner
        board.message, board.tone = text, "glow"
        board.reason = text

    motions: list[Motion] = [
        Call(lift),
        presenter.sound("trick"),
        Tween(timing.LIFT, lambda t: setattr(board, "lifted", t), out_back),
        Wait(timing.READ),
    ]
    if event.winner is not None:
        motions += _gather(presenter, event, event.winner)
    return motions


def _gather(presenter: Presenter, event: TrickTaken, winner: int) -> list[Motion]:
    board = presenter.board
    index = len(board.tricks_of(winner))
    size = len(event.faces)
    flights = [
        Resting(seat, token, tray(seat), pile_spot(winner, index, index + 1, piece, size), 14.0)
        for piece, (seat, token) in enumerate(zip(event.order, event.faces, strict=True))
    ]

    def begin() -> None:
        board.winner = None
        board.gathering = event
        board.tray.clear()
        board.movers[:] = flights

    moves = [Tween(timing.GATHER * 0.8, f.step, out_cubic) for f in flights]
    return [Call(begin), presenter.sound("gather"), stagger(timing.GATHER * 0.05, *moves)]
