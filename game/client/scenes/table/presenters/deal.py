"""The movements of a deal: pieces come out of the bag, and go back into it after the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.client.scenes.table import timing
from game.client.scenes.table.board import Board
from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.presenter import Presenter
from game.client.scenes.table.presenters.verdicts import stamping, stamps
from game.client.scenes.table.spots import BAG, Spot, screen, well
from game.client.scenes.table.sprites.movers import Flight, Resting
from game.client.scenes.table.sprites.tray import pile_spot
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import Call, Motion, Parallel, Sequence, Tween, Wait, stagger
from game.rules.events import HandDealt, HandScored
from game.rules.view import View

IN_THE_BAG = {"dice": "back_in_bag", "cards": "gather_cards"}


class DealCues(NamedTuple):
    """What is heard of the bag or the deck, and of each piece."""

    mixed: str
    piece: str


def deal(
    presenter: Presenter, event: HandDealt, view: View, cues: DealCues, height: float
) -> list[Motion]:
    """The bag shakes (or the deck is shuffled); pieces go round, one for each seat at a time."""
    board, layout = presenter.board, presenter.stage.layout
    order = _round(event.starter, layout) * event.cards
    each = len(layout.places)
    flights = [
        Flight(seat, "", BAG, _hand_place(view, seat, number // each, event.cards), height)
        for number, seat in enumerate(order)
    ]
    tr, kind = presenter.stage.ui.tr, presenter.stage.pieces.kind
    text = tr.plural(f"table.dealing.{kind}", event.cards, hand=event.number)
    is_last = event.number == len(view.setup.plan)
    if is_last:
        text = tr("table.last_hand", hand=text)
    text = tr("table.starts", dealing=text, name=presenter.stage.name(event.starter))

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

    parts = [
        Sequence(
            presenter.sound(cues.piece, flight.seat, is_end=flight is flights[-1]),
            presenter.fly(flight, timing.DEAL),
            Call(landing(flight)),
        )
        for flight in flights
    ]
    return [
        presenter.say(text),
        *([presenter.sound("last_hand")] if is_last else []),
        presenter.sound(cues.mixed),
        Tween(timing.SHAKE, lambda t: setattr(board, "shaking", t)),
        Call(begin),
        stagger(timing.deal_gap(len(order)), *parts),
    ]


def _round(starter: int, layout: TableLayout) -> list[int]:
    """Once around the table from the starter; the ghost gets his last."""
    seats = [(starter + step) % layout.seats for step in range(layout.seats)]
    return seats if layout.ghost is None else [*seats, layout.ghost]


def _hand_place(view: View, seat: int, number: int, count: int) -> Spot:
    """Where a dealt piece goes: in the own well beside the others, or anywhere behind a screen."""
    return well(number, count) if seat == view.seat else screen(seat)


def show_score(presenter: Presenter, event: HandScored, view: View) -> list[Motion]:
    """The verdicts are stamped; then all pieces go back into the bag, as open as they lay."""
    stage, board = presenter.stage, presenter.board
    verdicts = stamps(presenter, event)

    def begin() -> None:
        flights = [
            Resting(seat, token if stage.pieces.open_piles else "", spot, BAG, 70.0)
            for seat, token, spot in _lying(stage)
        ]
        board.sync(view)
        stage.turn = None
        board.gone = len(flights)
        board.bag_open = True
        board.movers[:] = [*flights, *(stamp for stamp, _ in verdicts)]
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
    heard = presenter.sound(IN_THE_BAG[stage.pieces.kind], is_end=True)
    counted = Call(lambda: board.count(event))
    return [presenter.say(text), counted, *stamping(verdicts), Call(begin), heard, group]


def _lying(stage: Stage) -> Iterator[tuple[int, str, Spot]]:
    """Every piece in the piles: whose, which, and where."""
    for seat in stage.layout.places:
        won = stage.board.tricks_of(seat)
        for index, trick in enumerate(won):
            for piece, (owner, token) in enumerate(zip(trick.order, trick.faces, strict=True)):
                yield owner, token, pile_spot(seat, index, len(won), piece, len(trick.faces))


def _drop(board: Board, flight: Flight) -> None:
    if flight in board.movers:
        board.movers.remove(flight)
        board.gone -= 1
