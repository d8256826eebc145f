"""What the score keeper says of a round: which one, who leads and deals, what was bid together."""

from __future__ import annotations

from game.client.toolkit.catalogs import Translator
from game.play.ledger.balance import Balance, balance
from game.play.ledger.sheet import COUNTED, Sheet, next_starter


def round_title(tr: Translator, sheet: Sheet) -> str:
    return tr("ledger.round", hand=sheet.number, hands=sheet.planned)


def round_facts(tr: Translator, sheet: Sheet) -> str:
    """How many pieces, who leads and who deals."""
    pieces, hand = _pieces(tr, sheet, sheet.cards(sheet.number)), sheet.hand
    if sheet.phase == COUNTED:
        return tr("ledger.info.counted", pieces=pieces)
    names = [seat.name for seat in sheet.members]
    return tr("ledger.info", pieces=pieces, leader=names[hand.starter], dealer=names[hand.dealer])


def coming(tr: Translator, sheet: Sheet) -> str:
    """What the next round will be."""
    pieces = _pieces(tr, sheet, sheet.setup_now.plan[sheet.number])
    return tr("ledger.coming", pieces=pieces, leader=sheet.members[next_starter(sheet)].name)


def _pieces(tr: Translator, sheet: Sheet, cards: int) -> str:
    return tr.plural(f"scores.pieces.{sheet.edition.key}", cards)


def balance_told(tr: Translator, sheet: Sheet) -> tuple[str, str]:
    """The bids of all against the tricks there are, and the colour that it is written in."""
    at = balance(sheet)
    if at is None:
        return "", "ink"
    return _balance(tr, at), "blood" if at.off > 0 and at.is_whole else "ink"


def _balance(tr: Translator, at: Balance) -> str:
    if not at.is_whole:
        return tr("ledger.balance.so_far", bids=at.bids, cards=at.cards)
    if at.off == 0:
        return tr("ledger.balance.even", bids=at.bids, cards=at.cards)
    key = "ledger.balance.over" if at.off > 0 else "ledger.balance.under"
    return tr(key, bids=at.bids, cards=at.cards, count=abs(at.off))
