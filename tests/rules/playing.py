"""Matches for tests: hands and plays as stated, or everything at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple, TypeVar

from game.match.library import load_editions
from game.rules.actions import Action, Bid, Deal, Load, Play, Roll
from game.rules.edition import Edition, Setup
from game.rules.editions import Editions
from game.rules.engine import apply, new_match
from game.rules.events import Event, HandScored
from game.rules.legality import actors, legal_actions, table_of
from game.rules.settle import Step
from game.rules.state import Hand, MatchState, Phase

Kind = TypeVar("Kind")


@cache
def editions() -> Editions:
    return load_editions()


def edition(key: str) -> Edition:
    return editions()[key]


def setup_of(key: str, seats: int, starter: int = 0, **options: object) -> Setup:
    return edition(key).setup(seats, options, starter)


class Game:
    """A match in progress, and everything that happened in it."""

    def __init__(self, state: MatchState) -> None:
        self.state = state
        self.events: list[Event] = []

    def do(self, *actions: Action) -> Game:
        for action in actions:
            self.state, events = apply(self.state, action)
            self.events += events
        return self

    def deal(self, *hands: str) -> Game:
        """These pieces to seat 0, 1, … (the ghost last), the other pieces as they come."""
        stated = " ".join(hands).split()
        return self.do(Deal((*stated, *without(self.state.setup.deck, stated))))

    def bid(self, *tricks: int) -> Game:
        return self.do(*(Bid(seat, number) for seat, number in enumerate(tricks)))

    def load(self, *loads: str) -> Game:
        return self.do(*(Load(seat, load) for seat, load in enumerate(loads)))

    def play(self, faces: str) -> Game:
        """Whoever has the turn plays the next of these faces; the ghost needs no telling."""
        for token in faces.split():
            self.do(*self._actions(token))
        return self

    def _actions(self, token: str) -> tuple[Action, ...]:
        setup, seat = self.state.setup, table_of(self.state).turn
        piece = setup.pieces[setup.faces[token].piece]
        if piece.rolled:
            return Play(seat, piece.token), Roll(token)
        return (Play(seat, piece.token, token if piece.chosen else None),)

    def heard(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[Kind]) -> Kind:
        return self.heard(kind)[-1]

    @property
    def hand(self) -> Hand:
        assert self.state.hand is not None
        return self.state.hand

    @property
    def asked(self) -> tuple[int, ...]:
        return actors(self.state)

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat scored in the hand that was scored last."""
        return tuple(score.points for score in self.last(HandScored).scores)


def sit(
    key: str,
    *hands: str,
    ghost: str = "",
    undealt: str = "",
    starter: int = 0,
    plan: tuple[int, ...] = (),
    **options: object,
) -> Game:
    """A match with these pieces and no others, dealt as stated; one hand unless planned."""
    dealt = (*hands, ghost) if ghost else hands
    pieces = tuple(" ".join((*dealt, undealt)).split())
    cards = {len(hand.split()) for hand in dealt}
    assert len(cards) == 1, "all hands are of one size"
    setup = _shortened(edition(key), pieces, plan or (*cards,)).setup(len(hands), options, starter)
    assert Counter(pieces) <= Counter(edition(key).pieces_in_play(setup.options))
    return Game(new_match(setup)).deal(*dealt)


def _shortened(whole: Edition, pieces: tuple[str, ...], plan: tuple[int, ...]) -> Edition:
    return replace(whole, pieces_in_play=lambda options: pieces, plan=lambda seats, options: plan)


def trick(key: str, plays: str, *, starter: int = 0, spare: str = "escape", **more: object) -> Game:
    """A first trick just played, one seat per play, and one more card in every hand."""
    faces = plays.split()
    pieces = [edition(key).box.faces[token].piece for token in faces]
    seated = [pieces[(seat - starter) % len(pieces)] for seat in range(len(pieces))]
    hands = [f"{piece} {spare}" for piece in seated]
    game = sit(key, *hands, starter=starter, **more)  # type: ignore[arg-type]
    return game.bid(*(0 for _ in hands)).play(plays)


def without(pieces: tuple[str, ...], gone: list[str]) -> list[str]:
    left = list(pieces)
    for piece in gone:
        left.remove(piece)
    return left


class Move(NamedTuple):
    """One action of a match, the state it was taken in and what came of it."""

    state: MatchState
    action: Action
    step: Step


def random_match(setup: Setup, random: Random) -> Iterator[Move]:
    """A whole match of random legal actions, chance included."""
    state = new_match(setup)
    while state.phase is not Phase.OVER:
        action = random_action(state, random)
        step = apply(state, action)
        yield Move(state, action, step)
        state = step.state


def random_action(state: MatchState, random: Random) -> Action:
    if state.phase is Phase.DEAL:
        deck = state.setup.deck
        return Deal(tuple(random.sample(deck, len(deck))))
    return random.choice(legal_actions(state))


def events_of(moves: list[Move]) -> list[Event]:
    return [event for move in moves for event in move.step.events]


def default_options(key: str) -> Mapping[str, object]:
    return {option.key: option.default for option in edition(key).options}
