"""One match told to somebody outside: as data, as a score sheet in CSV, as a plain transcript."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import NamedTuple

from game.match.entry import FINISHED, OVER
from game.match.record import Head, MatchRecord
from game.play.logbook.chart import chart_of, code_of
from game.play.logbook.digest import Line, events_of, line_of
from game.play.score_book import AWAY
from game.rules.edition import Setup
from game.rules.events import Event, HandDealt, HandScored, SeatScore, TrickTaken


class ToldHand(NamedTuple):
    """A scored hand with its tricks."""

    starter: int
    tricks: tuple[TrickTaken, ...]
    scored: HandScored


def told_hands(events: Sequence[Event]) -> list[ToldHand]:
    hands: list[ToldHand] = []
    starter, tricks = 0, list[TrickTaken]()
    for event in events:
        if isinstance(event, HandDealt):
            starter, tricks = event.starter, []
        elif isinstance(event, TrickTaken):
            tricks.append(event)
        elif isinstance(event, HandScored):
            hands.append(ToldHand(starter, tuple(tricks), event))
    return hands


def line_told(line: Line) -> dict[str, object]:
    """A match in the list."""
    places = line.places if line.is_complete and line.totals else ()
    return {
        "id": line.id,
        "edition": line.edition,
        "finished": line.is_complete,
        "status": line.status,
        "started": line.started,
        "played": line.played,
        "seconds": line.seconds,
        "hand": line.hand,
        "hands": line.hands,
        "marks": list(line.marks),
        "daily": line.daily,
        "seats": [
            {
                "name": seat.name,
                "kind": seat.kind,
                "level": seat.level,
                "personality": seat.personality,
                "score": line.totals[number] if line.totals else 0,
                "place": places[number] if places else None,
            }
            for number, seat in enumerate(line.seats)
        ],
    }


def match_told(match: str, record: MatchRecord) -> dict[str, object]:
    """A whole match as data; only hands that were scored."""
    setup, events = events_of(record)
    line = line_of(match, Head(record.edition, record.seats, record.entry))
    return {
        **line_told(line),
        "options": dict(setup.options),
        "starter": record.starter,
        "seed": record.seed,
        "code": code_of(chart_of(record), setup.edition),
        "hands": [_hand_told(hand) for hand in told_hands(events)],
    }


def _hand_told(hand: ToldHand) -> dict[str, object]:
    scored = hand.scored
    return {
        "number": scored.number,
        "cards": scored.cards,
        "starter": hand.starter,
        "bids": [score.bid for score in scored.scores],
        "won": [score.won for score in scored.scores],
        "points": [score.points for score in scored.scores],
        "totals": list(scored.totals),
        "tricks": [_trick_told(trick) for trick in hand.tricks],
    }


def _trick_told(trick: TrickTaken) -> dict[str, object]:
    return {
        "leader": trick.order[0],
        "seats": list(trick.order),
        "plays": list(trick.faces),
        "winner": trick.winner,
        "reason": trick.reason.key,
    }


def score_pad_csv(record: MatchRecord) -> str:
    """The score pad as CSV: a row for each hand, and for each seat bid, tricks, points, total."""
    _, events = events_of(record)
    hands = [hand.scored for hand in told_hands(events)]
    return score_table([seat.name for seat in record.seats], hands)


def score_table(names: Sequence[str], hands: Sequence[HandScored]) -> str:
    """The score pad in CSV; for whoever was away there is only the total."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    columns = ("bid", "won", "points", "total")
    known = [_harmless(name) for name in names]
    rows.writerow(["hand", "cards", *(f"{name} {each}" for name in known for each in columns)])
    for scored in hands:
        cells = zip(scored.scores, scored.totals, strict=True)
        values = [value for score, total in cells for value in (*_cells(score), total)]
        rows.writerow([scored.number, scored.cards, *values])
    return out.getvalue()


def _cells(score: SeatScore) -> tuple[int | str, int | str, int | str]:
    return ("", "", "") if score is AWAY else (score.bid, score.won, score.points)


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name


def transcript(match: str, record: MatchRecord) -> str:
    """The match in plain words, trick by trick in notation."""
    setup, events = events_of(record)
    names = [seat.name for seat in record.seats] + ["Graybeard's ghost"]
    lines = [*_heading(match, record, setup), ""]
    for hand in told_hands(events):
        lines += [*_hand_lines(hand, names), ""]
    return "\n".join([*lines, *_result(record, names)]) + "\n"


def _heading(match: str, record: MatchRecord, setup: Setup) -> list[str]:
    options = ", ".join(f"{key}={value}" for key, value in setup.options.items())
    seats = [seat.name + (f" ({seat.level})" if seat.level else "") for seat in record.seats]
    return [
        f"Skull King, match {match}",
        f"Edition: {record.edition} ({options})",
        f"Played: {record.entry.played or '?'}",
        f"Seats: {', '.join(seats)}",
        f"Code of the deal: {code_of(chart_of(record), setup.edition)}",
    ]


def _hand_lines(hand: ToldHand, names: Sequence[str]) -> list[str]:
    scored = hand.scored
    bids = ", ".join(f"{names[n]} {score.bid}" for n, score in enumerate(scored.scores))
    lines = [f"Hand {scored.number}, {scored.cards} pieces. Bids: {bids}"]
    for trick in hand.tricks:
        plays = ", ".join(
            f"{names[s]} {face}" for s, face in zip(trick.order, trick.faces, strict=True)
        )
        winner = "nobody" if trick.winner is None else names[trick.winner]
        lines.append(f"  {trick.number}. {plays} -> {winner} ({trick.reason.key})")
    points = (
        f"{names[n]} {score.points:+} = {total}"
        for n, (score, total) in enumerate(zip(scored.scores, scored.totals, strict=True))
    )
    return [*lines, f"  Points: {', '.join(points)}"]


def _result(record: MatchRecord, names: Sequence[str]) -> list[str]:
    line = line_of("", Head(record.edition, record.seats, record.entry))
    if not line.is_complete:
        return ["Given up." if record.entry.status in (FINISHED, OVER) else "Not finished."]
    ranked = sorted(range(len(line.seats)), key=lambda seat: line.places[seat])
    return [
        "Result: " + ", ".join(f"{line.places[s]}. {names[s]} {line.totals[s]}" for s in ranked)
    ]
