"""What is known of a match beside its moves."""

from __future__ import annotations

from game.match.entry import LONGEST_PAUSE, Entry

FIRST, LATER = "2026-11-18T10:00:00Z", "2026-11-18T10:01:30Z"


def test_a_match_begins_with_the_first_move_and_remembers_it() -> None:
    entry = Entry().played_on(FIRST, FIRST).played_on(FIRST, LATER)
    assert (entry.started, entry.played, entry.seconds) == (FIRST, LATER, 90)


def test_a_long_pause_is_not_played() -> None:
    entry = Entry().played_on(FIRST, "2026-11-19T10:00:00Z")
    assert entry.seconds == LONGEST_PAUSE


def test_a_clock_that_is_set_back_takes_nothing_away() -> None:
    assert Entry(seconds=40).played_on(LATER, FIRST).seconds == 40
