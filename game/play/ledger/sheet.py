"""A sheet on which a real table's match is written down: frozen, and asked of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from game.match.entry import BY_HAND, FINISHED, OVER, PLAYING, Entry
from game.match.seat import Seat
from game.rules.edition import Edition, Setup
from game.rules.options import Options, OptionValue

Pairs = tuple[tuple[int, int], ...]
BIDDING, PLAYED, COUNTED = "bidding", "played", "counted"


@dataclass(frozen=True)
class Cell:
    """What was written down for one player in one hand; None is not known yet.

    `change` is what Harry made of the bid; `start` are points given to somebody who joins late;
    `correction` is the table's own business, with a note.
    """

    bid: int | None = None
    won: int | None = None
    load: str | None = None
    change: int = 0
    wager: int = 0
    bonuses: Mapping[str, int] = field(default_factory=dict)
    start: int = 0
    correction: int = 0
    note: str = ""

    @property
    def wanted(self) -> int | None:
        """The bid as it counts in the end."""
        return None if self.bid is None else self.bid + self.change


@dataclass(frozen=True)
class SheetHand:
    """One hand: who sat there, clockwise, and what was written down for each.

    `lost` tricks went to nobody. `loot` has who played one and who took it, as members. `secret`
    bids are covered until they are shown; in a hand that is `on` the bids stand and it is played.
    """

    seats: tuple[int, ...]
    starter: int
    cells: tuple[Cell, ...]
    lost: int = 0
    loot: Pairs = ()
    secret: bool = False
    on: bool = False
    done: bool = False

    def place(self, member: int) -> int:
        return self.seats.index(member)

    def cell(self, member: int) -> Cell:
        return self.cells[self.place(member)]

    @property
    def dealer(self) -> int:
        """Who sits right of the starter."""
        return self.seats[self.place(self.starter) - 1]

    @property
    def order(self) -> tuple[int, ...]:
        """The members from the starter on."""
        at = self.place(self.starter)
        return self.seats[at:] + self.seats[:at]


@dataclass(frozen=True)
class Sheet:
    """`members` are all who ever played, `round` those who sit there now, clockwise.

    The last hand is being played unless it is done; `stopped` when the table ended early.
    """

    edition: Edition
    options: Options
    members: tuple[Seat, ...]
    round: tuple[int, ...]
    hands: tuple[SheetHand, ...] = ()
    stopped: bool = False
    entry: Entry = field(default_factory=lambda: Entry(marks=frozenset({BY_HAND})))

    @property
    def number(self) -> int:
        """The hand being played, or the last one."""
        return len(self.hands)

    @property
    def hand(self) -> SheetHand:
        return self.hands[-1]

    def setup(self, number: int) -> Setup:
        """The rules of that hand, with as many seats as sat there."""
        hand = self.hands[number - 1]
        return self._setup(hand.seats, hand.starter)

    @property
    def setup_now(self) -> Setup:
        """The rules for those who sit there now."""
        return self._setup(self.round, self.round[0])

    def _setup(self, seats: tuple[int, ...], starter: int) -> Setup:
        options = tuple(self.options.items())
        return setup_of(self.edition, len(seats), options, seats.index(starter))

    def cards(self, number: int) -> int:
        plan = self.setup(number).plan
        return plan[min(number, len(plan)) - 1]

    @property
    def planned(self) -> int:
        """How many hands it will be with those who sit there now."""
        return max(self.number, len(self.setup_now.plan)) if not self.stopped else self.number

    @property
    def is_over(self) -> bool:
        done = bool(self.hands) and self.hand.done
        return self.stopped or (done and self.number >= len(self.setup_now.plan))

    @property
    def phase(self) -> str:
        """What the table does now."""
        if self.stopped or self.hand.done:
            return COUNTED
        return PLAYED if self.hand.on else BIDDING

    def having(self, number: int, hand: SheetHand) -> Sheet:
        """The sheet with another hand in the place of that one."""
        return replace(self, hands=(*self.hands[: number - 1], hand, *self.hands[number:]))

    def noted(self, number: int, member: int, **changes: object) -> Sheet:
        """The sheet with something else written down for a member in that hand."""
        hand = self.hands[number - 1]
        at = hand.place(member)
        new = replace(hand.cells[at], **changes)  # type: ignore[arg-type]
        cells = (*hand.cells[:at], new, *hand.cells[at + 1 :])
        return self.having(number, replace(hand, cells=cells))

    def status(self) -> str:
        if self.entry.status == FINISHED:
            return FINISHED
        return OVER if self.is_over else PLAYING


@lru_cache(maxsize=64)
def setup_of(
    edition: Edition, seats: int, options: tuple[tuple[str, OptionValue], ...], starter: int
) -> Setup:
    return edition.setup(seats, dict(options), starter)


def new_sheet(edition: Edition, options: Options, members: tuple[Seat, ...], starter: int) -> Sheet:
    """A sheet with the first hand to be bid for; a SetupError if that cannot be played."""
    everybody = tuple(range(len(members)))
    edition.setup(len(members), options)
    sheet = Sheet(edition, options, members, everybody)
    return begun(sheet, starter)


def begun(sheet: Sheet, starter: int | None = None) -> Sheet:
    """The sheet with the next hand; unless somebody is named, whoever sits left of the last starter
    begins.

    Somebody who joins brings points along, written down before the hand begins.
    """
    if starter is None:
        starter = next_starter(sheet)
    cells = (Cell(),) * len(sheet.round)
    hand = SheetHand(sheet.round, starter, cells, secret=bool(sheet.hands and sheet.hand.secret))
    return replace(sheet, hands=(*sheet.hands, hand))


def next_starter(sheet: Sheet) -> int:
    """Who starts next: clockwise from the last starter, among those who still sit there."""
    order = sheet.hand.order
    following = (*order[1:], order[0])
    return next((member for member in following if member in sheet.round), sheet.round[0])
