"""Animations end exactly, in order, at once when skipped."""

from __future__ import annotations

import pytest

from game.client.toolkit import animation as anim
from game.client.toolkit.animation import Call, Parallel, Sequence, Timeline, Tween, Wait, stagger


def timeline(speed: float = 1.0, calm: bool = False) -> Timeline:
    return Timeline(lambda: speed, lambda: calm)


def test_a_tween_ends_exactly_at_one() -> None:
    seen: list[float] = []
    line = timeline()
    line.play(Tween(100, seen.append))
    for _ in range(3):
        line.update(40)
    assert seen == [0.4, 0.8, 1.0]
    assert not line.busy


def test_time_left_over_goes_to_what_follows() -> None:
    seen: list[object] = []
    line = timeline()
    line.play(Sequence(Wait(30), Call(lambda: seen.append("go")), Tween(100, seen.append)))
    line.update(80)
    assert seen == ["go", 0.5]


def test_skipping_calls_everything_once_and_in_order() -> None:
    seen: list[str] = []
    line = timeline()
    line.play(Sequence(Wait(500), Call(lambda: seen.append("a"))))
    line.play(stagger(100, Call(lambda: seen.append("b")), Call(lambda: seen.append("c"))))
    line.complete()
    line.update(1000)
    assert seen == ["a", "b", "c"]


def test_a_callback_may_skip_the_rest() -> None:
    seen: list[str] = []
    line = timeline()
    line.play(Sequence(Call(line.complete), Wait(100), Call(lambda: seen.append("end"))))
    line.play(Call(lambda: seen.append("next")))
    line.update(1)
    assert seen == ["end", "next"]
    assert not line.busy


def test_speed_off_completes_at_once_also_what_is_added_meanwhile() -> None:
    seen: list[str] = []
    line = timeline(speed=0)
    line.play(Call(lambda: line.play(Wait(100), Call(lambda: seen.append("late")))))
    line.update(0)
    assert seen == ["late"]


def test_relaxed_takes_longer() -> None:
    line = timeline(speed=1.5)
    line.play(Wait(100))
    line.update(149)
    assert line.busy
    line.update(2)
    assert not line.busy


def test_reduced_motion_jumps_but_fades_go_on() -> None:
    moved: list[float] = []
    faded: list[float] = []
    line = timeline(calm=True)
    line.play(Parallel(Tween(900, moved.append), Tween(900, faded.append, motion=False)))
    line.update(90)
    assert moved == [1.0]
    assert faded == [0.1]


def test_what_runs_beside_does_not_make_it_busy() -> None:
    line = timeline()
    line.also(Wait(100))
    assert line.moving
    assert not line.busy


@pytest.mark.parametrize(
    "ease",
    [anim.linear, anim.in_quad, anim.out_quad, anim.out_cubic, anim.in_out, anim.out_back,
     anim.out_bounce],
)  # fmt: skip
def test_every_ease_starts_and_ends_where_it_should(ease: anim.Ease) -> None:
    assert ease(0) == pytest.approx(0, abs=1e-4)
    assert ease(1) == pytest.approx(1)
