"""Scenes in a typical state, by name: each of them reached by really playing."""

from __future__ import annotations

from functools import partial
from random import Random

import pygame

from game.client.app import App
from game.client.doors import (
    open_credits,
    open_drills,
    open_how_to_play,
    open_learn,
    open_lesson,
    open_next_drill,
    open_replay,
    open_review,
    open_rules,
    open_settings,
    open_setup,
    open_sharing,
    open_take_back,
    open_title,
)
from game.client.scenes.howto.pages import PAGES
from game.client.scenes.rules.scene import TABS as RULES
from game.client.scenes.scores.match_over import MatchOverScene
from game.client.scenes.scores.score_pad import ScorePadScene
from game.client.scenes.settings.scene import TABS as SETTINGS
from game.client.scenes.setup.scene import SetupScene
from game.client.scenes.table.curtain import CurtainScene
from game.client.scenes.table.drill.scene import DrillScene
from game.client.scenes.table.lesson.scene import LessonScene
from game.client.scenes.table.lesson.sheets import LessonEnd
from game.client.scenes.table.replay.scene import ReplayScene
from game.client.scenes.table.sprites.movers import Flight, Tumble
from game.client.tools.player import AWAY, Match, headless
from game.client.tools.still import HAND, Door, Shot, Still
from game.client.tools.stills_cards import CARD_STILLS
from game.client.tools.stills_ledger import LEDGER_STILLS
from game.client.tools.stills_logbook import LOGBOOK
from game.play.drills.desk import DrillDesk
from game.play.drills.grading import Count, keep
from game.play.fists import Part
from game.play.lessons.book import LESSONS, first_voyage, of_edition
from game.play.replay import TRICK, Point
from game.play.services import Services
from game.play.sharing import OPEN, PASS_ON, Sharing

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


# At the table


def dealing(still: Still) -> None:
    still.sit_down(0)
    player = still.player
    player.hurry(lambda: player.app.top is not player.table and _scored(still) == HAND - 1)
    player.answer()
    player.watch(lambda: any(0.3 < m.t < 0.6 for m in still.board.movers if type(m) is Flight))


def _scored(still: Still) -> int:
    return len(still.player.game.public_view.scored)


def bidding(still: Still, *people: int) -> None:
    still.sit_down(*people or (0,))
    player = still.player
    player.hurry(lambda: player.is_asked and player.table.must_bid and still.tricks == 0)


def yo_ho_ho(still: Still) -> None:
    bidding(still)
    still.player.watch(lambda: bool(still.board.chant and still.board.chant.opened >= 1))


def playing(still: Still, tricks: int = 2, tray: int = 1) -> None:
    """A person must roll and others have rolled already, in a hand of many pieces."""
    still.sit_down(0)
    player = still.player

    def is_so() -> bool:
        hand = still.board.hand
        is_far = hand is not None and hand.cards >= HAND and len(hand.tricks) >= tricks
        return player.is_asked and is_far and len(still.board.tray) >= tray

    player.hurry(is_so)


def rolling(still: Still) -> None:
    """A die in the air, with two in the tray."""
    bidding(still)
    still.player.hurry(lambda: still.player.is_asked and still.tricks == 1)
    still.player.watch(
        lambda: (
            len(still.board.tray) >= 2
            and any(0.58 < m.t < 0.66 for m in still.board.movers if isinstance(m, Tumble))
        )
    )


def trick_won(still: Still) -> None:
    bidding(still)
    still.player.hurry(lambda: still.player.is_asked and still.tricks == 2)
    still.player.watch(lambda: still.board.winner is not None and still.board.lifted >= 1)


def piles(still: Still) -> None:
    """Pointing at a trick that was won."""
    playing(still, 3, 0)
    piles = still.player.table.piles
    still.player.point(piles[-1].rect.center)
    still.rest()


def refused(still: Still) -> None:
    """Pointing at a die that may not be played."""
    still.sit_down(0)
    player = still.player
    player.hurry(lambda: player.is_asked and any(b.why for b in player.table.buttons))
    player.point(next(b for b in player.table.buttons if b.why).rect.center)
    still.rest()


def hint(still: Still) -> None:
    """What to roll or play, and why."""
    playing(still, 2, 1)
    still.player.table.turn_hint()
    still.rest()


def hint_bid(still: Still) -> None:
    bidding(still)
    still.player.table.turn_hint()
    still.rest()


def curtain(still: Still) -> None:
    """The second of two people is to take the screen."""
    still.sit_down(0, 1, sharing=Sharing(PASS_ON))
    player = still.player
    player.hurry(
        lambda: (
            still.app.top is not player.table and _is_curtain(still, 1) and bool(still.board.tray)
        )
    )
    player.watch(lambda: isinstance(still.app.top, CurtainScene) and still.app.top.closed >= 1)


def _is_curtain(still: Still, seat: int) -> bool:
    return isinstance(still.app.top, CurtainScene) and still.app.top.seat == seat


def fists(still: Still, part: Part) -> None:
    """Everybody looks at the own pieces, or what they showed is entered."""
    still.sit_down(0, 1, 2)
    player = still.player
    player.hurry(lambda: player.is_asked and still.tricks == 0 and _part(still) is part)
    if part is Part.ENTER:
        player.click(player.table.find("shown_0_1"))
    else:
        player.hold(player.table.stage.layout.portrait(1).center)


def _part(still: Still) -> Part | None:
    fists = still.player.table.course.fists
    return fists.part if fists else None


def around(still: Still) -> None:
    """Somebody's pieces lie face down at the lower edge."""
    still.sit_down(0, 1, 2)
    player = still.player
    player.hurry(lambda: still.tricks >= 1 and bool(still.board.tray) and _may_hold(still))


def _may_hold(still: Still) -> bool:
    course = still.player.table.course
    return course.may_peek and course.asked is not None and not course.openly


def peeking(still: Still) -> None:
    """They are held up, and one of them is pointed at."""
    around(still)
    player = still.player
    assert player.table.closed
    player.hold(player.table.closed.rect.center)
    player.slide(next(b for b in player.table.buttons if b.playable))
    still.rest()


def open_hands(still: Still) -> None:
    still.sit_down(0, 1, 2, sharing=Sharing(OPEN))
    player = still.player
    player.hurry(lambda: player.is_asked and still.tricks >= 1 and bool(still.board.tray))


def sharing(still: Still) -> None:
    still.open(lambda app: open_sharing(app, Sharing(), lambda chosen: None))


def spectators(still: Still) -> None:
    """Bots among themselves."""
    still.sit_down()
    still.player.watch(lambda: still.tricks == 2 and len(still.board.tray) == 2)


def watching_open(still: Still) -> None:
    """The same, and whoever watches sees all that they hold."""
    spectators(still)
    still.player.click(still.player.table.find("watch_open"))


def pause(still: Still) -> None:
    playing(still, tray=0)
    still.player.table.back()


def concede(still: Still) -> None:
    pause(still)
    assert still.app.top
    still.player.click(still.app.top.find("concede"))


def score_pad(still: Still) -> None:
    """After a hand, with all that was scored in it."""
    still.sit_down(0)
    still.player.hurry(lambda: _scored(still) == HAND and isinstance(still.app.top, ScorePadScene))


def coach(still: Still) -> None:
    """A remark about a round, once one comes up."""
    still.app.ui.store.set("coach", True)
    still.sit_down(0)
    still.player.hurry(lambda: bool(_scored(still) >= 2 and _note(still)))
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


def take_back(still: Still) -> None:
    """In a match that counts, so that it warns."""
    playing(still)
    open_take_back(still.app, still.player.game)
    still.rest()
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
    still.rest()  # the sheet has come in


def lesson_wrong(still: Still) -> None:
    """A kind answer to a bid that was not meant."""
    lesson(still, still.match.edition, "bid")
    assert still.app.top
    still.player.click(still.app.top.find("bid_0"))
    still.rest(1000)


def lesson_end(still: Still) -> None:
    lesson(still, still.match.edition, "goodbye")
    assert still.app.top
    still.player.click(still.app.top.find("next"))
    while not isinstance(still.app.top, LessonEnd):
        still.app.tick(20, draw=False)
    still.rest()


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
TABLE: dict[str, Shot] = {
    "table-dealing": dealing,
    "table-bidding": bidding,
    "yo-ho-ho": yo_ho_ho,
    "table-playing": playing,
    "table-refused": refused,
    "hint": hint,
    "hint-bid": hint_bid,
    "table-trick-won": trick_won,
    "table-piles": piles,
    "sharing": sharing,
    "table-around": around,
    "table-peeking": peeking,
    "table-fists": partial(fists, part=Part.LOOK),
    "table-fists-shown": partial(fists, part=Part.ENTER),
    "table-open-hands": open_hands,
    "table-watching": spectators,
    "table-watching-open": watching_open,
    "curtain": curtain,
    "pause": pause,
    "take-back": take_back,
    "concede": concede,
    "score-pad": score_pad,
    "coach": coach,
    "coach-moment": coach_moment,
    "match-over": match_over,
    "review": review,
    "replay": replay,
    "replay-seat": replay_as_seat,
    "replay-practice": practice,
}
VOYAGES = {
    "dice": ("own", "bid", "follow", "catch", "bonus"),
    "schmidt": ("own", "bid", "follow", "trump", "flee"),
    "beck": ("own", "bid", "follow", "trump", "flee"),
}
# The first of a row of tabs has a name of its own too.
ALSO = {f"rules-{RULES[0]}": "rules", f"settings-{SETTINGS[0]}": "settings"}


def stills_of(edition: str) -> dict[str, Shot]:
    """Every moment that an edition has."""
    own = {"table-rolling": rolling} if edition == "dice" else CARD_STILLS[edition]
    menus = {**MENUS, **_pages(edition), **_lessons(edition), **LEDGER_STILLS}
    return {**menus, **TABLE, **LOGBOOK, **own}


def _lessons(edition: str) -> dict[str, Shot]:
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


def _pages(edition: str) -> dict[str, Shot]:
    """How to play, page by page."""
    return {
        "how-to-play" + (f"-{page + 1}" if page else ""): partial(
            opened, door=partial(open_how_to_play, page=page)
        )
        for page in range(len(PAGES[edition]))
    }


def posed(
    name: str,
    size: tuple[int, int],
    lang: str,
    match: Match,
    services: Services,
    text_size: float = 1.0,
) -> App:
    """The game at the moment of that name."""
    app = headless(size, lang, services)
    app.ui.store.set("text_size", text_size)
    still = Still(app, match)
    stills_of(match.edition)[ALSO.get(name, name)](still)
    if app.mouse == AWAY:
        still.rest(0)
    return app


def picture(
    name: str,
    size: tuple[int, int],
    lang: str,
    match: Match,
    services: Services,
    text_size: float = 1.0,
) -> pygame.Surface:
    """That moment as the player would see it."""
    app = posed(name, size, lang, match, services, text_size)
    app.dirty = True
    surface = app.frame()
    if app.failures:
        raise RuntimeError(f"{name} could not be drawn")
    return surface
