"""The verdict on every seat, stamped one after the other; whoever looks comes last."""

from __future__ import annotations

from game.client.props.hand_verdict import own_verdict, verdict_text
from game.client.scenes.table import timing
from game.client.scenes.table.moments.stamp import Stamp
from game.client.scenes.table.presenter import Presenter
from game.client.toolkit.animation import Call, Motion, Parallel, Sequence, Tween, Wait, stagger
from game.play.highlights.highlight import is_exact
from game.rules.events import HandScored, SeatScore

MOST = 1900.0  # from the first stamp to the last, however many there are


def stamps(presenter: Presenter, event: HandScored) -> list[tuple[Stamp, Motion]]:
    """The stamps in the order in which they come down."""
    layout = presenter.stage.layout
    last_first = sorted(range(len(event.scores)), key=lambda seat: layout.position(seat) or 99)
    return [_stamped(presenter, seat, event.scores[seat]) for seat in last_first]


def stamping(moments: list[tuple[Stamp, Motion]]) -> list[Motion]:
    gap = min(timing.STAMP_GAP, MOST / len(moments))
    return [stagger(gap, *(motion for _, motion in moments)), Wait(timing.READ_SHORT)]


def _stamped(presenter: Presenter, seat: int, score: SeatScore) -> tuple[Stamp, Motion]:
    ui, movers = presenter.stage.ui, presenter.board.movers
    text, points = verdict_text(ui, score), ui.tr.signed(score.points)
    stamp = Stamp(seat=seat, text=text, points=points, made=is_exact(score))
    down = Parallel(
        Tween(timing.STAMP, stamp.step),
        Tween(timing.STAMP, stamp.fade, motion=False),
    )
    return stamp, Sequence(Call(lambda: movers.append(stamp)), down, _heard(presenter, seat, score))


def _heard(presenter: Presenter, seat: int, score: SeatScore) -> Motion:
    """The sound of the stamp, and for whoever plays alone how it went."""
    own = own_verdict(presenter.stage.game.humans, seat, score)
    stamp = presenter.sound("verdict", seat)
    return Parallel(stamp, presenter.sound(own, is_end=True)) if own else stamp
