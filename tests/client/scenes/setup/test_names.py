"""The names of the crew are read whole, also while they are being changed."""

from __future__ import annotations

import pytest

from game.client.app import App
from game.client.toolkit.widgets import TextEntry
from game.play.settings import LANGUAGES, TEXT_SIZES, Settings
from tests.client.scenes.setup.opening import SERVICES, opened


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_the_game_loses_its_first_letter(
    lang: str, text: float, size: tuple[int, int]
) -> None:
    app = App.headless(size, lang, Settings(text_size=text), services=SERVICES)
    driver, _ = opened(app)
    entry = driver.widget("name_1")
    assert isinstance(entry, TextEntry)
    driver.click("name_1")
    for name in app.ui.tr("setup.names").split("|"):
        entry._set(name, len(name))
        assert entry._width(name) + app.ui.theme.px(3) <= entry._box().width, name
