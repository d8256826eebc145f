"""The score pad holds what is open to everyone."""

from __future__ import annotations

from game.play.score_book import book_of
from game.rules.events import HandScored
from tests.play.test_game import TERMS, games, play_out


def test_before_the_first_hand_is_scored_all_have_nothing() -> None:
    book = book_of(games().new(TERMS))
    assert book.names == ["Ada", "Bo", "Cy"]
    assert (book.seats, book.totals, book.course) == (3, (0, 0, 0), [(0, 0, 0)])
    assert book.bids == book.loads == (None, None, None)


def test_the_course_is_that_of_the_totals() -> None:
    game = games().new(TERMS)
    play_out(game)
    book = book_of(game)
    told = [event for event in game.events if isinstance(event, HandScored)]
    assert book.hands == len(told) == len(book.scored)
    assert book.course == [(0, 0, 0), *(event.totals for event in told)]
    assert book.totals == game.public_view.totals == book.course[-1]
