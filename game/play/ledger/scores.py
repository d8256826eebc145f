"""What a sheet is worth: every hand handed to the rules' own scoring, nothing added up twice."""

from __future__ import annotations

from game.play.ledger.sheet import Cell, Sheet
from game.play.looks import looks_of
from game.play.payouts import bonus_table
from game.play.score_book import AWAY, ScoreBook
from game.rules.edition import Setup
from game.rules.events import Event, HandScored, MatchEnded, SeatScore
from game.rules.scoring import Result, ScoreLine
from game.rules.settle import hand_scores
from game.rules.state import Hand, leaders
from game.rules.trick import Bonus

JOINED, CORRECTION = "joined", "correction"


def tricks_of(sheet: Sheet, number: int) -> tuple[int | None, ...]:
    """Tricks won by each at the table; the last one that is not written down is filled in.

    Graybeard's ghost takes what is left where he plays.
    """
    hand = sheet.hands[number - 1]
    won = [cell.won for cell in hand.cells]
    rest = left_over(sheet, number)
    if won.count(None) == 1 and sheet.setup(number).ghost is None and rest >= 0:
        won[won.index(None)] = rest
    return tuple(won)


def left_over(sheet: Sheet, number: int) -> int:
    """The tricks of the hand that nobody has yet; below 0 when there are too many."""
    hand = sheet.hands[number - 1]
    return sheet.cards(number) - hand.lost - sum(cell.won or 0 for cell in hand.cells)


def bonuses_of(setup: Setup, cell: Cell) -> tuple[Bonus, ...]:
    points = {paid.kind: paid.points for paid in bonus_table(setup)}
    return tuple(
        Bonus(kind, points[kind])
        for kind, times in cell.bonuses.items()
        for _ in range(times)
        if kind in points
    )


def result_of(sheet: Sheet, number: int, member: int) -> Result | None:
    """The result as the scoring wants it; None while a bid or the tricks are missing."""
    hand, setup = sheet.hands[number - 1], sheet.setup(number)
    cell, won = hand.cell(member), tricks_of(sheet, number)[hand.place(member)]
    if cell.wanted is None or won is None:
        return None
    bonuses = bonuses_of(setup, cell)
    return Result(sheet.cards(number), cell.wanted, won, bonuses, cell.load, cell.wager)


def played_hand(sheet: Sheet, number: int) -> Hand:
    """The hand as the rules know one that is over; what is missing counts as nothing."""
    hand, setup = sheet.hands[number - 1], sheet.setup(number)
    won = tuple(tricks or 0 for tricks in tricks_of(sheet, number))
    return Hand(
        number=number,
        cards=sheet.cards(number),
        starter=hand.place(hand.starter),
        undealt=(),
        bids=tuple(cell.wanted or 0 for cell in hand.cells),
        loads=tuple(cell.load for cell in hand.cells),
        wagers=tuple(cell.wager for cell in hand.cells),
        won=won,
        discards=(),
        bonuses=tuple(bonuses_of(setup, cell) for cell in hand.cells),
        alliances=tuple((hand.place(looter), hand.place(taker)) for looter, taker in hand.loot),
    )


def hand_scored(sheet: Sheet, number: int) -> tuple[SeatScore, ...]:
    """The scores of a hand for every member; AWAY for whoever did not sit there."""
    hand = sheet.hands[number - 1]
    scores = hand_scores(sheet.setup(number), played_hand(sheet, number))
    by_member = dict(zip(hand.seats, map(_with_extras, hand.cells, scores), strict=True))
    return tuple(by_member.get(member, AWAY) for member in range(len(sheet.members)))


def _with_extras(cell: Cell, score: SeatScore) -> SeatScore:
    """What the table itself has decided stands below what the rules give."""
    extras = ((JOINED, cell.start), (CORRECTION, cell.correction))
    more = tuple(ScoreLine(kind, points) for kind, points in extras if points)
    return score._replace(
        lines=(*score.lines, *more), points=score.points + sum(line.points for line in more)
    )


def all_scored(sheet: Sheet) -> tuple[HandScored, ...]:
    """The hands that are done, as the game's own score pad shows them."""
    totals, found = (0,) * len(sheet.members), list[HandScored]()
    for number, hand in enumerate(sheet.hands, 1):
        if hand.done:
            scores = hand_scored(sheet, number)
            totals = tuple(t + s.points for t, s in zip(totals, scores, strict=True))
            found.append(HandScored(number, sheet.cards(number), scores, totals))
    return tuple(found)


def totals_of(sheet: Sheet) -> tuple[int, ...]:
    scored = all_scored(sheet)
    return scored[-1].totals if scored else (0,) * len(sheet.members)


def events_of(sheet: Sheet) -> list[Event]:
    """What can be told of the match, for highlights."""
    scored = all_scored(sheet)
    ended = [MatchEnded(scored[-1].totals, leaders(scored[-1].totals))] if scored else []
    return [*scored, *ended]


def winners_of(sheet: Sheet) -> tuple[int, ...]:
    return leaders(totals_of(sheet))


def book_of_sheet(sheet: Sheet) -> ScoreBook:
    """The sheet as the score pad shows it."""
    cells = _open_cells(sheet)
    return ScoreBook(
        [member.name for member in sheet.members],
        looks_of(sheet.members),
        all_scored(sheet),
        sheet.planned,
        [cell.wanted for cell in cells],
        [cell.load for cell in cells],
        sheet.setup_now.scoring.loads,
        _notes(sheet),
    )


def _notes(sheet: Sheet) -> dict[tuple[int, int], str]:
    return {
        (number, member): hand.cell(member).note
        for number, hand in enumerate(sheet.hands, 1)
        for member in hand.seats
        if hand.cell(member).note
    }


def _open_cells(sheet: Sheet) -> list[Cell]:
    """What is open of the hand being played, for every member, if its bids may be seen."""
    hand = sheet.hand
    if hand.done or (hand.secret and not hand.on):
        return []
    members = range(len(sheet.members))
    return [hand.cell(member) if member in hand.seats else Cell() for member in members]
