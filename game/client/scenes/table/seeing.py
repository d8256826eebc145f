"""What of the match may be seen now and by whom, and who is asked."""

from __future__ import annotations

from dataclasses import replace

from game.client.scenes.table import timing
from game.client.scenes.table.attention import Attention
from game.client.scenes.table.board import Board
from game.client.scenes.table.host import Host
from game.client.scenes.table.kit import kit_for
from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.open_hands import opened
from game.client.scenes.table.presenter import Presenter
from game.client.scenes.table.stage import Stage
from game.client.scenes.table.watching import Watching
from game.client.toolkit.animation import Timeline
from game.client.toolkit.ui import Ui
from game.play.fists import Fists
from game.play.game import Game, News
from game.play.peek import Peek
from game.play.sharing import AROUND, asked_openly
from game.rules.view import View


class Seeing:
    """The stage, and whose eyes are on it; `asked` is the person who must decide now."""

    def __init__(
        self, ui: Ui, game: Game, timeline: Timeline, host: Host, watching: Watching
    ) -> None:
        self.ui = ui
        self.game = game
        self.timeline = timeline
        self.host = host
        self.watching = watching
        self._shown: News | None = None
        self.attention = Attention(game.humans, game.sharing)
        self._look_into_hands()
        self.asked: int | None = None
        self.openly = False  # whoever is asked answers before all eyes
        self.fists: Fists | None = None  # all people announce something together
        self.peek = Peek()
        self._looked: dict[int, int] = {}  # how much had happened when they last decided
        self.kit = kit_for(game.setup)
        pieces = self.kit.painter(ui, game.setup)
        self.stage = Stage(ui, game, self.layout(), self._first_board(), pieces)
        self.presenter = Presenter(self.stage, self.kit.presenters, host.on_change)
        self._guard = 0.0
        self._dress()

    def layout(self) -> TableLayout:
        attention = self.attention
        layout = self.kit.layout(self.ui.theme, len(self.game.seats), attention.bottom)
        layout.shared = attention.is_shared
        return layout

    def _first_board(self) -> Board:
        """The table as it is; before the first deal nothing lies on it."""
        if self.game.news:
            return Board(replace(self.game.view(self.attention.sees), hand=None, legal=()))
        board = Board(self._view())
        board.sync(board.view)
        return board

    def _dress(self) -> None:
        """Set how hands are drawn and whether a lantern is lit, as the people share the table."""
        attention = self.attention
        is_open = attention.is_open
        self.kit = opened(kit_for(self.game.setup)) if is_open else kit_for(self.game.setup)
        self.stage.lantern = self._is_around and attention.sharing.lantern
        if is_open and self.stage.held_by is None:
            self.stage.held_by = attention.sees

    @property
    def _is_around(self) -> bool:
        return self.attention.hides and self.attention.sharing.way == AROUND

    def _view(self) -> View:
        """What may be shown now, with the answers to a question before all eyes."""
        view = self.attention.view(self.game.view)
        if self.asked is None or not self.openly:
            return view
        return asked_openly(view, self.game.view(self.asked))

    def _look_into_hands(self) -> None:
        """Those of bots among themselves, for whoever watches."""
        seats = range(len(self.game.seats)) if self.watching.is_open else ()
        self.attention.looks_into = tuple(seats)

    def look_again(self) -> None:
        """Show with other eyes what was shown last, which may be less than has happened."""
        self._look_into_hands()
        self.timeline.complete()
        look = self._shown.views.__getitem__ if self._shown else self.game.view
        self.board.sync(self.attention.view(look))
        self.host.on_change()

    # Who is asked

    @property
    def board(self) -> Board:
        return self.stage.board

    @property
    def must_bid(self) -> bool:
        """Whether whoever looks is asked for a bid."""
        return self.sees_question and self.board.bidding

    @property
    def sees_question(self) -> bool:
        """Whether the answers are in sight for whoever is asked."""
        return self.asked is not None and (self.openly or self.board.view.seat == self.asked)

    @property
    def awaits(self) -> bool:
        """Whether people must do something now."""
        return self.asked is not None or self.fists is not None

    @property
    def armed(self) -> bool:
        """Whether a press decides now; right after something was shown it was meant to skip."""
        return self.awaits and (self._guard <= 0 or not self.ui.speed())

    def hold_off(self) -> None:
        """Control comes back: for a moment nothing is decided."""
        self._guard = timing.GUARD if self.ui.speed() else 0.0

    def say(self, text: str, tone: str = "brass") -> None:
        self.board.message, self.board.tone = text, tone
