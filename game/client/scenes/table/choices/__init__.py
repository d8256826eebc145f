"""What a person decides besides bids and plain plays: each question has its own small panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.client.scenes.table.choices.answers import (
    ChangeBidPanel,
    LeaderPanel,
    LoadPanel,
    WagerPanel,
)
from game.client.scenes.table.choices.declare import DeclarePanel
from game.client.scenes.table.choices.discard import DiscardPanel
from game.client.scenes.table.choices.panel import ChoicePanel, Decide
from game.client.scenes.table.choices.undealt import LookPanel, SeeAgain, may_see, wants_to_see
from game.client.scenes.table.stage import Stage
from game.rules.state import Phase

PANELS: Mapping[Phase, Callable[[Stage, Decide], ChoicePanel]] = {
    Phase.LOAD: LoadPanel,
    Phase.CHOOSE_LEADER: LeaderPanel,
    Phase.DISCARD: DiscardPanel,
    Phase.WAGER: WagerPanel,
    Phase.CHANGE_BID: ChangeBidPanel,
}


def asks_itself(stage: Stage) -> bool:
    """Whether a panel with its own title comes up for whoever is asked."""
    view = stage.board.view
    return view.phase in PANELS or (may_see(view) and wants_to_see(stage))


def choice_panel(
    stage: Stage,
    declaring: str | None,
    decide: Decide,
    cancel: Callable[[], object],
) -> ChoicePanel | None:
    """The panel of the question that the view asks now, if it needs one.

    `declaring` is the two-faced card in the own hand that was pressed; `cancel` puts it back and
    shows the table as it is.
    """
    view = stage.board.view
    if may_see(view) and wants_to_see(stage):
        return LookPanel(stage, cancel)
    if view.phase in PANELS:
        return PANELS[view.phase](stage, decide)
    if declaring:
        return DeclarePanel(stage, declaring, decide, cancel)
    return SeeAgain(stage, cancel) if may_see(view) else None
