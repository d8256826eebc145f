"""A sheet kept by hand as a match with a score pad: what the pad and the end of a match ask for."""

from __future__ import annotations

from dataclasses import dataclass

from game.match.seat import Seat
from game.play.ledger.keeper import Keeper
from game.play.ledger.scores import book_of_sheet, events_of
from game.play.ledger.sheet import Sheet
from game.play.score_book import ScoreBook
from game.rules.edition import Setup
from game.rules.events import Event


@dataclass(frozen=True)
class KeptMatch:
    """Nobody of the table plays at this screen, so `humans` is empty."""

    sheet: Sheet
    humans: tuple[int, ...] = ()

    @property
    def setup(self) -> Setup:
        return self.sheet.setup_now

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.sheet.members

    @property
    def book(self) -> ScoreBook:
        return book_of_sheet(self.sheet)

    @property
    def events(self) -> list[Event]:
        return events_of(self.sheet)


@dataclass(frozen=True)
class EndedSheet(KeptMatch):
    """A sheet that is over, whose keeper puts it away once its result was seen."""

    keeper: Keeper | None = None

    def result_seen(self) -> None:
        if self.keeper:
            self.keeper.result_seen()
