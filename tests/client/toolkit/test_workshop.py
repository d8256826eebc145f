"""Pictures come bit by bit where nobody may wait, and are the same as if they came at once."""

from __future__ import annotations

from threading import Event

import pytest

from game.client.app import App
from game.client.toolkit.art import Art
from game.client.toolkit.clock import ManualClock
from game.client.toolkit.workshop import LARGE, SLICE, Workshop


class Flowing(ManualClock):
    """As a real clock, but it stands still until it is advanced."""

    flows = True


def test_after_the_slice_the_rest_waits_for_the_next_frame() -> None:
    clock, made = ManualClock(), dict[str, int]()
    workshop = Workshop(clock)

    def make(name: str) -> None:
        if name not in made:
            workshop.made(lambda: clock.advance(SLICE * 0.6))
            made[name] = len(made)

    def draw() -> None:
        for name in "abcde":
            make(name)

    steps = []
    while not workshop.attend(draw):
        steps.append("".join(made))
    assert steps == ["ab", "abcd"]
    assert "".join(made) == "abcde"


def test_outside_of_a_slice_everything_is_made_at_once() -> None:
    workshop = Workshop(Flowing())
    assert workshop.made(lambda: 1) == 1
    assert workshop.beside("large", LARGE, lambda: 2) == 2


def test_what_is_large_is_made_beside_the_window() -> None:
    workshop, may_end, got = Workshop(Flowing()), Event(), list[str]()

    def make() -> str:
        may_end.wait(10)
        return "made"

    def draw() -> None:
        got.append(workshop.beside("large", LARGE, make))

    assert not workshop.attend(draw)
    assert not workshop.attend(draw)
    job = workshop._jobs["large"]
    may_end.set()
    job.join()
    assert workshop.attend(draw)
    assert got == ["made"]
    assert not workshop._jobs


def test_what_goes_wrong_beside_the_window_is_noticed_in_it() -> None:
    workshop, may_end = Workshop(Flowing()), Event()

    def draw() -> None:
        workshop.beside("large", LARGE, lambda: may_end.wait(10) // 0)

    assert not workshop.attend(draw)
    may_end.set()
    workshop._jobs["large"].join()
    with pytest.raises(ZeroDivisionError):
        workshop.attend(draw)


def test_a_picture_that_was_made_beside_is_the_same() -> None:
    App.headless()  # pictures take the format of a window
    at_once, beside = Art(), Art(workshop=Workshop(Flowing()))
    size = (400, 300)
    while not beside.workshop.attend(lambda: beside.image("table/score_pad", size)):
        for job in beside.workshop._jobs.values():
            job.join()
    images = (art.image("table/score_pad", size) for art in (at_once, beside))
    assert len({image.get_buffer().raw for image in images}) == 1
