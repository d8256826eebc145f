"""The first voyage with the Schmidt cards: suits, trump and the King, then a bid of zero."""

from __future__ import annotations

from game.play.lessons.cards import COMMON, escaping, opening
from game.play.lessons.script import (
    GLAD,
    Item,
    Lesson,
    ahead,
    ask,
    bids,
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
        "yellow:12 black:4 escape skull_king",
        "yellow:9 blue:10 blue:13 pirate",
        "yellow:3 blue:2 blue:5 escape",
    ),
    *plays((1, "yellow:9"), (2, "yellow:3")),
    ask(
        "follow",
        Play(0, "yellow:12"),
        "own:yellow:12",
        wrong={Play(0, "escape"): "follow.escape", Play(0, "skull_king"): "follow.king"},
        true=every(led("yellow"), may_play("yellow:12 escape skull_king")),
    ),
    say("yours", "pile_0_0", true=every(took(0), won(0, 1), leads(0)), mood=GLAD),
    *escaping((1, "blue:10"), (2, "blue:2")),
    *plays((1, "blue:13"), (2, "blue:5")),
    ask(
        "trump",
        Play(0, "black:4"),
        "own:black:4",
        wrong={Play(0, "skull_king"): "trump.king"},
        true=every(led("blue"), may_play("black:4 skull_king")),
    ),
    say("trumped", "pile_0_1", true=every(took(0), won(0, 2)), mood=GLAD),
    ask("king", Play(0, "skull_king"), "own:skull_king"),
    *plays((1, "pirate")),
    say("pirate", "tray_1_pirate", "tray_0_skull_king", true=ahead(0)),
    *plays((2, "escape")),
    say("exact", "pad", true=scored(90, 20, 40), mood=GLAD),
    say("others", "pad", true=scored(90, 20, 40)),
)
ZERO: tuple[Item, ...] = (
    deal("red:2 yellow:5 scary_mary", "red:11 skull_king blue:1", "red:8 mermaid black:6"),
    say("mary", "own:scary_mary"),
    ask("bid_zero", Bid(0, 0), "bid_0", otherwise="bid_zero.more"),
    *bids(2, 2, 2),
    *plays((2, "red:8")),
    ask(
        "low",
        Play(0, "red:2"),
        "own:red:2",
        otherwise="low.mary",
        true=every(led("red"), may_play("red:2 scary_mary")),
    ),
    *plays((1, "red:11"), (1, "skull_king"), (2, "mermaid")),
    say("mermaid", "tray_1_skull_king", "tray_2_mermaid", true=every(ahead(1), led(None))),
    ask("duck", Play(0, "yellow:5"), "own:yellow:5", otherwise="duck.mary"),
    *plays((2, "black:6")),
    ask(
        "flee",
        Play(0, "scary_mary", "scary_mary:escape"),
        "own:scary_mary",
        wrong={Play(0, "scary_mary", "scary_mary:pirate"): "flee.pirate"},
    ),
    *plays((1, "blue:1")),
    say("phew", "pad", true=scored(30, -10, 90), mood=GLAD),
    say("goodbye", mood=GLAD),
)

SCHMIDT = Lesson("schmidt", "schmidt", (4, 3), 1, (*TRUMP, *ZERO), common=COMMON)
