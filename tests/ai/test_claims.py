"""Every claim is recomputed from the position, with the rules themselves instead of their codes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from ai.advice import Option, _for_the_match
from ai.claims import OFTEN, SELDOM, SEVERAL, STRONG, Claim, claims
from game.rules.actions import Bid, ChangeBid, ChooseLeader, Decision, Discard, Load, Play, Wager
from game.rules.legality import actors
from game.rules.pieces import Face, Role
from game.rules.state import Phase
from game.rules.view import HandView, View, view_for
from tests.ai.test_bot import SETUPS
from tests.rules.playing import random_match, sit

Details = Mapping[str, Any]
MATCHES = 2  # of every setup


def views(matches: int = 1) -> list[View]:
    """Of matches in every setup some decisions, and all that are rare."""
    found = []
    for name, setup in SETUPS.items():
        random = Random(name)
        states = [state for _ in range(matches) for state, _, _ in random_match(setup, random)]
        for state in states:
            for seat in actors(state)[:1]:
                view = view_for(state, seat)
                rare = (
                    state.phase not in (Phase.BID, Phase.PLAY) or Play(seat, "kraken") in view.legal
                )
                if rare or random.random() < 0.2:
                    found.append(view)
    return found


def claimed(matches: int = 1) -> list[tuple[View, Decision, Claim]]:
    return [
        (view, action, claim)
        for view in views(matches)
        for action in view.legal[:12]
        for claim in claims(view, action)
    ]


# What a player at the table can count


def hand_of(view: View) -> HandView:
    assert view.hand is not None
    return view.hand


def seat_of(view: View) -> int:
    assert view.seat is not None
    return view.seat


def unseen(view: View) -> Counter[str]:
    """Everything in the deck that was not laid open, held, put away or seen as undealt."""
    hand, setup = hand_of(view), view.setup
    left = Counter(setup.deck)
    left.subtract([*hand.mine, *hand.my_discards])
    faces = [face for trick in hand.tricks for face in trick.faces]
    if len(hand.plays) < len(hand.order):
        faces += hand.plays
    left.subtract(setup.faces[face].piece for face in faces)
    if hand.rolling:
        left[hand.rolling] -= 1
    left = +left
    return left - (Counter(hand.undealt_seen or ()) & left)


def bid_of(view: View, seat: int) -> int:
    bids = hand_of(view).bids
    return (bids[seat] or 0) if seat < len(bids) else 0


def need(view: View, seat: int) -> int:
    """Of a seat whose bid lies open."""
    bids = hand_of(view).bids
    if seat >= len(bids) or bids[seat] is None:
        return 0
    return bid_of(view, seat) - hand_of(view).won[seat]


def left(view: View) -> int:
    return hand_of(view).cards - len(hand_of(view).tricks)


def behind(view: View) -> tuple[int, ...]:
    return hand_of(view).order[len(hand_of(view).plays) + 1 :]


def faces_of(view: View, piece: str) -> tuple[Face, ...]:
    return view.setup.pieces[piece].faces


def face_of(view: View, action: Play) -> Face:
    token = action.face or faces_of(view, action.piece)[0].token
    return view.setup.faces[token]


def on_table(view: View) -> list[Face]:
    return [view.setup.faces[token] for token in hand_of(view).plays]


def winner(view: View, faces: list[Face]) -> int | None:
    return view.setup.tricks.judge(faces).winner


def loses_to(view: View, faces: list[Face], other: Face) -> bool:
    """Whether the last of the faces no longer takes the trick when another one comes."""
    after = [*faces, other]
    beasts = {Role.KRAKEN, Role.WHALE}
    return any(f.role in beasts for f in after) or winner(view, after) != len(faces) - 1


def may_end(view: View, laid: list[Face]) -> Iterator[list[Face]]:
    """The trick as it lies, and with one or two more pieces that those behind may have. Of two at
    once one is special, and a number comes with a beast: numbers alone change no more together
    than one by one, nor beside a character.
    """
    room, tokens = len(behind(view)), unseen(view)
    faces = {face.token: face for piece in tokens for face in faces_of(view, piece)}
    yield laid
    if room:
        yield from ([*laid, face] for face in faces.values())
    special = [face for face in faces.values() if face.role is not Role.NUMBER]
    for first, second in permutations(special, 2) if room > 1 else ():
        if first.piece != second.piece or tokens[first.piece] > 1:
            yield [*laid, first, second]
    beasts = [face for face in special if face.role in (Role.KRAKEN, Role.WHALE)]
    for beast, other in product(beasts, faces.values()) if room > 1 else ():
        if other.role is Role.NUMBER:
            yield from ([*laid, beast, other], [*laid, other, beast])


def is_lost(view: View, action: Play) -> bool:
    """Whatever comes, it does not take the trick."""
    rolled, table = view.setup.pieces[action.piece].rolled, on_table(view)
    faces = faces_of(view, action.piece) if rolled else (face_of(view, action),)
    ends = (end for face in faces for end in may_end(view, [*table, face]))
    return all(winner(view, end) != len(table) for end in ends)


def beaters(view: View, faces: list[Face]) -> int:
    return sum(
        count
        for piece, count in unseen(view).items()
        if any(loses_to(view, faces, face) for face in faces_of(view, piece))
    )


def led_to(view: View, piece: str) -> int:
    return min(beaters(view, [face]) for face in faces_of(view, piece))


def ahead_with(view: View, piece: str, table: list[Face]) -> list[list[Face]]:
    """The trick after every side of the die that is ahead then, flags left out."""
    after = [[*table, face] for face in faces_of(view, piece) if face.role is not Role.ESCAPE]
    return [faces for faces in after if winner(view, faces) == len(table)]


def overtaken(view: View, piece: str, table: list[Face] | None = None) -> float:
    """How often a random unseen die takes over from this one when it is ahead; as it lies there,
    or led.
    """
    rolled, lost, ahead = 0, 0, ahead_with(view, piece, table or [])
    for laid, (die, count) in product(ahead, unseen(view).items()):
        rolled += count * len(faces_of(view, die))
        lost += count * sum(loses_to(view, laid, other) for other in faces_of(view, die))
    return lost / max(1, rolled)


def hungry(view: View) -> list[int]:
    return [s for s in behind(view) if s < view.setup.seats and need(view, s) > 0]


def strongest(view: View) -> str:
    return min(hand_of(view).mine, key=lambda piece: led_to(view, piece))


def is_strong(view: View, piece: str) -> bool:
    return led_to(view, piece) <= STRONG * sum(unseen(view).values())


# The claims


def is_forced(view: View, action: Decision, d: Details) -> bool:
    return view.legal == (action,)


def is_needed(view: View, action: Decision, d: Details) -> bool:
    return d["need"] == need(view, seat_of(view)) > 0 and d["left"] == left(view) >= d["need"]


def is_full(view: View, action: Decision, d: Details) -> bool:
    seat = seat_of(view)
    return d["bid"] == bid_of(view, seat) == hand_of(view).won[seat]


def is_sunk(view: View, action: Decision, d: Details) -> bool:
    return not 0 <= need(view, seat_of(view)) <= left(view)


def takes(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Play)
    laid = [*on_table(view), face_of(view, action)]
    return not behind(view) and winner(view, laid) == len(laid) - 1


def is_cheapest(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Play)
    others = {
        play.piece
        for play in view.legal
        if isinstance(play, Play) and play.piece != action.piece and takes(view, play, {})
    }
    own, told = led_to(view, action.piece), d["others"]
    return told == len(others) >= 1 and all(led_to(view, piece) <= own for piece in others)


def is_unbeaten(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Play)
    laid = [*on_table(view), face_of(view, action)]
    ends = may_end(view, laid)
    return bool(behind(view)) and all(winner(view, end) == len(laid) - 1 for end in ends)


def is_beaten_by(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Play)
    count = beaters(view, [*on_table(view), face_of(view, action)])
    told = (d["count"], d["unseen"], d["behind"])
    return told == (count, sum(unseen(view).values()), len(behind(view)))


def cannot(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Play)
    return is_lost(view, action)


def has_faces(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Play)
    good = len(ahead_with(view, action.piece, on_table(view)))
    sides = len(faces_of(view, action.piece))
    return (d["count"], d["sides"]) == (good, sides)


def is_overtaken(view: View, action: Decision, d: Details) -> bool:
    told = overtaken(view, d["piece"], on_table(view))
    return bool(d["percent"] == pytest.approx(100 * told, abs=0.51))


def are_hungry(view: View, action: Decision, d: Details) -> bool:
    return bool(d["seats"] == hungry(view) != [])


def are_content(view: View, action: Decision, d: Details) -> bool:
    is_open = None not in hand_of(view).bids
    return is_open and not hungry(view) and d["count"] == len(behind(view)) > 0


def keeps(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Play)
    if view.setup.pieces[action.piece].rolled:
        return keeps_die(view, action.piece, d["piece"])
    kept = led_to(view, d["piece"])
    rest = list(hand_of(view).mine)
    rest.remove(action.piece)
    best = min(led_to(view, piece) for piece in rest)
    return kept == best < led_to(view, action.piece) and is_strong(view, d["piece"])


def keeps_die(view: View, rolled: str, kept: str) -> bool:
    """The strongest of the other dice, were they led."""
    rest = list(hand_of(view).mine)
    rest.remove(rolled)
    least = min(overtaken(view, die) for die in rest)
    return overtaken(view, kept) == least < overtaken(view, rolled) and least <= SELDOM


def sheds(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Play)
    own = led_to(view, d["piece"])
    strong = own == led_to(view, strongest(view)) and is_strong(view, d["piece"])
    return strong and d["piece"] == action.piece and d["count"] == own and is_lost(view, action)


def is_riskiest(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Play)
    own = led_to(view, action.piece)
    rest = list(hand_of(view).mine)
    rest.remove(action.piece)
    laid = [*on_table(view), face_of(view, action)]
    is_behind = winner(view, laid) != len(laid) - 1
    least = own == d["count"] and all(led_to(view, piece) > own for piece in rest)
    return least and is_behind and d["piece"] == action.piece


def has_bonus(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Play)
    laid = [*on_table(view), face_of(view, action)]
    return bool(d["points"] == view.setup.scoring.bonus(view.setup.tricks.judge(laid).bonuses))


def destroys(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Play)
    ends = may_end(view, [*on_table(view), face_of(view, action)])
    return all(winner(view, end) is None for end in ends)


def lack(view: View, action: Decision, d: Details) -> bool:
    """All of them have laid another colour where this one had to be followed, and drew nothing."""
    assert isinstance(action, Play)
    lacking = [
        seat
        for seat in behind(view)
        if seat < view.setup.seats
        and not hand_of(view).discarded[seat]
        and _failed_to_follow(view, seat, d["colour"])
    ]
    own = view.setup.pieces[action.piece].colour
    return bool(d["seats"] == lacking != []) and d["colour"] == own and not on_table(view)


def _failed_to_follow(view: View, seat: int, colour: str) -> bool:
    setup = view.setup
    for trick in hand_of(view).tricks:
        at = trick.order.index(seat)
        before = setup.tricks.fold(setup.faces[face] for face in trick.faces[:at])
        own = setup.faces[trick.faces[at]].colour
        if before.lead == colour and own not in (None, colour):
            return True
    return False


def are_strong(view: View, action: Decision, d: Details) -> bool:
    strong = [piece for piece in hand_of(view).mine if is_strong(view, piece)]
    return d["pieces"] == strong != [] and action != Bid(seat_of(view), 0)


def is_nothing(view: View, action: Decision, d: Details) -> bool:
    best = led_to(view, strongest(view))
    is_zero = action == Bid(seat_of(view), 0)
    return led_to(view, d["piece"]) == best == d["count"] >= SEVERAL and is_zero


def is_best(view: View, action: Decision, d: Details) -> bool:
    best = led_to(view, strongest(view))
    is_zero = action == Bid(seat_of(view), 0)
    weak = not is_zero and not is_strong(view, d["piece"])
    return led_to(view, d["piece"]) == best == d["count"] and weak


def are_strong_dice(view: View, action: Decision, d: Details) -> bool:
    mine = hand_of(view).mine
    strong = [die for die in mine if overtaken(view, die) <= SELDOM]
    return d["pieces"] == strong != [] and action != Bid(seat_of(view), 0)


def are_no_dice(view: View, action: Decision, d: Details) -> bool:
    least = min(overtaken(view, die) for die in hand_of(view).mine)
    is_zero = action == Bid(seat_of(view), 0)
    best = overtaken(view, d["piece"]) == least
    return is_zero and best and is_overtaken(view, action, d) and d["percent"] >= OFTEN


def is_best_die(view: View, action: Decision, d: Details) -> bool:
    least = min(overtaken(view, die) for die in hand_of(view).mine)
    weak = action != Bid(seat_of(view), 0) and least >= SELDOM
    return overtaken(view, d["piece"]) == least and is_overtaken(view, action, d) and weak


def leads(view: View, action: Decision, d: Details) -> bool:
    return hand_of(view).order[0] == seat_of(view)


def are_to_go(view: View, action: Decision, d: Details) -> bool:
    seat = seat_of(view)
    bid = bid_of(view, seat) + (action.change if isinstance(action, ChangeBid) else 0)
    told = (d["bid"], d["need"], d["left"])
    return told == (bid, bid - hand_of(view).won[seat], left(view))


def has_turn(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, ChooseLeader)
    order = view.setup.order_from(action.leader, hand_of(view).starter)
    return order[d["place"] - 1] == seat_of(view) and len(order) == d["seats"]


def is_void(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Discard)
    kept = Counter(hand_of(view).mine) - Counter(action.pieces)
    colours = {view.setup.pieces[piece].colour for piece in kept.elements()}
    before = {view.setup.pieces[piece].colour for piece in hand_of(view).mine}
    return set(d["colours"]) == (before - colours) - {None} != set()


def is_load(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Load)
    each = (15, 0) if action.load == "cannonball" else (10, 5)
    return (d["points"], d["near"]) == tuple(hand_of(view).cards * points for points in each)


def is_stake(view: View, action: Decision, d: Details) -> bool:
    assert isinstance(action, Wager)
    return bool(d["points"] == action.points)


CHECKS: dict[str, Callable[[View, Decision, Details], bool]] = {
    "forced": is_forced,
    "need": is_needed,
    "has_all": is_full,
    "sunk": is_sunk,
    "takes": takes,
    "cheapest": is_cheapest,
    "unbeaten": is_unbeaten,
    "beaten_by": is_beaten_by,
    "cannot": cannot,
    "faces": has_faces,
    "next_die": is_overtaken,
    "hungry": are_hungry,
    "content": are_content,
    "keeps": keeps,
    "sheds": sheds,
    "riskiest": is_riskiest,
    "bonus": has_bonus,
    "destroys": destroys,
    "lacks": lack,
    "bid_strong": are_strong,
    "bid_nothing": is_nothing,
    "bid_best": is_best,
    "bid_best_die": is_best_die,
    "bid_dice": are_strong_dice,
    "bid_no_dice": are_no_dice,
    "bid_first": leads,
    "to_go": are_to_go,
    "turn": has_turn,
    "void": is_void,
    "load": is_load,
    "stake": is_stake,
}


@pytest.fixture(scope="module")
def all_claims() -> list[tuple[View, Decision, Claim]]:
    return claimed(MATCHES)


def test_every_claim_is_true(all_claims: list[tuple[View, Decision, Claim]]) -> None:
    for view, action, claim in all_claims:
        assert CHECKS[claim.key](view, action, claim.details), (view.hand, action, claim)


def test_every_kind_of_claim_was_checked(all_claims: list[tuple[View, Decision, Claim]]) -> None:
    made = Counter(claim.key for _, _, claim in all_claims)
    assert set(made) == set(CHECKS)
    assert min(made.values()) >= 5, made


def test_a_choice_that_costs_points_is_for_the_match_only_if_it_wins_more_often() -> None:
    dear = Option(Bid(0, 1), 4.0, 0.4, (0.6, 0.4), winning=30.0)
    better = Option(Bid(0, 0), 10.0, 0.6, (0.6, 0.4), winning=25.0)
    worse = better._replace(winning=31.0)
    assert _for_the_match(dear, [better]) == [Claim("for_the_match", {"points": 6})]
    assert _for_the_match(dear, [worse]) == []
    assert _for_the_match(better, [dear]) == []


def test_of_all_that_can_be_said_the_most_telling_comes_first() -> None:
    game = sit("dice", "black blue", "red red", "pirate yellow", "red blue").bid(1, 0, 1, 0)
    said = claims(view_for(game.state, 0), Play(0, "black"))
    assert [claim.key for claim in said] == ["need", "next_die", "hungry"]
    assert said[-1].details == {"seats": [2]}
