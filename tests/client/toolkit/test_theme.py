"""The theme alone keeps texts legible and targets large enough, in every window."""

from __future__ import annotations

import pytest

from game.client.toolkit.theme import FINGER, MINIMUM, PALETTE, STYLES, Theme, contrast
from game.play.settings import TEXT_SIZES

# What texts are written on, and in which colours.
PAPER = ("parchment", "parchment_light", "parchment_dark", "bone")
WOOD = ("pill", "oak_deep", "oak_dark", "night")
PAIRS = [(text, ground) for text in ("ink", "faded_ink", "blood") for ground in PAPER]
PAIRS += [("felt_dark", ground) for ground in PAPER]
PAIRS += [(text, "brass") for text in ("ink", "blood")]
PAIRS += [(text, ground) for text in ("bone", "faded_bone", "parchment", "glow") for ground in WOOD]
PAIRS += [("bone", "oak"), ("bone", "leather")]


def test_contrast_is_counted_from_none_to_black_on_white() -> None:
    assert contrast("#808080", "#808080") == 1
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == contrast("#ffffff", "#777777")


@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_every_colour_of_a_text_is_clear_on_its_ground(text: str, ground: str) -> None:
    assert contrast(PALETTE[text], PALETTE[ground]) >= 4.5


def test_the_smallest_style_is_still_read_from_a_chair() -> None:
    assert min(size for _face, size in STYLES.values()) >= 15


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", [MINIMUM, (1280, 720), (1024, 1000), (3840, 2160)])
def test_a_finger_finds_everything_in_every_window(size: tuple[int, int], text_size: float) -> None:
    theme = Theme(size, text_size)
    assert theme.touch >= max(FINGER, round(44 * theme.u))
    assert theme.control >= theme.touch
