"""What the table says in one line: questions, why a trick was won, why a piece is refused."""

from __future__ import annotations

from game.client.scenes.table.stage import Stage
from game.client.toolkit.catalogs import Translator
from game.rules.errors import IllegalAction
from game.rules.events import TrickTaken
from game.rules.state import Phase

_QUESTIONS = {Phase.BID: "table.ask_bid", Phase.PLAY: "table.ask_play"}


def question(stage: Stage) -> str:
    """What whoever looks is asked, by name where several people take turns."""
    view, tr = stage.board.view, stage.ui.tr
    key, values = _QUESTIONS.get(view.phase, f"choice.ask_{view.phase.value}"), {}
    if len(stage.game.humans) > 1 and view.seat is not None:
        key, values = f"{key}.named", {"name": stage.name(view.seat)}
    if view.phase is Phase.DISCARD and view.hand is not None:
        return tr.plural(key, view.hand.drawn, **values)
    return tr(key, **values)


def why_won(stage: Stage, trick: TrickTaken) -> str:
    """The reason, who won or leads, and the bonus that may follow."""
    tr, setup, winner = stage.ui.tr, stage.board.view.setup, trick.winner
    name = stage.name(trick.leader if winner is None else winner)
    text = tr(f"table.reason.{trick.reason.key}", name=name, number=_number(stage, trick))
    points = setup.scoring.bonus(trick.bonuses)
    if not points or winner in (None, setup.ghost):
        return text
    return tr("table.with_bonus", reason=text, points=points)


def _number(stage: Stage, trick: TrickTaken) -> int:
    faces = stage.board.view.setup.faces
    return faces[trick.reason.face].number if trick.reason.face else 0


def why_not(tr: Translator, error: IllegalAction | None) -> str:
    """Why the rules refuse a piece."""
    if error is None:
        return ""
    if error.key == "must_follow":
        return tr("table.must_follow", colour=tr(f"piece.colour.{error.details['colour']}"))
    key = f"table.refused.{error.key}"
    return tr(key) if tr.has(key) else tr("table.refused")
