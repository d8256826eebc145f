"""What a seat did in a whole match that is worth a medal, found in its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.play.highlights.highlight import hands_of, holders, is_exact, tricks_of
from game.play.highlights.of_scores import CANNONBALL, LOOT, WON, comeback, longest_run
from game.play.highlights.of_tricks import CHARM, KRAKEN, PIRATE, WHALE
from game.rules.edition import Setup
from game.rules.events import Event, HandScored, SeatScore, TrickTaken

ZERO_WITH, BOLD, SWEEP, RUN = 7, 5, 5, 5
RICH, CLOSE, FAR = 100, 10, 100
LEGENDS, FULL, WIND = 3, 6, 2.0
LEGEND, HIGHEST_BET, YELLOW_SEVEN = "legend", 20, "yellow:7"


@dataclass(frozen=True)
class Told:
    """A match that was played to its end; `expected` as in `luck`."""

    setup: Setup
    events: Sequence[Event]
    levels: Sequence[str]
    expected: Sequence[float] | None

    @cached_property
    def hands(self) -> list[HandScored]:
        return hands_of(self.events)

    @cached_property
    def tricks(self) -> list[tuple[HandScored, TrickTaken]]:
        """Those that a seat got or nobody did; Graybeard's ghost earns nothing."""
        found = [(self.hands[number - 1], trick) for number, trick in tricks_of(self.events)]
        return [(h, t) for h, t in found if t.winner is None or t.winner < self.setup.seats]

    @property
    def totals(self) -> tuple[int, ...]:
        return self.hands[-1].totals

    @property
    def winners(self) -> tuple[int, ...]:
        return holders(self.totals)

    @property
    def margin(self) -> int:
        """Between the winner and the next."""
        first, second, *_ = sorted(self.totals, reverse=True)
        return first - second

    def scores(self) -> Iterator[tuple[HandScored, int, SeatScore]]:
        for hand in self.hands:
            for seat, score in enumerate(hand.scores):
                yield hand, seat, score


Seats = Iterable[int | None]
Finder = Callable[[Told], Seats]


def deeds_of(
    setup: Setup, events: Sequence[Event], levels: Sequence[str], expected: Sequence[float] | None
) -> dict[int, tuple[str, ...]]:
    """What each seat did that is worth a medal, if anything."""
    told = Told(setup, events, levels, expected)
    done: dict[int, list[str]] = {}
    for deed, finder in DEEDS.items():
        for seat in sorted({seat for seat in finder(told) if seat is not None}):
            done.setdefault(seat, []).append(deed)
    return {seat: tuple(deeds) for seat, deeds in done.items()}


def _scored(fits: Callable[[HandScored, SeatScore], bool]) -> Finder:
    return lambda told: [seat for hand, seat, score in told.scores() if fits(hand, score)]


def _taken(fits: Callable[[HandScored, TrickTaken], bool]) -> Finder:
    return lambda told: [trick.winner for hand, trick in told.tricks if fits(hand, trick)]


def _won(fits: Callable[[Told], bool]) -> Finder:
    return lambda told: told.winners if fits(told) else ()


def _paid(kind: str, least: int = 1) -> Finder:
    return _scored(lambda hand, x: any(s.kind == kind and s.points >= least for s in x.lines))


def _captured(trick: TrickTaken, kind: str) -> int:
    return sum(bonus.kind == kind for bonus in trick.bonuses)


def _won_with(trick: TrickTaken, face: str) -> bool:
    return trick.winner is not None and trick.faces[trick.order.index(trick.winner)] == face


def _runs(told: Told, least: int) -> Seats:
    return [seat for seat in range(told.setup.seats) if longest_run(told.hands, seat) >= least]


def _legends(told: Told) -> Seats:
    """Who won alone against so many Legends."""
    rivals = [seat for seat, level in enumerate(told.levels) if level == LEGEND]
    alone = told.winners if len(told.winners) == 1 else ()
    return [seat for seat in alone if len([r for r in rivals if r != seat]) >= LEGENDS]


def _led_all_the_way(told: Told) -> Seats:
    return [s for s in told.winners if all(holders(hand.totals) == (s,) for hand in told.hands)]


def _fed_the_kraken(told: Told) -> Seats:
    """Who let the Kraken loose and made the bid all the same."""
    eaten = [(h, t.order[t.faces.index(KRAKEN)]) for h, t in told.tricks if t.reason.key == KRAKEN]
    return [s for hand, s in eaten if s < told.setup.seats and is_exact(hand.scores[s])]


def _against_the_wind(told: Told) -> Seats:
    """Who won although the dice brought far less than they should have."""
    if told.expected is None:
        return ()
    won = [sum(hand.scores[s].won for hand in told.hands) for s in range(told.setup.seats)]
    return [s for s in told.winners if told.expected[s] - won[s] >= WIND]


DEEDS: dict[str, Finder] = {
    "zero_held": _scored(lambda hand, x: x.bid == x.won == 0 and hand.cards >= ZERO_WITH),
    "charmer": _taken(lambda hand, t: t.reason.key == CHARM),
    "last_charm": _taken(lambda hand, t: t.reason.key == CHARM and t.number == hand.cards > 1),
    "pirate_hunter": _taken(lambda hand, t: _captured(t, PIRATE) >= 2),
    "bold_bid": _scored(lambda hand, x: is_exact(x) and x.bid >= BOLD),
    "clean_sweep": _scored(lambda hand, x: x.bid == x.won == hand.cards >= SWEEP),
    "rich_hand": _scored(lambda hand, x: x.points >= RICH),
    "white_flags": _taken(lambda hand, t: t.reason.key == "first_of_escapes"),
    "yellow_seven": _taken(lambda hand, t: _won_with(t, YELLOW_SEVEN) and hand.cards > 1),
    "whale_rider": _taken(lambda hand, t: t.reason.key.startswith(WHALE)),
    "kraken_friend": _fed_the_kraken,
    "shared_loot": _paid(LOOT),
    "bet_won": _paid(WON, HIGHEST_BET),
    "cannonball": _paid(CANNONBALL),
    "five_in_a_row": lambda told: _runs(told, RUN),
    "true_word": lambda told: _runs(told, max(2, len(told.hands))),
    "from_last": lambda told: [seat for h in comeback(told.hands) for seat in h.seats],
    "by_a_hair": _won(lambda told: 0 < told.margin <= CLOSE),
    "landslide": _won(lambda told: told.margin >= FAR),
    "all_the_way": _led_all_the_way,
    "full_table": _won(lambda told: told.setup.seats >= FULL),
    "ghost": _won(lambda told: told.setup.ghost is not None),
    "against_the_wind": _against_the_wind,
    "three_legends": _legends,
}
