"""Every row of the rule tables, put to the judge."""

from collections import Counter

import pytest

from game.cli.judge import answer, answer_line
from tests.rules.tables import Row, all_rows, rows_of, table_names

EDITIONS = {"dice", "schmidt", "beck"}
ROWS = [pytest.param(row, id=f"{name}: {row['says']}") for name, row in all_rows() if "ask" in row]
LINES = [pytest.param(row, id=row["says"]) for row in rows_of("not_json")]


@pytest.mark.parametrize("row", ROWS)
def test_the_judge_answers_as_the_rule_says(row: Row) -> None:
    agree(answer(row["ask"]), row["answer"])


@pytest.mark.parametrize("row", LINES)
def test_a_line_that_is_no_request_gets_an_error(row: Row) -> None:
    agree(answer_line(row["line"]), row["answer"])


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("[" * 100_000, id="nested too deeply"),
        pytest.param('{"edition":"dice","cards":' + "9" * 5_000 + "}", id="endless number"),
    ],
)
def test_a_monstrous_line_gets_an_error(line: str) -> None:
    agree(answer_line(line), {"error": True})


@pytest.mark.parametrize("name", ["dice_tricks", "schmidt_follow", "beck_scoring", "errors"])
def test_asking_leaves_the_request_as_it_was(name: str) -> None:
    rows = rows_of(name)
    for row in rows:
        answer(row["ask"])
    assert rows == rows_of(name)


def test_every_sentence_is_said_once() -> None:
    said = Counter(row["says"] for _, row in all_rows())
    assert [says for says, times in said.items() if times > 1] == []


def test_no_question_is_asked_twice_with_different_answers() -> None:
    answers: dict[str, object] = {}
    for _, row in all_rows():
        question = repr(row.get("ask", row.get("line")))
        assert answers.setdefault(question, row["answer"]) == row["answer"], question


@pytest.mark.parametrize("name", table_names())
def test_a_table_has_rows(name: str) -> None:
    assert rows_of(name)


@pytest.mark.parametrize("name", table_names())
def test_every_row_has_its_sentence_question_and_answer(name: str) -> None:
    for row in rows_of(name):
        assert set(row) in ({"says", "ask", "answer"}, {"says", "line", "answer"}), row
        assert row["says"].strip(), row
        assert row["answer"], row


@pytest.mark.parametrize("key", ["winner", "legal", "points", "error"])
def test_every_edition_is_asked_for_every_kind_of_answer(key: str) -> None:
    asked = [row["ask"] for _, row in all_rows() if key in row["answer"] and "ask" in row]
    assert {ask["edition"] for ask in asked if names_edition(ask)} == EDITIONS


def names_edition(ask: object) -> bool:
    return isinstance(ask, dict) and str(ask.get("edition")) in EDITIONS


def agree(reply: dict[str, object], expected: dict[str, object]) -> None:
    """A reply may say more than expected, but an error never comes with a verdict."""
    if "error" in expected:
        assert list(reply) == ["error"]
        assert isinstance(reply["error"], str)
        assert reply["error"]
    else:
        assert {key: reply.get(key, "missing") for key in expected} == expected, reply
        assert "error" not in reply
