"""One picture being made: the game, who plays in it, and what was asked for."""

from __future__ import annotations

from collections.abc import Callable

from game.client.app import App
from game.client.doors import open_title
from game.client.scenes.table.board import Board
from game.client.tools.player import Match, Player
from game.play.sharing import Sharing

HAND = 5  # most pictures show a hand of so many pieces, or more


class Still:
    """The app at the moment of the picture, and the player who brings it there."""

    def __init__(self, app: App, match: Match) -> None:
        self.app, self.match = app, match
        self.player = Player(app)

    @property
    def board(self) -> Board:
        return self.player.table.board

    @property
    def tricks(self) -> int:
        """How many were won, in a hand that is large enough."""
        hand = self.board.hand
        return len(hand.tricks) if hand and hand.cards >= HAND else -1

    def sit_down(self, *people: int, sharing: Sharing | None = None) -> None:
        self.player.sit_down(self.match, people, sharing)

    def open(self, door: Door) -> None:
        """Open a scene from the title, by its function in `doors.py`."""
        open_title(self.app)
        door(self.app)

    def rest(self, milliseconds: float = 400) -> None:
        """Let hints and fades come to their end."""
        self.app.tick(milliseconds)
        self.app.tick(0)


Door = Callable[[App], object]
Shot = Callable[[Still], object]
