"""The movements of dice: out of the bag, thrown, and rolling; and what a special one brings."""

from __future__ import annotations

from functools import partial

from game.client.scenes.table import timing
from game.client.scenes.table.moments.fate import Rising, Sinking
from game.client.scenes.table.moments.moment import playing
from game.client.scenes.table.presenter import Presenter
from game.client.scenes.table.presenters.announcements import announced
from game.client.scenes.table.presenters.deal import DealCues, deal
from game.client.scenes.table.spots import Spot, well
from game.client.scenes.table.sprites.movers import TUMBLES, Tumble
from game.client.toolkit.animation import Beats, Call, Motion, Parallel, Tween, Wait
from game.play.suspense import decides_trick
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
    """The die that decides the trick rolls longer."""
    board = presenter.board
    decides = decides_trick(view.setup, [face for _, face in board.tray], event.piece)
    lasts = timing.LAST_ROLL if decides else timing.ROLL
    start_at = presenter.thrown_from or presenter.stage.home(event.seat)
    turns = TUMBLES * lasts / timing.ROLL
    mover = Tumble(event.seat, event.piece, event.face, start_at, turns)

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
        Parallel(Tween(lasts, mover.step), bounces(presenter, mover, lasts)),
        Call(land),
        *(landed(presenter, event) or [Wait(timing.SETTLE)]),
    ]


def bounces(presenter: Presenter, mover: Tumble, lasts: float) -> Motion:
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
        (t * lasts, lambda t=t, strength=strength: knock(t, strength))
        for t, strength in mover.roll(stage).bounces()
    ]
    skipped = partial(stage.ui.audio.play_end, "die_settles", stage.side(end))
    return Beats([*hits, (SETTLES * lasts, settle)], skipped)


def landed(presenter: Presenter, event: DieRolled) -> list[Motion]:
    """The skull of a special die is a blow, its flag a groan; a plain die is quiet."""
    setup = presenter.stage.game.setup
    if setup.pieces[event.piece].colour is not None:
        return []
    if setup.faces[event.face].role is Role.ESCAPE:
        groan = presenter.sound("flag_groan", event.seat, is_end=True)
        moment = Sinking(seat=event.seat)
        return playing(presenter, moment, groan, move=timing.SINK, hold=0.0)
    return _blow(presenter, event)


def _blow(presenter: Presenter, event: DieRolled) -> list[Motion]:
    """Light, the tray shakes, and the figure rises from the die."""
    board = presenter.board
    shake = Tween(timing.JOLT, lambda t: setattr(board, "jolt", 1 - t))
    heard = Parallel(*announced(presenter, event.seat, event.face), shake)
    moment = Rising(seat=event.seat, piece=event.piece)
    return playing(presenter, moment, heard, move=timing.RISE, hold=0.0)
