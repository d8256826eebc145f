"""Opens every scene with the values it needs; a scene is imported when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pygame import Surface

    from game.client.app import App
    from game.client.scenes.table.drill.scene import DrillScene
    from game.client.scenes.table.lesson.scene import LessonScene
    from game.client.toolkit.scene import Scene
    from game.match.record import MatchRecord
    from game.play.coach.review import Judged
    from game.play.drills.desk import DrillDesk
    from game.play.game import Game
    from game.play.ledger.cabinet import Filed
    from game.play.ledger.keeper import Keeper
    from game.play.lessons.script import Lesson
    from game.play.past_match import PastMatch
    from game.play.replay import Point, Replay
    from game.play.score_book import Scored
    from game.play.sharing import Sharing
    from game.rules.edition import Setup


def open_title(app: App) -> Scene:
    """The title, in the place of all that is open."""
    from game.client.scenes.title.scene import TitleScene

    return app.replace(TitleScene(app))


def open_unfinished(app: App) -> Scene:
    """The matches that can be continued."""
    from game.client.scenes.title.unfinished import UnfinishedScene

    return app.push(UnfinishedScene(app))


def open_setup(app: App, edition: str = "") -> Scene:
    """The setup of a match as it was left, unless an edition is named."""
    from game.client.scenes.setup.scene import SetupScene

    return app.push(SetupScene(app, edition))


def open_table(app: App, game: Game) -> Scene:
    """The table, in the place of all that is open: the only way to it."""
    from game.client.scenes.table.scene import TableScene

    return app.replace(TableScene(app, game))


def open_match(app: App, match: str) -> None:
    """An unfinished match as it was left, or a notice why that cannot be now."""
    from game.rules.errors import RuleError

    try:
        game = app.games.resume(match)
    except RuleError as error:
        app.save_trouble(error.key)
        return
    for notice in game.notices:
        app.save_trouble(notice)
    open_table(app, game)


def open_replay(
    app: App, record: MatchRecord, at: Point | None = None, seat: int | None = None
) -> Scene | None:
    """A recorded match on the table, from its beginning or just before a decision in it.

    As one seat saw it: the one asked for, or else the only person's; otherwise with open hands. A
    record that does not hold together gets a word instead.
    """
    from game.client.scenes.table.replay.scene import ReplayScene
    from game.play.replay import Replay
    from game.rules.errors import RuleError

    try:
        replay = Replay(record)
    except RuleError:
        app.notify(app.ui.tr("replay.damaged"))
        return None
    return app.push(ReplayScene(app, replay, at, seat))


def open_decision(app: App, record: MatchRecord, judged: Judged) -> Scene | None:
    """A decision in the replay, just before it was taken, with what would have been better."""
    from game.client.scenes.table.replay.scene import ReplayScene
    from game.play.replay import Point

    taken = judged.taken
    scene = open_replay(app, record, Point(action=taken.number), taken.seat)
    if isinstance(scene, ReplayScene):
        scene.look_back(judged)
    return scene


def open_review(app: App, record: MatchRecord, seat: int | None = None) -> Scene:
    """What was luck in a recorded match and what decisions, for one seat or all of them."""
    from game.client.scenes.review.scene import ReviewScene

    return app.push(ReviewScene(app, record, seat))


def open_practice(
    app: App, replay: Replay, stop: int | None = None, seat: int | None = None
) -> Scene:
    """Asks how to practise: play on from this stop of a replay, or play its deals again; without a
    stop, only the latter.
    """
    from game.client.scenes.table.replay.practice import PracticeScene

    return app.push(PracticeScene(app, replay, stop, seat))


def open_learn(app: App, edition: str = "") -> Scene:
    """The place to learn, at the edition that was set up last, unless one is named."""
    from game.client.scenes.learn.scene import LearnScene

    return app.push(LearnScene(app, edition))


def open_lesson(app: App, lesson: Lesson, line: str | None = None) -> Scene:
    """A lesson where it was left, or at the words that are named; over all that is open."""
    from game.client.scenes.table.lesson.scene import LessonScene

    return app.push(
        LessonScene(app, lesson, app.learning.line(lesson.key) if line is None else line)
    )


def open_lesson_menu(app: App, lesson: LessonScene) -> Scene:
    from game.client.scenes.table.lesson.dialogs import LessonMenu

    return app.push(LessonMenu(app, lesson))


def open_lesson_end(app: App, lesson: LessonScene) -> Scene:
    from game.client.scenes.table.lesson.dialogs import LessonEnd

    return app.push(LessonEnd(app, lesson))


def open_first_match(app: App, edition: str, options: Mapping[str, object]) -> Scene:
    """A match against the gentlest bots, with every help that there is."""
    from game.client.scenes.table.scene import TableScene
    from game.play.matches_to_learn import first_terms

    for helps in ("assist", "coach"):
        app.ui.store.set(helps, True)
    terms = first_terms(app.last_draft(), app.editions[edition], options, app.services.levels)
    table = open_table(app, app.games.new(terms))
    assert isinstance(table, TableScene)
    table.eager_hints = True
    return table


def open_drills(app: App, edition: str) -> Scene:
    """The themes to choose from."""
    from game.client.scenes.table.drill.dialogs import DrillThemes

    return app.push(DrillThemes(app, edition))


def open_drill(app: App, edition: str, theme: str) -> Scene:
    """Single decisions of a theme, one after the other."""
    from random import SystemRandom

    from game.play.drills.desk import SEATS, DrillDesk

    crew = [seat.seat() for seat in app.last_draft().seats[:SEATS]]
    desk = DrillDesk(app.services, app.editions[edition], theme, crew, SystemRandom())
    return open_next_drill(app, desk)


def open_next_drill(app: App, desk: DrillDesk) -> Scene:
    """The next position of this desk, or the search for one until bots have played it."""
    from game.client.scenes.table.drill.dialogs import DrillSearch
    from game.client.scenes.table.drill.scene import DrillScene

    return app.push(DrillScene(app, desk, desk.take()) if desk.has_some else DrillSearch(app, desk))


def open_drill_verdict(app: App, drill: DrillScene) -> Scene:
    from game.client.scenes.table.drill.verdict import DrillVerdict

    return app.push(DrillVerdict(app, drill))


def open_drill_menu(app: App, drill: DrillScene) -> Scene:
    from game.client.scenes.table.drill.dialogs import DrillMenu

    return app.push(DrillMenu(app, drill))


def open_take_back(app: App, game: Game) -> Scene:
    from game.client.scenes.table.take_back import TakeBackDialog

    return app.push(TakeBackDialog(app, game))


def open_taken_back(app: App, game: Game, actions: int) -> Scene:
    """The table after something was taken back. Leaving the table before gave up the lock on its
    match, so the match is taken up again.
    """
    again = app.games.taken_back(game, actions)
    table = open_table(app, again)
    again.save()
    return table


def open_practice_match(app: App, edition: str) -> Scene:
    """A match against bots as they were set up last, in which everything can be taken back."""
    from game.match.entry import PRACTICE
    from game.play.matches_to_learn import practice_terms
    from game.rules.errors import RuleError

    draft = app.last_draft()
    try:
        terms = practice_terms(draft, app.editions[edition], app.services.levels)
        game = app.games.new(terms)
    except RuleError:
        return open_setup(app, edition)  # which says what is wrong with it
    game.mark(PRACTICE)
    return open_table(app, game)


def open_pause(app: App, game: Game, share: Callable[[Sharing], object]) -> Scene:
    """Over the table, which lets people `share` the screen in another way."""
    from game.client.scenes.table.pause import PauseScene

    return app.push(PauseScene(app, game, share))


def open_sharing(
    app: App, sharing: Sharing, changed: Callable[[Sharing], object], now: bool = False
) -> Scene:
    """Asks how people share the computer; `now` if they play already."""
    from game.client.scenes.sharing.scene import SharingScene

    return app.push(SharingScene(app, sharing, changed, now))


def open_score_pad(app: App, game: Scored, hand_over: bool = False) -> Scene:
    from game.client.scenes.scores.score_pad import ScorePadScene

    return app.push(ScorePadScene(app, game, hand_over))


def rehearse_score_pad(app: App, game: Scored) -> Iterator[Callable[[], None]]:
    """Draws the pictures of the score pad before it is opened, one with every step."""
    from game.client.scenes.scores.score_pad import ScorePadScene

    return ScorePadScene(app, game).rehearsals()


def rehearse_match_over(app: App, game: Game) -> Iterator[Callable[[], None]]:
    """Draws the pictures of the end before the match is over, one with every step."""
    from game.client.scenes.scores.match_over import MatchOverScene

    return MatchOverScene(app, game).rehearsals()


def open_match_over(app: App, game: Game) -> Scene:
    from game.client.scenes.scores.match_over import MatchOverScene

    return app.push(MatchOverScene(app, game, game.kept.id))


def open_rules(app: App, setup: Setup | None = None, tab: str = "") -> Scene:
    """The rules of a match, or without one of the match that was set up last."""
    from game.client.scenes.rules.scene import RulesScene

    return app.push(RulesScene(app, setup, tab))


def open_how_to_play(app: App, edition: str = "", page: int = 0) -> Scene:
    """The pages of the edition that was set up last, unless one is named."""
    from game.client.scenes.howto.scene import HowToPlayScene

    return app.push(HowToPlayScene(app, edition, page))


def open_settings(app: App, tab: str = "") -> Scene:
    from game.client.scenes.settings.scene import SettingsScene

    return app.push(SettingsScene(app, tab))


def open_credits(app: App) -> Scene:
    from game.client.scenes.credits.scene import CreditsScene

    return app.push(CreditsScene(app))


def open_chart(app: App, code: str = "") -> Scene:
    """A deal by its code, or the deal of the day."""
    from game.client.scenes.setup.chart_code import ChartScene

    return app.push(ChartScene(app, code))


def open_logbook(app: App, tab: str = "") -> Scene:
    """All matches, and what comes of counting them."""
    from game.client.scenes.logbook.scene import LogbookScene

    return app.push(LogbookScene(app, tab))


def open_past_match(app: App, match: str) -> Scene | None:
    """A match of the logbook on its score pad, or a word why that cannot be."""
    if any(filed.id == match for filed in (*app.cabinet.unfinished(), *app.cabinet.finished())):
        return open_sheet(app, match)
    from game.client.scenes.scores.past_match import PastMatchScene
    from game.play.past_match import PastMatch
    from game.rules.errors import RuleError

    try:
        return app.push(PastMatchScene(app, PastMatch(match, app.logbook.read(match))))
    except RuleError as error:
        app.save_trouble(error.key)
        return None


def open_export(app: App, past: PastMatch) -> Scene:
    """Asks where to write a match as a file."""
    from game.client.scenes.scores.export import ExportScene

    return app.push(ExportScene(app, past))


def open_files(app: App) -> Scene:
    """Asks for the path of files with matches to be taken in."""
    from game.client.scenes.logbook.open_files import OpenFilesScene

    return app.push(OpenFilesScene(app))


def take_in_files(app: App, paths: Sequence[Path]) -> Scene:
    """Take files into the logbook; further ones join those that are being taken in."""
    from game.client.scenes.logbook.taking_in import TakingInScene

    if isinstance(app.top, TakingInScene):
        app.top.paths += paths
        return app.top
    return app.push(TakingInScene(app, paths))


def open_real_table(app: App) -> Scene:
    """What there is for people around the real box."""
    from game.client.scenes.ledger.hub import RealTableScene

    return app.push(RealTableScene(app))


def open_real_table_setup(app: App) -> Scene:
    from game.client.scenes.setup.real_table import RealTableSetupScene

    return app.push(RealTableSetupScene(app))


def open_ledger(app: App, keeper: Keeper) -> Scene:
    """A score sheet being kept, in the place of all that is open."""
    from game.client.scenes.ledger.scene import LedgerScene

    return app.replace(LedgerScene(app, keeper))


def open_sheet_over(app: App, keeper: Keeper) -> Scene:
    """The end of a match that was kept by hand, in the place of all that is open."""
    from game.client.scenes.scores.sheet_over import SheetOverScene

    return app.replace(SheetOverScene(app, keeper))


def open_judge(
    app: App, setup: Setup | None = None, names: tuple[str, ...] | None = None, tab: str = "trick"
) -> Scene:
    """The judge, by the rules of a match whose players have these names, or without one of any
    game.
    """
    from game.client.scenes.judge.scene import JudgeScene
    from game.client.scenes.judge.words import Crew

    return app.push(JudgeScene(app, setup, Crew(names) if names else None, tab))


def open_sheet(app: App, key: str) -> Scene | None:
    """A sheet of the real table: to go on with, its end, or on its pad; or a word why not."""
    from game.client.scenes.scores.sheet_pad import SheetPadScene
    from game.match.entry import FINISHED, OVER
    from game.play.ledger.cabinet import Filed
    from game.play.ledger.keeper import Keeper
    from game.rules.errors import RuleError

    try:
        sheet = app.cabinet.read(key)
        if sheet.entry.status == FINISHED:
            return app.push(SheetPadScene(app, Filed(key, sheet)))
        keeper = Keeper.taken_up(app.cabinet, key, app.disk_trouble)
    except RuleError as error:
        app.save_trouble(error.key)
        return None
    is_over = keeper.sheet.entry.status == OVER
    return open_sheet_over(app, keeper) if is_over else open_ledger(app, keeper)


def open_fix(app: App, keeper: Keeper, hand: int = 0) -> Scene:
    """Asks for corrections of a hand that was counted, the last one unless it is named."""
    from game.client.scenes.ledger.fix import FixScene

    return app.push(FixScene(app, keeper, hand))


def open_blank_sheet(app: App) -> Scene:
    """Empty score sheets to be printed."""
    from game.client.scenes.scores.blank_sheet import BlankSheetScene

    return app.push(BlankSheetScene(app))


def open_sheet_export(app: App, filed: Filed) -> Scene:
    """Asks where to write a sheet of the real table as a file."""
    from game.client.scenes.scores.export import SheetExportScene

    return app.push(SheetExportScene(app, filed))


def open_page_export(app: App, called: str, page: Surface) -> Scene:
    """Asks where to write a page as a file of that name."""
    from game.client.scenes.scores.export import PageExportScene

    return app.push(PageExportScene(app, called, page))
