"""Advice in words: what a choice is called, what it promises, and what speaks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.client.props.pieces import piece_name
from game.client.toolkit.catalogs import Translator, capital
from game.play.services import Advice, Claim, Option
from game.rules.actions import Bid, ChangeBid, ChooseLeader, Decision, Discard, Load, Play, Wager
from game.rules.edition import Setup
from game.rules.view import View

# What a text counts: one and several are told differently.
COUNTED: Mapping[str, str] = {
    "beaten_by": "count",
    "faces": "count",
    "sheds": "count",
    "for_the_match": "points",
    "hungry": "seats",
    "lacks": "seats",
}
NAMED = ("piece", "colour")
# A text that speaks to its reader has a second form, for another seat.
THEIRS = "theirs"
CHANGES = {-1: "lower", 0: "keep", 1: "raise"}


class AdviceWords:
    """The words of one match; `names` are those of its seats.

    Whoever reads them is spoken to, unless they are about the decisions of an `other` seat.
    """

    def __init__(
        self, tr: Translator, setup: Setup, names: Sequence[str], other: int | None = None
    ) -> None:
        self.tr, self.setup, self.names, self.other = tr, setup, names, other

    def about(self, seat: int) -> AdviceWords:
        """The same match, told of a seat that is not the reader's."""
        return AdviceWords(self.tr, self.setup, self.names, seat)

    # Choices

    def action(self, action: Decision, bid: int = 0) -> str:
        """What a choice is called; `bid` is the own one, which Harry may change."""
        return capital(self.inside(action, bid))

    def inside(self, action: Decision, bid: int = 0) -> str:
        """What a choice is called in the middle of a line."""
        tr = self.tr
        if isinstance(action, Bid):
            return tr("advice.do.bid", bid=action.tricks)
        if isinstance(action, Play):
            return self.piece(action.face or action.piece)
        if isinstance(action, Load):
            return tr(f"scores.load.{action.load}")
        if isinstance(action, ChooseLeader):
            return self._leader(action)
        if isinstance(action, Discard):
            return tr("advice.do.discard", cards=tr.list(map(self.piece, action.pieces)))
        if isinstance(action, Wager):
            key = "advice.do.wager" if action.points else "choice.wager.nothing"
            return tr(key, points=action.points)
        return tr(f"choice.bid.{CHANGES[action.change]}", bid=bid + action.change)

    def _leader(self, action: ChooseLeader) -> str:
        if action.leader == action.seat and self.other is None:
            return self.tr("advice.do.lead")
        return self.tr("advice.do.leader", name=self.name(action.leader))

    def piece(self, token: str) -> str:
        """What a piece is called in the middle of a line: dice are named after their colour."""
        name, piece = piece_name(self.tr, self.setup.edition, token), self.setup.pieces.get(token)
        return name[:1].lower() + name[1:] if piece and piece.rolled and piece.colour else name

    def name(self, seat: int) -> str:
        return self.tr("table.ghost") if seat == self.setup.ghost else self.names[seat]

    # What they promise

    def percent(self, option: Option) -> str:
        return str(round(100 * option.chance))

    def points(self, option: Option) -> str:
        return self.tr.signed(round(option.points))

    def odds(self, option: Option) -> str:
        """The chance to make the bid, and the points of the round on average."""
        key = "advice.odds.bid" if isinstance(option.action, Bid) else "advice.odds"
        if not round(100 * option.chance) and not isinstance(option.action, Bid | ChangeBid):
            key = "advice.odds.sunk"
        return self.tr(self._form(key), percent=self.percent(option), points=self.points(option))

    def runner_up(self, advice: Advice, bid: int = 0) -> str:
        """The best of the other choices, if there is one."""
        others = advice.options[1:]
        if not others:
            return ""
        option = others[0]
        if makes_no_difference(advice):
            return self.tr("advice.same")
        told = {"percent": self.percent(option), "points": self.points(option)}
        return self.tr("advice.next", action=self.inside(option.action, bid), **told)

    # Why

    def reasons(self, claims: Iterable[Claim]) -> list[str]:
        return [capital(self.claim(claim)) for claim in claims]

    def claim(self, claim: Claim) -> str:
        key, values = self._form(f"advice.claim.{_key(claim)}"), dict(self._values(claim))
        counted = claim.details.get(COUNTED.get(claim.key, ""))
        if counted is None:
            return self.tr(key, **values)
        count = len(counted) if isinstance(counted, list) else counted
        assert isinstance(count, int)
        values.pop("count", None)
        return self.tr.plural(key, count, **values)

    def _form(self, key: str) -> str:
        """The text that is said to whoever decides, or else of them, where they differ."""
        tr, theirs = self.tr, f"{key}.{THEIRS}"
        differs = tr.has(theirs) or tr.has(f"{theirs}.other")
        return theirs if differs and self.other is not None else key

    def _values(self, claim: Claim) -> Iterator[tuple[str, object]]:
        """The values of a claim as they are read: names of players, pieces and colours."""
        tr = self.tr
        if self.other is not None:
            yield "name", self.name(self.other)
        for name, value in claim.details.items():
            if name in NAMED and isinstance(value, str):
                yield name, self._named(name, value)
            elif isinstance(value, list):
                several = [self._named(name.removesuffix("s"), each) for each in value]
                told = _counted(several) if name == "pieces" else several
                yield ("names" if name == "seats" else name), tr.list(told)
            else:
                yield name, value

    def _named(self, kind: str, what: str | int) -> str:
        if kind == "seat":
            return self.name(int(what))
        return self.piece(str(what)) if kind == "piece" else self.tr(f"piece.colour.{what}")


def makes_no_difference(advice: Advice) -> bool:
    """Every choice promises the same, as far as it is shown."""
    return len({_promises(option) for option in advice.options}) == 1


def own_bid(view: View) -> int:
    """The bid of whoever looks, which Harry may change."""
    assert view.hand is not None
    assert view.seat is not None
    return view.hand.bids[view.seat] or 0


def _counted(names: Sequence[str]) -> list[str]:
    """The names, each once, with how many there are if there are several."""
    return [name if n == 1 else f"{n}\u00a0×\u00a0{name}" for name, n in Counter(names).items()]


def _promises(option: Option) -> tuple[int, int]:
    """Points and percent of a choice, rounded as they are shown."""
    return round(option.points), round(100 * option.chance)


def _key(claim: Claim) -> str:
    """The text of a claim; some of them are put differently at an end of their numbers."""
    details = claim.details
    if claim.key == "has_all" and not details["bid"]:
        return "has_none"
    if claim.key == "stake" and not details["points"]:
        return "stake_none"
    if claim.key == "load" and not details["near"]:
        return "load_all"
    if claim.key == "need":
        if details["need"] != details["left"]:
            return "need"
        return "need_last" if details["left"] == 1 else "need_all"
    if claim.key == "to_go":
        need, left = details["need"], details["left"]
        assert isinstance(need, int)
        assert isinstance(left, int)
        if not need:
            return "to_go_done"
        return "to_go" if 0 < need <= left else "to_go_lost"
    return claim.key
