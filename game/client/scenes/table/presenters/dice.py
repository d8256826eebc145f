"""The movements of dice: out of the bag, thrown, and rolling."""

from __future__ import annotations

from functools import partial

from game.client.scenes.table import timing
from game.client.scenes.table.presenter import Presenter
from game.client.scenes.table.presenters.announcements import announced
from game.client.scenes.table.presenters.deal import DealCues, deal
from game.client.scenes.table.spots import Spot, screen, well
from game.client.scenes.table.sprites.movers import Tumble
from game.client.toolkit.animation import Beats, Call, Motion, Parallel, Tween, Wait
from game.rules.events import DieRolled, HandDealt, PiecePlayed
from game.rules.pieces import Role
from game.rules.view import View

SETTLES = 0.8  # of the roll; from then on it only rocks
# How hard a die hits, for each of the sounds there are.
HARD = {"soft": 0.25, "firm": 0.6, "hard": 1.0}


def show_dice_deal(presenter: Presenter, event: HandDealt, view: View) -> list[Motion]:
    return deal(presenter, event, view, DealCues("bag_shake", "die_drawn"), 90.0)


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
        Parallel(Tween(timing.ROLL, mover.step), bounces(presenter, mover)),
        Call(land),
        *landed(presenter, event),
        Wait(timing.SETTLE),
    ]


def bounces(presenter: Presenter, mover: Tumble) -> Motion:
    """A knock whenever the die hits the table, there where it is, on felt or on wood."""
    stage = presenter.stage

    def knock(t: float, strength: float) -> None:
        point = mover.roll(stage).position(t)
        ground = "felt" if stage.layout.is_felt(point) else "wood"
        name, level = min(HARD.items(), key=lambda item: abs(item[1] - strength))
        stage.ui.sound(f"bounce_{ground}_{name}", stage.side(point[0]), strength / level)

    def settle() -> None:
        stage.ui.sound("die_settles", stage.side(end))

    end = stage.place(Spot("tray", mover.seat)).x
    hits = [
        (t * timing.ROLL, lambda t=t, strength=strength: knock(t, strength))
        for t, strength in mover.roll(stage).bounces()
    ]
    skipped = partial(stage.ui.audio.play_end, "die_settles", stage.side(end))
    return Beats([*hits, (SETTLES * timing.ROLL, settle)], skipped)


def landed(presenter: Presenter, event: DieRolled) -> list[Motion]:
    """A groan for a white flag, the motif of a character."""
    if presenter.stage.game.setup.faces[event.face].role is Role.ESCAPE:
        return [presenter.sound("flag_groan", event.seat, is_end=True)]
    return announced(presenter, event.seat, event.face)
