"""An edition of the game, and a setup: one edition with its seats and options settled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.rules.actions import Bid, Play
from game.rules.errors import SetupError
from game.rules.options import Option, Options, check_combination, check_values
from game.rules.pieces import Ability, Box, Face, Piece, Role
from game.rules.scoring import Scoring
from game.rules.trick import Outcome, TrickRules


def no_reason_against(seats: int, options: Options) -> None:
    """The check of an edition that takes every combination its options allow."""


@dataclass(frozen=True, eq=False)
class Edition:
    """What is in the box and the few functions in which the games differ."""

    key: str
    seats: range
    box: Box
    options: tuple[Option, ...]
    scorings: Mapping[str, Scoring]
    pieces_in_play: Callable[[Options], tuple[str, ...]]
    plan: Callable[[int, Options], tuple[int, ...]]
    trick_rules: Callable[[Options], TrickRules]
    most_cards: int
    ghost_at: int | None = None
    abilities_on: Callable[[Options], bool] = lambda options: False
    late_abilities: Callable[[Options], frozenset[Ability]] = lambda options: frozenset()
    check: Callable[[int, Options], None] = no_reason_against
    loot_bonus: int = 0
    wagers: bool = False
    material: Mapping[str, object] = field(default_factory=dict)

    def option(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        check_values(self.options, {key: None})
        raise AssertionError("check_values refuses unknown keys")

    def setup(
        self, seats: int, options: Mapping[str, object] | None = None, starter: int = 0
    ) -> Setup:
        """A playable setup, or a SetupError that says what is allowed."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise SetupError(
                "bad_seats",
                f"{self.key} is for {low} to {high} seats, not {seats}",
                lowest=low,
                highest=high,
            )
        chosen = check_values(self.options, options or {})
        check_combination(self.options, chosen)
        self.check(seats, chosen)
        if starter not in range(seats):
            raise SetupError("bad_starter", f"the starter must be a seat from 0 to {seats - 1}")
        return Setup(self, seats, chosen, starter)


@dataclass(frozen=True, eq=False)
class Setup:
    """Everything about a match that is settled before the first deal."""

    edition: Edition
    seats: int
    options: Options
    starter: int = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash((self.edition.key, self.seats, self.starter))

    @cached_property
    def _identity(self) -> tuple[object, ...]:
        known = (self.edition.key, self.edition.material, self.seats, self.options, self.starter)
        return (*known, self.plan, self.sorted_deck)

    @cached_property
    def whoever_starts(self) -> Setup:
        """One for all starters: what is worked out about a setup and kept is kept under this."""
        return replace(self, starter=0) if self.starter else self

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """Every piece in play, in the order of the box."""
        return self.edition.pieces_in_play(self.options)

    @cached_property
    def sorted_deck(self) -> list[str]:
        return sorted(self.deck)

    @cached_property
    def plan(self) -> tuple[int, ...]:
        """How many pieces each seat gets in each hand."""
        return self.edition.plan(self.seats, self.options)

    @cached_property
    def tricks(self) -> TrickRules:
        return self.edition.trick_rules(self.options)

    @cached_property
    def scoring(self) -> Scoring:
        return self.edition.scorings[str(self.options["scoring"])]

    @cached_property
    def ghost(self) -> int | None:
        """The seat number of Graybeard's ghost, where he plays."""
        return self.seats if self.seats == self.edition.ghost_at else None

    @cached_property
    def hands_dealt(self) -> int:
        return self.seats + (self.ghost is not None)

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        return self.edition.box.by_token

    @cached_property
    def faces(self) -> dict[str, Face]:
        return self.edition.box.faces

    @cached_property
    def colours(self) -> dict[str, str | None]:
        return {token: piece.colour for token, piece in self.pieces.items()}

    @cached_property
    def abilities(self) -> dict[str, Ability]:
        """The ability of every piece that has one in this match."""
        if not self.edition.abilities_on(self.options):
            return {}
        return {p.token: p.ability for p in self.edition.box.pieces if p.ability}

    @cached_property
    def late_abilities(self) -> frozenset[Ability]:
        """Those that may still be used after the last trick of a hand."""
        return self.edition.late_abilities(self.options)

    @cached_property
    def turned(self) -> dict[str, str]:
        """The face of each piece that is turned over with nobody to declare it: the Escape."""
        return {token: _turned(piece) for token, piece in self.pieces.items()}

    @cached_property
    def plays(self) -> tuple[dict[str, tuple[Play, ...]], ...]:
        """For every seat and piece, the ways to play it: made once, used for every match."""
        return tuple(
            {token: _ways(seat, piece) for token, piece in self.pieces.items()}
            for seat in range(self.seats)
        )

    @cached_property
    def bids(self) -> tuple[tuple[Bid, ...], ...]:
        """For every seat, the bids of the longest hand; a shorter one takes the first of them."""
        most = range(max(self.plan) + 1)
        return tuple(tuple(Bid(seat, tricks) for tricks in most) for seat in range(self.seats))

    def starter_of(self, hand_number: int) -> int:
        """The starter moves one seat clockwise per hand."""
        return (self.starter + hand_number - 1) % self.seats

    def order_from(self, leader: int, starter: int) -> tuple[int, ...]:
        """The seats in the order of play; the ghost is second unless he leads."""
        if self.ghost is None:
            return self._orders[leader]
        if leader == self.ghost:
            return (self.ghost, starter, 1 - starter)
        return (leader, self.ghost, 1 - leader)

    def next_leader(self, order: tuple[int, ...], outcome: Outcome) -> int:
        """The ghost leads only what he won; otherwise the lead passes on to the next player."""
        leader = order[outcome.leader]
        if leader == self.ghost and outcome.winner is None:
            return order[(outcome.leader + 1) % len(order)]
        return leader

    @cached_property
    def _orders(self) -> tuple[tuple[int, ...], ...]:
        around = range(self.seats)
        return tuple(tuple((leader + step) % self.seats for step in around) for leader in around)


def _turned(piece: Piece) -> str:
    if not piece.chosen:
        return piece.faces[0].token
    return next(face.token for face in piece.faces if face.role is Role.ESCAPE)


def _ways(seat: int, piece: Piece) -> tuple[Play, ...]:
    if piece.chosen:
        return tuple(Play(seat, piece.token, face.token) for face in piece.faces)
    return (Play(seat, piece.token),)
