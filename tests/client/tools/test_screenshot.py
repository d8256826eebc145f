"""Pictures of all scenes: each can be made, always the same; wrong wishes get one clear line."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pygame
import pytest

from game.client.tools.player import Match, Player, everything_on
from game.client.tools.stills.gallery import PLAYED, picture, posed, stills_of
from game.client.tools.stills.menus import ALSO
from game.play.playable import PLAYABLE, playable_editions
from game.play.services import Services
from game.play.settings import LANGUAGES, TEXT_SIZES
from main import client_services, main
from tests.client.driver import Driver
from tests.client.legible import beyond, pale, seen
from tests.client.scenes.table.tables import AtOnce

SMALL = (1024, 600)
# Languages, seats and sizes of text take turns, so that all of them are seen in many scenes; every
# scene is then shown in each language with the largest letters.
SEATS = {"dice": (4, 5, 3, 6, 4), "schmidt": (4, 2, 6, 3, 5), "beck": (4, 8, 2, 6, 3, 7, 5)}
ENOUGH = 4  # what is rare in a trick comes up in good time with so many
SEEDS = {("schmidt", "moment-mermaid"): 20, ("beck", "choice-leader"): 9}  # where it comes up
ONCE = {"review"}  # counts for seconds, and looks alike in every edition
TEXT = (TEXT_SIZES[-1], TEXT_SIZES[0], TEXT_SIZES[-1])
WISHES = [
    (edition, name, lang, max(seats, ENOUGH) if name.startswith("moment-") else seats, text)
    for edition, numbers in SEATS.items()
    for name, lang, seats, text in zip(
        stills_of(edition), cycle(LANGUAGES), cycle(numbers), cycle(TEXT), strict=False
    )
    if edition == "dice" or name not in stills_of("dice") or name in PLAYED.keys() - ONCE
]


def shot(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = main(["screenshot", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


def quick_services() -> Services:
    """With bots that do not think, for what does not hang on how well they play."""
    return replace(client_services(), think=AtOnce)


@pytest.mark.no_cover  # hours of play, which counting lines makes twice as slow
@pytest.mark.parametrize(("edition", "name", "lang", "seats", "text"), WISHES)
def test_every_scene_can_be_drawn_and_its_texts_fit(
    edition: str, name: str, lang: str, seats: int, text: float
) -> None:
    match = Match(seats, SEEDS.get((edition, name), Match().seed), edition)
    app = posed(name, SMALL, lang, match, quick_services(), text)
    Driver(app).assert_fits()
    assert seen(app)
    assert pale(app) == {}
    assert beyond(app) == set()
    app.ui.store.set("text_size", TEXT_SIZES[-1])
    for language in LANGUAGES:
        app.ui.store.set("language", language)
        Driver(app).assert_fits()
        assert beyond(app) == set()
    assert app.ui.art.missing == set()
    assert app.failures == 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("name", ["table-rolling", "table-trick-won", "table-piles"])
def test_the_moments_at_the_table_come_up_with_any_number_of_seats(name: str, seats: int) -> None:
    app = posed(name, SMALL, "en", Match(seats), quick_services())
    assert app.failures == 0


@pytest.mark.parametrize("name", ["title", "table-rolling"])
def test_the_same_arguments_give_the_same_picture(name: str) -> None:
    one, two = (picture(name, SMALL, "de", Match(), client_services()) for _ in range(2))
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")


def test_another_seed_gives_another_table() -> None:
    one, two = (
        picture("table-bidding", SMALL, "de", Match(seed=n), client_services()) for n in (7, 8)
    )
    assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(two, "RGB")


def test_the_file_has_the_size_that_was_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "credits.png"
    assert shot("credits", str(out), "--size", "1100x700", capsys=capsys) == (0, "", "")
    assert pygame.image.load(out).get_size() == (1100, 700)


@pytest.mark.parametrize("edition", PLAYABLE)
def test_the_list_names_all_scenes(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = shot("--list", "--edition", edition, capsys=capsys)
    assert status == 0
    assert out.split() == list(stills_of(edition))
    assert set(ALSO.values()) <= set(stills_of(edition))


def test_with_everything_on_all_options_are_in_the_match() -> None:
    beck = playable_editions()["beck"]
    match = Match(edition="beck", options=everything_on(beck))
    app = posed("table-bidding", SMALL, "en", match, client_services())
    options = Player(app).game.setup.options
    assert {key for key, value in options.items() if value is True} == {
        option.key for option in beck.options if option.default is False and not option.needs
    }
    assert options["scoring"] == "rascal_loads"


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
        (("title", "a.png", "--text", "2"), "1.0, 1.15, 1.3"),
        (("title", "a.png", "--edition", "chess"), "dice, schmidt, beck"),
        (("--list", "--edition", "chess"), "dice, schmidt, beck"),
        (("table-rolling", "a.png", "--edition", "beck"), "no scene"),
        (("title", "a.png", "--seats", "7"), "3 to 6"),
        (("title", "a.png", "--seats", "9", "--edition", "beck"), "2 to 8"),
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
