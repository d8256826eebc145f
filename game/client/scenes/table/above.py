"""What opens above the table, and what of it is prepared beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from game.client.doors import (
    open_match_over,
    open_rules,
    open_score_pad,
    open_take_back,
    rehearse_match_over,
    rehearse_score_pad,
)
from game.client.props.hand_verdict import pen
from game.client.scenes.table import timing
from game.client.scenes.table.curtain import CurtainScene, LidScene
from game.client.scenes.table.hint.hinting import TableHints
from game.client.scenes.table.picture import Picture
from game.client.toolkit.animation import Wait
from game.play.game import Game
from game.play.sharing import Sharing

if TYPE_CHECKING:
    from game.client.app import App


class TableAbove(TableHints):
    """Curtains, the pad, the rules, the end of the match."""

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app, game)
        self._pad_of = (0, 0)  # the hand and trick for which the pad was prepared

    def _open_pad(self) -> None:
        """The pad knows already what the table has yet to show: let it catch up."""
        self.skip()
        if self.is_open():
            open_score_pad(self.app, self.game)

    @property
    def _can_undo(self) -> bool:
        """Whether there is a button to take back: in practice; otherwise that is in the menu."""
        return self.game.is_practice and self.game.can_take_back

    def _take_back_move(self) -> None:
        """What is still to be shown comes first, so that everybody knows what is taken back."""
        self.skip()
        if self._can_undo and self.is_open():
            open_take_back(self.app, self.game)

    def _open_rules(self) -> None:
        self.app.open_rules()

    def show_rules(self) -> bool:
        open_rules(self.app, self.game.setup)
        return True

    # What the course of the match wants

    def on_closed(self, seat: int, told: Sequence[str] | None, taken: Callable[[], None]) -> None:
        """A lid or a curtain comes over the pieces; the table itself stays in sight."""
        if told is None:
            self.app.push(LidScene(self, seat, taken))
        else:
            self.app.push(CurtainScene(self, seat, taken, told))

    def share(self, sharing: Sharing) -> None:
        """The people want to share the screen in another way from now on."""
        self.game.share(sharing)
        for scene in [each for each in self.app.stack if isinstance(each, LidScene)]:
            self.app.close(scene)
        self.course.share_anew()
        self.picture = Picture(self.stage, self.course.kit)
        self.rebuild()

    def on_hand_over(self) -> None:
        """People look at the score as long as they like; spectators have the small pad."""
        if self.game.humans:
            open_score_pad(self.app, self.game, hand_over=True)
        else:
            self.timeline.play(pen(self.ui, self.game.public_view.scored), Wait(timing.READ))

    def on_match_over(self) -> None:
        open_match_over(self.app, self.game)

    # Beforehand

    def _prepare_pad(self) -> None:
        """Draw the pad beforehand with every trick: what was drawn before may be forgotten
        meanwhile.
        """
        if self.board.hand is None or self._pad_of == self.stage.trick_count:
            return
        self._pad_of = self.stage.trick_count
        self.rehearsal.soon(self._what_comes())

    def _what_comes(self) -> Iterator[Callable[[], None]]:
        """The pad for those who play, and the end of the match in its last hand."""
        if self.game.humans:
            yield from rehearse_score_pad(self.app, self.game)
        if self._pad_of[0] == len(self.game.setup.plan):
            yield from rehearse_match_over(self.app, self.game)
