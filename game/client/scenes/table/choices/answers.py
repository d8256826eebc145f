"""The questions that are answered with one press: loads, leader, bet, changed bid."""

from __future__ import annotations

from typing import TypeVar

import pygame

from game.client.scenes.table.choices import pictures
from game.client.scenes.table.choices.answer import Answer, Draw, TilePanel
from game.client.scenes.table.choices.panel import Decide
from game.client.scenes.table.stage import Stage
from game.play.choice_payouts import load_pays, wager_pays
from game.rules.actions import ChangeBid, ChooseLeader, Decision, Load, Wager
from game.rules.view import HandView

DecisionT = TypeVar("DecisionT", bound=Decision)
CHANGES = {-1: "lower", 0: "keep", 1: "raise"}


class LoadPanel(TilePanel):
    """Grapeshot or cannonball, with what each pays."""

    def __init__(self, stage: Stage, decide: Decide) -> None:
        super().__init__(stage, "load", [_load(stage, a, decide) for a in _legal(stage, Load)])


class Captain(Answer):
    """A captain as an answer; names may be long and are written as on the plates."""

    style = "strong"


class LeaderPanel(TilePanel):
    """Rosie: every captain at the table."""

    picture = 84

    def __init__(self, stage: Stage, decide: Decide) -> None:
        legal = _legal(stage, ChooseLeader)
        super().__init__(stage, "leader", [_leader(stage, a, decide) for a in legal])


class WagerPanel(TilePanel):
    """Rascal: how much."""

    picture = 96

    def __init__(self, stage: Stage, decide: Decide) -> None:
        super().__init__(stage, "wager", [_wager(stage, a, decide) for a in _legal(stage, Wager)])


class ChangeBidPanel(TilePanel):
    """Harry: one more, one less, or as it is."""

    picture = 92

    def __init__(self, stage: Stage, decide: Decide) -> None:
        legal = _legal(stage, ChangeBid)
        super().__init__(stage, "change_bid", [_change(stage, a, decide) for a in legal])


def _legal(stage: Stage, kind: type[DecisionT]) -> list[DecisionT]:
    return [action for action in stage.board.view.legal if isinstance(action, kind)]


def _load(stage: Stage, action: Load, decide: Decide) -> Answer:
    ui, tr = stage.ui, stage.ui.tr
    pays = load_pays(stage.board.view, action.seat, action.load)
    lines = [
        tr(f"choice.pays.{pay.share}", case=tr(f"choice.off.{pay.off}"), points=pay.points)
        for pay in pays
    ]
    return Answer(
        ui,
        action,
        decide,
        f"load_{action.load}",
        name=tr(f"scores.load.{action.load}"),
        draw=pictures.art(ui, f"table/{action.load}"),
        lines=lines,
        tip=tr(f"choice.load.{action.load}.tip"),
    )


def _leader(stage: Stage, action: ChooseLeader, decide: Decide) -> Answer:
    tr, seat, hand = stage.ui.tr, action.leader, _hand(stage)
    name = stage.name(seat)
    own = seat == action.seat
    told = tr("table.announced", bid=hand.bids[seat], won=hand.won[seat])
    return Captain(
        stage.ui,
        action,
        decide,
        f"leader_{seat}",
        name=tr("choice.leader.own") if own else name,
        draw=_portrait(stage, seat),
        lines=[told],
        tip=tr("choice.leader.own.tip") if own else tr("choice.leader.tip", name=name),
    )


def _portrait(stage: Stage, seat: int) -> Draw:
    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        pictures.art(stage.ui, stage.looks[seat].portrait_art)(surface, rect)

    return draw


def _wager(stage: Stage, action: Wager, decide: Decide) -> Answer:
    tr = stage.ui.tr
    won, lost = wager_pays(stage.board.view, action.seat, action.points)
    key = "some" if action.points else "nothing"
    lines = [tr("choice.wager.safe")]
    if action.points:
        met, missed = tr("choice.off.0"), tr("choice.off.any")
        lines = [
            tr("choice.wager.pays", case=met, points=tr.signed(won)),
            tr("choice.wager.pays", case=missed, points=tr.signed(lost)),
        ]
    return Answer(
        stage.ui,
        action,
        decide,
        f"wager_{action.points}",
        name=tr(f"choice.wager.{key}", points=action.points),
        draw=pictures.coins(stage.ui, action.points),
        lines=lines,
        tip=tr("choice.wager.tip"),
    )


def _change(stage: Stage, action: ChangeBid, decide: Decide) -> Answer:
    tr, hand = stage.ui.tr, _hand(stage)
    was = hand.bids[action.seat]
    assert was is not None
    bid = was + action.change
    way = CHANGES[action.change]
    return Answer(
        stage.ui,
        action,
        decide,
        f"change_{way}",
        name=tr(f"choice.bid.{way}", bid=bid),
        draw=pictures.medal(stage.ui, bid, was),
        lines=[_what_is_needed(stage, action.seat, bid)],
        tip=tr("choice.bid.tip"),
    )


def _what_is_needed(stage: Stage, seat: int, bid: int) -> str:
    """What is to be done to meet this bid."""
    tr, hand = stage.ui.tr, _hand(stage)
    missing, left = bid - hand.won[seat], hand.cards - len(hand.tricks)
    if missing < 0:
        return tr.plural("choice.bid.too_many", -missing)
    if missing > left:
        return tr.plural("choice.bid.too_few", left)
    return tr.plural("choice.bid.needed", missing) if missing else tr("choice.bid.needed_none")


def _hand(stage: Stage) -> HandView:
    assert stage.board.hand is not None
    return stage.board.hand
