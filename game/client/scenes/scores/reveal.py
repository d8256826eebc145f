"""The end of a match told from the last to the first: what has been shown, and in which time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from game.client.toolkit.animation import Beats, Call, Motion, Parallel, Tween, Wait, out_bounce
from game.client.toolkit.theme import duration
from game.client.toolkit.ui import Ui

LINES, BREATH = 1100.0, 800.0  # the totals up to the last hand; before the winner
GROUND = 1 / 2.75  # of the fall of the gold, when it first meets the ground


@dataclass
class Reveal:
    """`drawn` is how far the lines are before the last hand, `risen` how far each rank is, the best
    first, `fallen` how far the gold is. Everything of it goes from 0 to 1.
    """

    ranks: int
    drawn: float = 0.0
    fallen: float = 0.0
    risen: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.risen = [0.0] * self.ranks

    def show_all(self) -> None:
        """Everything at once."""
        self.drawn = self.fallen = 1.0
        self.risen = [1.0] * self.ranks

    @property
    def is_won(self) -> bool:
        """Whether it can be seen who won."""
        return self.risen[0] > 0

    def motions(self, ui: Ui, cry: str, changed: Callable[[], None]) -> list[Motion]:
        """The movements from the last rank to the first, then gold and the `cry` of the crew."""

        def step(name: str, share: float) -> None:
            setattr(self, name, share)
            changed()

        ranks = range(self.ranks - 1, -1, -1)
        return [
            Tween(LINES, partial(step, "drawn")),
            *(motion for rank in ranks for motion in self._rank(ui, rank, changed)),
            Parallel(
                self._heard(ui, cry), Tween(duration("roll"), partial(step, "fallen"), out_bounce)
            ),
            Call(changed),
        ]

    def _rank(self, ui: Ui, rank: int, changed: Callable[[], None]) -> list[Motion]:
        """The motions of one rank, with a pause before the winner."""

        def rise(share: float) -> None:
            self.risen[rank] = share
            changed()

        breath = [] if rank else [Wait(BREATH)]
        thump = Beats([(0.0, lambda: ui.sound("verdict"))], motion=False)
        return [*breath, thump, Tween(duration("plinth"), rise)]

    def _heard(self, ui: Ui, cry: str) -> Motion:
        fall = duration("roll")
        heard = [(GROUND * fall, "coins"), (fall, cry)]
        beats = [(at, lambda name=name: ui.sound(name)) for at, name in heard]
        return Beats(beats, lambda: ui.audio.play_end(cry), motion=False)
