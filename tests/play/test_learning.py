"""Progress in learning is kept in a file of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.play.learning import FILE, Learning


def test_whoever_leaves_a_lesson_comes_back_to_the_same_words(tmp_path: Path) -> None:
    Learning(tmp_path).reach("dice", "follow")
    assert Learning(tmp_path).line("dice") == "follow"


def test_a_finished_lesson_begins_anew(tmp_path: Path) -> None:
    learning = Learning(tmp_path)
    learning.reach("dice", "goodbye")
    learning.finish("dice")
    again = Learning(tmp_path)
    assert again.line("dice") == ""
    assert again.is_done("dice")


def test_two_games_keep_each_others_progress(tmp_path: Path) -> None:
    one, two = Learning(tmp_path), Learning(tmp_path)
    one.reach("dice", "bag")
    two.reach("beck", "own")
    assert [Learning(tmp_path).line(key) for key in ("dice", "beck")] == ["bag", "own"]


def test_somebody_is_new_until_anything_was_learnt_or_declined() -> None:
    learning = Learning()
    assert learning.is_new
    learning.offer("welcome")
    assert not learning.is_new


@pytest.mark.parametrize(
    "rubbish", ["", "[]", '{"lines": 3}', '{"lines": {"dice": []}, "drills": {"a": {"b": "c"}}}']
)
def test_a_strange_file_is_no_reason_to_stop(rubbish: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(rubbish)
    learning = Learning(tmp_path)
    assert learning.line("dice") == ""
    assert learning.count("a") == {}
    learning.reach("dice", "bag")
    assert Learning(tmp_path).line("dice") == "bag"


def test_what_a_later_version_wrote_is_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"songs": {"one": 1}, "lines": {"dice": "bag"}}')
    Learning(tmp_path).reach("beck", "own")
    kept = (tmp_path / FILE).read_text()
    assert "songs" in kept
    assert "bag" in kept


def test_a_disk_that_refuses_is_told_once_and_all_is_kept_in_mind(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    learning, told = Learning(blocked), list[str]()
    learning.on_trouble = told.append
    learning.reach("dice", "bag")
    learning.reach("dice", "own")
    assert learning.line("dice") == "own"
    assert len(told) == 1


def test_counts_of_drills_are_kept(tmp_path: Path) -> None:
    Learning(tmp_path).keep_count("zero", {"seen": 3, "best": 0})
    assert Learning(tmp_path).count("zero") == {"seen": 3, "best": 0}
