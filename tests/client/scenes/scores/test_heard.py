"""What is heard of the score: the pen, how it went, who leads now, and how a match ends."""

from __future__ import annotations

import pytest

from game.client.app import App
from game.client.props.hand_verdict import leads_change, own_verdict
from game.client.toolkit.sound.output import Silence
from game.match.seat import Seat
from game.play.highlights.highlight import holders, is_exact
from game.play.settings import Settings
from game.rules.events import HandScored
from tests.client.driver import Driver
from tests.client.scenes.scores.fake_game import FakeGame
from tests.client.scenes.scores.opened import end_of, pad_of


def played(people: tuple[int, ...], hands: int | None = None) -> FakeGame:
    """By bots, with some seats said to be people."""
    game = FakeGame(4, hands)
    game.seats = tuple(
        Seat(seat.name, look=seat.look) if n in people else seat
        for n, seat in enumerate(game.seats)
    )
    return game


def quiet_app(**settings: object) -> App:
    """No tavern, no sea; the first frame has been drawn."""
    app = App.headless(settings=Settings(volume_ambience=0, **settings))  # type: ignore[arg-type]
    app.tick(16)
    app.tick(16)
    return app


def heard(driver: Driver, milliseconds: float) -> list[str]:
    for _ in range(round(milliseconds / 20)):
        driver.wait(20)
    output = driver.app.audio.output
    assert isinstance(output, Silence)
    return [cue.name for cue in output.cues]


@pytest.mark.parametrize("seat", range(4))
def test_one_person_hears_how_the_own_hand_went_and_nobody_else_does(seat: int) -> None:
    game = played((seat,), 1)
    scores = game.public_view.scored[0].scores
    told = [own_verdict(game.humans, each, score) for each, score in enumerate(scores)]
    own = "on_target" if is_exact(scores[seat]) else "sunk"
    assert told == [own if each == seat else "" for each in range(4)]


@pytest.mark.parametrize("people", [(), (0, 2)])
def test_where_nobody_or_several_look_it_is_only_stamped(people: tuple[int, ...]) -> None:
    game = played(people, 1)
    score = game.public_view.scored[0].scores[0]
    assert own_verdict(game.humans, 0, score) == ""


def test_the_pad_is_written_with_the_pen() -> None:
    driver, _ = pad_of(played((0,), 1), app=quiet_app())
    assert heard(driver, 1500) == ["hand_scored"]


@pytest.mark.parametrize(
    ("course", "changes"),
    [
        ([(10, 0)], False),
        ([(10, 0), (20, 0)], False),
        ([(10, 0), (10, 20)], True),
        ([(10, 0), (20, 20)], True),
        ([(20, 20), (20, 20)], False),
    ],
)
def test_the_lead_changes_when_others_lead(course: list[tuple[int, ...]], changes: bool) -> None:
    scored = tuple(HandScored(n, n, (), totals) for n, totals in enumerate(course, 1))
    assert leads_change(scored) is changes


def test_looking_at_the_pad_between_is_a_page() -> None:
    driver, _ = pad_of(played((0,), 2), hand_over=False, app=quiet_app())
    assert heard(driver, 3000) == ["page"]


def test_without_animation_only_the_pen_is_heard() -> None:
    driver, _ = pad_of(played((0,), 1), app=quiet_app(speed="off"))
    assert heard(driver, 1500) == ["hand_scored"]


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_match_ends_with_gold_and_the_tune_of_whoever_looks(seat: int | None) -> None:
    game = played(() if seat is None else (seat,))
    driver, scene = end_of(game, quiet_app())
    glad = seat is None or seat in holders(game.public_view.totals)
    assert heard(driver, 1500) == [*["verdict"] * 4, "coins", "cheer" if glad else "groan"]
    assert scene.mood().tune == ("victory" if glad else "defeat")
