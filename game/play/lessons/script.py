"""What a lesson is made of: what happens, what the parrot says, and what the player is to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.play.payouts import numbers
from game.rules.actions import Action, Bid, Deal, Decision, Play, Roll
from game.rules.edition import Edition, Setup
from game.rules.engine import apply, new_match
from game.rules.legality import legal_for
from game.rules.options import OptionValue
from game.rules.state import MatchState

PLAYER, SEATS = 0, 3
CALM, GLAD, SORRY = "calm", "glad", "sorry"

Claim = Callable[[MatchState], bool]


def _always(state: MatchState) -> bool:
    return True


@dataclass(frozen=True)
class Line:
    """Words of the parrot about what lies `at` these places of the table.

    `true` is what the words claim of the match as it stands then.
    """

    key: str
    at: tuple[str, ...] = ()
    true: Claim = _always
    mood: str = CALM


@dataclass(frozen=True)
class Task(Line):
    """What the player is to do; `wrong` has the kind answers to what else the rules allow, and
    `otherwise` the one to all that it does not name.
    """

    decision: Decision = field(default_factory=lambda: Bid(PLAYER, 0))
    wrong: Mapping[Decision, str] = field(default_factory=dict)
    otherwise: str = "otherwise"

    def answer(self, decision: Decision) -> str:
        return self.wrong.get(decision, self.otherwise)


@dataclass(frozen=True)
class Dealt:
    """The hands of a deal, seat by seat, and what lies on top of the rest."""

    hands: tuple[tuple[str, ...], ...]
    undealt: tuple[str, ...] = ()

    def action(self, setup: Setup) -> Deal:
        first = [*(piece for hand in self.hands for piece in hand), *self.undealt]
        rest = list(setup.deck)
        for piece in first:
            rest.remove(piece)
        return Deal((*first, *rest))


Item = Line | Dealt | Action


@dataclass(frozen=True)
class Lesson:
    """A guided match of one edition: its options, how many pieces are dealt, and what happens.

    `option` with its `value` is what offers the lesson when it is first chosen; without one it is
    the first voyage of its edition.
    """

    key: str
    edition: str
    plan: tuple[int, ...]
    starter: int
    items: tuple[Item, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    option: str = ""
    value: OptionValue = True
    common: frozenset[str] = frozenset()

    def text_key(self, key: str) -> str:
        """Where the words are written; `common` ones are those of both card editions."""
        return f"lesson.{'cards' if key in self.common else self.key}.{key}"

    def setup(self, editions: Mapping[str, Edition]) -> Setup:
        """The setup as in the box, except for how many pieces are dealt."""
        edition = replace(editions[self.edition], plan=lambda seats, options: self.plan)
        return edition.setup(SEATS, dict(self.options), self.starter)

    @property
    def own_options(self) -> dict[str, OptionValue]:
        """The options for one's own match: what the lesson was about, and all else as usual."""
        return {self.option: self.value} if self.option else {}

    @property
    def lines(self) -> tuple[str, ...]:
        """The keys of all that the parrot says when everything is done right."""
        return tuple(item.key for item in self.items if isinstance(item, Line))


class Script:
    """A lesson with its box: every action in its order, and the match at every item."""

    def __init__(self, lesson: Lesson, setup: Setup) -> None:
        self.lesson = lesson
        self.setup = setup
        self.items = tuple(
            item.action(setup) if isinstance(item, Dealt) else item for item in lesson.items
        )

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """All that is done, by whomever, when everything is done right."""
        return tuple(action for item in self.items if (action := action_of(item)) is not None)

    def done_before(self, item: int) -> int:
        """How many actions come before this item."""
        return sum(action_of(each) is not None for each in self.items[:item])

    def line(self, key: str) -> int:
        """The item with these words; the first one of all if there is none."""
        keys = [item.key if isinstance(item, Line) else None for item in self.items]
        return keys.index(key) if key in keys else 0

    @cached_property
    def states(self) -> tuple[MatchState, ...]:
        """The match before every item, and after the last."""
        states = [new_match(self.setup)]
        for item in self.items:
            action = action_of(item)
            states.append(states[-1] if action is None else apply(states[-1], action).state)
        return tuple(states)


def action_of(item: Item) -> Action | None:
    """What is done there, if it is not only words."""
    if isinstance(item, Task):
        return item.decision
    return None if isinstance(item, Line | Dealt) else item


def values_at(state: MatchState) -> dict[str, int]:
    """The numbers that the parrot may mention: those of the rules, and those of this match."""
    rules = numbers(state.setup)
    found = dict(rules)
    if state.scored:
        hand = state.scored[-1]
        for seat, score in enumerate(hand.scores):
            found |= {f"points_{seat}": score.points, f"total_{seat}": hand.totals[seat]}
    cards = state.hand.cards if state.hand else state.scored[-1].cards if state.scored else 0
    return {**found, "cards": cards, "zero_eight": 8 * rules["zero"]}


# How lessons are written


def say(key: str, *at: str, true: Claim = _always, mood: str = CALM) -> Line:
    return Line(key, at, true, mood)


def ask(
    key: str,
    decision: Decision,
    *at: str,
    wrong: Mapping[Decision, str] | None = None,
    otherwise: str = "otherwise",
    true: Claim = _always,
) -> Task:
    return Task(key, at, true, CALM, decision, wrong or {}, otherwise)


def deal(*hands: str, undealt: str = "") -> Dealt:
    """The item that deals these hands, each written as pieces with spaces between them."""
    return Dealt(tuple(tuple(hand.split()) for hand in hands), tuple(undealt.split()))


def bids(starter: int, *tricks: int) -> tuple[Bid, ...]:
    """The bids of seats 1 and 2, in the order in which they are asked."""
    seats = [(starter + step) % SEATS for step in range(SEATS)]
    return tuple(Bid(seat, tricks[seat - 1]) for seat in seats if seat != PLAYER)


def roll(seat: int, face: str) -> tuple[Action, Action]:
    """A die of another seat, and the face it shows."""
    return Play(seat, face.partition(":")[0]), Roll(face)


def plays(*pieces: tuple[int, str]) -> tuple[Play, ...]:
    """Cards of other seats."""
    return tuple(Play(seat, piece) for seat, piece in pieces)


# What lines claim


def took(seat: int | None) -> Claim:
    """A claim: the last trick went to this seat, or to nobody."""
    return lambda state: bool(state.hand and state.hand.tricks[-1].winner == seat)


def won(seat: int, tricks: int) -> Claim:
    return lambda state: bool(state.hand and state.hand.won[seat] == tricks)


def scored(*points: int) -> Claim:
    """A claim: what the seats got for the last hand."""
    return lambda state: tuple(s.points for s in state.scored[-1].scores) == points


def bonus(points: int) -> Claim:
    """A claim: what the last trick is worth beside the trick, with an exact bid."""

    def true(state: MatchState) -> bool:
        assert state.hand is not None
        return sum(each.points for each in state.hand.tricks[-1].bonuses) == points

    return true


def leads(seat: int) -> Claim:
    return lambda state: bool(state.table and not state.table.plays and state.table.turn == seat)


def may_play(pieces: str) -> Claim:
    """A claim: just these may be played, of all that the player holds."""
    return lambda state: _playable(state) == set(pieces.split())


def _playable(state: MatchState) -> set[str]:
    return {each.piece for each in legal_for(state, PLAYER) if isinstance(each, Play)}


def led(colour: str | None) -> Claim:
    """A claim: this is the colour that must be followed."""
    return lambda state: bool(state.table and state.table.trick.lead == colour)


def ahead(position: int) -> Claim:
    """A claim: of what lies in the tray so far, this play would take the trick."""

    def true(state: MatchState) -> bool:
        assert state.table is not None
        faces = [state.setup.faces[token] for token in state.table.plays]
        return state.setup.tricks.judge(faces).winner == position

    return true


def nobody_holds(pieces: str) -> Claim:
    """A claim: none of these was dealt to anybody."""

    def true(state: MatchState) -> bool:
        assert state.table is not None
        return not any(set(pieces.split()) & set(held) for held in state.table.held)

    return true


def every(*claims: Claim) -> Claim:
    return lambda state: all(claim(state) for claim in claims)
