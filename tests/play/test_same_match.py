"""The same seed and the same choices are the same match, whoever is quick and whoever is slow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from ai.bot import bot_named
from ai.thinking import Thought
from game.match.archive import Archive
from game.match.chance import starter_by_lot
from game.match.seat import BOT, HUMAN, Seat
from game.play.game import Game, Games
from game.play.playable import playable_editions
from game.play.services import Services, Think
from game.play.terms import MatchTerms
from game.rules.actions import Action, Bid, Decision, Load
from game.rules.view import View

SEATS = (
    Seat("Ann"),
    Seat("Bo", BOT, "cabin_boy", "gambler"),
    Seat("Cy", BOT, "sailor", "saboteur"),
    Seat("Di"),
    Seat("Ed", BOT, "cabin_boy", "steady"),
)
MATCHES = {
    "dice": MatchTerms("dice", SEATS, seed=11, starter=2),
    "beck": MatchTerms(
        "beck",
        SEATS,
        {"scoring": "rascal_loads", "abilities": True, "plan": "swift_n_salty"},
        seed=12,
        starter=0,
    ),
}
MOST_STEPS = 100_000
Pace = Callable[[Game, int], None]
THOUGHTS: list[Thought] = []  # the last one


def think(seat: Seat, view: View, rng: Random) -> Thought:
    THOUGHTS[:] = [Thought(lambda: bot_named(f"{seat.level}:{seat.personality}"), view, rng)]
    return THOUGHTS[0]


def wait_for_a_bot(game: Game) -> None:
    """However long it thinks on this machine."""
    game.begin_thinking()
    THOUGHTS[0].result()
    assert game.take_thought()


def games(services: Services) -> Games:
    return Games(Archive(None), playable_editions(), services, str)


def started(terms: MatchTerms, think: Think = think) -> Game:
    return games(Services(think=think)).new(terms)


def choice_of(view: View) -> Decision:
    """What a person decides: it hangs on nothing but the decision."""
    assert view.hand is not None
    number = view.hand.number + 3 * len(view.hand.tricks) + 5 * (view.seat or 0)
    return view.legal[number % len(view.legal)]


def people_first(game: Game, step: int) -> None:
    humans = game.waiting(HUMAN)
    if humans:
        game.submit(choice_of(game.view(humans[0])))
    else:
        wait_for_a_bot(game)


def bots_first(game: Game, step: int) -> None:
    if game.waiting(BOT):
        wait_for_a_bot(game)
    else:
        people_first(game, step)


def the_last_person_while_a_bot_thinks(game: Game, step: int) -> None:
    """Somebody else decides in the middle of a thought, every other time."""
    game.begin_thinking()
    humans = game.waiting(HUMAN)
    if humans and step % 2:
        game.submit(choice_of(game.view(humans[-1])))
    elif game.waiting(BOT):
        wait_for_a_bot(game)


def away_and_back(game: Game, step: int) -> None:
    """Every thought is given up once and begun anew, as when the match is left and taken up."""
    game.begin_thinking()
    if step % 3 == 0:
        game.stop_thinking()
    bots_first(game, step)


def played(terms: MatchTerms, pace: Pace) -> list[Action]:
    game = started(terms)
    for step in range(MOST_STEPS):
        if game.finished:
            return in_order(game)
        pace(game, step)
    raise AssertionError("the match does not end")


@cache
def usual(name: str) -> list[Action]:
    """The match that all the others are compared with."""
    return played(MATCHES[name], people_first)


def in_order(game: Game) -> list[Action]:
    """The actions, those that are secret until all have decided in the order of the seats."""
    actions = list(game.session.record.actions)
    for first, action in enumerate(actions):
        if isinstance(action, Bid | Load):
            last = first
            while last < len(actions) and type(actions[last]) is type(action):
                last += 1
            actions[first:last] = sorted(actions[first:last], key=lambda each: each.seat)  # type: ignore[union-attr]
    return actions


@pytest.mark.no_cover
@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize(
    "pace",
    [bots_first, the_last_person_while_a_bot_thinks, away_and_back],
    ids=lambda p: p.__name__,
)
def test_the_order_and_the_pace_of_the_players_change_nothing(name: str, pace: Pace) -> None:
    assert played(MATCHES[name], pace) == usual(name)


def test_a_bot_does_not_think_anew_because_somebody_else_has_bid() -> None:
    begun: list[int] = []

    class Slow:
        is_ready = False

        def cancel(self) -> None:
            raise AssertionError("it was given up")

        def decision(self) -> Decision:
            raise AssertionError("it is not ready")

    def slowly(seat: Seat, view: View, rng: Random) -> Slow:
        begun.append(view.seat or 0)
        return Slow()

    game = started(MATCHES["dice"], slowly)
    game.begin_thinking()
    for seat in game.waiting(HUMAN):
        game.submit(choice_of(game.view(seat)))
        game.begin_thinking()
    assert begun == [2]


@pytest.mark.parametrize("seed", range(6))
def test_without_a_starter_lots_are_drawn_from_the_seed_and_the_record_says_who(seed: int) -> None:
    game = started(MatchTerms("dice", SEATS, seed=seed))
    assert game.session.record.starter == starter_by_lot(seed, len(SEATS))
    assert game.setup.starter_of(1) == game.session.record.starter


def test_a_bot_unknown_to_this_version_is_replaced_with_a_notice() -> None:
    later = games(Services(levels=("sailor", "captain"), personalities=("steady",)))
    game = later.from_record(started(MATCHES["dice"]).session.record)
    assert [seat.level for seat in game.seats] == ["", "captain", "sailor", "", "captain"]
    assert [seat.personality for seat in game.seats] == ["", "", "", "", "steady"]
    assert game.notices == ["unknown_bot"]


def test_a_look_unknown_to_this_version_is_the_usual_one_with_a_notice() -> None:
    seats = tuple(replace(seat, look="crimson/trident/99") for seat in SEATS)
    record = replace(started(MATCHES["dice"]).session.record, seats=seats)
    game = games(Services(think=think)).from_record(record)
    assert game.notices == ["unknown_look"]
