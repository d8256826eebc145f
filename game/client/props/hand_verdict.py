"""How a hand went for a seat, in a word; and what is heard when it is written down."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.toolkit.animation import Beats, Motion
from game.client.toolkit.ui import Ui
from game.play.highlights.highlight import holders, is_exact
from game.rules.events import HandScored, SeatScore

LEAD = 1500.0  # milliseconds after the pen


def verdict_text(ui: Ui, score: SeatScore) -> str:
    """Made or missed, and by how much; a zero is a feat of its own."""
    if is_exact(score):
        return ui.tr("verdict.made" if score.bid else "verdict.zero_held")
    if not score.bid:
        return ui.tr("verdict.zero_missed")
    return ui.tr.plural("verdict.missed", abs(score.bid - score.won))


def pen(ui: Ui, scored: Sequence[HandScored]) -> Motion:
    """The sounds while scores are written down: the pen, and a change of the lead."""
    beats = [(0.0, lambda: ui.sound("hand_scored"))]
    if leads_change(scored):
        beats.append((LEAD, lambda: ui.sound("lead_changes")))
    return Beats(beats, lambda: ui.audio.play_end("hand_scored"), motion=False)


def own_verdict(people: tuple[int, ...], seat: int, score: SeatScore) -> str:
    """What somebody who plays alone hears of the own hand; of others only the stamp is heard."""
    if people != (seat,):
        return ""
    return "on_target" if is_exact(score) else "sunk"


def leads_change(scored: Sequence[HandScored]) -> bool:
    """Whether others lead than after the hand before."""
    return len(scored) > 1 and holders(scored[-1].totals) != holders(scored[-2].totals)
