"""The first voyage with Grandpa Beck's cards: suits, trump and fourteens, then a bid of zero."""

from __future__ import annotations

from game.play.lessons.cards import COMMON, escaping, opening
from game.play.lessons.script import (
    GLAD,
    Item,
    Lesson,
    ahead,
    ask,
    bids,
    bonus,
    deal,
    every,
    leads,
    led,
    may_play,
    plays,
    say,
    scored,
    took,
    won,
)
from game.rules.actions import Bid, Play

TRUMP: tuple[Item, ...] = (
    *opening(
        "yellow:14 black:3 escape rosie",
        "yellow:9 green:10 purple:12 mermaid",
        "yellow:2 green:4 purple:6 green:1",
    ),
    *plays((1, "yellow:9"), (2, "yellow:2")),
    ask(
        "follow",
        Play(0, "yellow:14"),
        "own:yellow:14",
        wrong={Play(0, "escape"): "follow.escape", Play(0, "rosie"): "follow.pirate"},
        true=every(led("yellow"), may_play("yellow:14 escape rosie")),
    ),
    say("fourteen", "pile_0_0", true=every(took(0), won(0, 1), bonus(10), leads(0)), mood=GLAD),
    *escaping((1, "green:10"), (2, "green:4")),
    *plays((1, "purple:12"), (2, "purple:6")),
    ask(
        "trump",
        Play(0, "black:3"),
        "own:black:3",
        wrong={Play(0, "rosie"): "trump.pirate"},
        true=every(led("purple"), may_play("black:3 rosie")),
    ),
    say("trumped", "pile_0_1", true=every(took(0), won(0, 2)), mood=GLAD),
    ask("pirate", Play(0, "rosie"), "own:rosie"),
    say("no_colour", "tray_0_rosie", true=led(None)),
    *plays((1, "mermaid"), (2, "green:1")),
    say("exact", "pad", true=scored(90, 20, 40), mood=GLAD),
    say("others", "pad", true=scored(90, 20, 40)),
)
ZERO: tuple[Item, ...] = (
    deal("green:2 purple:5 tigress", "green:11 skull_king yellow:1", "green:8 mermaid black:6"),
    say("tigress", "own:tigress"),
    ask("bid_zero", Bid(0, 0), "bid_0", otherwise="bid_zero.more"),
    *bids(2, 2, 2),
    *plays((2, "green:8")),
    ask(
        "low",
        Play(0, "green:2"),
        "own:green:2",
        otherwise="low.tigress",
        true=every(led("green"), may_play("green:2 tigress")),
    ),
    *plays((1, "green:11"), (1, "skull_king"), (2, "mermaid")),
    say("mermaid", "tray_1_skull_king", "tray_2_mermaid", true=ahead(1)),
    ask("duck", Play(0, "purple:5"), "own:purple:5", otherwise="duck.tigress"),
    *plays((2, "black:6")),
    ask(
        "flee",
        Play(0, "tigress", "tigress:escape"),
        "own:tigress",
        wrong={Play(0, "tigress", "tigress:pirate"): "flee.pirate"},
    ),
    *plays((1, "yellow:1")),
    say("phew", "pad", true=scored(30, -10, 80), mood=GLAD),
    say("goodbye", mood=GLAD),
)

BECK = Lesson("beck", "beck", (4, 3), 1, (*TRUMP, *ZERO), common=COMMON)
