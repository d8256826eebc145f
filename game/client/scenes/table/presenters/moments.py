"""What is to be seen of a trick before it is gathered, when a monster or a charm decided it."""

from __future__ import annotations

from game.client.scenes.table.moments.kraken import Swallowing
from game.client.scenes.table.moments.mermaid import Charming
from game.client.scenes.table.moments.moment import playing
from game.client.scenes.table.moments.whale import Draining
from game.client.scenes.table.presenter import Presenter
from game.client.toolkit.animation import Motion
from game.rules.events import TrickTaken
from game.rules.pieces import Role
from game.rules.view import View


def before_gather(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    """Nothing for an ordinary trick, nor for dice, which roll long enough."""
    show = _MOMENTS.get(event.reason.key)
    rolled = any(piece.rolled for piece in view.setup.edition.box.pieces)
    return show(presenter, event, view) if show and not rolled else []


def _kraken(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    """The cards go down with it: nothing is left to be gathered."""
    moment = Swallowing(plays=_plays(event))
    return playing(presenter, moment, presenter.sound("kraken"), presenter.board.tray.clear)


def _whale(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    moment = Draining(plays=_plays(event), winner=event.winner)

    def begin() -> None:
        presenter.board.winner = None

    return playing(presenter, moment, presenter.sound("whale"), begin, stays=True)


def _charm(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    roles = [view.setup.faces[token].role for token in event.faces]
    king = event.order[roles.index(Role.KING)]
    assert event.winner is not None
    heard = presenter.sound("mermaid", event.winner)
    return playing(presenter, Charming(mermaid=event.winner, king=king), heard)


def _plays(event: TrickTaken) -> tuple[tuple[int, str], ...]:
    return tuple(zip(event.order, event.faces, strict=True))


_MOMENTS = {
    "kraken": _kraken,
    "whale_highest_number": _whale,
    "whale_first_of_equals": _whale,
    "whale_set_aside": _whale,
    "mermaid_charms_king": _charm,
}
