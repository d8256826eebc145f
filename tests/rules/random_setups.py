"""Hypothesis strategies: matches of any edition with any seats and any sensible options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from game.rules.edition import Setup
from tests.rules.playing import Move, edition, random_match

MODERATELY = settings(max_examples=30, deadline=None, print_blob=True)
SPARINGLY = settings(max_examples=15, deadline=None, print_blob=True)
SEEDS = st.integers(0, 2**32 - 1)
PLANS = st.lists(st.integers(1, 24), min_size=1, max_size=3)
NAMED_PLANS = edition("beck").option("plan").values
# Beck's game has most of the options, so it comes most often.
KEYS = ("beck", "beck", "dice", "schmidt")


class RandomMatch(NamedTuple):
    """All that it takes to play a random match; short when a failing one is printed."""

    key: str
    seats: int
    starter: int
    options: dict[str, object]
    seed: int

    @property
    def setup(self) -> Setup:
        return edition(self.key).setup(self.seats, self.options, self.starter)

    @property
    def random(self) -> Random:
        """For choices beside the match itself."""
        return Random(f"beside {self.seed}")

    def moves(self) -> Iterator[Move]:
        return random_match(self.setup, Random(self.seed))


@st.composite
def matches(draw: st.DrawFn) -> RandomMatch:
    whole = edition(draw(st.sampled_from(KEYS)))
    seats = draw(st.sampled_from(whole.seats))
    options: dict[str, object] = {"scoring": draw(st.sampled_from(sorted(whole.scorings)))}
    if whole.key == "beck":
        options |= draw(beck_options())
    return RandomMatch(whole.key, seats, draw(st.integers(0, seats - 1)), options, draw(SEEDS))


@st.composite
def beck_options(draw: st.DrawFn) -> dict[str, object]:
    toggles = ("kraken", "whale", "loot", "abilities")
    options: dict[str, object] = {key: draw(st.booleans()) for key in toggles}
    # Half of the plans are short ones, to play more matches in the same time.
    options["plan"] = draw(st.just("custom") | st.sampled_from(list(NAMED_PLANS)))
    if options["plan"] == "custom":
        options["custom_plan"] = draw(PLANS)
    if options["kraken"]:
        options["after_kraken"] = draw(st.sampled_from(("left_of_player", "would_be_winner")))
    if options["abilities"]:
        options["harry_after_last_trick"] = draw(st.booleans())
    return options
