"""What can be said about a decision: facts of the position, each of which can be checked.

Nothing here is guessed. What was counted over guessed worlds (points, chances) is in the advice
itself; a claim is what a player at the seat could count at the table.

About every decision: forced (the rules leave no other choice).

Claims about a play, by key, with their details:

need            tricks still `need`ed, with so many `left`
has_all         the bid of so many is reached: every further trick is one too many
sunk            the bid cannot be made any more
takes           played last, it takes the trick for certain
cheapest        of the pieces that take it, the one that is easiest to beat later; `others` do, too
unbeaten        nothing that may still come beats it
beaten_by       so many (`count`) of the `unseen` pieces take the trick from it, `behind` may do so
cannot          it cannot take this trick, whatever may still come
faces           so many (`count`) of its `sides` beat what lies there; a flag never does
next_die        with such a side, a die out of all unseen ones takes it over so often (`percent`)
hungry          these `seats` behind still need tricks
content         nobody behind needs a trick
keeps           the strongest `piece` stays in the hand
sheds           a `piece` goes that only so many (`count`) unseen ones would beat
riskiest        of the own pieces, the fewest (`count`) unseen ones would beat this one if it is led
bonus           so many `points` lie in the trick for whoever takes it with this
destroys        nobody gets the trick, whatever may still come
lacks           these `seats` behind showed that they have none of this `colour`

About the others: bid_strong (`pieces` that few unseen ones beat), bid_best and for a bid of zero
bid_nothing (the best `piece` is beaten by so many, `count`), bid_dice (`pieces` that are seldom
overtaken), bid_best_die and for zero bid_no_dice (the best `piece` is overtaken so often,
`percent`), bid_first (the seat leads), load (the `points` of a bid that is made, and of one missed
by a trick: `near`), to_go (`need` of `left` tricks with that bid), turn (the seat is then at that
`place` of so many, `seats`), void (these `colours` are gone), stake (the `points` of a bet).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from ai.seen import hidden_from, undealt_among, voids_of
from game.rules.actions import Bid, ChangeBid, ChooseLeader, Decision, Discard, Load, Play, Wager
from game.rules.compact import Code, coded
from game.rules.pieces import Face, Role
from game.rules.scoring import Result
from game.rules.view import HandView, View

# Of all unseen pieces at most this share beats a strong one.
STRONG = 0.2
# A strong die, once ahead, is overtaken by the next one no more often than this.
SELDOM = 0.35
# What the best piece must at least have against it to speak for a bid of zero: cards, percent.
SEVERAL, OFTEN = 5, 15
MOST = 3
NOTHING: Mapping[str, object] = MappingProxyType({})


class Claim(NamedTuple):
    """A text key, and the numbers, seats and pieces that the text speaks of."""

    key: str
    details: Mapping[str, object] = NOTHING


@dataclass(frozen=True)
class Ground:
    """A view as claims look at it: everything that its seat can count."""

    view: View
    code: Code

    @property
    def hand(self) -> HandView:
        assert self.view.hand is not None
        return self.view.hand

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @cached_property
    def unseen(self) -> Counter[int]:
        """What the others may hold."""
        hidden = hidden_from(self.hand, self.code)
        return hidden - undealt_among(hidden, self.hand, self.code)

    @cached_property
    def mine(self) -> list[int]:
        return [self.code.piece_code[token] for token in self.hand.mine]

    @property
    def node(self) -> int:
        return self.code.node(self.hand.trick)

    @property
    def at(self) -> int:
        return len(self.hand.plays)

    @property
    def behind(self) -> tuple[int, ...]:
        return self.hand.order[self.at + 1 :]

    @property
    def left(self) -> int:
        """The tricks that are not decided yet."""
        return self.hand.cards - len(self.hand.tricks)

    def need(self, seat: int) -> int:
        bid = self.hand.bids[seat] if seat < len(self.hand.bids) else None
        return 0 if bid is None else bid - self.hand.won[seat]

    @property
    def hungry(self) -> list[int]:
        """Who plays later and still needs tricks, as far as bids are open."""
        return [seat for seat in self.behind if seat != self.code.ghost and self.need(seat) > 0]

    def takes_over(self, node: int, at: int, piece: int) -> bool:
        """Whether a piece laid now (at its best) lets the one at this place no longer win."""
        return any(self._loses(node, at, face) for face in self.code.faces_of[piece])

    def _loses(self, node: int, at: int, face: int) -> bool:
        code = self.code
        after = code.step(node, face)
        return code.leviathan[after] or code.best[after] != at

    def winners(self, face: Face) -> Iterator[int | None]:
        """The places that take the trick with this face laid now: as it lies then, and with any
        special face more that somebody behind may have. Further numbers help nobody who is behind,
        but for those that a Whale makes the highest.
        """
        judge = self.view.setup.tricks.judge
        laid = [*(self.view.setup.faces[token] for token in self.hand.plays), face]
        yield judge(laid).winner
        for other in self._faces_to_come if self.behind else ():
            if other.role is not Role.NUMBER:
                yield judge([*laid, other]).winner
            if other.role is Role.WHALE and len(self.behind) > 1:
                numbers = (each for each in self._faces_to_come if each.role is Role.NUMBER)
                yield from (judge([*laid, other, number]).winner for number in numbers)

    @cached_property
    def _faces_to_come(self) -> list[Face]:
        code = self.code
        return [code.faces[face] for piece in self.unseen for face in set(code.faces_of[piece])]

    def is_lost(self, face: Face) -> bool:
        return self.at not in self.winners(face)

    def beaters(self, node: int, at: int) -> int:
        """How many unseen pieces may take the trick from the one at this place."""
        found = (n for piece, n in self.unseen.items() if self.takes_over(node, at, piece))
        return sum(found)

    def led_to(self, piece: int) -> int:
        """How many unseen pieces beat this one if it is led, at its best."""
        code = self.code
        nodes = [code.step(code.empty, face) for face in set(code.faces_of[piece])]
        return min(self.beaters(node, 0) for node in nodes)

    def next_die(self, piece: int, node: int, at: int) -> float:
        """How often the next die, out of all unseen ones, takes over from one at this place."""
        code, total, weight = self.code, 0.0, 0.0
        for face in code.faces_of[piece]:
            if self.beats(node, face, at):
                weight += 1
                total += self._taken_over(code.step(node, face), at)
        return total / weight if weight else 0.0

    def beats(self, node: int, face: int, at: int) -> bool:
        """Whether this side, rolled now, is ahead; a flag that leads is not worth the word."""
        ahead = self.code.best[self.code.step(node, face)] == at
        return ahead and self.code.faces[face].role is not Role.ESCAPE

    def _taken_over(self, node: int, at: int) -> float:
        code, unseen = self.code, sum(self.unseen.values())
        shares = (
            count * sum(self._loses(node, at, face) for face in code.faces_of[piece]) / 6
            for piece, count in self.unseen.items()
        )
        return sum(shares) / max(1, unseen)


def claims(view: View, action: Decision) -> tuple[Claim, ...]:
    """What is worth saying about a decision, the most telling first."""
    ground = Ground(view, coded(view.setup))
    about = _ABOUT[type(action)]
    forced = [Claim("forced")] if len(view.legal) == 1 else []
    return (*forced, *about(ground, action))[:MOST]


# Plays


def _of_play(ground: Ground, action: Decision) -> Iterator[Claim]:
    assert isinstance(action, Play)
    need, left = ground.need(ground.seat), ground.left
    if need < 0 or need > left:
        yield Claim("sunk")
    elif need == 0:
        yield Claim("has_all", {"bid": ground.hand.bids[ground.seat]})
    else:
        yield Claim("need", {"need": need, "left": left})
    about = _of_roll if ground.code.rolled else _of_card
    yield from about(ground, action, 0 < need <= left)
    yield from _of_others(ground, action)


def _of_card(ground: Ground, action: Play, wants: bool) -> Iterator[Claim]:
    code = ground.code
    piece = code.piece_code[action.piece]
    face = code.face_code[action.face or code.faces[piece].token]
    node = code.step(ground.node, face)
    if code.faces[face].role is Role.KRAKEN:
        yield from [Claim("destroys")] if {*ground.winners(code.faces[face])} == {None} else []
        return
    if code.leviathan[node]:
        return
    if code.best[node] != ground.at:
        lost = ground.is_lost(code.faces[face])
        yield from [Claim("cannot", {"piece": action.piece})] if lost else []
        yield from _rest(ground, piece, wants, lost)
        return
    yield from _if_it_stands(ground, action, node)
    yield from _bonus(ground, face)


def _if_it_stands(ground: Ground, action: Play, node: int) -> Iterator[Claim]:
    """Claims about a piece that would take the trick as it lies."""
    beaters = ground.beaters(node, ground.at)
    if not ground.behind:
        yield Claim("takes", {"piece": action.piece})
        yield from _cheapest(ground, action)
    elif not beaters:
        yield Claim("unbeaten", {"piece": action.piece})
    else:
        unseen = sum(ground.unseen.values())
        details = {"count": beaters, "unseen": unseen, "behind": len(ground.behind)}
        yield Claim("beaten_by", {"piece": action.piece, **details})


def _cheapest(ground: Ground, action: Play) -> Iterator[Claim]:
    code, others = ground.code, 0
    own = ground.led_to(code.piece_code[action.piece])
    for play in ground.view.legal:
        assert isinstance(play, Play)
        face = code.face_code[play.face or code.faces[code.piece_code[play.piece]].token]
        node = code.step(ground.node, face)
        takes = not code.leviathan[node] and code.best[node] == ground.at
        if play.piece == action.piece or not takes:
            continue
        if ground.led_to(code.piece_code[play.piece]) > own:
            return
        others += 1
    if others:
        yield Claim("cheapest", {"piece": action.piece, "others": others})


def _rest(ground: Ground, piece: int, wants: bool, lost: bool) -> Iterator[Claim]:
    """Claims about what is kept for later, or got rid of."""
    others = ground.mine[:]
    others.remove(piece)
    if not others:
        return
    strength = {other: ground.led_to(other) for other in {*others, piece}}
    strongest, own = min(others, key=strength.__getitem__), strength[piece]
    if wants and strength[strongest] < own and _is_strong(ground, strength[strongest]):
        yield Claim("keeps", {"piece": ground.code.pieces[strongest]})
    elif lost and not wants and own <= strength[strongest] and _is_strong(ground, own):
        details = {"piece": ground.code.pieces[piece], "count": own}
        yield Claim("sheds", details)
    elif not ground.need(ground.seat) and SEVERAL <= own < strength[strongest]:
        yield Claim("riskiest", {"piece": ground.code.pieces[piece], "count": own})


def _is_strong(ground: Ground, beaters: int) -> bool:
    return beaters <= STRONG * sum(ground.unseen.values())


def _bonus(ground: Ground, face: int) -> Iterator[Claim]:
    """The claim about what lies there for this face, were it to take the trick."""
    code = ground.code
    faces = [code.face_code[token] for token in ground.hand.plays]
    adds = code.adds[face]
    points = code.own[face] + (sum(adds[other] for other in faces) if adds else 0)
    if points:
        yield Claim("bonus", {"points": points})


def _of_roll(ground: Ground, action: Play, wants: bool) -> Iterator[Claim]:
    code = ground.code
    kind = code.piece_code[action.piece]
    sides = code.faces_of[kind]
    good = sum(ground.beats(ground.node, face, ground.at) for face in sides)
    if not good:
        lost = all(ground.is_lost(code.faces[face]) for face in set(sides))
        yield from [Claim("cannot", {"piece": action.piece})] if lost else []
        yield from _better_die(ground, kind) if wants else []
        return
    if ground.at or good < len(sides):
        yield Claim("faces", {"piece": action.piece, "count": good, "sides": len(sides)})
    if wants:
        yield from _better_die(ground, kind)
    if ground.behind:
        percent = round(100 * ground.next_die(kind, ground.node, ground.at))
        yield Claim("next_die", {"piece": action.piece, "percent": percent})


def _better_die(ground: Ground, die: int) -> Iterator[Claim]:
    """The claim that a strong die is kept for later, as far as dice would be led."""
    others = ground.mine[:]
    others.remove(die)
    risk = {other: ground.next_die(other, ground.code.empty, 0) for other in {*others, die}}
    best = min(others, key=risk.__getitem__, default=die)
    if risk[best] < risk[die] and risk[best] <= SELDOM:
        yield Claim("keeps", {"piece": ground.code.pieces[best]})


def _of_others(ground: Ground, action: Play) -> Iterator[Claim]:
    hungry, colour = ground.hungry, ground.code.colour[ground.code.piece_code[action.piece]]
    if colour and not ground.at and not ground.code.rolled:
        voids = voids_of(ground.hand, ground.code)
        seats = [seat for seat in ground.behind if colour in voids[seat]]
        name = ground.view.setup.pieces[action.piece].colour
        yield from [Claim("lacks", {"seats": seats, "colour": name})] if seats else []
    if hungry:
        yield Claim("hungry", {"seats": hungry})
    elif ground.behind and None not in ground.hand.bids:
        yield Claim("content", {"count": len(ground.behind)})


# Everything else


def _of_bid(ground: Ground, action: Decision) -> Iterator[Claim]:
    assert isinstance(action, Bid)
    code = ground.code
    yield from (_of_dice_held if code.rolled else _of_cards_held)(ground, action.tricks > 0)
    if ground.hand.order[0] == ground.seat:
        yield Claim("bid_first")


def _of_cards_held(ground: Ground, wants: bool) -> Iterator[Claim]:
    """Claims for a bid: what is strong speaks for tricks, and that not even the best is safe for
    none.
    """
    strength = {piece: ground.led_to(piece) for piece in set(ground.mine)}
    strong = [piece for piece in ground.mine if _is_strong(ground, strength[piece])]
    best = min(strength, key=strength.__getitem__)
    if wants and strong:
        yield Claim("bid_strong", {"pieces": [ground.code.pieces[piece] for piece in strong]})
    elif strength[best] >= SEVERAL:
        details = {"piece": ground.code.pieces[best], "count": strength[best]}
        yield Claim("bid_best" if wants else "bid_nothing", details)


def _of_dice_held(ground: Ground, wants: bool) -> Iterator[Claim]:
    names = ground.code.pieces
    risk = {die: ground.next_die(die, ground.code.empty, 0) for die in set(ground.mine)}
    strong = [die for die in ground.mine if risk[die] <= SELDOM]
    best = min(risk, key=risk.__getitem__)
    percent = round(100 * risk[best])
    if wants and strong:
        yield Claim("bid_dice", {"pieces": [names[die] for die in strong]})
    elif percent >= OFTEN:
        details = {"piece": names[best], "percent": percent}
        yield Claim("bid_best_die" if wants else "bid_no_dice", details)


def _of_load(ground: Ground, action: Decision) -> Iterator[Claim]:
    assert isinstance(action, Load)
    cards, points = ground.hand.cards, ground.view.setup.scoring.points
    made, near = (points(Result(cards, won, 1, load=action.load)) for won in (1, 2))
    yield Claim("load", {"points": made, "near": near})


def _of_change(ground: Ground, action: Decision) -> Iterator[Claim]:
    assert isinstance(action, ChangeBid)
    yield from _to_go(ground, action.change)


def _to_go(ground: Ground, change: int) -> Iterator[Claim]:
    need = ground.need(ground.seat) + change
    bid = (ground.hand.bids[ground.seat] or 0) + change
    yield Claim("to_go", {"bid": bid, "need": need, "left": ground.left})


def _of_wager(ground: Ground, action: Decision) -> Iterator[Claim]:
    assert isinstance(action, Wager)
    yield Claim("stake", {"points": action.points})
    yield from _to_go(ground, 0)


def _of_leader(ground: Ground, action: Decision) -> Iterator[Claim]:
    assert isinstance(action, ChooseLeader)
    order = ground.view.setup.order_from(action.leader, ground.hand.starter)
    details = {"leader": action.leader, "place": order.index(ground.seat) + 1, "seats": len(order)}
    yield Claim("turn", details)
    yield from _to_go(ground, 0)


def _of_discard(ground: Ground, action: Decision) -> Iterator[Claim]:
    assert isinstance(action, Discard)
    code = ground.code
    gone = [code.piece_code[token] for token in action.pieces]
    kept = list((Counter(ground.mine) - Counter(gone)).elements())
    colours = {code.colour[piece] for piece in gone} - {code.colour[piece] for piece in kept} - {0}
    names = [name for name, number in code.colour_code.items() if number in colours]
    if names:
        yield Claim("void", {"colours": names})
    yield from _to_go(ground, 0)


_ABOUT: Mapping[type, Callable[[Ground, Decision], Iterator[Claim]]] = {
    Play: _of_play,
    Bid: _of_bid,
    Load: _of_load,
    ChangeBid: _of_change,
    Wager: _of_wager,
    ChooseLeader: _of_leader,
    Discard: _of_discard,
}
