"""`review`: looks back at a recorded match, decision by decision, and tells luck from skill."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.client.props.coach_words import CoachWords
    from game.match.record import MatchRecord
    from game.play.coach.review import Judged, Review
    from game.play.services import Claim, Option, Services


class BadArgument(Exception):
    """One line that says what is wrong."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Look back at a recorded match: what every decision cost, and what luck did."
    )
    parser.add_argument("match", help="the file of a record, or the id of a match in the logbook")
    parser.add_argument("--seat", type=int, help="only the decisions of this seat, from 0")
    parser.add_argument("--lang", default="en", help="the language of its texts (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a text")


def run(args: argparse.Namespace, services: Services) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would be read as JSON
    from game.play.coach.review import review
    from game.play.settings import LANGUAGES
    from game.rules.errors import RuleError

    try:
        if args.lang not in LANGUAGES:
            raise BadArgument(f"no language {args.lang!r}: choose from {', '.join(LANGUAGES)}")
        record = _record(args.match, services)
        found = review(record, services, _seats(args.seat, record))
    except (BadArgument, RuleError) as error:
        print(f"review: {error}", file=sys.stderr)
        return 2
    words = _words(record, args.lang)
    print(json.dumps(as_data(found, words), indent=1) if args.json else as_text(found, words))
    return 0


def _record(match: str, services: Services) -> MatchRecord:
    from game.match.archive import Archive
    from game.match.storage import user_folder
    from game.play.logbook.importing import read_record

    path = Path(match)
    if path.suffix or path.exists():
        return read_record(path)
    return Archive(user_folder(), services.version).read(match)


def _seats(seat: int | None, record: MatchRecord) -> list[int] | None:
    if seat is None:
        return None
    if seat not in range(len(record.seats)):
        raise BadArgument(f"--seat must be from 0 to {len(record.seats) - 1}, not {seat}")
    return [seat]


def _words(record: MatchRecord, lang: str) -> CoachWords:
    from game.client.props.advice_words import AdviceWords
    from game.client.props.coach_words import CoachWords
    from game.client.toolkit.catalogs import Translator
    from game.match.record import setup_of
    from game.play.practice import only_person

    names = [seat.name for seat in record.seats]
    advice = AdviceWords(Translator(lang), setup_of(record), names)
    return CoachWords(advice, only_person(record.seats))


# As data


def as_data(review: Review, words: CoachWords) -> dict[str, object]:
    """For other programs."""
    return {
        "decisions": [_decision(judged, words) for judged in review.judged],
        "seats": [
            {
                "seat": fortune.seat,
                "name": words.words.name(fortune.seat),
                "points": fortune.points,
                "par": round(fortune.par, 1),
                "luck": round(fortune.luck, 1),
                "skill": round(fortune.skill, 1),
            }
            for fortune in review.fortunes
        ],
    }


def _decision(judged: Judged, words: CoachWords) -> dict[str, object]:
    from game.match.record import encoded

    taken, verdict = judged.taken, judged.verdict
    kind, *_ = encoded(taken.action)
    better = verdict.better
    return {
        "hand": taken.hand,
        "trick": taken.trick,
        "seat": taken.seat,
        "kind": kind,
        "chosen": encoded(taken.action),
        "choices": [_choice(option) for option in verdict.options],
        "better": encoded(better.action) if better else None,
        "loss": round(verdict.loss, 1),
        "reason": [_claim(claim) for claim in verdict.reasons],
        "text": words.told(judged).replace("**", ""),
    }


def _choice(option: Option) -> dict[str, object]:
    from game.match.record import encoded

    return {
        "action": encoded(option.action),
        "points": round(option.points, 1),
        "chance": round(option.chance, 3),
    }


def _claim(claim: Claim) -> dict[str, object]:
    return {"key": claim.key, **claim.details}


# As text


def as_text(review: Review, words: CoachWords) -> str:
    """The fortunes, and every decision that was worth a word."""
    lines = [f"{'':<20}{'points':>8}{'luck':>8}{'skill':>8}"]
    for fortune in review.fortunes:
        name = words.words.name(fortune.seat)[:19]
        numbers = (fortune.points, round(fortune.luck), round(fortune.skill))
        lines.append(f"{name:<20}" + "".join(f"{number:>8}" for number in numbers))
    for judged in review.judged:
        if judged.was_costly:
            name = words.words.name(judged.taken.seat)
            told = words.told(judged).replace("**", "")
            lines.append(f"\n{words.when(judged)} · {name}\n  {told}")
    return "\n".join(lines)
