"""What the table says in one line: why a trick was won, why a piece cannot be played."""

from __future__ import annotations

from game.client.i18n import Translator
from game.client.table.stage import Stage
from game.rules.errors import IllegalAction
from game.rules.events import TrickTaken


def why_won(stage: Stage, trick: TrickTaken) -> str:
    """The reason, the winner's name, and the bonus that may follow."""
    tr, winner = stage.ui.tr, trick.winner
    name = stage.name(trick.leader if winner is None else winner)
    text = tr(f"table.reason.{trick.reason.key}", name=name, number=_number(stage, trick))
    points = sum(bonus.points for bonus in trick.bonuses)
    if not points or winner is None or not stage.board.view.setup.scoring.pays_bonuses:
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


def faces_line(stage: Stage, piece: str) -> str:
    return stage.ui.tr(f"piece.{piece}")
