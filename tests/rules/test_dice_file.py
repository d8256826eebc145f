"""The dice set file: what it holds, and how a wrong one is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.library import DICE_FILE, library_of, load_editions
from game.rules.editions.dice_set import from_data, parse_dice_set
from game.rules.engine import new_match
from game.rules.errors import DiceSetError
from tests.rules.playing import Game

SHIPPED = DICE_FILE.read_text(encoding="utf-8")
SPECIAL = ["skull", "skull", "skull", "skull", "flag", "flag"]
SET = {
    "skull_king": {"count": 1, "faces": SPECIAL},
    "pirate": {"count": 3, "faces": SPECIAL},
    "mermaid": {"count": 2, "faces": SPECIAL},
    "black": {"count": 7, "faces": [5, 5, 6, 6, 7, 7]},
    "blue": {"count": 7, "faces": [3, 3, 4, 4, 5, 5]},
    "red": {"count": 8, "faces": [1, 1, 2, 2, 3, 3]},
    "yellow": {"count": 8, "faces": ["flag", "flag", "flag", 1, 1, 7]},
}
BLACK = "[dice.black]\ncount = 7\nfaces = [5, 5, 6, 6, 7, 7]\n"
PIRATE = '[dice.pirate]\ncount = 3\nfaces = ["skull", "skull", "skull", "skull", "flag", "flag"]\n'


def black(count: str = "7", faces: str = "[5, 5, 6, 6, 7, 7]") -> str:
    return f"[dice.black]\ncount = {count}\nfaces = {faces}\n"


def pirate(faces: str) -> str:
    return f"[dice.pirate]\ncount = 3\nfaces = {faces}\n"


def line_of(text: str) -> int:
    return SHIPPED[: SHIPPED.index(text)].count("\n") + 1


def test_the_shipped_set_is_the_one_of_the_rules() -> None:
    assert parse_dice_set(SHIPPED).as_data() == SET


def test_a_set_as_data_is_read_back() -> None:
    assert from_data(parse_dice_set(SHIPPED).as_data()) == parse_dice_set(SHIPPED)


FAULTS = {
    "a bracket left open": (BLACK, "[dice.black\n", f"at line {line_of(BLACK)}, "),
    "a key twice": (BLACK, BLACK + "count = 7\n", f"at line {line_of(BLACK) + 3}, "),
    "a table twice": (BLACK, BLACK + BLACK, f"at line {line_of(BLACK) + 3}, "),
    "a number as a word": (BLACK, black("seven"), f"at line {line_of(BLACK) + 1}, "),
    "no black dice": (BLACK, "", "dice.black: missing"),
    "no Pirates": (PIRATE, "", "dice.pirate: missing"),
    "green dice": (
        BLACK,
        BLACK + BLACK.replace("black", "green"),
        "dice.green: unknown kind; known are skull_king, pirate, mermaid, black, blue, red, yellow",
    ),
    "a kind that is a number": (
        BLACK,
        "[dice]\nblack = 7\n",
        "dice.black: needs exactly the keys count and faces",
    ),
    "no faces": (BLACK, "[dice.black]\ncount = 7\n", "dice.black: needs exactly the keys count"),
    "no count": (BLACK, BLACK.replace("count = 7\n", ""), "dice.black: needs exactly the keys"),
    "a key too many": (BLACK, BLACK + "size = 1\n", "dice.black: needs exactly the keys"),
    "a die too few": (BLACK, black("6"), "the counts add up to 35 dice, but the bag holds 36"),
    "a die too many": (BLACK, black("8"), "the counts add up to 37 dice, but the bag holds 36"),
    "a count of none": (
        BLACK,
        black("0"),
        "dice.black.count: must be a whole number from 1, not 0",
    ),
    "a count below none": (BLACK, black("-7"), "dice.black.count: .* whole number from 1, not -7"),
    "a broken count": (BLACK, black("7.0"), r"dice.black.count: .* whole number .* not 7\.0"),
    "a count that is a truth": (BLACK, black("true"), "dice.black.count: .* not True"),
    "a count that is a text": (BLACK, black('"7"'), "dice.black.count: .* not '7'"),
    "five faces": (BLACK, black(faces="[5, 5, 6, 6, 7]"), "dice.black.faces: must list 6 faces"),
    "seven faces": (BLACK, black(faces="[5, 5, 6, 6, 7, 7, 7]"), "dice.black.faces: must list 6"),
    "an empty list of faces": (BLACK, black(faces="[]"), r"must list 6 faces, not \[\]"),
    "six letters": (BLACK, black(faces='"556677"'), "dice.black.faces: must list .* not '556677'"),
    "a nought": (BLACK, black(faces="[0, 5, 6, 6, 7, 7]"), "black.faces: 0 is not a number from 1"),
    "a ten": (BLACK, black(faces="[5, 5, 6, 6, 7, 10]"), "faces: 10 is not a number from 1 to 9"),
    "a truth on a face": (BLACK, black(faces="[5, 5, 6, 6, 7, true]"), "faces: True is not a num"),
    "a broken number": (BLACK, black(faces="[5, 5, 6, 6, 7, 7.0]"), r"faces: 7\.0 is not a num"),
    "a number in quotes": (BLACK, black(faces='[5, 5, 6, 6, 7, "7"]'), "faces: '7' is not a num"),
    "a skull on black": (BLACK, black(faces='[5, 5, 6, 6, 7, "skull"]'), "'skull' is not .* flag"),
    "a list on a face": (BLACK, black(faces="[5, 5, 6, 6, 7, [7]]"), r"faces: \[7\] is not a num"),
    "numbers on a Pirate": (PIRATE, pirate("[1, 2, 3, 4, 5, 6]"), "1 is not skull or flag"),
    "a truth on a Pirate": (
        PIRATE,
        pirate('["skull", "skull", "skull", "skull", "flag", true]'),
        "dice.pirate.faces: True is not skull or flag",
    ),
    "a Pirate with one face": (PIRATE, pirate('["skull"]'), "dice.pirate.faces: must list 6 faces"),
    "cards beside the dice": (BLACK, BLACK + "[cards]\n", r"tables \[dice\.<kind>\] and nothing"),
    "nothing at all": (SHIPPED, "", r"must hold tables \[dice\.<kind>\] and nothing else"),
    "dice as a number": (SHIPPED, "dice = 36", r"must hold tables \[dice\.<kind>\] and nothing"),
}


@pytest.mark.parametrize(
    ("old", "new", "says"), [pytest.param(*row, id=fault) for fault, row in FAULTS.items()]
)
def test_a_wrong_set_is_refused_by_key_or_line(old: str, new: str, says: str) -> None:
    assert old in SHIPPED
    with pytest.raises(DiceSetError, match=says) as caught:
        parse_dice_set(SHIPPED.replace(old, new))
    assert caught.value.key == "bad_dice_set"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param(BLACK, black(faces="[1, 9, 6, 6, 7, 7]"), id="the lowest and highest number"),
        pytest.param(BLACK, black(faces='["flag", 5, 6, 6, 7, 7]'), id="a flag among the black"),
        pytest.param(BLACK, BLACK.replace("\n", "\r\n"), id="lines ended as on Windows"),
    ],
)
def test_an_owner_may_correct_the_faces(old: str, new: str) -> None:
    parse_dice_set(SHIPPED.replace(old, new))


def test_counts_may_be_moved_between_kinds() -> None:
    text = SHIPPED.replace(BLACK, black(count="8")).replace(
        "[dice.red]\ncount = 8", "[dice.red]\ncount = 7"
    )
    bag = parse_dice_set(text).as_data()
    assert bag["black"] == {"count": 8, "faces": [5, 5, 6, 6, 7, 7]}
    assert bag["red"] == {"count": 7, "faces": [1, 1, 2, 2, 3, 3]}


def test_a_corrected_set_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "dice.toml"
    file.write_text(SHIPPED.replace(BLACK, black(faces='["flag", 9, 9, 9, 9, 9]')), "utf-8")
    game = Game(new_match(load_editions(file)["dice"].setup(3)))
    game.deal("black", "black", "black").bid(1, 1, 1).play("black:flag black:9 black:9")
    assert game.points == (-10, -10, 20)


def test_matches_with_different_dice_are_different(tmp_path: Path) -> None:
    file = tmp_path / "dice.toml"
    file.write_text(SHIPPED.replace(BLACK, black(faces="[5, 5, 5, 6, 6, 7]")), "utf-8")
    assert load_editions(file)["dice"].setup(3) != load_editions()["dice"].setup(3)
    assert load_editions(DICE_FILE)["dice"].setup(3) == load_editions()["dice"].setup(3)


def test_a_wrong_file_is_named_with_its_fault(tmp_path: Path) -> None:
    file = tmp_path / "my dice.toml"
    file.write_text(SHIPPED.replace(BLACK, ""), "utf-8")
    with pytest.raises(DiceSetError, match=r"my dice\.toml: dice\.black: missing"):
        load_editions(file)


@pytest.mark.parametrize("kind", ["no file", "folder", "no text"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "dice.toml"
    if kind == "folder":
        file.mkdir()
    elif kind == "no text":
        file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DiceSetError, match=r"dice\.toml: cannot be read: "):
        load_editions(file)


def test_a_file_in_the_own_folder_goes_before_ours(tmp_path: Path) -> None:
    faces = "[5, 5, 5, 6, 6, 7]"
    (tmp_path / "dice.toml").write_text(SHIPPED.replace(BLACK, black(faces=faces)), "utf-8")
    editions, trouble = library_of(tmp_path)
    assert str(editions["dice"].material["black"]) == "{'count': 7, 'faces': [5, 5, 5, 6, 6, 7]}"
    assert trouble == ""


@pytest.mark.parametrize("folder", ["none", "empty"])
def test_without_such_a_file_ours_is_used(tmp_path: Path, folder: str) -> None:
    editions, trouble = library_of(None if folder == "none" else tmp_path)
    assert editions["dice"].material == load_editions()["dice"].material
    assert trouble == ""


@pytest.mark.parametrize("kind", ["wrong", "folder", "no text"])
def test_a_damaged_own_file_is_named_and_ours_is_used(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "dice.toml"
    if kind == "folder":
        file.mkdir()
    else:
        file.write_bytes(b"\xff\xfe\x00" if kind == "no text" else b"[dice.black]\ncount = 7\n")
    editions, trouble = library_of(tmp_path)
    assert editions["dice"].material == load_editions()["dice"].material
    assert str(file) in trouble
