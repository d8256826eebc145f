"""What is heard at the table: every event its cue, at its moment, and nothing that is hidden."""

from __future__ import annotations

from functools import cache
from typing import get_args

import pytest

from game.client.props.rolling_die import Roll
from game.client.scenes.table import timing
from game.client.scenes.table.presenters.bids import CALLS
from game.client.toolkit.animation import Timeline
from game.client.toolkit.sound.output import Cue, Silence
from game.play.game import News
from game.rules import events as ev
from game.rules.pieces import Ability
from game.rules.scoring import CANNONBALL, GRAPESHOT
from game.rules.trick import Bonus, Reason
from tests.client.scenes.table.choice_tables import last_to_play
from tests.client.scenes.table.tables import AtTable, TableDriver

FRAME = 10.0
PAUSE = 10_000.0  # until nothing is heard any more
BECK = {"abilities": True, "kraken": True, "whale": True, "loot": True}
NOBODYS = ev.SeatScore(0, 0, None, (), 0)


@cache
def table(edition: str = "beck", kinds: str = "hbbb", **settings: object) -> TableDriver:
    """A person has been dealt the first hand and is asked for a bid; surroundings are off."""
    options = BECK if edition == "beck" else {}
    driver = TableDriver(kinds, edition=edition, options=options, volume_ambience=0, **settings)  # type: ignore[arg-type]
    driver.wait(0)
    driver.until(driver.ready)
    return driver


def output(driver: AtTable) -> Silence:
    silent = driver.app.audio.output
    assert isinstance(silent, Silence)
    return silent


def heard(driver: TableDriver, *events: ev.Event, skip_after: float | None = None) -> list[Cue]:
    """The cues of some events as the table presents them, times from the first moment on."""
    scene, ui = driver.table, driver.app.ui
    timeline = Timeline(ui.speed, ui.calm)
    timeline.play(*scene.course.presenter.movements(News(events, {}), scene.board.view))
    driver.app.clock.advance(PAUSE)  # type: ignore[attr-defined]
    begun, passed = driver.app.clock.now(), 0.0
    output(driver).cues.clear()
    while timeline.busy:
        timeline.update(FRAME if passed else 0)
        driver.app.audio.update()
        driver.app.clock.advance(FRAME)  # type: ignore[attr-defined]
        passed += FRAME
        if skip_after is not None and passed > skip_after:
            timeline.complete()
    driver.app.audio.update()
    return [cue._replace(at=cue.at - begun) for cue in output(driver).cues]


def trick(key: str, faces: str, winner: int | None = 1, *bonuses: str) -> ev.TrickTaken:
    tokens = tuple(faces.split())
    paid = tuple(Bonus(kind, 10) for kind in bonuses)
    face = tokens[0]
    return ev.TrickTaken(1, (0, 1, 2, 3), tokens, winner, winner or 0, Reason(key, face), paid)


PLAIN = "yellow:3 yellow:4 yellow:5 yellow:6"
TIED = "blue:3 blue:5 red:2 blue:5"
CHARMED = "skull_king:skull mermaid:skull blue:5 red:2"
ABILITIES = {
    Ability.CHOOSE_LEADER: (ev.LeaderChosen(1, 2), "ability_rosie"),
    Ability.DRAW_AND_DISCARD: (ev.CardsDrawn(1, 2, None), "ability_bendt"),
    Ability.WAGER: (ev.WagerPlaced(1, 10), "ability_rascal"),
    Ability.LOOK_AT_UNDEALT: (ev.UndealtSeen(1, 3, None), "ability_juanita"),
    Ability.CHANGE_BID: (ev.BidChanged(1, 1, 2), "ability_harry"),
}
CASES: list[tuple[str, ev.Event, list[str]]] = [
    ("dice", ev.HandDealt(2, 1, 0, (None,) * 4), ["bag_shake", *["die_drawn"] * 4]),
    ("beck", ev.HandDealt(2, 1, 0, (None,) * 4), ["shuffle", *["deal"] * 4, "fan"]),
    ("schmidt", ev.HandDealt(10, 1, 0, (None,) * 4), ["last_hand", "shuffle"]),
    ("beck", ev.BidPlaced(1, None), ["bid_placed"]),
    ("beck", ev.BidsRevealed((0, 1, 1, 0)), ["yo_4", "ho_4", "last_ho_4", "bid_revealed"]),
    ("beck", ev.LoadChosen(1, None), ["load_chosen"]),
    ("beck", ev.LoadsRevealed((CANNONBALL,) * 4), [CANNONBALL]),
    ("beck", ev.LoadsRevealed((GRAPESHOT,) * 4), [GRAPESHOT]),
    ("beck", ev.LoadsRevealed((GRAPESHOT, CANNONBALL) * 2), [CANNONBALL, GRAPESHOT]),
    ("beck", ev.PiecePlayed(1, "yellow:3", "yellow:3"), ["flick"]),
    ("beck", ev.PiecePlayed(1, "skull_king", "skull_king"), ["flick", "sting_king"]),
    ("beck", ev.PiecePlayed(1, "mermaid", "mermaid"), ["flick", "sting_mermaid"]),
    ("beck", ev.PiecePlayed(1, "rosie", "rosie"), ["flick", "sting_pirate"]),
    ("dice", ev.DieRolled(1, "skull_king", "skull_king:skull"), ["die_settles", "sting_king"]),
    ("dice", ev.DieRolled(1, "pirate", "pirate:skull"), ["die_settles", "sting_pirate"]),
    ("dice", ev.DieRolled(1, "mermaid", "mermaid:skull"), ["die_settles", "sting_mermaid"]),
    ("dice", ev.DieRolled(1, "skull_king", "skull_king:flag"), ["die_settles", "flag_groan"]),
    ("beck", trick("highest_of_lead", PLAIN), ["trick_won", "gather_cards"]),
    ("beck", trick("kraken", PLAIN, None), ["trick_won", "kraken"]),
    ("beck", trick("whale_highest_number", PLAIN), ["trick_won", "whale"]),
    (
        "beck",
        trick("mermaid_charms_king", "mermaid skull_king yellow:3 yellow:4", 0, "king_captured"),
        ["trick_won", "mermaid"],
    ),
    ("beck", trick("skull_king", PLAIN, 1, "pirate_captured"), ["king_takes_pirate"]),
    ("beck", trick("pirate", PLAIN, 1, "mermaid_captured"), ["pirate_takes_mermaid"]),
    ("beck", trick("highest_of_lead", PLAIN, 1, "fourteen"), ["fourteen_captured"]),
    ("beck", trick("highest_trump", PLAIN, 1, "black_fourteen"), ["fourteen_captured"]),
    ("dice", trick("last_of_equal_numbers", TIED, 3), ["tie_turned", "gather"]),
    ("dice", trick("mermaid_charms_king", CHARMED, 1, "king_captured"), ["mermaid_takes_king"]),
    ("dice", ev.DieRolled(1, "yellow", "yellow:flag"), ["die_settles"]),
    ("beck", ev.AllianceMade(1, 2), ["rope"]),
    ("beck", ev.AbilityWon(1, "rosie", Ability.CHOOSE_LEADER), ["ability_rosie"]),
    *(("beck", event, [name]) for event, name in ABILITIES.values()),
    ("beck", ev.WagerPlaced(1, 20), ["coins"]),
    ("beck", ev.CardsDiscarded(1, 2, None), ["ability_bendt"]),
    ("dice", ev.HandScored(1, 1, (NOBODYS,) * 4, (0,) * 4), ["back_in_bag"]),
    ("beck", ev.HandScored(1, 1, (NOBODYS,) * 4, (0,) * 4), ["gather_cards"]),
]
ELSEWHERE = {ev.MatchEnded}  # heard when the podium comes up


@pytest.mark.parametrize(("edition", "event", "names"), CASES, ids=range(len(CASES)))
def test_every_event_has_its_cue(edition: str, event: ev.Event, names: list[str]) -> None:
    driver = table(edition)
    cues = [cue.name for cue in heard(driver, event)]
    left = list(cues)
    for name in names:
        assert name in left, cues
        left.remove(name)
    assert set(cues) <= set(driver.app.audio.entries)


def test_no_event_was_forgotten() -> None:
    assert {type(event) for _, event, _ in CASES} | ELSEWHERE == set(get_args(ev.Event))


def test_every_ability_has_its_own_cue() -> None:
    assert set(ABILITIES) == set(Ability)
    assert len({name for _, name in ABILITIES.values()}) == len(Ability)


# At the right moment


def test_the_crew_calls_on_the_three_beats() -> None:
    """Once for each number of seats, whenever a fist comes down."""
    for count in (2, 3, 5, 8):
        driver = table("dice" if 3 <= count <= 6 else "beck", "h" + "b" * (count - 1))
        driver.table.board.chant = None
        cues = heard(driver, ev.BidsRevealed((1,) * count))
        beats = [cue for cue in cues if cue.name in {f"{call}_{count}" for call in CALLS}]
        assert [cue.name for cue in beats] == [f"{call}_{count}" for call in CALLS]
        for number, cue in enumerate(beats, 1):
            assert cue.at == pytest.approx(number * timing.FIST, abs=3 * FRAME)


def low_points(roll: Roll) -> list[float]:
    """Where the drawn height touches the table before the end, found by looking."""
    steps = [n / 20_000 for n in range(20_000)]
    heights = [roll.height(t) for t in steps]
    return [
        steps[n]
        for n in range(1, len(steps) - 1)
        if heights[n] <= heights[n - 1] and heights[n] < heights[n + 1]
    ]


ROLL = Roll(("a",) * 6, "a", (0, 0), (400, 100), 80)


def test_bounces_are_where_the_height_is_zero_each_weaker_and_closer() -> None:
    times, strengths = zip(*ROLL.bounces(), strict=True)
    assert times == pytest.approx(low_points(ROLL), abs=0.001)
    assert list(strengths) == sorted(strengths, reverse=True)
    assert strengths[0] == 1.0


def test_a_bounce_is_as_strong_as_the_die_falls_fast() -> None:
    def speed(t: float) -> float:
        return (ROLL.height(t - 1e-5) - ROLL.height(t)) / 1e-5

    first = speed(ROLL.bounces()[0][0])
    for t, strength in ROLL.bounces():
        assert strength == pytest.approx(speed(t) / first, abs=0.02)


def test_a_die_knocks_when_it_touches_the_table_and_moves_across_the_room() -> None:
    driver = table("dice")
    cues = heard(driver, ev.DieRolled(1, "blue", "blue:3"))
    knocks = [cue for cue in cues if cue.name.startswith("bounce_")]
    for cue, (t, _) in zip(knocks, ROLL.bounces(), strict=True):
        assert cue.at == pytest.approx(t * timing.ROLL, abs=2 * FRAME)
    gains = [cue.gain for cue in knocks]
    assert gains == sorted(gains, reverse=True)
    assert knocks[0].pan < knocks[1].pan < knocks[2].pan <= 0
    assert knocks[0].name.startswith("bounce_wood")
    assert knocks[-1].name == "bounce_felt_soft"


@pytest.mark.parametrize("speed", ["relaxed", "fast"])
def test_at_another_speed_the_knocks_move_with_the_die(speed: str) -> None:
    driver = table("dice", speed=speed)
    cues = heard(driver, ev.DieRolled(1, "blue", "blue:3"))
    knocks = [cue.at for cue in cues if cue.name.startswith("bounce_")]
    wanted = [t * timing.ROLL * driver.app.ui.speed() for t, _ in ROLL.bounces()]
    assert knocks == pytest.approx(wanted, abs=2 * FRAME)


def test_each_card_is_heard_from_the_side_of_its_seat() -> None:
    cues = heard(table(), ev.HandDealt(2, 1, 0, (None,) * 4))
    own, left, top, right = [cue.pan for cue in cues if cue.name == "deal"]
    assert left < -0.4 < own == 0.0
    assert abs(top) < 0.1
    assert right > 0.4


# Skipped, and calm


@pytest.mark.parametrize(
    ("edition", "event", "end"),
    [
        ("dice", ev.DieRolled(1, "blue", "blue:3"), ["die_settles"]),
        ("dice", ev.DieRolled(1, "skull_king", "skull_king:flag"), ["flag_groan"]),
        ("beck", ev.BidsRevealed((1, 1, 0, 0)), ["last_ho_4"]),
        ("beck", ev.HandDealt(2, 5, 0, (None,) * 4), ["deal"]),
        ("beck", trick("kraken", PLAIN, None), []),
    ],
)
def test_skipped_animation_is_silent_but_for_its_end(
    edition: str, event: ev.Event, end: list[str]
) -> None:
    driver = table(edition)
    before = [cue.name for cue in heard(driver, event, skip_after=50)]
    whole = [cue.name for cue in heard(driver, event)]
    assert len(before) < len(whole)
    assert before[len(before) - len(end) :] == end


def test_without_animation_a_whole_hand_makes_little_noise() -> None:
    """One end in a frame, at most."""
    driver = table("dice", "bbbb", speed="off")
    cues = output(driver).cues
    assert len({cue.at for cue in cues}) == len(cues)


def test_with_reduced_motion_a_die_does_not_bounce() -> None:
    driver = table("dice", reduced_motion=True)
    names = [cue.name for cue in heard(driver, ev.DieRolled(1, "blue", "blue:3"))]
    assert names == ["die_settles"]


# What is hidden


def told(cues: list[Cue]) -> list[tuple[str, float, float]]:
    return [(cue.name, cue.at, cue.pan) for cue in cues]


@pytest.mark.parametrize(
    "events",
    [
        [ev.BidPlaced(1, tricks) for tricks in (None, 0, 1)],
        [ev.LoadChosen(1, load) for load in (None, CANNONBALL, GRAPESHOT)],
        [ev.CardsDrawn(1, 2, pieces) for pieces in (None, ("kraken", "skull_king"))],
        [ev.CardsDiscarded(1, 2, pieces) for pieces in (None, ("kraken", "skull_king"))],
        [ev.UndealtSeen(1, 2, pieces) for pieces in (None, ("kraken", "skull_king"))],
        [
            ev.HandDealt(2, 1, 0, ((piece,), None, None, None))
            for piece in ("yellow:3", "skull_king", "kraken")
        ],
    ],
    ids=lambda events: type(events[0]).__name__,
)
def test_a_secret_sounds_alike_whatever_it_is(events: list[ev.Event]) -> None:
    driver = table()
    first, *others = [told(heard(driver, event)) for event in events]
    assert first
    assert all(other == first for other in others)


def test_what_one_may_not_play_is_refused_with_the_reason_in_sight() -> None:
    driver = last_to_play("yellow:4 yellow:3 green:3 yellow:2")
    driver.play("green:1")
    assert [cue.name for cue in output(driver).cues][-1] == "refused"
    assert driver.decided == []
    driver.point(next(b.key for b in driver.table.buttons if b.piece == "green:1"))
    assert any("follow yellow" in text.lower() for text in driver.texts()), driver.texts()


def test_whoever_is_asked_hears_it() -> None:
    driver = TableDriver("hbb", volume_ambience=0)
    driver.wait(0)
    driver.until(driver.asked, FRAME)
    assert [cue.name for cue in output(driver).cues][-1] == "your_turn"


def test_a_curtain_is_drawn_with_a_sound() -> None:
    driver = TableDriver("hhb", volume_ambience=0)
    driver.wait(0)
    driver.until(lambda: driver.scene.name == "curtain", FRAME)
    assert [cue.name for cue in output(driver).cues][-1] == "curtain"


def test_the_ghost_brings_a_draught() -> None:
    driver = table("beck", "hb")
    ghost = driver.table.stage.ghost
    assert ghost is not None
    cues = heard(driver, ev.PiecePlayed(ghost, "yellow:3", "yellow:3"))
    assert [cue.name for cue in cues] == ["flick", "ghost"]
