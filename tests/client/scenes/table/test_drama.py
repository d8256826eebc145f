"""Fate at the table: blows and groans, captures paid in coins, turned ties, verdicts, ropes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from game.client.scenes.scores.match_over import MatchOverScene
from game.client.scenes.table import timing
from game.client.scenes.table.layout_cards import CardLayout
from game.client.scenes.table.moments import rope
from game.client.scenes.table.moments.capture import Catching
from game.client.scenes.table.moments.fate import Rising, Sinking
from game.client.scenes.table.moments.kraken import Swallowing
from game.client.scenes.table.moments.light import coins_for
from game.client.scenes.table.moments.mermaid import Charming
from game.client.scenes.table.moments.moment import Moment
from game.client.scenes.table.moments.rehearsal import Rehearsal
from game.client.scenes.table.moments.stamp import Stamp
from game.client.scenes.table.moments.tie import Turning
from game.client.scenes.table.moments.whale import Draining
from game.client.scenes.table.spots import tray
from game.client.scenes.table.sprites.ground import lead_text, message_rect
from game.client.scenes.table.sprites.movers import CardFlight
from game.client.toolkit.animation import Timeline
from game.client.toolkit.theme import Theme
from game.play.game import News
from game.play.settings import LANGUAGES
from game.rules import events as ev
from game.rules.trick import Bonus, Reason
from tests.client.scenes.table.choice_tables import CardTable, beck, last_to_play
from tests.client.scenes.table.tables import TableDriver

FRAME = 20.0
ROUNDING = 3  # of a colour that was blended


@cache
def table(edition: str = "dice", **settings: object) -> TableDriver:
    driver = TableDriver("hbbb", edition=edition, **settings)  # type: ignore[arg-type]
    driver.until(driver.ready)
    return driver


def watched(driver: TableDriver, *events: ev.Event, lying: str = "") -> Iterator[list[Moment]]:
    """The moments in every frame of these events, with dice of seats 1 … in the tray."""
    scene, ui = driver.table, driver.app.ui
    scene.board.tray[:] = list(enumerate(lying.split(), 1))
    timeline = Timeline(ui.speed, ui.calm)
    timeline.play(*scene.course.presenter.movements(News(events, {}), scene.board.view))
    while timeline.busy:
        timeline.update(FRAME)
        yield [mover for mover in scene.board.movers if isinstance(mover, Moment)]
    scene.board.sync(scene.board.view)


def kinds(driver: TableDriver, *events: ev.Event, lying: str = "") -> list[type]:
    """Which moments came, in their order."""
    frames = watched(driver, *events, lying=lying)
    return list(dict.fromkeys(type(moment) for moments in frames for moment in moments))


def lasted(driver: TableDriver, *events: ev.Event, lying: str = "") -> float:
    return FRAME * sum(1 for _ in watched(driver, *events, lying=lying))


def trick(key: str, faces: str, winner: int, *bonuses: Bonus) -> ev.TrickTaken:
    tokens, order = tuple(faces.split()), (1, 2, 3, 0)
    face = tokens[order.index(winner)]
    return ev.TrickTaken(1, order, tokens, winner, winner, Reason(key, face), bonuses)


# Dice


@pytest.mark.parametrize(
    ("piece", "face", "expected"),
    [
        ("skull_king", "skull", [Rising]),
        ("pirate", "skull", [Rising]),
        ("mermaid", "skull", [Rising]),
        ("mermaid", "flag", [Sinking]),
        ("yellow", "flag", []),
        ("black", "7", []),
    ],
)
def test_special_dice_are_a_blow_or_a_groan(piece: str, face: str, expected: list[type]) -> None:
    assert kinds(table(), ev.DieRolled(1, piece, f"{piece}:{face}")) == expected


def test_a_blow_shakes_the_tray_and_it_comes_to_rest() -> None:
    driver = table()
    board = driver.table.board
    jolts = [board.jolt for _ in watched(driver, ev.DieRolled(1, "pirate", "pirate:skull"))]
    assert max(jolts) > 0.5
    assert jolts[-1] == 0


def test_with_reduced_motion_nothing_shakes() -> None:
    driver = table(reduced_motion=True)
    board = driver.table.board
    frames = watched(driver, ev.DieRolled(1, "pirate", "pirate:skull"))
    assert {board.jolt for _ in frames} == {0.0}


def test_a_last_die_that_decides_rolls_longer() -> None:
    roll = ev.DieRolled(0, "yellow", "yellow:1")
    open_race = lasted(table(), roll, lying="black:7 blue:3 red:2")
    decided = lasted(table(), roll, lying="skull_king:skull blue:3 red:2")
    assert open_race - decided == pytest.approx(timing.LAST_ROLL - timing.ROLL, abs=2 * FRAME)


KING = "pirate:skull pirate:skull blue:5 skull_king:skull"
CHARM = "skull_king:skull pirate:skull blue:5 mermaid:skull"


def test_the_king_drags_every_pirate_to_his_side() -> None:
    bonus = Bonus("pirate_captured", 30)
    event = trick("king", KING, 0, bonus, bonus)
    driver = table()
    stage, seen = driver.table.stage, set[str]()
    for moments in watched(driver, event, lying=KING.rsplit(maxsplit=1)[0]):
        for moment in moments:
            assert isinstance(moment, Catching)
            assert moment.captor == (0, "skull_king:skull")
            assert moment.captives == ((1, "pirate:skull", 30), (2, "pirate:skull", 30))
            seen.add(moment.figure)
    assert seen == {"skull_king"}
    assert stage.moved == {}


def test_captives_lie_beside_the_captor_until_they_are_gathered() -> None:
    driver = table()
    event = trick("king", KING, 0, Bonus("pirate_captured", 30))
    moved = [
        dict(driver.table.stage.moved)
        for _ in watched(driver, event, lying=KING.rsplit(maxsplit=1)[0])
    ]
    assert any(set(each) == {tray(0), tray(1)} for each in moved)


def test_when_all_have_played_no_plaque_says_what_to_follow() -> None:
    driver, lying = table("beck"), "rascal purple:5 mermaid"
    catch = trick("pirate", f"{lying} black:12", 1, Bonus("mermaid_captured", 1))
    frames = watched(driver, catch, lying=lying)
    said = [lead_text(driver.table.stage) for moments in frames if moments]
    assert said
    assert set(said) == {""}


@pytest.mark.parametrize("shown", [0.5, 1.0])
def test_what_a_captive_is_worth_can_be_read_while_it_comes_and_goes(shown: float) -> None:
    driver = table("beck")
    caught = Catching(captor=(0, "skull_king"), captives=((1, "rosie", 30),))
    caught.t, caught.shown = 1.0, shown
    with driver.watched():
        driver.app.ui.text.drawn.clear()
        caught.draw(driver.table.stage, pygame.Surface(driver.app.size))
        told = [drawn.text for drawn in driver.app.ui.text.drawn]
    assert told == ["+30"]


def test_without_bonuses_nobody_is_paid() -> None:
    driver = TableDriver("hbbb", edition="dice", options={"scoring": "landlubber"})
    driver.until(driver.ready)
    event = trick("king", KING, 0, Bonus("pirate_captured", 30))
    paid = {
        worth
        for moments in watched(driver, event)
        for moment in moments
        if isinstance(moment, Catching)
        for _, _, worth in moment.captives
    }
    assert paid == {0}


def test_the_mermaid_charms_the_king_of_dice_too() -> None:
    event = trick("mermaid_charms_king", CHARM, 0, Bonus("king_captured", 50))
    assert kinds(table(), event) == [Charming]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_no_crown_falls_upon_the_prompt(size: tuple[int, int]) -> None:
    """The King lies next to it, with a message of two lines."""
    driver = TableDriver("hbbb", size, edition="beck", text_size=1.3)
    stage = driver.table.stage
    stage.board.message = "A long reason that needs more than one line of the largest letters. " * 2
    moment, prompt = Charming(mermaid=2, king=0), message_rect(stage)
    clean = pygame.Surface(size)
    for t in (0.3, 0.4, 0.5):
        surface = clean.copy()
        moment.t = t
        moment._draw_crown(stage, surface, stage.place(tray(0)), 1.0)
        assert pixels(surface.subsurface(prompt)) == pixels(clean.subsurface(prompt))
        assert pixels(surface) != pixels(clean)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(("points", "coins"), [(0, 0), (10, 1), (50, 5), (500, 12)])
def test_there_is_a_coin_for_ten_points(points: int, coins: int) -> None:
    assert coins_for(points) == coins


@pytest.mark.parametrize(
    ("key", "faces", "winner", "rival"),
    [
        ("last_of_equal_numbers", "black:7 red:2 blue:5 yellow:7", 0, (1, "black:7")),
        ("last_of_equal_numbers", "black:7 yellow:7 blue:5 yellow:7", 0, (2, "yellow:7")),
        ("last_pirate", "pirate:skull red:2 blue:5 pirate:skull", 0, (1, "pirate:skull")),
        ("first_of_escapes", "yellow:flag yellow:flag yellow:flag yellow:flag", 1, None),
        ("highest_number", "black:7 red:2 blue:5 yellow:1", 1, None),
    ],
)
def test_the_ring_leaps_from_the_equal_piece(
    key: str, faces: str, winner: int, rival: tuple[int, str] | None
) -> None:
    found = {
        (moment.rival, moment.winner)
        for moments in watched(table(), trick(key, faces, winner))
        for moment in moments
        if isinstance(moment, Turning)
    }
    assert found == ({(rival, winner)} if rival else set())


# Cards


def drawn(driver: TableDriver, moment: Moment, t: float) -> pygame.Surface:
    surface = pygame.Surface(driver.app.size)
    moment.t, moment.shown = t, 1.0
    moment.draw(driver.table.stage, surface)
    return surface


PLAYS = ((1, "yellow:14"), (2, "kraken"), (3, "green:2"), (0, "rosie"))


@pytest.mark.parametrize("t", [0.45, 0.55, 0.65, 0.8])
def test_no_card_covers_the_face_of_the_kraken(t: float) -> None:
    driver = table("beck")
    x, y = map(round, driver.table.stage.layout.tray_middle)
    face = pygame.Rect(0, 0, 90, 60)
    face.center = (x, y)
    alone, eating = drawn(driver, Swallowing(), t), drawn(driver, Swallowing(plays=PLAYS), t)
    assert eating.get_buffer().raw != alone.get_buffer().raw
    seen = [pygame.image.tobytes(each.subsurface(face), "RGB") for each in (alone, eating)]
    assert max(abs(one - two) for one, two in zip(*seen, strict=True)) <= ROUNDING


def test_the_whale_leaves_no_colour_in_a_card() -> None:
    driver = table("beck")
    surface = drawn(driver, Draining(plays=PLAYS), 1.0)
    body = driver.table.stage.pieces.body(driver.table.stage.place(tray(3)))
    inside = body.inflate(-body.width // 2, -body.height // 2)
    for x in range(inside.left, inside.right, 5):
        for y in range(inside.top, inside.bottom, 5):
            red, green, blue, _ = surface.get_at((x, y))
            assert max(red, green, blue) - min(red, green, blue) <= 3


def test_the_whale_leaves_no_colour_in_a_card_that_is_gathered() -> None:
    driver = table("beck")
    lying, key = "yellow:3 whale purple:9", "whale_highest_number"
    drained = trick(key, f"{lying} yellow:14", 0)
    surface = pygame.Surface(driver.app.size)
    for _ in watched(driver, drained, lying=lying):
        for mover in driver.table.board.movers:
            if isinstance(mover, CardFlight) and mover.face_up:
                mover.draw(driver.table.stage, surface)
    pixels = pygame.image.tobytes(surface, "RGB")
    colours = {*zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)}
    assert len(colours) > 10
    assert max(max(colour) - min(colour) for colour in colours) <= ROUNDING


def at_a_whale(mine: str) -> CardTable:
    """Purple was led, then came the Whale; now somebody with these two cards is asked."""
    script = beck(mine, "purple:5 escape", "whale green:9", starter=1).bid(1, 0, 1)
    driver = CardTable(script.play("purple:5 whale"), "hbb")
    driver.until(driver.asked)
    return driver


def test_the_whale_takes_the_plaque_and_the_prompt_says_what_must_be_followed() -> None:
    driver = at_a_whale("purple:2 green:3")
    tr, board = driver.app.ui.tr, driver.table.board
    assert lead_text(driver.table.stage) == tr("table.whale")
    assert board.message == tr("table.ask_play.whale", colour=tr("piece.colour.purple"))
    assert [bool(button.why) for button in driver.table.buttons].count(True) == 1


def test_under_the_whale_nobody_is_told_to_follow_what_they_do_not_have() -> None:
    driver = at_a_whale("green:2 green:3")
    assert driver.table.board.message == driver.app.ui.tr("table.ask_play.cards")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_no_rope_crosses_the_prompt(size: tuple[int, int], seats: int) -> None:
    driver = table("beck")
    stage, before = driver.table.stage, driver.table.stage.layout
    stage.layout = CardLayout(Theme(size), seats, 0)
    try:
        for other in range(1, seats):
            ends = rope._ends(stage, 0, other)
            slack = rope._slack(stage, ends)
            points = [rope._at(ends, slack, n / 40) for n in range(41)]
            assert not any(stage.layout.message.collidepoint(point) for point in points)
    finally:
        stage.layout = before


# The end of a hand


SCORES = (
    ev.SeatScore(2, 2, None, (), 40),
    ev.SeatScore(0, 0, None, (), 10),
    ev.SeatScore(1, 2, None, (), -10),
    ev.SeatScore(0, 3, None, (), -10),
)
SCORED = ev.HandScored(1, 1, SCORES, (40, 10, -10, -10))


def test_every_seat_is_stamped_one_after_the_other_and_whoever_looks_comes_last() -> None:
    order: list[int] = []
    texts: dict[int, tuple[str, str, bool]] = {}
    for moments in watched(table(), SCORED):
        for stamp in moments:
            assert isinstance(stamp, Stamp)
            if stamp.t >= 1 and stamp.seat not in texts:
                order.append(stamp.seat)
                texts[stamp.seat] = (stamp.text, stamp.points, stamp.made)
    assert order == [1, 2, 3, 0]
    assert texts == {
        0: ("Bid made!", "+40", True),
        1: ("Zero held!", "+10", True),
        2: ("Missed by one", "\N{MINUS SIGN}10", False),
        3: ("Zero missed", "\N{MINUS SIGN}10", False),
    }


@pytest.mark.parametrize(("edition", "kinds"), [("dice", "hbbb"), ("beck", "hb"), ("beck", "bbb")])
def test_medals_and_piles_say_the_same_as_the_verdicts(edition: str, kinds: str) -> None:
    driver = TableDriver(kinds, edition=edition)
    board = driver.table.board

    def is_stamped() -> bool:
        if driver.ready():
            driver.click_through()
        return any(isinstance(mover, Stamp) for mover in board.movers)

    driver.until(is_stamped, 20)
    scored = driver.game.public_view.scored[-1]
    assert board.hand is not None
    assert board.hand.won[: len(kinds)] == tuple(score.won for score in scored.scores)
    places = driver.table.stage.layout.places
    assert sum(len(board.tricks_of(seat)) for seat in places) == scored.cards
    assert [board.held(seat) for seat in places] == [0] * len(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_stamps_fit_into_the_window_in_every_language(language: str) -> None:
    driver = table("beck", size=(1024, 600), lang=language, text_size=1.3)
    stage, window = driver.table.stage, pygame.Rect(0, 0, 1024, 600)
    for moments in watched(driver, SCORED):
        stamps = [moment for moment in moments if isinstance(moment, Stamp)]
        for stamp in stamps:
            image = stamp.image(stage.ui)
            assert window.contains(image.get_rect(center=stamp._centre(stage, image)))


def test_the_last_hand_is_told_like_every_other_before_the_match_is_over() -> None:
    driver = TableDriver("hbb", speed="off", edition="schmidt")
    names: list[str] = []
    driver.frames.append(lambda: names.append(driver.scene.name))
    driver.play_to(lambda: driver.scene.name == "match_over")
    at = names.index("match_over")
    told = [name for name, before in zip(names[1:at], names, strict=False) if name != before]
    assert told.count("score_pad") == len(driver.game.setup.plan)


# Beforehand


def test_what_may_come_is_drawn_while_the_table_rests() -> None:
    driver = TableDriver("hbb", edition="beck", options={"kraken": True, "whale": True})
    driver.until(driver.ready)
    rehearsal, ui = Rehearsal(driver.table.stage), driver.app.ui
    rehearsal.update(1000)
    assert not rehearsal._todo
    ui.watched = True
    for _ in range(200):
        rehearsal.update(1000)
    assert not rehearsal._todo
    made = len(ui.art._cache._items)
    drawn(driver, Swallowing(), 0.5)
    assert len(ui.art._cache._items) == made


def test_the_end_of_the_match_is_drawn_before_it_comes() -> None:
    driver = TableDriver("hbb", speed="off", edition="schmidt", options={})
    last = len(driver.game.setup.plan)
    driver.play_to(lambda: driver.asked() and driver.game.public_view.hand_number == last)
    ui, rehearsal = driver.app.ui, driver.table.rehearsal
    ui.watched = True
    for _ in range(80):
        rehearsal.update(1000)
    over = MatchOverScene(driver.app, driver.game)
    over.reveal.show_all()
    over.rebuild()
    made = len(ui.art._cache._items)
    over.draw(pygame.Surface(driver.app.size))
    assert len(ui.art._cache._items) == made


def test_a_capture_is_seen_in_a_real_trick() -> None:
    played = last_to_play("skull_king rosie harry yellow:3")
    played.play("skull_king")
    moment = played.until_moment(Catching)
    assert isinstance(moment, Catching)
    assert [worth for _, _, worth in moment.captives] == [30, 30]
