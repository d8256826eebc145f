"""What is opened from the title: settings, setup, rules, credits, and how to play page by page."""

from __future__ import annotations

from functools import partial

from game.client.doors import (
    open_credits,
    open_how_to_play,
    open_rules,
    open_settings,
    open_setup,
    open_title,
)
from game.client.scenes.howto.pages import PAGES
from game.client.scenes.rules.scene import TABS as RULES
from game.client.scenes.settings.scene import TABS as SETTINGS
from game.client.scenes.setup.scene import SetupScene
from game.client.tools.stills.still import Door, Shot, Still

LOG = "~/.local/share/skull-king/skull-king.log"


def title(still: Still) -> None:
    """With a match to be continued."""
    still.sit_down(0)
    still.player.hurry(lambda: still.player.is_asked and still.tricks == 2)
    open_title(still.app)


def opened(still: Still, door: Door) -> None:
    still.player.prepare(still.match)
    still.open(door)


def setup_look(still: Still) -> None:
    opened(still, open_setup)
    scene = still.app.top
    assert isinstance(scene, SetupScene)
    scene._open_look(1)


def error_dialog(still: Still) -> None:
    still.app.tell_failure(LOG)


def pages(edition: str) -> dict[str, Shot]:
    """How to play, page by page."""
    return {
        "how-to-play" + (f"-{page + 1}" if page else ""): partial(
            opened, door=partial(open_how_to_play, page=page)
        )
        for page in range(len(PAGES[edition]))
    }


MENUS: dict[str, Shot] = {
    "title": title,
    "setup": partial(opened, door=open_setup),
    "setup-look": setup_look,
    **{
        "settings" + (f"-{tab}" if number else ""): partial(
            opened, door=partial(open_settings, tab=tab)
        )
        for number, tab in enumerate(SETTINGS)
    },
    "credits": partial(opened, door=open_credits),
    **{
        "rules" + (f"-{tab}" if number else ""): partial(opened, door=partial(open_rules, tab=tab))
        for number, tab in enumerate(RULES)
    },
    "error-dialog": error_dialog,
}
# The first of a row of tabs has a name of its own too.
ALSO = {f"rules-{RULES[0]}": "rules", f"settings-{SETTINGS[0]}": "settings"}
