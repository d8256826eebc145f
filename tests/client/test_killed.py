"""A process that ends without warning loses nothing that was decided before."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import fields, replace
from pathlib import Path

import pytest

from game.client.doors import open_title
from game.client.tools.player import Player, headless
from game.match.archive import Archive
from game.play.playable import PLAYABLE
from game.play.services import Services
from game.rules.view import View
from main import client_services
from tests.client.scenes.table.tables import AtOnce

ROOT = Path(__file__).parents[2]
# Plays until a piece is in the air, tells what everyone can see, and is gone.
GONE_IN_THE_MIDDLE = """
import os, sys
from pathlib import Path
from game.play.playable import playable_editions
from game.client.tools.player import Match, Player, everything_on, headless
from tests.client.test_killed import quick_services, told

player = Player(headless((1024, 600), "en", quick_services(), Path(sys.argv[1])))
edition = playable_editions()[sys.argv[2]]
player.sit_down(Match(edition=edition.key, options=everything_on(edition)))
player.hurry(lambda: player.is_asked and len(player.game.public_view.scored) == 1)
player.watch(lambda: player.game.public_view.hand.plays and player.table.board.movers)
assert player.table.timeline.busy
print(told(player.game.public_view), flush=True)
os._exit(9)
"""
# Plays one match after the other, each action saved, until somebody ends it.
FOR_EVER = """
import sys
from pathlib import Path
from game.client.tools.player import Match, Player, headless
from tests.client.test_killed import quick_services

app = headless((1024, 600), "en", quick_services(), Path(sys.argv[1]))
app.ui.store.set("speed", "off")
print("begun", flush=True)
for seed in range(1000):
    Player(app).sit_down(Match(3, seed), people=())
    while app.top.name != "match_over":
        app.tick(16)
"""


def quick_services() -> Services:
    """With bots that do not think: nothing here hangs on how well they play."""
    return replace(client_services(), think=AtOnce)


def told(view: View) -> str:
    """All that is in a view but the rules, which another process has in another place."""
    return repr({f.name: getattr(view, f.name) for f in fields(view) if f.name != "setup"})


def started(script: str, *arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", script, *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )


def continued(folder: Path) -> Player:
    """Another start of the game, and a click on Continue."""
    app = headless((1280, 720), "de", quick_services(), folder)
    open_title(app)
    player = Player(app)
    assert app.top is not None
    player.click(app.top.find("continue"))
    return player


@pytest.mark.parametrize("edition", PLAYABLE)
def test_gone_in_the_middle_of_a_trick_the_same_table_comes_back(
    tmp_path: Path, edition: str
) -> None:
    with started(GONE_IN_THE_MIDDLE, tmp_path, edition) as process:
        last_words = process.communicate()[0].strip()
    assert process.returncode == 9
    player = continued(tmp_path)
    assert told(player.game.public_view) == last_words
    assert not player.table.timeline.busy
    player.hurry(lambda: player.is_asked and len(player.game.public_view.scored) == 2)
    assert player.app.failures == 0


@pytest.mark.parametrize("seconds", [0.05, 0.3, 0.55])
def test_killed_at_any_moment_the_save_can_be_read(tmp_path: Path, seconds: float) -> None:
    with started(FOR_EVER, tmp_path) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(seconds)
        process.kill()
    listing = Archive(tmp_path).unfinished()
    if listing.matches:
        assert continued(tmp_path).game.public_view is not None
    assert listing.troubles == ()
    assert not list(tmp_path.glob("*.damaged"))
