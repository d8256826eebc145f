"""After a hand or a match: score pad, coach, review, the end, and the replay."""

from __future__ import annotations

from game.client.doors import open_replay, open_review, open_title
from game.client.scenes.scores.match_over import MatchOverScene
from game.client.scenes.scores.score_pad import ScorePadScene
from game.client.scenes.table.replay.scene import ReplayScene
from game.client.tools.stills.still import HAND, Shot, Still
from game.client.tools.stills.table import scored
from game.play.replay import TRICK, Point


def score_pad(still: Still) -> None:
    """After a hand, with all that was scored in it."""
    still.sit_down(0)
    still.player.hurry(lambda: scored(still) == HAND and isinstance(still.app.top, ScorePadScene))


def coach(still: Still) -> None:
    """A remark about a round, once one comes up."""
    still.app.ui.store.set("coach", True)
    still.sit_down(0)
    still.player.hurry(lambda: bool(scored(still) >= 2 and _note(still)))
    still.rest()


def _note(still: Still) -> bool:
    top = still.app.top
    return isinstance(top, ScorePadScene) and top.note is not None


def coach_moment(still: Still) -> None:
    """The moment that the remark is about, in the replay."""
    coach(still)
    assert still.app.top
    still.player.click(still.app.top.find("show_me"))
    still.rest(0)


def review(still: Still) -> None:
    match_over(still)
    assert isinstance(still.app.top, MatchOverScene)
    open_review(still.app, still.player.game.session.record)
    still.rest()


def match_over(still: Still) -> None:
    still.sit_down(0)
    still.player.hurry(lambda: isinstance(still.app.top, MatchOverScene))
    still.rest()


def replay(still: Still, at: Point | None = None, seat: int | None = None) -> None:
    """A match that bots played, with a trick that was just won."""
    still.sit_down()
    player = still.player
    player.hurry(lambda: isinstance(still.app.top, MatchOverScene))
    record = player.game.session.record
    open_title(still.app)
    scene = open_replay(still.app, record, at or Point(HAND, 3), seat)
    assert isinstance(scene, ReplayScene)
    if at is None:
        scene.showing.step(1, TRICK)
    still.rest(0)


def replay_as_seat(still: Still) -> None:
    """As one player saw it, who must decide next."""
    replay(still, Point(HAND, 2, 0), 0)


def practice(still: Still) -> None:
    replay(still)
    assert still.app.top
    still.player.click(still.app.top.find("practise"))


LOOKING_BACK: dict[str, Shot] = {
    "score-pad": score_pad,
    "coach": coach,
    "coach-moment": coach_moment,
    "match-over": match_over,
    "review": review,
    "replay": replay,
    "replay-seat": replay_as_seat,
    "replay-practice": practice,
}
