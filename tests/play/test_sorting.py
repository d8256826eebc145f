"""The orders in which the own pieces lie."""

from __future__ import annotations

import random

import pytest

from game.match.library import load_editions
from game.play.sorting import STRENGTH, SUIT, arranged


@pytest.mark.parametrize("edition", ["schmidt", "beck"])
@pytest.mark.parametrize("order", [SUIT, STRENGTH])
def test_every_order_keeps_all_cards(edition: str, order: str) -> None:
    setup = load_editions()[edition].setup(3)
    deck = list(setup.deck)
    random.Random(1).shuffle(deck)
    assert sorted(arranged(setup, deck, order)) == sorted(deck)


def test_sorted_by_suit_the_colours_come_first_and_low_to_high() -> None:
    setup = load_editions()["beck"].setup(3)
    mixed = ["black:2", "escape", "green:9", "skull_king", "green:3", "purple:14", "mermaid"]
    assert arranged(setup, mixed, SUIT) == (
        *("green:3", "green:9", "purple:14", "black:2"),
        *("skull_king", "mermaid", "escape"),
    )


def test_sorted_by_strength_trumps_come_before_other_colours() -> None:
    setup = load_editions()["beck"].setup(3)
    mixed = ["green:9", "escape", "black:2", "skull_king", "yellow:3", "purple:14", "black:11"]
    assert arranged(setup, mixed, STRENGTH) == (
        *("skull_king", "black:11", "black:2"),
        *("purple:14", "green:9", "yellow:3", "escape"),
    )


@pytest.mark.parametrize("edition", ["dice", "schmidt", "beck"])
def test_without_an_order_they_lie_as_in_the_box(edition: str) -> None:
    setup = load_editions()[edition].setup(3)
    deck = list(setup.deck)
    random.Random(2).shuffle(deck)
    rank = setup.edition.box.rank
    assert [rank[token] for token in arranged(setup, deck)] == sorted(map(rank.__getitem__, deck))
