"""Pieces come out of the bag, and go back into it after the hand."""

from __future__ import annotations

from collections.abc import Callable

from game.client.anim import Call, Motion, Parallel, Sequence, Tween, Wait, stagger
from game.client.table import timing
from game.client.table.board import Board
from game.client.table.presenter import Presenter
from game.client.table.spots import BAG, Spot, screen, well
from game.client.table.sprites.movers import Flight, Resting
from game.client.table.sprites.tray import pile_spot
from game.rules.events import HandDealt, HandScored
from game.rules.view import View


def show_deal(presenter: Presenter, event: HandDealt, view: View) -> list[Motion]:
    """The bag shakes; dice go round, one for each seat at a time."""
    board, seats = presenter.board, presenter.stage.layout.seats
    order = [(event.starter + step) % seats for step in range(seats)] * event.cards
    flights = [
        Flight(seat, "", BAG, _hand_place(view, seat, number // seats, event.cards), 90.0)
        for number, seat in enumerate(order)
    ]
    text = presenter.stage.ui.tr.plural("table.dealing", event.cards, hand=event.number)

    def begin() -> None:
        board.sync(view)
        board.arriving.update(order)
        board.movers[:] = flights
        board.bag_open = True
        presenter.on_change()

    def landing(flight: Flight) -> Callable[[], None]:
        def land() -> None:
            board.arriving[flight.seat] -= 1
            if flight in board.movers:
                board.movers.remove(flight)

        return land

    parts = [Sequence(presenter.fly(f, timing.DEAL), Call(landing(f))) for f in flights]
    return [
        presenter.say(text),
        presenter.sound("bag"),
        Tween(timing.SHAKE, lambda t: setattr(board, "shaking", t)),
        Call(begin),
        stagger(timing.deal_gap(len(order)), *parts),
    ]


def _hand_place(view: View, seat: int, number: int, count: int) -> Spot:
    """In the own well one beside the other; behind a screen nobody can tell."""
    return well(number, count) if seat == view.seat else screen(seat)


def show_score(presenter: Presenter, event: HandScored, view: View) -> list[Motion]:
    """All dice go back into the bag."""
    stage, board = presenter.stage, presenter.board

    def begin() -> None:
        tricks = {seat: board.tricks_of(seat) for seat in range(stage.layout.seats)}
        flights = [
            Resting(owner, token, pile_spot(seat, i, len(won), piece, len(trick.faces)), BAG, 70.0)
            for seat, won in tricks.items()
            for i, trick in enumerate(won)
            for piece, (owner, token) in enumerate(zip(trick.order, trick.faces, strict=True))
        ]
        flights += [
            Resting(m.seat, m.face, m.end, BAG, 70.0) for m in board.movers if isinstance(m, Flight)
        ]
        board.sync(view)
        stage.turn = None
        board.gone = len(flights)
        board.bag_open = True
        board.movers[:] = flights
        group.parts.extend(
            Sequence(
                Wait(timing.BACK_TO_BAG * 0.5 * n / max(1, len(flights))),
                presenter.fly(flight, timing.BACK_TO_BAG * 0.6),
                Call(lambda f=flight: _drop(board, f)),  # type: ignore[misc]
            )
            for n, flight in enumerate(flights)
        )

    group = Parallel()
    text = presenter.stage.ui.tr("table.hand_over", hand=event.number)
    return [Wait(timing.READ_SHORT), presenter.say(text), Call(begin), group]


def _drop(board: Board, flight: Flight) -> None:
    if flight in board.movers:
        board.movers.remove(flight)
        board.gone -= 1
