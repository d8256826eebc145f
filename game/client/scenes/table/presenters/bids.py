"""The movements of bids: placed in secret, and shown together with Yo-ho-ho."""

from __future__ import annotations

from game.client.scenes.table import timing
from game.client.scenes.table.board import Chant
from game.client.scenes.table.presenter import Presenter
from game.client.toolkit.animation import Call, Motion, Tween, Wait, out_back, there_and_back
from game.rules.events import BidPlaced, BidsRevealed
from game.rules.view import View

# What the crew calls while a fist comes down; there is one for every number of seats.
CALLS = ("yo", "ho", "last_ho")


def show_bid(presenter: Presenter, event: BidPlaced, view: View) -> list[Motion]:
    """It sounds alike whatever the bid is."""
    return [presenter.sound("bid_placed", event.seat, is_end=True)]


def counting(presenter: Presenter) -> list[Motion]:
    """Yo – ho – ho while people show their hands over the real table; here the fists stay shut."""
    chant = Chant(())
    return [*_calls(presenter, chant), Call(lambda: setattr(presenter.board, "chant", None))]


def _calls(presenter: Presenter, chant: Chant) -> list[Motion]:
    """The movements of the fists, which come down three times."""
    board, crew = presenter.board, presenter.stage.layout.seats

    def begin() -> None:
        board.chant = chant
        board.message = ""

    motions: list[Motion] = [Call(begin)]
    for word, call in enumerate(CALLS):
        motions += [
            Call(lambda word=word: setattr(chant, "word", word)),  # type: ignore[misc]
            Tween(timing.FIST, lambda t: setattr(chant, "raised", t), there_and_back),
            presenter.sound(f"{call}_{crew}", is_end=call == CALLS[-1]),
        ]
    return motions


def show_bids(presenter: Presenter, event: BidsRevealed, view: View) -> list[Motion]:
    """After the call every hand opens; if people have shown theirs already, without it."""
    chant, stage = Chant(event.bids), presenter.stage
    counted, stage.fists = stage.fists is not None, None
    opening = [Call(lambda: _open(presenter, chant))] if counted else _calls(presenter, chant)
    return [
        *opening,
        presenter.sound("bid_revealed"),
        Tween(timing.OPEN, lambda t: setattr(chant, "opened", max(t, 0.01)), out_back),
        Wait(timing.SHOW_FINGERS),
    ]


def _open(presenter: Presenter, chant: Chant) -> None:
    presenter.board.chant = chant
    presenter.board.message = ""
