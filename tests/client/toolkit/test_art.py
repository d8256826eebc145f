"""All art can be drawn by the game's rasteriser, is complete and is what its drawings make."""

from __future__ import annotations

import io
import json
import re
import sys
import tomllib
from collections import Counter
from pathlib import Path
from subprocess import run

import pygame
import pytest

from game.rules.edition import Edition
from game.rules.editions.beck import BECK
from game.rules.editions.schmidt import SCHMIDT
from tests.client.toolkit.svg_lint import PLACEHOLDERS, faults, ids

ROOT = Path(__file__).resolve().parents[3]
ART = ROOT / "assets" / "art"
PICTURES = sorted(ART.rglob("*.svg"))
NAMES = [path.relative_to(ART).as_posix() for path in PICTURES]
DICE_FOLDERS = ("dice", "dice_cb")
NUMBER_KINDS = ("black", "blue", "red", "yellow")

CARD_GAMES = (SCHMIDT, BECK)
CARDS = [name for name in NAMES if re.match(r"cards/(schmidt/|beck/|back)", name)]


def card_path(edition: Edition, token: str) -> Path:
    return ART / "cards" / edition.key / f"{token.replace(':', '_')}.svg"


def is_picture(name: str) -> bool:
    """Whether the card has a banner for its name."""
    return "/back" not in name and not re.search(r"_\d+\.svg$", name)


def wrapped(inside: str) -> str:
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">'
    return f"{head}{inside}</svg>"


GRADIENT = '<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="9"/>'


def test_there_is_art() -> None:
    assert len(PICTURES) > 150


@pytest.mark.parametrize("name", NAMES)
def test_the_rasteriser_understands_every_picture(name: str) -> None:
    assert faults((ART / name).read_text("utf-8")) == []


@pytest.mark.parametrize("name", NAMES)
def test_names_are_lower_snake_case(name: str) -> None:
    assert re.fullmatch(r"([a-z0-9_]+/)*[a-z0-9]+(_[a-z0-9]+)*\.svg", name)


def test_no_two_pictures_share_an_id_because_faces_are_put_into_one_picture() -> None:
    counts = Counter(found for path in PICTURES for found in ids(path.read_text("utf-8")))
    assert [found for found, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_shows_something_and_fills_its_frame(name: str) -> None:
    text = (ART / name).read_text("utf-8")
    for placeholder in PLACEHOLDERS:
        text = text.replace(placeholder, "#405060")
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (40, 40))
    drawn = surface.get_bounding_rect(min_alpha=1)
    width, height = surface.get_size()
    is_sign = name.startswith(("icons/", "lettering/", "hands/"))
    assert max(drawn.width / width, drawn.height / height) > (0.55 if is_sign else 0.8)


@pytest.mark.parametrize("folder", DICE_FOLDERS)
def test_every_face_of_the_dice_set_has_art(folder: str) -> None:
    dice = tomllib.loads((ROOT / "assets" / "editions" / "dice.toml").read_text("utf-8"))["dice"]
    faces = {f"{kind}_{face}" for kind, die in dice.items() for face in die["faces"]}
    assert faces
    assert [face for face in sorted(faces) if not (ART / folder / f"{face}.svg").is_file()] == []


@pytest.mark.parametrize("folder", DICE_FOLDERS)
def test_a_corrected_dice_set_finds_its_art_too(folder: str) -> None:
    faces = [f"{kind}_{face}" for kind in NUMBER_KINDS for face in (*range(1, 10), "flag")]
    assert [face for face in faces if not (ART / folder / f"{face}.svg").is_file()] == []


@pytest.mark.parametrize("edition", CARD_GAMES, ids=lambda edition: edition.key)
def test_every_card_of_both_card_games_has_art(edition: Edition) -> None:
    pieces = edition.box.pieces
    tokens = {t for piece in pieces for t in (piece.token, *(f.token for f in piece.faces))}
    assert len(tokens) > 50
    assert [t for t in sorted(tokens) if not card_path(edition, t).is_file()] == []


@pytest.mark.parametrize("edition", CARD_GAMES, ids=lambda edition: edition.key)
def test_every_suit_has_its_mark_alone(edition: Edition) -> None:
    colours = {piece.colour for piece in edition.box.pieces if piece.colour}
    names = [f"cards/mini/{edition.key}_{colour}.svg" for colour in sorted(colours)]
    assert len(names) == 4
    assert [name for name in names if name not in NAMES] == []


@pytest.mark.parametrize("name", CARDS)
def test_cards_have_one_shape_and_round_corners(name: str) -> None:
    text = (ART / name).read_text("utf-8")
    assert 'viewBox="0 0 250 350"' in text
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (50, 70))
    assert surface.get_bounding_rect(min_alpha=1) == (0, 0, 50, 70)
    assert {surface.get_at((x, y)).a for x in (0, 49) for y in (0, 69)} == {0}


@pytest.mark.parametrize("name", [name for name in CARDS if is_picture(name)])
def test_the_banner_of_a_picture_card_is_left_clean(name: str) -> None:
    box = json.loads((ART / "cards" / "layout.json").read_text("utf-8"))["caption"]
    surface = pygame.image.load_sized_svg(ART / name, (250, 350)).subsurface(box)
    seen = [surface.get_at((x, y)) for x in range(0, box[2], 3) for y in range(0, box[3], 3)]
    assert max(max(colour[:3]) for colour in seen) < 80


def test_the_pictures_are_what_the_drawings_make() -> None:
    command = [sys.executable, "-B", str(ART / "_build.py"), "--check"]
    done = run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


@pytest.mark.parametrize(
    "inside",
    [
        "",
        '<path d="M0 0L9 9" stroke="#fff" fill="none" stroke-dasharray="2 1"/>',
        '<g transform="matrix(1 0 0 1 2 3)" opacity="0.5"><circle r="3" fill="@main@"/></g>',
        f'<defs>{GRADIENT}</defs><rect width="9" height="9" fill="url(#a)"/>',
        (
            '<radialGradient id="a" cx="50%" cy="50%" r="50%">'
            '<stop offset="0" stop-color="#000000"/></radialGradient>'
        ),
    ],
)
def test_a_good_picture_passes(inside: str) -> None:
    assert faults(wrapped(inside)) == []


@pytest.mark.parametrize(
    ("inside", "fault"),
    [
        ("<text>7</text>", "<text> is not drawn"),
        ('<use x="1"/>', "<use> is not drawn"),
        ("<pattern/>", "<pattern> is not drawn"),
        ("<image/>", "<image> is not drawn"),
        ("<marker/>", "<marker> is not drawn"),
        ("<clipPath/>", "<clipPath> is not drawn"),
        ("<mask/>", "<mask> is not drawn"),
        ("<filter/>", "<filter> is not drawn"),
        ("<svg/>", "<svg> is not drawn"),
        ("<style>path{fill:#fff}</style>", "<style> is not drawn"),
        ("<g>seven</g>", "text at <g>"),
        ('<g class="a"/>', "attribute class is not understood"),
        ('<g style="fill:#fff"/>', "attribute style is not understood"),
        ('<g mask="url(#a)"/>', "attribute mask is not understood"),
        ('<g clip-path="url(#a)"/>', "attribute clip-path is not understood"),
        ('<g id="a"/>', "<g> has an id"),
        ('<g fill="currentColor"/>', "fill=currentColor is no paint"),
        ('<g fill="rgba(0,0,0,.5)"/>', "fill=rgba(0,0,0,.5) is no paint"),
        ('<g stroke="hsl(9,9%,9%)"/>', "stroke=hsl(9,9%,9%) is no paint"),
        ('<g fill="tomato"/>', "fill=tomato is no paint"),
        ('<g fill="#12345"/>', "fill=#12345 is no paint"),
        ('<g fill="@wrong@"/>', "fill=@wrong@ is no paint"),
        ('<g fill="url(#nowhere)"/>', "fill=url(#nowhere) is no paint"),
        ('<g opacity="@main@"/>', "placeholder in opacity"),
        (GRADIENT.replace('id="a" ', ""), "<linearGradient> has no id"),
        (GRADIENT.replace('y2="9"', ""), "<linearGradient> has no y2"),
        (
            '<linearGradient id="a" x1="0%" y1="0%" x2="0%" y2="1"/>',
            "<linearGradient> has a fraction as y2",
        ),
        (
            '<radialGradient id="a" cx="50%" cy="50%" r="50%" fx="40%"/>',
            "attribute fx is not understood",
        ),
    ],
)
def test_a_bad_picture_is_caught(inside: str, fault: str) -> None:
    assert fault in faults(wrapped(inside))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("<svg", "no XML"),
        ("<svg/>", "is no svg in the svg namespace"),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "has no viewBox that starts at 0 0"),
        (wrapped("").replace("0 0 9 9", "1 0 9 9"), "has no viewBox that starts at 0 0"),
        (wrapped("").replace("0 0 9 9", "0 0 9 0"), "has no viewBox that starts at 0 0"),
        (wrapped("").replace('width="9"', 'width="8"'), "width and height are not those"),
    ],
)
def test_a_bad_frame_is_caught(text: str, fault: str) -> None:
    assert faults(text)[0].startswith(fault)
