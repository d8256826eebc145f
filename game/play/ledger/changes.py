"""Everything that can be written on a sheet: each gives a new sheet or says why it cannot be."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.match.seat import Seat, clean_name
from game.play.draft import LONGEST_NAME
from game.play.ledger.limits import (
    MOST_CORRECTED,
    check_bonus,
    check_bonuses,
    check_change,
    check_loot,
    check_lost,
    check_tricks,
    check_wager,
    refuse,
)
from game.play.ledger.scores import left_over, tricks_of
from game.play.ledger.sheet import Cell, Sheet, SheetHand, begun
from game.rules.errors import RuleError
from game.rules.scoring import LOADS

LONGEST_NOTE = 40
Problem = tuple[str, dict[str, object]]


def bid(sheet: Sheet, number: int, member: int, tricks: int | None) -> Sheet:
    """Write down a bid; what Harry did to another bid is forgotten with it."""
    if tricks is not None:
        check_tricks(sheet, number, tricks)
    return sheet.noted(number, member, bid=tricks, change=0)


def load(sheet: Sheet, number: int, member: int, what: str) -> Sheet:
    if not sheet.setup(number).scoring.loads or what not in LOADS:
        raise refuse("no_loads", "there are no cannons in this game")
    return sheet.noted(number, member, load=what)


def won(sheet: Sheet, number: int, member: int, tricks: int | None) -> Sheet:
    if tricks is not None:
        check_tricks(sheet, number, tricks)
    return sheet.noted(number, member, won=tricks)


def lost(sheet: Sheet, number: int, tricks: int) -> Sheet:
    check_lost(sheet, number, tricks)
    return sheet.having(number, replace(sheet.hands[number - 1], lost=tricks))


def change_bid(sheet: Sheet, number: int, member: int, change: int) -> Sheet:
    check_change(sheet, number, member, change)
    return sheet.noted(number, member, change=change)


def wager(sheet: Sheet, number: int, member: int, points: int) -> Sheet:
    check_wager(sheet, number, member, points)
    return sheet.noted(number, member, wager=points)


def bonus(sheet: Sheet, number: int, member: int, kind: str, times: int) -> Sheet:
    check_bonus(sheet, number, member, kind, times)
    before = sheet.hands[number - 1].cell(member).bonuses
    counted = {**before, kind: times}
    return sheet.noted(number, member, bonuses={k: n for k, n in counted.items() if n})


def loot(sheet: Sheet, number: int, pairs: Iterable[tuple[int, int]]) -> Sheet:
    allies = tuple(pairs)
    check_loot(sheet, number, allies)
    return sheet.having(number, replace(sheet.hands[number - 1], loot=allies))


def correct(sheet: Sheet, number: int, member: int, points: int, note: str = "") -> Sheet:
    """Write down points that are the table's own business, with a word why."""
    if abs(points) > MOST_CORRECTED:
        raise refuse("too_much", f"at most {MOST_CORRECTED} points", most=MOST_CORRECTED)
    told = clean_name(note)[:LONGEST_NOTE]
    return sheet.noted(number, member, correction=points, note=told)


def secret(sheet: Sheet, number: int, is_secret: bool) -> Sheet:
    """Cover the bids until everybody has one, or show them as they are made."""
    return sheet.having(number, replace(sheet.hands[number - 1], secret=is_secret))


def starter(sheet: Sheet, number: int, member: int) -> Sheet:
    """Let this player begin the hand, as the table says; the hands after it go on from there."""
    if member not in sheet.hands[number - 1].seats:
        raise refuse("not_here", "only who plays can begin")
    return sheet.having(number, replace(sheet.hands[number - 1], starter=member))


# From hand to hand


def bids_missing(sheet: Sheet, number: int) -> Problem | None:
    hand, loads = sheet.hands[number - 1], sheet.setup(number).scoring.loads
    for member in hand.order:
        cell = hand.cell(member)
        if cell.bid is None or (loads and cell.load is None):
            key = "no_bid" if cell.bid is None else "no_load"
            return key, {"name": sheet.members[member].name}
    return None


def tricks_wrong(sheet: Sheet, number: int) -> Problem | None:
    """Why the tricks cannot be right: one is missing, or they do not add up."""
    hand, cards = sheet.hands[number - 1], sheet.cards(number)
    known = tricks_of(sheet, number)
    if None in known:
        missing = hand.seats[known.index(None)]
        if left_over(sheet, number) < 0:
            return "tricks_over", {"count": -left_over(sheet, number), "cards": cards}
        return "no_tricks", {"name": sheet.members[missing].name}
    rest = cards - hand.lost - sum(tricks or 0 for tricks in known)
    has_ghost = sheet.setup(number).ghost is not None
    if rest < 0:
        return "tricks_over", {"count": -rest, "cards": cards}
    return ("tricks_under", {"count": rest, "cards": cards}) if rest and not has_ghost else None


def bonuses_wrong(sheet: Sheet, number: int) -> Problem | None:
    """Bonuses that were possible until something else was changed; what does not count may stay."""
    for member in sheet.hands[number - 1].seats:
        try:
            check_bonuses(sheet, number, member)
        except RuleError as error:
            name = sheet.members[member].name
            return "bonus", {**error.details, "name": name, "why": error.key}
    return None


def problem(sheet: Sheet, number: int) -> Problem | None:
    """Why a hand cannot be counted yet: a key of `ledger.problem` and what fills it."""
    wrong = bids_missing(sheet, number) or tricks_wrong(sheet, number)
    return wrong or bonuses_wrong(sheet, number)


def play_on(sheet: Sheet, number: int) -> Sheet:
    """The bids stand: the hand is played."""
    _without_problem(bids_missing(sheet, number))
    return sheet.having(number, replace(sheet.hands[number - 1], on=True))


def take_back_bids(sheet: Sheet, number: int) -> Sheet:
    return sheet.having(number, replace(sheet.hands[number - 1], on=False))


def count(sheet: Sheet, number: int) -> Sheet:
    """Count a hand that is over: what was filled in by itself is written down."""
    _without_problem(problem(sheet, number))
    hand = sheet.hands[number - 1]
    known = tricks_of(sheet, number)
    cells = tuple(replace(cell, won=n) for cell, n in zip(hand.cells, known, strict=True))
    return sheet.having(number, replace(hand, cells=cells, on=True, done=True))


def recount(sheet: Sheet) -> Sheet:
    """Count all hands that are over once more, after something in them was corrected."""
    for number, hand in enumerate(sheet.hands, 1):
        if hand.done:
            sheet = count(sheet, number)
    return sheet


def next_hand(sheet: Sheet) -> Sheet:
    if sheet.is_over or not sheet.hand.done:
        raise refuse("not_over", "the hand is not over, or the game is")
    return begun(sheet)


def stop(sheet: Sheet) -> Sheet:
    """The table ends here: a hand that is not over is taken off the sheet."""
    hands = tuple(hand for hand in sheet.hands if hand.done)
    if not hands:
        raise refuse("nothing_scored", "no hand was counted yet")
    return replace(sheet, hands=hands, stopped=True)


def _without_problem(found: Problem | None) -> None:
    if found:
        key, details = found
        raise refuse(key, f"{key}: {details}", **details)


# Who plays


def rename(sheet: Sheet, member: int, name: str) -> Sheet:
    called = _called(sheet, name, but=member)
    seat = replace(sheet.members[member], name=called)
    members = (*sheet.members[:member], seat, *sheet.members[member + 1 :])
    return replace(sheet, members=members)


def _called(sheet: Sheet, name: str, but: int) -> str:
    """The name as it can be kept; refused if it is empty or somebody else's."""
    called = clean_name(name)[:LONGEST_NAME]
    others = [seat.name for number, seat in enumerate(sheet.members) if number != but]
    if not called:
        raise refuse("no_name", "a player needs a name")
    if called in others:
        raise refuse("same_name", f"{called} plays already", name=called)
    return called


def leave(sheet: Sheet, member: int) -> Sheet:
    """Somebody plays no more from now on; their points stay on the sheet."""
    around = tuple(other for other in sheet.round if other != member)
    if member not in sheet.round:
        raise refuse("not_here", "nobody leaves twice")
    return _seated(sheet, around)


def join(sheet: Sheet, name: str, look: str, place: int, points: int = 0) -> Sheet:
    """Somebody new, or back again, at this place of the round, with so many points to begin with.

    Who comes back keeps the old column and its points.
    """
    called = clean_name(name)[:LONGEST_NAME]
    names = [member.name for member in sheet.members]
    if not called:
        raise refuse("no_name", "a player needs a name")
    if abs(points) > MOST_CORRECTED:
        raise refuse("too_much", f"at most {MOST_CORRECTED} points", most=MOST_CORRECTED)
    if called in names and names.index(called) in sheet.round:
        raise refuse("same_name", f"{called} plays already", name=called)
    members = sheet.members if called in names else (*sheet.members, Seat(called, look=look))
    member = names.index(called) if called in names else len(names)
    around = (*sheet.round[:place], member, *sheet.round[place:])
    joined = _seated(replace(sheet, members=members), around)
    return joined.noted(joined.number, member, start=points) if points else joined


def _seated(sheet: Sheet, around: tuple[int, ...]) -> Sheet:
    """The sheet with others around the table from the hand that is not over, or else from the next
    one.

    The edition decides how many may play; whoever stays keeps what was written down.
    """
    try:
        plan = sheet.edition.setup(len(around), sheet.options).plan
    except RuleError as error:
        raise refuse(error.key, str(error), **error.details) from None
    seated = replace(sheet, round=around)
    if sheet.hand.done:
        is_new = not sheet.is_over and sheet.number < len(plan)
        if not is_new:
            raise refuse("too_late", "no hand is left to be played with so many")
        return begun(seated)
    if sheet.number > len(plan):
        raise refuse("too_late", "no hand is left to be played with so many")
    return seated.having(sheet.number, _reseated(sheet, around))


def _reseated(sheet: Sheet, around: tuple[int, ...]) -> SheetHand:
    """The hand being played with others around the table: bids that still can be made are kept."""
    hand = sheet.hand
    first = next((m for m in hand.order if m in around), around[0])
    fresh = SheetHand(around, first, (Cell(),) * len(around), secret=hand.secret)
    cards = replace(sheet, round=around).having(sheet.number, fresh).cards(sheet.number)
    kept = {member: _kept(hand.cell(member), cards) for member in hand.seats}
    return replace(fresh, cells=tuple(kept.get(member, Cell()) for member in around))


def _kept(cell: Cell, cards: int) -> Cell:
    bid = cell.bid if cell.bid is not None and cell.bid <= cards else None
    return Cell(bid, load=cell.load, start=cell.start, correction=cell.correction, note=cell.note)
