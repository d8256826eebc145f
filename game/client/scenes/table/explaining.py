"""What everything on the table says when it is pointed at: a title, lines and a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.client.props.score_lines import line_text
from game.client.scenes.table import words
from game.client.scenes.table.stage import Stage
from game.client.toolkit.catalogs import capital
from game.match.seat import BOT
from game.play import explain
from game.play.explain import Say
from game.rules.scoring import ScoreLine

Draw = Callable[[pygame.Surface, pygame.Rect], None]


@dataclass(frozen=True)
class Explanation:
    """`lines` may have **bold** words; `shape` is the picture's width by its height."""

    title: str
    lines: Sequence[str]
    picture: Draw | None = None
    shape: float = 1.0
    faces: tuple[str, ...] = ()


def said(stage: Stage, what: Iterable[Say]) -> list[str]:
    tr = stage.ui.tr
    return [
        tr(say.key, **say.values)
        if say.many is None
        else tr.plural(say.key, say.many, **say.values)
        for say in what
    ]


def art(stage: Stage, name: str) -> Draw:
    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        image = stage.ui.art.image(name, min(rect.size))
        surface.blit(image, image.get_rect(center=rect.center))

    return draw


# Pieces


def about_piece(stage: Stage, token: str, now: Sequence[str] = ()) -> Explanation:
    """A piece in the hand or a face on the table, with what else is to be said of it."""
    setup, pieces = stage.board.view.setup, stage.pieces
    rules = said(stage, explain.does(setup, token))
    faces = pieces.faces(token) if token in setup.pieces else ()
    title, lines = capital(pieces.title(token)), [*now, " ".join(rules)]
    return Explanation(title, lines, _piece(stage, token), pieces.shape, faces)


def _piece(stage: Stage, token: str) -> Draw:
    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        image = stage.pieces.large(token, rect.height)
        surface.blit(image, image.get_rect(center=rect.center))

    return draw


def about_played(stage: Stage, seat: int, token: str) -> Explanation:
    """A piece in the tray: who played it, and how it stands."""
    tr, board = stage.ui.tr, stage.board
    lines = [tr("explain.played_by", name=stage.name(seat))]
    found = explain.ahead(board.view.setup, tuple(each for _, each in board.tray))
    if found is None or found[0] is None:
        lines.append(tr("explain.now.nobody"))
    elif board.tray[found[0]] == (seat, token):
        lines.append(tr("explain.now.ahead"))
    else:
        lines.append(tr("explain.now.beaten", piece=stage.pieces.title(board.tray[found[0]][1])))
    return about_piece(stage, token, lines)


def about_kind(stage: Stage, piece: str) -> Explanation:
    """A kind of die in the overview."""
    count = stage.board.view.setup.deck.count(piece)
    unseen = stage.board.unseen()[piece]
    return about_piece(stage, piece, [stage.ui.tr("explain.unseen", unseen=unseen, count=count)])


# Bids


def about_bid(stage: Stage, bid: int) -> Explanation:
    """What is at stake with it."""
    hand, tr = stage.board.hand, stage.ui.tr
    assert hand is not None
    lines = [tr.plural("table.bid_tip", bid)]
    for stake in explain.stakes(stage.board.view.setup, hand.cards, bid):
        told = words.stake(tr, stake)
        load = tr(f"scores.load.{stake.load}") if stake.load else ""
        lines.append(tr("explain.stake.load", load=load, told=told) if load else told)
    return Explanation(tr.plural("explain.bid", bid), lines, _coin(stage, bid))


def _coin(stage: Stage, bid: int) -> Draw:
    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        art(stage, "table/medal")(surface, rect)
        box = rect.inflate(-rect.width // 4, -rect.height // 4)
        stage.ui.text.line(surface, stage.ui.tr.number(bid), "number", "ink", box, "centre")

    return draw


def about_bids(stage: Stage) -> Explanation:
    """How the bids of all go with the tricks there are."""
    hand, tr = stage.board.hand, stage.ui.tr
    over = None if hand is None or stage.board.bidding else explain.balance(hand)
    if over is None:
        text = tr("explain.bids.secret")
    elif over:
        text = tr.plural(f"explain.bids.{'over' if over > 0 else 'under'}", abs(over))
    else:
        text = tr("explain.bids.even")
    return Explanation(tr("explain.bids"), [text])


def about_medal(stage: Stage, seat: int) -> Explanation:
    tr, hand = stage.ui.tr, stage.board.hand
    if seat == stage.ghost:
        return about_seat(stage, seat)
    lines = _bid_lines(stage, seat)
    bid = hand.bids[seat] if hand and not stage.board.bidding else None
    if hand and bid is not None:
        found = explain.stakes(stage.board.view.setup, hand.cards, bid)
        lines += [words.stake(tr, each) for each in found if each.load == hand.loads[seat]]
    return Explanation(stage.name(seat), lines, _coin(stage, bid) if bid is not None else None)


def _bid_lines(stage: Stage, seat: int) -> list[str]:
    """How the bid of a seat stands."""
    tr, hand = stage.ui.tr, stage.board.hand
    if hand is None:
        return []
    bid, won = hand.bids[seat], hand.won[seat]
    if bid is None or stage.board.bidding:
        return [tr(f"explain.medal.{'made' if hand.has_bid[seat] else 'open'}")]
    return [f"{tr('explain.medal.told', bid=bid, won=won)} {_missing(stage, bid, won)}"]


def _missing(stage: Stage, bid: int, won: int) -> str:
    tr, hand = stage.ui.tr, stage.board.hand
    assert hand is not None
    if won > bid:
        return tr.plural("explain.medal.over", won - bid)
    if bid > won + hand.cards - len(hand.tricks):
        return tr("explain.medal.short")
    return (
        tr.plural("explain.medal.needs", bid - won) if bid > won else tr("explain.medal.on_target")
    )


def about_load(stage: Stage, seat: int) -> Explanation:
    hand, tr = stage.board.hand, stage.ui.tr
    assert hand is not None
    load = hand.loads[seat]
    lines = [tr(f"choice.load.{load}.tip")]
    bid = hand.bids[seat]
    found = explain.stakes(stage.board.view.setup, hand.cards, bid or 0)
    lines += [words.stake(tr, each) for each in found if each.load == load]
    return Explanation(tr(f"scores.load.{load}"), lines, art(stage, f"table/{load}"))


# Seats


def about_seat(stage: Stage, seat: int) -> Explanation:
    """Who sits there, how the bid stands, and how the match does."""
    tr, view = stage.ui.tr, stage.board.view
    if seat == stage.ghost:
        won = view.hand.won[seat] if view.hand else 0
        lines = [tr("explain.ghost"), tr.plural("explain.ghost.won", won)]
        return Explanation(stage.name(seat), lines, art(stage, "portraits/graybeard"))
    found = explain.standing(view, seat)
    score = tr.plural("explain.seat.score", found.total, place=found.place, seats=len(view.totals))
    lines = [score, *_who(stage, seat), *_bid_lines(stage, seat), *_collected(stage, seat)]
    portrait = art(stage, stage.looks[seat].portrait_art)
    return Explanation(stage.name(seat), lines, portrait, faces=_open_cards(stage, seat))


def _open_cards(stage: Stage, seat: int) -> tuple[str, ...]:
    """What another seat holds, where all may see it; dice lie large enough in their rack."""
    if seat == stage.layout.bottom or stage.pieces.open_piles:
        return ()
    return stage.board.known(seat)


def _who(stage: Stage, seat: int) -> list[str]:
    """Level and personality of a bot."""
    tr, who = stage.ui.tr, stage.game.seats[seat]
    if who.kind != BOT:
        return []
    nature = who.personality or "steady"
    level, note = tr(f"setup.level.{who.level}"), tr(f"setup.personality.{nature}.note")
    return [tr("explain.seat.level", level=f"**{level}**", note=note)]


def _collected(stage: Stage, seat: int) -> list[str]:
    """Bonuses and bets that wait for the bid to come true."""
    tr, view = stage.ui.tr, stage.board.view
    bonus = explain.standing(view, seat).bonus
    lines = [tr("explain.seat.bonus", points=bonus), _caught(stage, seat)] if bonus else []
    if view.hand and view.hand.wagers[seat]:
        lines.append(tr("explain.seat.wager", points=view.hand.wagers[seat]))
    return lines


def _caught(stage: Stage, seat: int) -> str:
    """What the bonuses are for, as the score pad will say it."""
    hand, scoring = stage.board.hand, stage.board.view.setup.scoring
    assert hand is not None
    paid = [bonus for bonus in hand.bonuses[seat] if scoring.bonus((bonus,))]
    lines = [
        ScoreLine(kind, scoring.bonus(tuple(bonus for bonus in paid if bonus.kind == kind)), times)
        for kind, times in Counter(bonus.kind for bonus in paid).items()
    ]
    return " · ".join(line_text(stage.ui, line) for line in lines)


# Things


def about_bag(stage: Stage) -> Explanation:
    tr, kind = stage.ui.tr, stage.pieces.kind
    title = tr("explain.bag" if kind == "dice" else "explain.deck")
    return Explanation(title, [tr.plural(f"explain.bag.{kind}", stage.board.in_bag)])


def about_hand(stage: Stage) -> Explanation:
    """Which hand it is, and what is left of it."""
    tr, view = stage.ui.tr, stage.board.view
    title = tr("table.hand", hand=max(1, view.hand_number), hands=len(view.setup.plan))
    if view.hand is None:
        return Explanation(title, [])
    left = view.hand.cards - len(view.hand.tricks)
    return Explanation(title, [tr.plural("explain.hand.left", left)])


def about_leader(stage: Stage, seat: int) -> Explanation:
    tr = stage.ui.tr
    text = tr("explain.leader.text", name=stage.name(seat))
    return Explanation(tr("explain.leader"), [text], art(stage, "table/leader"))


def about_lead(stage: Stage) -> Explanation:
    tr, board = stage.ui.tr, stage.board
    lead, tokens = board.lead, tuple(token for _, token in board.tray)
    if lead is None:
        return Explanation(tr("table.free"), [tr("explain.follow.free")])
    if explain.drains(board.view.setup, tokens):
        return Explanation(tr("table.whale"), [tr("explain.follow.whale")])
    title = tr("table.follow", colour=tr(f"piece.colour.{lead}"))
    return Explanation(title, [tr("explain.follow.text")])


def about_rope(stage: Stage, looter: int, taker: int) -> Explanation:
    points = stage.board.view.setup.edition.loot_bonus
    names = {"looter": stage.name(looter), "taker": stage.name(taker)}
    text = stage.ui.tr("choice.told.alliance", points=points, **names)
    return Explanation(stage.ui.tr("explain.rope"), [text], art(stage, "table/rope_tie"))
