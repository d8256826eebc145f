"""What the table says in one line: questions, why a trick was won, why a piece is refused."""

from __future__ import annotations

from collections.abc import Iterable

from game.client.scenes.table.stage import Stage
from game.client.toolkit.catalogs import Translator
from game.play import explain
from game.play.forecast import Forecast, forecast
from game.rules.errors import IllegalAction
from game.rules.events import BidsRevealed, Event, TrickTaken
from game.rules.pieces import Ability, Role
from game.rules.state import Phase

# The pirate who asks, in phases that come from an ability.
ASKED_BY = {
    Phase.CHOOSE_LEADER: Ability.CHOOSE_LEADER,
    Phase.DISCARD: Ability.DRAW_AND_DISCARD,
    Phase.WAGER: Ability.WAGER,
    Phase.CHANGE_BID: Ability.CHANGE_BID,
}


def question(stage: Stage) -> str:
    """What whoever looks is asked, by name where several people take turns."""
    view, tr = stage.board.view, stage.ui.tr
    key, values = f"choice.ask_{view.phase.value}", {}
    if view.phase in (Phase.BID, Phase.PLAY):
        key = "table.ask_bid" if view.phase is Phase.BID else f"table.ask_play.{stage.pieces.kind}"
    if _follows_unseen(stage):
        key, values = "table.ask_play.whale", {"colour": tr(f"piece.colour.{stage.board.lead}")}
    if len(stage.game.humans) > 1 and stage.turn is not None:
        key, values = f"{key}.named", {**values, "name": stage.name(stage.turn)}
    if view.phase is Phase.DISCARD and view.hand is not None:
        return tr.plural(key, view.hand.drawn, **values)
    return tr(key, **values)


def _follows_unseen(stage: Stage) -> bool:
    """Whether whoever is asked must follow a colour that no plaque shows any more."""
    board, tokens = stage.board, tuple(token for _, token in stage.board.tray)
    is_hidden = board.lead is not None and explain.drains(board.view.setup, tokens)
    return is_hidden and board.view.phase is Phase.PLAY and explain.is_bound(board.view)


def turn_of(stage: Stage, seat: int) -> str:
    """What somebody is called to the screen for."""
    tr, view = stage.ui.tr, stage.board.view
    if view.hand and view.hand.saw_undealt == seat and not view.hand.plays:
        return tr("shared.come.look")
    what = f"play.{stage.pieces.kind}" if view.phase is Phase.PLAY else view.phase.value
    return tr(f"shared.come.{what}")


def happened(stage: Stage, events: Iterable[Event]) -> list[str]:
    """What somebody has missed, as it was told: the tricks that were won, and all bids."""
    lines = []
    for event in events:
        if isinstance(event, TrickTaken):
            lines.append(why_won(stage, event))
        elif isinstance(event, BidsRevealed):
            hand = stage.board.hand
            cards = hand.cards if hand else 0
            lines.append(stage.ui.tr("table.bids", bids=sum(event.bids), tricks=cards))
    return lines


def why_won(stage: Stage, trick: TrickTaken) -> str:
    """The reason, who won or leads, and the bonus that may follow."""
    tr, setup, winner = stage.ui.tr, stage.board.view.setup, trick.winner
    name = stage.name(trick.leader if winner is None else winner)
    key, values = _reason(stage, trick)
    text = tr(key, name=name, **values)
    points = setup.scoring.bonus(trick.bonuses)
    if not points or winner in (None, setup.ghost):
        return text
    return tr("table.with_bonus", reason=text, points=points)


def _reason(stage: Stage, trick: TrickTaken) -> tuple[str, dict[str, object]]:
    """A Pirate with a name is called by it."""
    key, tr = f"table.reason.{trick.reason.key}", stage.ui.tr
    if trick.reason.face is None:
        return key, {"number": 0}
    face = stage.board.view.setup.faces[trick.reason.face]
    named = f"{key}.named"
    if face.role is Role.PIRATE and face.piece != Role.PIRATE.value and tr.has(named):
        return named, {"card": tr(f"piece.card.{face.piece}")}
    return key, {"number": face.number}


def why_not(tr: Translator, error: IllegalAction | None) -> str:
    """Why the rules refuse a piece."""
    if error is None:
        return ""
    if error.key == "must_follow":
        return tr("table.must_follow", colour=tr(f"piece.colour.{error.details['colour']}"))
    key = f"table.refused.{error.key}"
    return tr(key) if tr.has(key) else tr("table.refused")


# What a piece would do now


def prospects(stage: Stage, piece: str) -> list[str]:
    """Lines about a piece that may be played in the trick as it lies."""
    view, hand = stage.board.view, stage.board.hand
    assert hand is not None
    known = view.setup.pieces[piece]
    lines = _leading(stage, piece) if not hand.plays else []
    if known.rolled:
        return lines or _rolling(stage, piece)
    if known.chosen:
        return [_declared(stage, face.token) for face in known.faces]
    told = outlook(stage, forecast(view, piece))
    return [*lines, *told[1:]] if lines else told


def _leading(stage: Stage, piece: str) -> list[str]:
    """What becomes of the colour when it is the first of the trick."""
    setup, tr = stage.board.view.setup, stage.ui.tr
    face = setup.pieces[piece].faces[0]
    if face.colour is not None:
        return [tr("explain.now.sets", colour=tr(f"piece.colour.{face.colour}"))]
    opens = setup.tricks.fold([face]).open
    return [tr("explain.now.opens" if opens else "explain.now.free")]


def _rolling(stage: Stage, piece: str) -> list[str]:
    ahead, sides = explain.roll(stage.board.view, piece)
    return [stage.ui.tr.plural("explain.now.roll", ahead, ahead=ahead, sides=sides)]


def _declared(stage: Stage, token: str) -> str:
    tr, face = stage.ui.tr, stage.board.view.setup.faces[token]
    told = outlook(stage, forecast(stage.board.view, token))[0]
    return tr("explain.now.as", role=tr(f"piece.role.{face.role.value}"), told=told)


def outlook(stage: Stage, told: Forecast) -> list[str]:
    """How the trick would stand, what it would bring, and what becomes of the colour."""
    tr = stage.ui.tr
    lines = [_standing(stage, told)]
    if told.mine and told.bonus:
        lines.append(tr("choice.now.bonus", points=told.bonus))
    elif told.winner is not None and told.gift > 0:
        name = stage.name(_seat(stage, told.winner))
        lines.append(tr("choice.now.gift", name=name, points=told.gift))
    if told.colour:
        lines.append(tr(f"choice.now.colour_{told.colour}"))
    return lines


def _standing(stage: Stage, told: Forecast) -> str:
    """Whether the card would take the trick as it lies."""
    tr, hand = stage.ui.tr, stage.board.hand
    assert hand is not None
    if told.winner is None:
        return tr(f"choice.now.{told.reason}")
    if told.mine:
        return tr("choice.now.wins" if told.last else "choice.now.winning")
    return tr("choice.now.loses", card=stage.pieces.name(hand.plays[told.winner]))


def _seat(stage: Stage, position: int) -> int:
    assert stage.board.hand is not None
    return stage.board.hand.order[position]


# What a bid is worth


def stake(tr: Translator, at: explain.Stake) -> str:
    """What it pays when it is made, and what a miss costs."""
    met, one, two = ("" if points is None else tr.signed(points) for points in at.points)
    if at.is_flat:
        return tr("explain.stake.flat", met=met, missed=one or two)
    return tr("explain.stake.steps", met=met, one=one, two=two)


def short_stake(tr: Translator, at: explain.AtStake) -> tuple[str, str]:
    """What stands at a bid: met, and missed; dots where that is not all."""
    return tr.signed(at.met), tr.signed(at.missed) + ("…" if at.more else "")
