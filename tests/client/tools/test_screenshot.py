"""Pictures of all scenes: each can be made, always the same; wrong wishes get one clear line."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pygame
import pytest

from game.client.i18n import LANGUAGES
from game.client.tools.stills import ALSO, STILLS, picture, staged
from main import client_services, main
from tests.client.driver import Driver

SMALL = (1024, 600)
SEATS = (3, 4, 5, 6)


def shot(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = main(["screenshot", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


# Languages and seats take turns, so that in the end all of them were seen in many scenes.
@pytest.mark.parametrize(
    ("name", "lang", "seats"),
    [*zip(STILLS, cycle(LANGUAGES), cycle((4, 5, 3, 6, 4)), strict=False)],
)
def test_every_scene_can_be_drawn_and_its_texts_fit(name: str, lang: str, seats: int) -> None:
    app = staged(name, SMALL, lang, seats, 7, client_services())
    Driver(app).assert_fits()
    assert app.ui.art.missing == set()
    assert app.failures == 0


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", ["table-rolling", "table-trick-won", "table-piles"])
def test_the_moments_at_the_table_come_up_with_any_number_of_seats(name: str, seats: int) -> None:
    app = staged(name, SMALL, "en", seats, 7, client_services())
    assert app.failures == 0


@pytest.mark.parametrize("name", ["title", "table-rolling"])
def test_the_same_arguments_give_the_same_picture(name: str) -> None:
    one, two = (picture(name, SMALL, "de", 4, 7, client_services()) for _ in range(2))
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")


def test_another_seed_gives_another_table() -> None:
    one, two = (picture("table-bidding", SMALL, "de", 4, n, client_services()) for n in (7, 8))
    assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(two, "RGB")


def test_the_file_has_the_size_that_was_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "credits.png"
    assert shot("credits", str(out), "--size", "1100x700", capsys=capsys) == (0, "", "")
    assert pygame.image.load(out).get_size() == (1100, 700)


def test_the_list_names_all_scenes(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = shot("--list", capsys=capsys)
    assert status == 0
    assert out.split() == list(STILLS)
    assert set(ALSO.values()) <= set(STILLS)


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ((), "--list"),
        (("title",), "--list"),
        (("titel", "a.png"), "'title'"),
        (("title", "a.jpg"), "*.png"),
        (("title", "/no/such/folder/a.png"), "/no/such/folder"),
        (("title", "a.png", "--size", "640x480"), "1024x600"),
        (("title", "a.png", "--size", "large"), "1024x600"),
        (("title", "a.png", "--lang", "nl"), "en, de, fr, it"),
        (("title", "a.png", "--seats", "7"), "3 to 6"),
        (("title", "a.png", "--seats", "two"), "3 to 6"),
        (("title", "a.png", "--seed", "-1"), "--seed"),
    ],
)
def test_a_wrong_wish_gets_one_clear_line(
    wish: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = shot(*wish, capsys=capsys)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert told in err
