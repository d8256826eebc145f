"""What can be written down: as far as the box holds it and the rules allow, and why not more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.play.beating_order import beats
from game.play.ledger.scores import result_of, tricks_of
from game.play.ledger.sheet import Cell, Sheet
from game.play.payouts import WAGER, bonus_table
from game.rules.edition import Setup
from game.rules.errors import RuleError
from game.rules.pieces import LEVIATHANS, Ability, Role
from game.rules.scoring import WAGERS
from game.rules.settle import LOOT
from game.rules.trick import Bonus

MOST_CORRECTED = 990


class EntryError(RuleError):
    """Something that cannot be written down; `key` is one of `ledger.refused`."""


def refuse(key: str, message: str, **details: object) -> EntryError:
    return EntryError(key, message, **details)


def bonus_kinds(setup: Setup) -> tuple[str, ...]:
    """What is counted one by one; Loot has its pairs and Rascal his bet."""
    return tuple(p.kind for p in bonus_table(setup) if p.kind not in (LOOT, WAGER))


def copies(setup: Setup, role: Role) -> int:
    """How many pieces in play can be that in a trick."""
    pieces = setup.pieces
    return sum(any(face.role is role for face in pieces[token].faces) for token in setup.deck)


def most_of(setup: Setup, kind: str) -> int:
    """The most of a bonus that one hand can bring, all seats together."""
    for paid in bonus_table(setup):
        if paid.kind == kind and len(paid.faces) == 2 and not paid.risk:
            winner, loser = (copies(setup, face.role) for face in paid.faces)
            return loser if winner > 1 else min(loser, setup.hands_dealt - 1)
        if paid.kind == kind:
            deck = Counter(setup.deck)
            return sum(deck[face.piece] for face in paid.faces)
    return 0


def lost_most(setup: Setup) -> int:
    """How many tricks of a hand may end up with nobody."""
    return sum(any(f.role in LEVIATHANS for f in setup.pieces[t].faces) for t in setup.deck)


def loots(setup: Setup) -> int:
    return setup.deck.count(LOOT)


def has_ability(setup: Setup, ability: Ability) -> bool:
    return ability in setup.abilities.values()


def may_use(sheet: Sheet, number: int, ability: Ability) -> bool:
    """Whether it can come up in that hand: not after the last trick, with exceptions."""
    setup = sheet.setup(number)
    late = ability in setup.late_abilities
    return has_ability(setup, ability) and (sheet.cards(number) > 1 or late)


def bonuses_count(sheet: Sheet, number: int, member: int) -> bool:
    """Whether a bonus would be paid for what was bid and won."""
    result, scoring = result_of(sheet, number, member), sheet.setup(number).scoring
    if result is None or not scoring.pays_bonuses:
        return False
    plain = result._replace(bonuses=())
    return scoring.points(plain._replace(bonuses=(Bonus("any", 20),))) != scoring.points(plain)


# What is refused


def check_tricks(sheet: Sheet, number: int, tricks: int) -> None:
    if not 0 <= tricks <= sheet.cards(number):
        most = sheet.cards(number)
        raise refuse("too_many_tricks", f"from 0 to {most} tricks, not {tricks}", most=most)


def check_lost(sheet: Sheet, number: int, lost: int) -> None:
    most = min(lost_most(sheet.setup(number)), sheet.cards(number))
    if not 0 <= lost <= most:
        raise refuse("too_many_lost", f"{most} tricks at most go to nobody", most=most)


def check_change(sheet: Sheet, number: int, member: int, change: int) -> None:
    hand = sheet.hands[number - 1]
    cell, cards = hand.cell(member), sheet.cards(number)
    if change == 0:
        return
    if not may_use(sheet, number, Ability.CHANGE_BID) or change not in (-1, 1):
        raise refuse("no_harry", "nobody may change this bid")
    if cell.bid is None or not 0 <= cell.bid + change <= cards:
        raise refuse("bad_change", "no bid becomes that", most=cards)
    others = (m for m in hand.cells if m is not cell)
    if any(other.change for other in others):
        raise refuse("one_harry", "there is one Harry in the box")


def check_wager(sheet: Sheet, number: int, member: int, points: int) -> None:
    hand = sheet.hands[number - 1]
    if points == 0:
        return
    if points not in WAGERS or not may_use(sheet, number, Ability.WAGER):
        raise refuse("no_wager", "nobody may bet that here")
    if any(cell.wager for cell in hand.cells if cell is not hand.cell(member)):
        raise refuse("one_rascal", "there is one Rascal in the box")
    if tricks_of(sheet, number)[hand.place(member)] == 0:
        raise refuse("no_trick", "only who won a trick with Rascal bets")


def check_bonus(sheet: Sheet, number: int, member: int, kind: str, times: int) -> None:
    """Check one more or less of a kind, beside everything else that was written down."""
    setup, hand = sheet.setup(number), sheet.hands[number - 1]
    if kind not in bonus_kinds(setup) or times < 0:
        raise refuse("no_such_bonus", f"{setup.edition.key} pays nothing for {kind}")
    if times <= hand.cell(member).bonuses.get(kind, 0):
        return
    if not bonuses_count(sheet, number, member):
        raise refuse("bid_missed", "no bonus without an exact bid")
    after = sheet.noted(number, member, bonuses={**hand.cell(member).bonuses, kind: times})
    _check_supply(after, number, kind)
    _check_won(after, number, member)


def check_bonuses(sheet: Sheet, number: int, member: int) -> None:
    """Check all bonuses of one player, as they stand beside the others', if they count at all."""
    bonuses = sheet.hands[number - 1].cell(member).bonuses
    if not bonuses or not bonuses_count(sheet, number, member):
        return
    for kind in bonuses:
        _check_supply(sheet, number, kind)
    _check_won(sheet, number, member)


def _check_supply(sheet: Sheet, number: int, kind: str) -> None:
    """The box holds so many, each piece is in one trick, and somebody must have played it."""
    setup, cells = sheet.setup(number), sheet.hands[number - 1].cells
    most = most_of(setup, kind)
    if sum(cell.bonuses.get(kind, 0) for cell in cells) > most:
        raise refuse("box_holds", f"{kind}: {most} at most in a hand", most=most)
    used = pieces_used(setup, cells)
    for role, count in used.items():
        if role is not None and count > copies(setup, role):
            raise refuse(
                "used_already", f"more of {role.value} than the box holds", role=role.value
            )
    if sum(used.values()) > sheet.cards(number) * setup.hands_dealt:
        raise refuse("not_dealt", "more pieces than were dealt")


def pieces_used(setup: Setup, cells: Iterable[Cell]) -> Counter[Role | None]:
    """How many pieces of each role the bonuses speak of; None are the numbers."""
    used: Counter[Role | None] = Counter()
    captures = {bonus.kind: beat for beat in beats(setup) for bonus in beat.bonuses}
    for cell in cells:
        for kind, times in cell.bonuses.items():
            if times and kind in captures:
                used[captures[kind].winner.role] += 1
                used[captures[kind].loser.role] += times
            elif times:
                used[None] += times
    return used


def _check_won(sheet: Sheet, number: int, member: int) -> None:
    """Every kind of capture is a trick of its own, and a trick has one piece of each seat."""
    setup, hand = sheet.setup(number), sheet.hands[number - 1]
    won = tricks_of(sheet, number)[hand.place(member)] or 0
    bonuses = hand.cell(member).bonuses
    captures = {bonus.kind for beat in beats(setup) for bonus in beat.bonuses}
    tricks = sum(bool(bonuses.get(kind)) for kind in captures)
    numbers = sum(times for kind, times in bonuses.items() if kind not in captures)
    if tricks > won or numbers > won * setup.hands_dealt or (numbers and not won):
        raise refuse("no_trick", "more bonuses than tricks were won")


def check_loot(sheet: Sheet, number: int, pairs: Iterable[tuple[int, int]]) -> None:
    setup, seats = sheet.setup(number), sheet.hands[number - 1].seats
    allies = list(pairs)
    if len(allies) > loots(setup):
        raise refuse("box_holds", "no more Loot in the box", most=loots(setup))
    if any(one == other or not {one, other} <= set(seats) for one, other in allies):
        raise refuse("own_loot", "an alliance takes two")
