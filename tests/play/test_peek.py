"""Pieces are seen only as long as somebody holds them up, and nothing is chosen by accident."""

from __future__ import annotations

from random import Random

from game.play.peek import KEY, LIFT, POINTER, REST, Peek


def lifted(by: str = POINTER, over: str | None = None) -> Peek:
    peek = Peek()
    peek.press(1, by)
    peek.wait(LIFT)
    peek.lies_under(over)
    return peek


def test_a_tap_shows_nothing() -> None:
    peek = Peek()
    peek.press(1, POINTER)
    peek.wait(LIFT - 1)
    assert not peek.is_up
    assert peek.release(POINTER) is None
    assert not peek.is_held


def test_letting_go_puts_them_down() -> None:
    peek = lifted()
    assert peek.is_up
    peek.release(POINTER)
    assert not peek.is_up


def test_letting_go_on_something_the_pointer_came_to_and_rested_on_chooses_it() -> None:
    peek = lifted()
    peek.slide("piece_2")
    peek.wait(REST)
    assert peek.is_chosen
    assert peek.release(POINTER) == "piece_2"


def test_a_pointer_that_only_passes_over_something_chooses_nothing() -> None:
    peek = lifted()
    peek.slide("piece_2")
    peek.wait(REST - 1)
    assert peek.release(POINTER) is None


def test_what_lies_under_the_press_is_not_chosen_until_the_pointer_comes_back_to_it() -> None:
    peek = lifted(over="piece_0")
    peek.slide("piece_0")
    peek.wait(REST)
    assert not peek.is_chosen
    peek.slide(None)
    peek.slide("piece_0")
    peek.wait(REST)
    assert peek.release(POINTER) == "piece_0"


def test_a_key_is_let_go_without_choosing_and_a_second_press_chooses() -> None:
    peek = lifted(KEY)
    peek.slide("piece_1")
    peek.wait(REST)
    assert peek.second_press("piece_1") == "piece_1"
    assert peek.release(KEY) is None
    assert not peek.is_held


def test_only_what_was_pressed_can_be_let_go() -> None:
    peek = lifted(KEY)
    assert peek.release(POINTER) is None
    assert peek.is_up


def test_whoever_holds_them_is_not_changed_by_another_press() -> None:
    peek = lifted()
    peek.press(0, KEY)
    assert (peek.seat, peek.by_key) == (1, False)


def test_covered_pieces_stay_down_whatever_is_still_held() -> None:
    peek = lifted()
    peek.slide("piece_2")
    peek.cover()
    peek.wait(10 * LIFT)
    peek.slide("piece_2")
    assert not peek.is_up
    assert peek.release(POINTER) is None


def test_nothing_is_up_without_a_press_that_lasts_and_nothing_chosen_without_rest() -> None:
    """Whatever happens in whatever order."""
    rng = Random(13)
    peek, held, rested = Peek(), 0.0, 0.0
    for _ in range(5000):
        deed = rng.choice(("press", "slide", "wait", "release", "cover", "wrong"))
        before = (peek.seat, peek.target, peek.is_up)
        if deed == "press":
            peek.press(rng.randrange(3), rng.choice((POINTER, KEY)))
            held = held if before[0] is not None else 0.0
        elif deed == "slide":
            peek.slide(rng.choice((None, "a", "b")))
        elif deed == "wait":
            time = rng.choice((1, 50, 300))
            rested += time if peek.is_up else 0.0
            held += time
            peek.wait(time)
        elif deed == "cover":
            peek.cover()
        else:
            by = KEY if peek.by_key == (deed == "release") else POINTER
            chosen = peek.release(by)
            assert chosen is None or (before[2] and chosen == before[1] and rested >= REST)
        if peek.target != before[1] or peek.seat != before[0]:
            rested = 0.0
        assert peek.is_up == (peek.is_held and held >= LIFT)
        assert not peek.is_chosen or (peek.is_up and peek.target is not None and rested >= REST)
