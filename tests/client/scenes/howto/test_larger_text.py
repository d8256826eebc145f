"""How to play with larger text: nothing is cut, and nothing lies on a text."""

from __future__ import annotations

import pytest

from game.client.app import App
from game.client.doors import open_how_to_play
from game.client.scenes.howto.pages import PAGES
from game.play.settings import LANGUAGES, TEXT_SIZES, Settings
from tests.client.driver import Driver
from tests.client.legible import covered

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
# Every language in the smallest window with the largest letters, one of them with larger ones; in
# the other windows the languages take turns.
ROWS = [(SIZES[0], lang, TEXT_SIZES[-1]) for lang in LANGUAGES]
ROWS += [(SIZES[0], "de", text) for text in TEXT_SIZES[1:-1]]
ROWS += [(SIZES[1 + n % 2], lang, TEXT_SIZES[-1]) for n, lang in enumerate(LANGUAGES)]


@pytest.mark.no_cover  # test_how_to_play.py turns the same pages
@pytest.mark.parametrize("edition", PAGES)
@pytest.mark.parametrize(("size", "lang", "text"), ROWS)
def test_no_page_cuts_or_covers_a_text(
    size: tuple[int, int], lang: str, text: float, edition: str
) -> None:
    app = App.headless(size, lang, Settings(text_size=text))
    for page in range(len(PAGES[edition])):
        open_how_to_play(app, edition, page)
        Driver(app).assert_fits()
        assert covered(app) == set(), f"page {page + 1}"
