"""Views for tests: hands, bids and plays as stated, the whole deck in play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

from ai.brain import Choice
from ai.cards import CardBrain
from game.rules.actions import Deal, Decision
from game.rules.edition import Setup
from game.rules.engine import apply, new_match
from game.rules.legality import actors
from game.rules.state import Phase
from game.rules.view import View, view_for
from tests.rules.playing import Game, edition

# Long hands to come: nobody need win the match at once.
LATER = (7,) * 7


@lru_cache(maxsize=64)
def brain(setup: Setup) -> CardBrain:
    return CardBrain(setup)


def seated(key: str, *hands: str, seats: int = 4, **options: object) -> Game:
    """The first hand of a long match; seats without stated cards get what is left of the deck."""
    cards = len(hands[0].split())
    whole = edition(key)
    setup = replace(whole, plan=lambda seats, options: (cards, *LATER)).setup(seats, options)
    return Game(new_match(setup)).deal(*hands)


def view_of(game: Game, seat: int | None = None) -> View:
    """As the seat sees it, or as whoever is asked does."""
    return view_for(game.state, game.asked[0] if seat is None else seat)


def weighed(view: View) -> list[Choice]:
    """Best first."""
    return sorted(brain(view.setup).weigh(view), key=lambda choice: -choice.value)


def answer(view: View) -> Decision:
    return weighed(view)[0].action


def decisions(setup: Setup, seed: int) -> Iterator[tuple[View, CardBrain]]:
    """Every view in which someone is asked during a match of mixed strength."""
    rng, mind = Random(seed), brain(setup)
    state = new_match(setup)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            state, _ = apply(state, Deal(tuple(rng.sample(setup.deck, len(setup.deck)))))
            continue
        view = view_for(state, actors(state)[0])
        yield view, mind
        sensible = max(mind.weigh(view), key=lambda choice: choice.value).action
        action = sensible if rng.random() < 0.7 else rng.choice(view.legal)
        state, _ = apply(state, action)
