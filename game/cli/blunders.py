"""`blunders`: lets bots play and looks long at every decision for one that was plainly better."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from itertools import count

from ai.blunders import Blunder, blunder_in
from game.cli.arena import MOST_MATCHES, Player, player_named
from game.cli.simulate import parse_option
from game.match.chance import THINKING, generator
from game.match.library import load_editions
from game.match.seat import BOT, Seat
from game.match.session import Session
from game.rules.actions import Decision
from game.rules.edition import Setup
from game.rules.editions import edition_named
from game.rules.errors import RuleError
from game.rules.view import View


class Looked:
    """A player whose decisions are looked at, too; `decisions` counts those with a choice."""

    def __init__(self, player: Player, worlds: int, seed: int) -> None:
        self._player, self._worlds = player, worlds
        self._rng, self._looks = generator(seed, THINKING), random.Random(seed)
        self.decisions = 0
        self.blunders: list[Blunder] = []

    def choose(self, view: View) -> Decision:
        told = self._player.choose(view, self._rng)
        self.decisions += len(view.legal) > 1
        found = blunder_in(view, told, self._worlds, self._looks)
        if found is not None:
            self.blunders.append(found)
        return told


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", default="beck", help="which game to play (%(default)s)")
    parser.add_argument("--seats", type=int, default=4, help="how many play (%(default)s)")
    parser.add_argument("--bot", default="captain", help="who plays at every seat (%(default)s)")
    parser.add_argument("--decisions", type=int, default=2000, help="how many (%(default)s)")
    parser.add_argument("--worlds", type=int, default=5000, help="in a long look (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="decides all chance (%(default)s)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="may be repeated"
    )


def run(args: argparse.Namespace) -> int:
    try:
        edition = edition_named(load_editions(), args.edition)
        options = dict(parse_option(edition, text) for text in args.option)
        setup = edition.setup(args.seats, options)
        player_named(args.bot)
    except RuleError as error:
        print(f"blunders: {error}", file=sys.stderr)
        return 2
    decisions, found = 0, list[Blunder]()
    for looked in _matches(setup, args.bot, args.worlds, args.seed):
        decisions += looked.decisions
        found += looked.blunders
        for one in looked.blunders:
            print(told_of(one), flush=True)
        if decisions >= args.decisions:
            break
    gambits = sum(one.gambit for one in found)
    print(f"{args.bot}: {len(found)} blunders in {decisions} decisions, {gambits} for the match")
    return 0


def _matches(setup: Setup, name: str, worlds: int, seed: int) -> Iterator[Looked]:
    """One match after the other, with the same bot at every seat."""
    for number in count(seed * MOST_MATCHES):
        looked = Looked(player_named(name), worlds, number)
        seats = [Seat(name, BOT, level=name)] * setup.seats
        Session(setup, seats, number, dict.fromkeys(range(setup.seats), looked)).advance()
        yield looked


def told_of(blunder: Blunder) -> str:
    """The position and both decisions, in a few lines."""
    view, told, better, chance, best, gambit = blunder
    hand, seat = view.hand, view.seat
    assert hand is not None
    return "\n".join(
        (
            f"hand {view.hand_number}, seat {seat}, totals {list(view.totals)}",
            *(f"  {trick.order} {' '.join(trick.faces)}" for trick in hand.tricks),
            f"  bids {hand.bids}, won {hand.won}, order {hand.order}: {' '.join(hand.plays)}",
            f"  holds {' '.join(hand.mine)}",
            f"  {told} {chance:.0%}, but {better} {best:.0%}{', for the match' * gambit}",
        )
    )
