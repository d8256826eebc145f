"""Table talk: public occasions, own voices, rare, never twice the same, the same every time."""

from __future__ import annotations

from random import Random

import pytest

from ai.levels import LEVELS
from ai.personality import PERSONALITIES
from game.client.toolkit.catalogs import Translator
from game.match.seat import BOT, HUMAN, Seat
from game.play.settings import LANGUAGES, TALKS
from game.play.talk import LIVELY, OF_LEVEL, OF_PERSONALITY, OFF, RARE, Remark, remarks, voice
from game.play.talk_occasions import OCCASIONS, Heard
from game.rules.events import Event
from game.rules.view import redact
from tests.rules.playing import Game, events_of, random_match, setup_of, sit

VOICES = [*dict.fromkeys(PERSONALITIES)]
LEVEL_NAMES = [*LEVELS]


def crew(count: int, humans: int = 0) -> tuple[Seat, ...]:
    bots = (
        Seat(f"Bot {n}", BOT, LEVEL_NAMES[n % len(LEVEL_NAMES)], VOICES[n % len(VOICES)])
        for n in range(count - humans)
    )
    return (*(Seat(f"Human {n}", HUMAN) for n in range(humans)), *bots)


def heard(game: Game) -> list[tuple[str, int]]:
    """All occasions that the table had so far."""
    ears = Heard(game.state.setup)
    return [tuple(each) for event in game.events for each in ears.occasions(event)]  # type: ignore[misc]


def public_match(key: str, seed: int, seats: int = 4) -> list[Event]:
    moves = list(random_match(setup_of(key, seats), Random(seed)))
    return [redact(event, None) for event in events_of(moves)]


def spoken(key: str, seed: int, setting: str, humans: int = 0) -> list[Remark]:
    return remarks(setup_of(key, 4), crew(4, humans), seed, public_match(key, seed), setting)


def test_bids_that_are_brave_are_occasions() -> None:
    game = sit("schmidt", "yellow:1 red:1 blue:1", "yellow:9 red:2 blue:2", "yellow:2 red:3 blue:3")
    game.bid(0, 2, 1)
    assert heard(game) == [("bid_zero", 0), ("bid_high", 1)]


def test_a_capture_moves_both_sides() -> None:
    game = sit("schmidt", "pirate yellow:1", "skull_king yellow:2").bid(0, 1)
    game.play("pirate skull_king")
    assert ("capture", 1) in heard(game)
    assert ("captured", 0) in heard(game)


def test_whose_bid_is_lost_for_good_is_sunk_once() -> None:
    game = sit("schmidt", "yellow:9 yellow:8", "yellow:2 yellow:3").bid(0, 1)
    game.play("yellow:9 yellow:2 yellow:8 yellow:3")
    assert [each for each in heard(game) if each[0] == "sunk"] == [("sunk", 0), ("sunk", 1)]


def test_a_trick_is_stolen_from_whoever_needed_it_and_had_it() -> None:
    game = sit("schmidt", "yellow:8 red:1", "yellow:9 red:2", "yellow:2 red:3").bid(1, 1, 0)
    game.play("yellow:8 yellow:9 yellow:2")
    assert ("stolen", 0) in heard(game)
    assert ("stolen", 2) not in heard(game)


def test_the_last_hand_the_lead_and_the_victory_are_occasions() -> None:
    game = sit("schmidt", "yellow:9", "yellow:2", plan=(1, 1, 1)).bid(1, 0)
    game.play("yellow:9 yellow:2").deal("yellow:2", "yellow:9").bid(1, 1)
    assert [each for each in heard(game) if each[0] in ("leading", "last_hand")] == []
    game.play("yellow:9 yellow:2").deal("yellow:9", "yellow:2").bid(1, 0)
    assert ("leading", 1) in heard(game)
    assert ("last_hand", 0) in heard(game)
    game.play("yellow:9 yellow:2")
    assert heard(game)[-1] == ("winning", 1)


@pytest.mark.parametrize("setting", [LIVELY, RARE])
@pytest.mark.parametrize("key", ["dice", "schmidt", "beck"])
def test_no_line_is_said_twice_and_the_same_match_says_the_same(key: str, setting: str) -> None:
    said = spoken(key, 3, setting)
    assert said == spoken(key, 3, setting)
    assert len({remark.key for remark in said}) == len(said) > 0


def test_rare_is_rarer_than_lively_and_off_is_silent() -> None:
    matches = range(6)
    lively, rare, off = (sum(len(spoken("dice", n, s)) for n in matches) for s in TALKS)
    assert lively > 2 * rare > off == 0


def test_people_are_never_given_words() -> None:
    said = spoken("beck", 4, LIVELY, humans=2)
    assert said
    assert {remark.seat for remark in said} <= {2, 3}


def test_a_match_that_is_continued_goes_on_as_if_never_left() -> None:
    setup, events = setup_of("dice", 4), public_match("dice", 9)
    whole = remarks(setup, crew(4), 9, events, LIVELY)
    half = remarks(setup, crew(4), 9, events[: len(events) // 2], LIVELY)
    assert whole[: len(half)] == half


def test_everyone_speaks_as_themselves() -> None:
    seats = crew(4)
    for remark in spoken("beck", 2, LIVELY):
        who = seats[remark.seat]
        assert remark.key.split(".")[2] in (who.personality, who.level)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_voice_has_lines_for_every_occasion_and_no_two_are_alike(language: str) -> None:
    tr = Translator(language)
    keys = [
        key
        for occasion in OCCASIONS
        for names, lines in ((VOICES, OF_PERSONALITY), (LEVEL_NAMES, OF_LEVEL))
        for name in names
        for key in voice(occasion, name, lines)
    ]
    texts = [tr(key) for key in keys]
    assert not tr.missing
    assert len(set(texts)) == len(texts)
    assert max(map(len, texts)) <= 48


def test_silence_when_it_is_switched_off() -> None:
    assert spoken("dice", 1, OFF) == []
