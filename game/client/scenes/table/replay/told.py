"""What happened at a stop of a replay, in one line: never more than whoever looks may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.client.scenes.table import words
from game.client.scenes.table.choices.pictures import card_art
from game.client.scenes.table.stage import Stage
from game.rules.events import (
    AbilityWon,
    AllianceMade,
    BidChanged,
    BidPlaced,
    BidsRevealed,
    CardsDiscarded,
    CardsDrawn,
    DieRolled,
    Event,
    HandDealt,
    HandScored,
    LeaderChosen,
    LoadChosen,
    LoadsRevealed,
    MatchEnded,
    PiecePlayed,
    TrickTaken,
    UndealtSeen,
    WagerPlaced,
)
from game.rules.pieces import Ability, Role
from game.rules.state import leaders


def told(stage: Stage, events: Sequence[Event]) -> str:
    """The line for the last event that has something to say; without any, who is next."""
    lines = (_LINES[type(event)](stage, event) for event in reversed(events))
    if line := next(filter(None, lines), ""):
        return line
    if stage.board.hand is None:
        return stage.ui.tr("replay.begin")
    return "" if stage.turn is None else stage.ui.tr("replay.leads", name=stage.name(stage.turn))


def _dealt(stage: Stage, event: HandDealt) -> str:
    tr, kind = stage.ui.tr, stage.pieces.kind
    text = tr.plural(f"table.dealing.{kind}", event.cards, hand=event.number)
    return tr("table.starts", dealing=text, name=stage.name(event.starter))


def _bid(stage: Stage, event: BidPlaced) -> str:
    tr, name = stage.ui.tr, stage.name(event.seat)
    if event.tricks is None:
        return tr("replay.bid.secret", name=name)
    return tr("replay.bid", name=name, bid=event.tricks)


def _bids(stage: Stage, event: BidsRevealed) -> str:
    assert stage.board.hand is not None
    return stage.ui.tr("table.bids", bids=sum(event.bids), tricks=stage.board.hand.cards)


def _load(stage: Stage, event: LoadChosen) -> str:
    tr, name = stage.ui.tr, stage.name(event.seat)
    if event.load is None:
        return tr("replay.load.secret", name=name)
    return tr(f"replay.load.{event.load}", name=name)


def _loads(stage: Stage, event: LoadsRevealed) -> str:
    return stage.ui.tr("choice.told.loads")


def _played(stage: Stage, event: PiecePlayed) -> str:
    piece = stage.pieces.name(event.face or event.piece)
    return stage.ui.tr("replay.played", name=stage.name(event.seat), piece=piece)


def _rolled(stage: Stage, event: DieRolled) -> str:
    tr, face = stage.ui.tr, stage.game.setup.faces[event.face]
    if face.number:
        piece = tr(
            "piece.card.number", colour=tr(f"piece.colour.{face.colour}"), number=face.number
        )
    else:
        piece = tr("piece.flag") if face.role is Role.ESCAPE else stage.pieces.name(event.piece)
    return tr("replay.rolled", name=stage.name(event.seat), piece=piece)


def _alliance(stage: Stage, event: AllianceMade) -> str:
    return stage.ui.tr(
        "choice.told.alliance",
        looter=stage.name(event.looter),
        taker=stage.name(event.taker),
        points=stage.game.setup.edition.loot_bonus,
    )


def _won(stage: Stage, event: AbilityWon) -> str:
    """What the pirate allows; nothing where the event after it tells more."""
    key = f"choice.won.{event.ability.value}"
    if not stage.ui.tr.has(key):
        return ""
    return _of_ability(stage, event.ability, key, event.seat)


def _leader(stage: Stage, event: LeaderChosen) -> str:
    key = "choice.told.leads" if event.leader == event.seat else "choice.told.leader"
    leader = stage.name(event.leader)
    return _of_ability(stage, Ability.CHOOSE_LEADER, key, event.seat, leader=leader)


def _drawn(stage: Stage, event: CardsDrawn) -> str:
    return _cards(stage, event, "choice.told.drawn")


def _discarded(stage: Stage, event: CardsDiscarded) -> str:
    return _cards(stage, event, "choice.told.discarded")


def _cards(stage: Stage, event: CardsDrawn | CardsDiscarded, key: str) -> str:
    card = _card(stage, Ability.DRAW_AND_DISCARD)
    return stage.ui.tr.plural(key, event.cards, name=stage.name(event.seat), card=card)


def _looked(stage: Stage, event: UndealtSeen) -> str:
    return _of_ability(stage, Ability.LOOK_AT_UNDEALT, "choice.told.looked", event.seat)


def _wager(stage: Stage, event: WagerPlaced) -> str:
    key = "choice.told.wager" if event.points else "choice.told.wager_none"
    return _of_ability(stage, Ability.WAGER, key, event.seat, points=event.points)


def _change(stage: Stage, event: BidChanged) -> str:
    key = "choice.told.bid_changed" if event.change else "choice.told.bid_kept"
    return _of_ability(stage, Ability.CHANGE_BID, key, event.seat, bid=event.bid)


def _of_ability(stage: Stage, ability: Ability, key: str, seat: int, **values: object) -> str:
    card = _card(stage, ability)
    return stage.ui.tr(key, name=stage.name(seat), card=card, **values)


def _card(stage: Stage, ability: Ability) -> str:
    """What the Pirate is called who can do that."""
    abilities = stage.game.setup.abilities.items()
    return card_art(stage).name(next(piece for piece, own in abilities if own is ability))


def _scored(stage: Stage, event: HandScored) -> str:
    return stage.ui.tr("table.hand_over", hand=event.number)


def _over(stage: Stage, event: MatchEnded) -> str:
    names = stage.ui.tr.list(stage.name(seat) for seat in leaders(event.totals))
    return stage.ui.tr("replay.over", names=names)


_LINES: dict[type, Callable[[Stage, Any], str]] = {
    HandDealt: _dealt,
    BidPlaced: _bid,
    BidsRevealed: _bids,
    LoadChosen: _load,
    LoadsRevealed: _loads,
    PiecePlayed: _played,
    DieRolled: _rolled,
    TrickTaken: words.why_won,
    AllianceMade: _alliance,
    AbilityWon: _won,
    LeaderChosen: _leader,
    CardsDrawn: _drawn,
    CardsDiscarded: _discarded,
    UndealtSeen: _looked,
    WagerPlaced: _wager,
    BidChanged: _change,
    HandScored: _scored,
    MatchEnded: _over,
}
