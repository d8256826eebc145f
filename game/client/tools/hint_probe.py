"""How long frames take at the table while a hint is being thought beside it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress

from game.client.app import FRAME, App
from game.client.tools.player import Match, NeverHappened, Player, everything_on

MATCHES = (Match(edition="dice"), Match(edition="schmidt"), Match(edition="beck"))
HANDS = 4  # that are over before the first hint
FRAMES = 240  # of each edition
LOOKS = 90  # frames before the hint is asked for


def hint_frames(app: App, matches: tuple[Match, ...] = MATCHES) -> dict[str, dict[str, float]]:
    """By edition: milliseconds on the clock and of the processor, in the middle and at worst.

    All is drawn in every frame, as when the mouse moves over the table.
    """
    return {match.edition: _told(list(watched(app, match, FRAMES))) for match in matches}


def watched(app: App, match: Match, frames: int) -> Iterator[tuple[float, float]]:
    """So many frames in which the hint had not come yet, out of as many matches as it takes."""
    while frames > 0:
        for frame in _of_match(app, match):
            frames -= 1
            yield frame
            if not frames:
                return
        match = match._replace(seed=match.seed + 1)


def _of_match(app: App, match: Match) -> Iterator[tuple[float, float]]:
    """Ask for a hint before every decision from some hand on; what happens between them is not
    drawn.
    """
    player, options = Player(app), everything_on(app.editions[match.edition])
    game = player.sit_down(match._replace(options=options))
    with suppress(NeverHappened):  # the match is over
        while True:
            player.hurry(lambda: player.is_asked and len(game.public_view.scored) >= HANDS)
            _look(app)
            player.table.turn_hint()
            yield from _until_it_comes(app, player)
            player.answer()


def _look(app: App) -> None:
    """Let as much time pass as a quick person looks before asking: the table is drawn, and so is
    beforehand what may come.
    """
    for _ in range(LOOKS):
        app.dirty = True
        app.tick(FRAME)


def _until_it_comes(app: App, player: Player) -> Iterator[tuple[float, float]]:
    """From the moment a frame is due: whoever thinks may hold up its beginning as well."""
    hints, due = player.table.hints, time.perf_counter()
    while hints.is_open and hints.advice is None:
        app.dirty, worked = True, time.thread_time()
        app.tick(FRAME)
        now = time.perf_counter()
        yield (now - due) * 1000, (time.thread_time() - worked) * 1000
        due = max(time.perf_counter(), due + FRAME / 1000)
        time.sleep(max(0.0, due - time.perf_counter()))


def _told(frames: list[tuple[float, float]]) -> dict[str, float]:
    from statistics import median, quantiles  # brings decimal, which the built program leaves out

    passed, worked = ([frame[at] for frame in frames] for at in (0, 1))
    return {
        "median": round(median(passed), 1),
        "p99": round(quantiles(passed, n=100)[98], 1),
        "worst": round(max(passed), 1),
        "work": round(median(worked), 1),
        "worst_work": round(max(worked), 1),
    }
