"""What is heard when a hand is scored: the pen, how it went, and a new leader."""

from __future__ import annotations

from game.client.toolkit.animation import Beats, Motion
from game.client.toolkit.ui import Ui
from game.play.game import Game
from game.play.highlights.highlight import holders, is_exact
from game.rules.events import HandScored

VERDICT, LEAD = 700.0, 2100.0  # milliseconds after the pen


def verdict(ui: Ui, game: Game) -> Motion:
    """Of the hand that was scored last."""
    scored = game.public_view.scored
    beats = [(0.0, lambda: ui.sound("hand_scored")), (VERDICT, lambda: ui.sound(_told(game)))]
    if leads_change(scored):
        beats.append((LEAD, lambda: ui.sound("lead_changes")))
    return Beats(beats, lambda: ui.audio.play_end("hand_scored"), motion=False)


def _told(game: Game) -> str:
    """One person hears how they fared; several, or spectators, that it was decided."""
    if len(game.humans) != 1:
        return "verdict"
    own = game.public_view.scored[-1].scores[game.humans[0]]
    return "on_target" if is_exact(own) else "sunk"


def leads_change(scored: tuple[HandScored, ...]) -> bool:
    """Whether others lead than after the hand before."""
    return len(scored) > 1 and holders(scored[-1].totals) != holders(scored[-2].totals)
