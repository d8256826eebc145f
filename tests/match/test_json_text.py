"""JSON that anybody may have written."""

from __future__ import annotations

import pytest

from game.match.json_text import JsonError, parse, parse_object, written


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "truncated"),
        ('{"a": [1, 2', "truncated"),
        ('{"a": "b', "truncated"),
        ("ahoy", "not_json"),
        ("{} {}", "not_json"),
        ("\ufeff{}", "not_json"),
        ("9" * 4301, "not_json"),
        ('{"volume": -' + "9" * 5000 + "}", "not_json"),
        ("[" * 100_000, "damaged"),
        ('{"a":' * 100_000, "damaged"),
    ],
)
def test_what_is_no_json_is_one_kind_of_error(text: str, key: str) -> None:
    with pytest.raises(JsonError) as caught:
        parse(text)
    assert caught.value.key == key


@pytest.mark.parametrize("text", ["[]", "null", "7", '"aye"'])
def test_what_is_no_object_is_damaged(text: str) -> None:
    with pytest.raises(JsonError) as caught:
        parse_object(text)
    assert caught.value.key == "damaged"


def test_what_is_written_comes_back() -> None:
    data: dict[str, object] = {"name": "Zoë", "numbers": [1, 2.5, None, True]}
    assert parse_object(written(data)) == data
