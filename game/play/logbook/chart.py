"""A deal to share: edition, options, seats and seed as a short code that can be typed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.match.chance import SEEDS
from game.match.record import MatchRecord
from game.match.seat import BOT, Seat
from game.play.draft import SeatDraft
from game.play.logbook.check_digits import read, written
from game.play.looks import distinct
from game.play.terms import MatchTerms
from game.rules.edition import Edition
from game.rules.errors import RuleError, SetupError
from game.rules.options import NumberList, Option, OptionValue

Who = tuple[str, str]  # level and character; a person has neither
HUMAN_SEAT: Who = ("", "")
# Codes go by these orders, so what is new comes last, and nothing ever goes away.
EDITIONS = ("dice", "schmidt", "beck")
LEVELS = ("cabin_boy", "sailor", "captain", "legend")
CHARACTERS = ("steady", "cautious", "gambler", "saboteur", "treasure_hunter")
BOTS = tuple((level, character) for level in LEVELS for character in CHARACTERS)
MOST_EDITIONS, MOST_SEATS, MOST_BOTS, MOST_DICE = 6, 8, 40, 32
FORM = 0  # of the code; there may be others one day
MOST_FORMS = 2
LONGEST = 120  # letters; the longest plan of hands with the largest seed has fewer


class ChartError(RuleError):
    """`slip` for a code that was mistyped or is none, `newer` and `other_dice` as they say."""


@dataclass(frozen=True)
class Chart:
    """All that decides a match but what is chosen in it."""

    edition: str
    options: Mapping[str, OptionValue]
    who: tuple[Who, ...]
    starter: int
    seed: int


def chart_of(record: MatchRecord) -> Chart:
    """The chart of a match; a bot that no code knows is a steady one of the usual level."""
    who = tuple(_who(seat) for seat in record.seats)
    return Chart(record.edition, record.options, who, record.starter, record.seed)


def _who(seat: Seat) -> Who:
    if seat.kind != BOT:
        return HUMAN_SEAT
    level = seat.level if seat.level in LEVELS else LEVELS[1]
    return level, seat.personality if seat.personality in CHARACTERS else CHARACTERS[0]


def terms_of(chart: Chart, crew: Sequence[SeatDraft]) -> MatchTerms:
    """The match, played by these: people and bots as the code says, each by a name of their own."""
    people = [seat for seat in crew if not seat.level]
    others = [seat for seat in crew if seat.level]
    seats = []
    for level, character in chart.who:
        first, second = (others, people) if level else (people, others)
        who = (first or second).pop(0)
        seats.append(replace(who, level=level, personality=character))
    looks = distinct(seat.look for seat in seats)
    crewed = [replace(seat, look=look).seat() for seat, look in zip(seats, looks, strict=True)]
    options = dict[str, object](chart.options)
    return MatchTerms(chart.edition, tuple(crewed), options, chart.seed, chart.starter)


def code_of(chart: Chart, edition: Edition) -> str:
    """The code, which `chart_from` reads."""
    places = [
        (FORM, MOST_FORMS),
        (EDITIONS.index(chart.edition), MOST_EDITIONS),
        (len(chart.who) - 1, MOST_SEATS),
        (chart.starter, MOST_SEATS),
    ]
    places += [(0 if who == HUMAN_SEAT else 1 + BOTS.index(who), MOST_BOTS) for who in chart.who]
    setup = edition.setup(len(chart.who), chart.options)
    for option in edition.options:
        places += _written_option(option, setup.options[option.key])
    if edition.material:
        places.append((dice_mark(edition), MOST_DICE))
    number = chart.seed + 1  # so that a code never ends before its last part
    for digit, base in reversed(places):
        number = number * base + digit
    return written(number)


def dice_mark(edition: Edition) -> int:
    """Dice with other faces make another match of the same seed."""
    text = json.dumps(edition.material, sort_keys=True)
    return hashlib.sha256(text.encode()).digest()[0] % MOST_DICE


def _written_option(option: Option, value: OptionValue) -> list[tuple[int, int]]:
    if not isinstance(option, NumberList):
        return [(option.values.index(value), len(option.values))]
    assert isinstance(value, tuple)
    length = (len(value), option.longest + 1)
    return [length, *((number - option.lowest, _numbers(option)) for number in value)]


def _numbers(option: NumberList) -> int:
    return option.highest - option.lowest + 1


class _Reader:
    """Takes a number apart, digit by digit."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def digit(self, base: int) -> int:
        self.rest, digit = divmod(self.rest, base)
        return digit

    def of(self, known: tuple[str, ...], base: int) -> str:
        digit = self.digit(base)
        if digit >= len(known):
            raise ChartError("newer", "this code is for a newer version")
        return known[digit]

    def option(self, option: Option) -> OptionValue:
        if not isinstance(option, NumberList):
            return option.values[self.digit(len(option.values))]
        length = self.digit(option.longest + 1)
        return tuple(self.digit(_numbers(option)) + option.lowest for _ in range(length))

    def who(self) -> Who:
        digit = self.digit(MOST_BOTS)
        if digit > len(BOTS):
            raise ChartError("newer", "this code is for a newer version")
        return BOTS[digit - 1] if digit else HUMAN_SEAT


def chart_from(code: str, editions: Mapping[str, Edition]) -> Chart:
    """What a code says, or a ChartError that tells what is wrong with it."""
    number = read(code) if len(code) <= LONGEST else None
    if number is None:
        raise ChartError("slip", "this is no code; is there a slip in it?")
    reader = _Reader(number)
    if reader.digit(MOST_FORMS) != FORM:
        raise ChartError("newer", "this code is for a newer version")
    edition = editions[reader.of(EDITIONS, MOST_EDITIONS)]
    seats, starter = reader.digit(MOST_SEATS) + 1, reader.digit(MOST_SEATS)
    who = tuple(reader.who() for _ in range(seats))
    options = {option.key: reader.option(option) for option in edition.options}
    if edition.material and reader.digit(MOST_DICE) != dice_mark(edition):
        raise ChartError("other_dice", "this code is for dice with other faces")
    chart = Chart(edition.key, options, who, starter, reader.rest - 1)
    return _checked(chart, edition)


def _checked(chart: Chart, edition: Edition) -> Chart:
    """What no match could be is a slip that the check digits did not find."""
    try:
        edition.setup(len(chart.who), chart.options, chart.starter)
    except SetupError:
        raise ChartError("slip", "this code stands for no match; is there a slip in it?") from None
    if chart.seed not in SEEDS:
        raise ChartError("slip", "this code stands for no match; is there a slip in it?")
    return chart
