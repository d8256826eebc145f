"""What the table asks in one line, whichever way the people share it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.scenes.table.choices import asks_itself
from game.client.scenes.table.words import question
from game.play.fists import Part
from game.rules.state import Phase

if TYPE_CHECKING:
    from game.client.scenes.table.seeing import Seeing


def prompt(course: Seeing) -> str:
    """The line that says what to do; empty where a panel has its question written on it."""
    if course.peek.is_up:
        return _while_up(course)
    if course.fists:
        return _of_all(course)
    if course.openly and course.board.view.phase is Phase.PLAY:
        return _named(course, f"shared.last.{course.stage.pieces.kind}")
    if not course.sees_question:
        return _named(course, f"shared.hold.{_what(course)}")
    return "" if asks_itself(course.stage) else question(course.stage)


def _while_up(course: Seeing) -> str:
    """What can be done while the pieces are held up."""
    tr = course.ui.tr
    if course.peek.seat != course.asked:
        return tr("shared.up.look")
    if asks_itself(course.stage):
        is_discard = course.board.view.phase is Phase.DISCARD
        return tr("shared.up.discard") if is_discard else ""
    how = "key" if course.peek.by_key else "slide"
    return tr(f"shared.up.{_what(course)}.{how}")


def _of_all(course: Seeing) -> str:
    assert course.fists
    about = "bids" if course.fists.is_about_bids else "loads"
    return course.ui.tr(f"shared.all.{about}") if course.fists.part is Part.LOOK else ""


def _what(course: Seeing) -> str:
    """What is to be decided, as the end of a text key; plays depend on the kind of pieces."""
    phase = course.board.view.phase
    return f"play.{course.stage.pieces.kind}" if phase is Phase.PLAY else phase.value


def _named(course: Seeing, key: str) -> str:
    assert course.asked is not None
    return course.ui.tr(key, name=course.stage.name(course.asked))
