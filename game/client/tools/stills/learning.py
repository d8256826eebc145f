"""What one learns by: lessons at some of their words, and drills."""

from __future__ import annotations

from functools import partial
from random import Random

from game.client.doors import open_drills, open_learn, open_lesson, open_next_drill
from game.client.scenes.table.drill.scene import DrillScene
from game.client.scenes.table.lesson.dialogs import LessonEnd
from game.client.scenes.table.lesson.scene import LessonScene
from game.client.tools.stills.still import Shot, Still
from game.play.drills.desk import DrillDesk
from game.play.drills.grading import Count, keep
from game.play.lessons.book import LESSONS, first_voyage, of_edition
from game.rules.actions import Bid

VOYAGES = {
    "dice": ("own", "bid", "follow", "catch", "bonus"),
    "schmidt": ("own", "bid", "follow", "trump", "flee"),
    "beck": ("own", "bid", "follow", "trump", "flee"),
}


def learn(still: Still) -> None:
    """With a lesson that was begun."""
    still.player.prepare(still.match)
    voyage = first_voyage(still.match.edition)
    assert voyage is not None
    still.app.learning.reach(voyage.key, voyage.lines[7])
    still.open(open_learn)


def lesson(still: Still, name: str, line: str) -> None:
    """The parrot at some words of his, or at what the player is to do."""
    still.player.prepare(still.match)
    still.open(partial(open_lesson, lesson=LESSONS[name], line=line))
    scene = still.app.top
    assert isinstance(scene, LessonScene)
    while scene.line is None:
        still.app.tick(20, draw=False)
    still.rest(1000)


def lesson_wrong(still: Still) -> None:
    """A kind answer to a bid that was not meant."""
    lesson(still, still.match.edition, "bid")
    scene = still.app.top
    assert isinstance(scene, LessonScene)
    assert scene.guide.task
    wanted = scene.guide.task.decision
    assert isinstance(wanted, Bid)
    still.player.click(scene.find("bid_1" if wanted.tricks == 0 else "bid_0"))
    still.rest(1000)


def lesson_end(still: Still) -> None:
    lesson(still, still.match.edition, "goodbye")
    assert still.app.top
    still.player.click(still.app.top.find("next"))
    while not isinstance(still.app.top, LessonEnd):
        still.app.tick(20, draw=False)
    still.rest()


def drills(still: Still) -> None:
    """The themes, with some that were practised."""
    still.player.prepare(still.match)
    edition = still.match.edition
    keep(still.app.learning, edition, "zero", Count(15, 11, 3, 6))
    still.open(partial(open_drills, edition=edition))
    still.rest()


def drill(still: Still, theme: str = "last") -> None:
    """One decision out of a match that bots played."""
    app, edition = still.app, still.match.edition
    still.player.prepare(still.match)
    crew = [seat.seat() for seat in app.last_draft().seats[:4]]
    desk = DrillDesk(app.services, app.editions[edition], theme, crew, Random(still.match.seed))
    still.open(partial(open_next_drill, desk=desk))
    while not (isinstance(app.top, DrillScene) and app.top.armed):
        app.tick(20, draw=False)
    still.rest(1000)


def drill_verdict(still: Still) -> None:
    drill(still)
    scene = still.app.top
    assert isinstance(scene, DrillScene)
    scene.decide(scene.view.legal[-1])
    still.rest()
    still.rest()  # the panel has come in


def lessons(edition: str) -> dict[str, Shot]:
    """The first voyage in some of its moments, and the lessons about options."""
    lines = enumerate(VOYAGES[edition], 1)
    voyage = {f"lesson-{n}": partial(lesson, name=edition, line=line) for n, line in lines}
    further = [each for each in of_edition(edition) if each.option]
    options = {
        f"lesson-{each.key}": partial(lesson, name=each.key, line=each.lines[-1])
        for each in further
    }
    ends = {"lesson-wrong": lesson_wrong, "lesson-end": lesson_end}
    drilled = {"drills": drills, "drill": drill, "drill-verdict": drill_verdict}
    return {"learn": learn, **voyage, **ends, **options, **drilled}
