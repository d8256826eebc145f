"""The sheets of the real table as the logbook lists and counts them."""

from __future__ import annotations

from dataclasses import dataclass

from game.match.entry import FINISHED
from game.play.ledger.cabinet import Cabinet, Filed
from game.play.ledger.scores import totals_of
from game.play.ledger.sheet import Sheet
from game.play.logbook.digest import Line, Sitter, places_of
from game.play.logbook.family import Result, Standing


@dataclass(frozen=True)
class SheetShelf:
    """Sheets beside the matches of the archive; there is no record of these, only their score."""

    cabinet: Cabinet

    def all(self) -> list[Filed]:
        return [*self.cabinet.unfinished(), *self.cabinet.finished()]

    def lines(self) -> list[Line]:
        return [line_of_sheet(filed) for filed in self.all()]

    def results(self) -> list[Result]:
        found = ((filed.id, result_of_sheet(filed.sheet)) for filed in self.cabinet.finished())
        return [result._replace(match=match) for match, result in found if result]

    def remove(self, match: str) -> None:
        """Delete a sheet; a StorageError while another running game has it open."""
        self.cabinet.hold(match)
        self.cabinet.remove(match)


def line_of_sheet(filed: Filed) -> Line:
    sheet, entry = filed.sheet, filed.sheet.entry
    return Line(
        filed.id,
        sheet.edition.key,
        entry.status,
        entry.started,
        entry.played,
        entry.seconds,
        sheet.number,
        sheet.planned,
        totals_of(sheet),
        tuple(sorted(entry.marks)),
        "",
        tuple(Sitter(m.name, m.kind, m.level, m.personality, m.look) for m in sheet.members),
        filed.is_elsewhere,
    )


def result_of_sheet(sheet: Sheet) -> Result | None:
    """The result for those who sat there at the end, if it has come and there were two."""
    if sheet.entry.status != FINISHED or len(sheet.round) < 2:
        return None
    totals = totals_of(sheet)
    scores = [totals[member] for member in sheet.round]
    names = [sheet.members[member].name for member in sheet.round]
    parts = zip(names, scores, places_of(scores), strict=True)
    standings = tuple(Standing(*part) for part in parts)
    return Result(sheet.entry.played, sheet.edition.key, standings, kept_by_hand=True)
