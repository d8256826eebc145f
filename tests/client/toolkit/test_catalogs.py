"""Four complete languages: same keys, same placeholders, nothing used that is not there."""

from __future__ import annotations

import ast
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.toolkit.catalogs import (
    LOCALES,
    Translator,
    catalog,
    filled_in,
    plural_form,
    system_language,
)
from game.play.settings import LANGUAGES

CLIENT = Path(__file__).parents[3] / "game" / "client"
ENGLISH = catalog("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_areas_and_keys(language: str) -> None:
    areas = {path.name for path in (LOCALES / "en").glob("*.json")}
    assert {path.name for path in (LOCALES / language).glob("*.json")} == areas
    assert set(catalog(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_the_same_placeholders(language: str) -> None:
    for key, text in catalog(language).items():
        assert filled_in(key, text) == filled_in(key, ENGLISH[key]), key
        assert text.strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_starts_with_its_area(language: str) -> None:
    for path in (LOCALES / language).glob("*.json"):
        for key in json.loads(path.read_text("utf-8")):
            assert key.startswith(f"{path.stem}."), f"{path}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_a_real_minus_and_quotes_are_typographic(language: str) -> None:
    assert Translator(language).number(-20) == "−20"  # noqa: RUF001
    assert Translator(language).signed(30) == "+30"
    assert not [key for key, text in catalog(language).items() if "'" in text or '"' in text]


def used_keys() -> Iterator[tuple[str, str]]:
    """Keys in calls of tr(…) and tr.plural(…), a star for what is computed."""
    for path in CLIENT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and (kind := called(node.func)):
                for pattern in patterns(node.args[0]):
                    yield pattern + (".*" if kind == "plural" else ""), path.name


def called(function: ast.expr) -> str:
    name = getattr(function, "attr", getattr(function, "id", ""))
    if name == "plural" or name == "tr":
        return name
    return ""


def patterns(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        parts = (p.value if isinstance(p, ast.Constant) else "*" for p in node.values)
        return ["".join(map(str, parts))]
    if isinstance(node, ast.IfExp):
        return patterns(node.body) + patterns(node.orelse)
    return []


def test_every_key_used_in_the_code_exists() -> None:
    import fnmatch

    keys = list(ENGLISH)
    for pattern, where in used_keys():
        assert fnmatch.filter(keys, pattern), f"{where}: {pattern}"


@pytest.mark.parametrize(
    ("language", "singular"),
    [("en", [-1, 1]), ("de", [-1, 1]), ("fr", [-1, 0, 1]), ("it", [-1, 1])],
)
def test_one_is_what_the_language_counts_as_one(language: str, singular: list[int]) -> None:
    assert [n for n in range(-21, 102) if plural_form(language, n) == "one"] == singular


def test_french_counts_nothing_as_one(tmp_path: Path) -> None:
    for language in ("fr", "de"):
        (tmp_path / language).mkdir()
        texts = {"x.dice.one": "{count} one", "x.dice.other": "{count} other"}
        (tmp_path / language / "x.json").write_text(json.dumps(texts))
    french, german = Translator("fr", tmp_path), Translator("de", tmp_path)
    assert [french.plural("x.dice", n) for n in (0, 1, 2)] == ["0 one", "1 one", "2 other"]
    assert [german.plural("x.dice", n) for n in (0, 1, 2)] == ["0 other", "1 one", "2 other"]


def test_a_missing_key_is_shown_and_noted() -> None:
    tr = Translator("en")
    assert tr("no.such.key") == "no.such.key"
    assert tr.missing == {"no.such.key"}


def test_a_list_is_joined_as_the_language_does() -> None:
    assert Translator("de").list(["Ada", "Bo", "Cy"]) == "Ada, Bo und Cy"
    assert Translator("de").list(["Ada"]) == "Ada"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the variables are text")
@pytest.mark.parametrize("value", [b"\xff\xfe", b"de\xff", b"\x80de"])
def test_a_language_of_the_system_that_is_no_text_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, value: bytes
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", os.fsdecode(value))
    assert system_language() == ("de" if value.startswith(b"de") else "en")
