"""The five named Pirates, one short hand for each, and what winning with them allows."""

from __future__ import annotations

from game.play.lessons.script import (
    GLAD,
    Item,
    Lesson,
    ask,
    bids,
    deal,
    every,
    leads,
    nobody_holds,
    plays,
    say,
    scored,
    took,
)
from game.rules.actions import Bid, ChangeBid, ChooseLeader, Discard, Play, Wager

ROSIE: tuple[Item, ...] = (
    say("ahoy", mood=GLAD),
    deal("rosie green:2", "green:9 purple:9", "yellow:3 purple:4"),
    ask("rosie.bid", Bid(0, 1), "bid_1", otherwise="bid.other"),
    *bids(0, 1, 0),
    ask("rosie.play", Play(0, "rosie"), "own:rosie", otherwise="rosie.play.other"),
    *plays((1, "green:9"), (2, "yellow:3")),
    ask(
        "rosie.use",
        ChooseLeader(0, 1),
        "leader_1",
        wrong={ChooseLeader(0, 0): "rosie.use.me", ChooseLeader(0, 2): "rosie.use.two"},
        true=took(0),
    ),
    *plays((1, "purple:9"), (2, "purple:4")),
    ask("rosie.last", Play(0, "green:2"), "own:green:2"),
    say("rosie.score", "pad", true=scored(20, 20, 20), mood=GLAD),
)
BENDT: tuple[Item, ...] = (
    deal("bendt purple:3", "yellow:5 green:8", "yellow:12 purple:14", undealt="black:12 escape"),
    ask("bendt.bid", Bid(0, 2), "bid_2", otherwise="bendt.bid.other"),
    *bids(1, 0, 0),
    *plays((1, "yellow:5"), (2, "yellow:12")),
    ask("bendt.play", Play(0, "bendt"), "own:bendt", otherwise="bendt.play.other"),
    ask(
        "bendt.use",
        Discard(0, ("purple:3", "escape")),
        "discards",
        otherwise="bendt.use.other",
        true=took(0),
    ),
    ask("bendt.last", Play(0, "black:12"), "own:black:12", true=leads(0)),
    *plays((1, "green:8"), (2, "purple:14")),
    say("bendt.score", "pad", true=scored(50, 20, 20), mood=GLAD),
)
RASCAL: tuple[Item, ...] = (
    deal("rascal escape", "green:11 yellow:4", "green:6 yellow:7"),
    ask("rascal.bid", Bid(0, 1), "bid_1", otherwise="bid.other"),
    *bids(2, 0, 1),
    *plays((2, "green:6")),
    ask("rascal.play", Play(0, "rascal"), "own:rascal", otherwise="rascal.play.other"),
    *plays((1, "green:11")),
    ask("rascal.use", Wager(0, 20), "wager_20", otherwise="rascal.use.other", true=took(0)),
    ask("rascal.last", Play(0, "escape"), "own:escape"),
    *plays((1, "yellow:4"), (2, "yellow:7")),
    say("rascal.score", "pad", true=scored(40, 20, 20), mood=GLAD),
)
# Looking at what nobody was dealt: the King is among it, so the highest trump is safe.
JUANITA: tuple[Item, ...] = (
    deal("juanita black:14", "purple:1 green:6", "purple:9 yellow:2"),
    ask("juanita.bid", Bid(0, 2), "bid_2", otherwise="juanita.bid.other"),
    *bids(0, 0, 0),
    ask("juanita.play", Play(0, "juanita"), "own:juanita", otherwise="juanita.play.other"),
    *plays((1, "purple:1"), (2, "purple:9")),
    ask(
        "juanita.use",
        Play(0, "black:14"),
        true=every(took(0), leads(0), nobody_holds("skull_king rosie bendt rascal harry mermaid")),
    ),
    *plays((1, "green:6"), (2, "yellow:2")),
    say("juanita.score", "pad", true=scored(60, 20, 20), mood=GLAD),
)
HARRY: tuple[Item, ...] = (
    deal("harry green:13", "purple:4 green:4", "purple:11 green:7"),
    ask("harry.bid", Bid(0, 1), "bid_1", otherwise="bid.other"),
    *bids(1, 0, 0),
    *plays((1, "purple:4"), (2, "purple:11")),
    ask("harry.play", Play(0, "harry"), "own:harry", otherwise="harry.play.other"),
    ask(
        "harry.use",
        ChangeBid(0, 1),
        "change_bid",
        wrong={ChangeBid(0, 0): "harry.use.stay"},
        otherwise="harry.use.less",
        true=took(0),
    ),
    ask("harry.last", Play(0, "green:13"), "own:green:13", true=leads(0)),
    *plays((1, "green:4"), (2, "green:7")),
    say("harry.score", "pad", true=scored(40, 20, 20), mood=GLAD),
    say("goodbye", mood=GLAD),
)

PIRATES = Lesson(
    "pirates",
    "beck",
    (2, 2, 2, 2, 2),
    0,
    (*ROSIE, *BENDT, *RASCAL, *JUANITA, *HARRY),
    {"abilities": True},
    "abilities",
)
