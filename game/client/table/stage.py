"""What every part of the table draws with."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.client.look import Look
from game.client.play import Game
from game.client.table.board import Board, Shown
from game.client.table.layout import TableLayout
from game.client.table.pieces import PieceLook
from game.client.table.spots import Place, Spot
from game.client.ui import Ui


@dataclass
class Stage:
    """The layout is replaced when the window changes; `shown` lists the pieces of this frame."""

    ui: Ui
    game: Game
    layout: TableLayout
    board: Board
    pieces: PieceLook
    shown: list[Shown] = field(default_factory=list)
    turn: int | None = None  # the seat that is asked
    looks: tuple[Look, ...] = ()

    def __post_init__(self) -> None:
        self.looks = self.game.looks

    def place(self, spot: Spot) -> Place:
        return self.layout.place(spot)

    @property
    def ghost(self) -> int | None:
        """The place of Graybeard's ghost, where he plays."""
        return self.game.setup.ghost

    def name(self, seat: int) -> str:
        if seat == self.ghost:
            return self.ui.tr("table.ghost")
        return self.game.seats[seat].name

    def note(self, owner: int, piece: str, place: str) -> None:
        self.shown.append(Shown(owner, piece, place))
