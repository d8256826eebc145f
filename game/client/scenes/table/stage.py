"""What every part of the table is drawn with: ui, company, layout, board and painter."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from game.client.scenes.table.board import Board, Shown
from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.picks import Picks, TrickCount
from game.client.scenes.table.pieces import PiecePainter
from game.client.scenes.table.spots import Place, Spot, screen, well
from game.client.toolkit.ui import Ui
from game.match.seat import Seat
from game.play.fists import Fists
from game.play.looks import Look
from game.rules.edition import Setup


class Company(Protocol):
    """What the table shows of a match beside its course: a game, or the replay of one."""

    @property
    def setup(self) -> Setup: ...

    @property
    def seats(self) -> tuple[Seat, ...]: ...

    @property
    def looks(self) -> tuple[Look, ...]: ...

    @property
    def humans(self) -> tuple[int, ...]: ...


class Shift(NamedTuple):
    """A place by shares of the tray's width and height, and of the size that a piece has there."""

    x: float
    y: float
    size: float


@dataclass
class Stage:
    """The layout is replaced when the window changes; `shown` lists the pieces of this frame."""

    ui: Ui
    game: Company
    layout: TableLayout
    board: Board
    pieces: PiecePainter
    shown: list[Shown] = field(default_factory=list)
    turn: int | None = None  # the seat that is asked
    held_by: int | None = None  # where people share the screen: whose pieces lie at the lower edge
    fists: Fists | None = None  # what people announced together last, or are about to
    lantern: bool = False  # of pieces that are held up only the one that is pointed at is lit
    looks: tuple[Look, ...] = ()
    picks: Picks = field(default_factory=Picks)
    moved: dict[Spot, Shift] = field(default_factory=dict)  # until the trick is gathered

    def __post_init__(self) -> None:
        self.looks = self.game.looks

    def place(self, spot: Spot) -> Place:
        return (
            self.shifted(self.moved[spot], spot) if spot in self.moved else self.layout.place(spot)
        )

    def shifted(self, shift: Shift, spot: Spot) -> Place:
        """Where the piece of a spot is when it was moved within the tray."""
        tray, lay = self.layout.tray, self.layout.place(spot)
        x, y = tray.left + tray.width * shift.x, tray.top + tray.height * shift.y
        return Place(x, y, lay.size * shift.size, lay.turn)

    @property
    def ghost(self) -> int | None:
        """The place of Graybeard's ghost, where he plays."""
        return self.game.setup.ghost

    @property
    def trick_count(self) -> TrickCount:
        """Which hand it is, and how many tricks of it are over."""
        hand = self.board.hand
        return (hand.number, len(hand.tricks)) if hand else (0, 0)

    @property
    def holder(self) -> int | None:
        """Whose pieces lie at the lower edge."""
        return self.held_by if self.layout.shared else self.layout.bottom

    def home(self, seat: int) -> Spot:
        """Where the pieces of a seat are that nobody sees."""
        return well(0, 1) if seat == self.holder else screen(seat)

    def name(self, seat: int) -> str:
        if seat == self.ghost:
            return self.ui.tr("table.ghost")
        return self.game.seats[seat].name

    def side(self, x: float) -> float:
        """From where something is heard: -1 at the left edge of the window, 1 at the right."""
        half = self.ui.theme.size[0] / 2
        return (x - half) / half

    def side_of(self, seat: int) -> float:
        """Whoever looks sits in the middle."""
        at_the_edge = self.layout.position(seat) == 0
        return 0.0 if at_the_edge else self.side(self.place(screen(seat)).x)

    def note(self, owner: int, piece: str, place: str) -> None:
        self.shown.append(Shown(owner, piece, place))
