"""The movements of dice: out of the bag, thrown, and rolling."""

from __future__ import annotations

from game.client.scenes.table import timing
from game.client.scenes.table.presenter import Presenter
from game.client.scenes.table.presenters.deal import deal
from game.client.scenes.table.spots import screen, well
from game.client.scenes.table.sprites.movers import Tumble
from game.client.toolkit.animation import Call, Motion, Tween, Wait
from game.rules.events import DieRolled, HandDealt, PiecePlayed
from game.rules.view import View


def show_dice_deal(presenter: Presenter, event: HandDealt, view: View) -> list[Motion]:
    return deal(presenter, event, view, "bag", 90.0)


def show_play(presenter: Presenter, event: PiecePlayed, view: View) -> list[Motion]:
    """Remember where the piece was, if it can be seen; it leaves from there."""
    board = presenter.board
    seen = board.own if event.seat == board.view.seat else ()
    presenter.thrown_from = None
    if event.piece in seen:
        presenter.thrown_from = well(seen.index(event.piece), len(seen))
    return []


def show_roll(presenter: Presenter, event: DieRolled, view: View) -> list[Motion]:
    board = presenter.board
    start_at = presenter.thrown_from or screen(event.seat)
    mover = Tumble(event.seat, event.piece, event.face, start_at)

    def start() -> None:
        board.movers.append(mover)
        board.message = ""
        presenter.stage.turn = event.seat

    def land() -> None:
        if mover in board.movers:
            board.movers.remove(mover)
        board.tray.append((event.seat, event.face))

    return [
        Call(start),
        presenter.sound("roll"),
        Tween(timing.ROLL, mover.step),
        Call(land),
        Wait(timing.SETTLE),
    ]
