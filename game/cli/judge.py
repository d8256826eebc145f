"""`judge`: one JSON question per line about a trick, a following decision or a score."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Iterable
from functools import cache
from typing import TextIO

from game.match.library import load_editions
from game.rules.edition import Edition
from game.rules.editions import Editions, edition_named
from game.rules.errors import RuleError
from game.rules.options import Options, check_values
from game.rules.scoring import LOADS, WAGERS, Result
from game.rules.trick import Bonus
from game.rules.verdict import Verdict, judged

_TRICK_KEYS = {"edition", "options", "plays", "hand"}
_SCORE_KEYS = {"edition", "scoring", "cards", "bid", "won", "bonus", "load", "wager"}
# More than any hand of any edition is worth, and still short enough to be printed.
_HIGHEST_BONUS = 10_000
_MOST_DIGITS = 20

Answer = dict[str, object]


class BadQuestion(ValueError):
    """A question that cannot be answered, and why."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Answer one JSON question per line of standard input."


def run(args: argparse.Namespace) -> int:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    return answer_all(sys.stdin, sys.stdout)


def answer_all(questions: Iterable[str], out: TextIO) -> int:
    """Answer every line in order; 1 if any of them could not be answered."""
    failed = False
    for line in questions:
        reply = answer_line(line)
        failed = failed or "error" in reply
        print(json.dumps(reply), file=out, flush=True)
    return int(failed)


def answer_line(line: str) -> Answer:
    try:
        question = json.loads(line, parse_int=_integer)
    except BadQuestion as error:
        return {"error": str(error)}
    except (ValueError, RecursionError) as error:
        return {"error": f"not JSON: {error}"}
    return answer(question)


def _integer(text: str) -> int:
    """Python itself refuses to read or print integers of more than 4,300 digits."""
    if len(text) > _MOST_DIGITS:
        raise BadQuestion(f"a number of {len(text)} digits is too long: {text[:_MOST_DIGITS]}...")
    return int(text)


def answer(question: object) -> Answer:
    """The answer to one decoded question, or what is wrong with it."""
    try:
        if not isinstance(question, dict):
            raise BadQuestion("a question is a JSON object")
        edition = edition_named(_editions(), question.get("edition"))
        return _score(edition, question) if "scoring" in question else _trick(edition, question)
    except (RuleError, BadQuestion) as error:
        return {"error": str(error)}


@cache
def _editions() -> Editions:
    return load_editions()


def _trick(edition: Edition, question: Answer) -> Answer:
    _only_keys(question, _TRICK_KEYS)
    options = _options(edition, question.get("options", {}))
    hand = _tokens(question, "hand") if "hand" in question else None
    plays = _tokens(question, "plays") if "plays" in question or hand is None else []
    if not plays and hand is None:
        raise BadQuestion("plays must hold at least one play, or a hand must be given")
    verdict = judged(edition, options, plays, hand or ())
    reply = _told(verdict)
    if hand is not None:
        reply["legal"] = list(verdict.legal)
    return reply


def _told(verdict: Verdict) -> Answer:
    outcome = verdict.outcome
    if outcome is None:
        return {"winner": None, "bonus": 0, "next_leader": None, "reason": "nothing_played"}
    return {
        "winner": outcome.winner,
        "bonus": verdict.points,
        "next_leader": outcome.leader,
        "reason": outcome.reason.key,
    }


def _score(edition: Edition, question: Answer) -> Answer:
    _only_keys(question, _SCORE_KEYS)
    names = edition.scorings
    name = question["scoring"]
    if not isinstance(name, str) or name not in names:
        raise BadQuestion(f"no scoring {name!r} in {edition.key}: choose from {', '.join(names)}")
    cards = _number(question, "cards", 1, edition.most_cards)
    bonus = _number(question, "bonus", 0, _HIGHEST_BONUS, default=0)
    if bonus % 10:
        raise BadQuestion(f"bonus must be a multiple of 10, not {bonus}")
    result = Result(
        cards=cards,
        bid=_number(question, "bid", 0, cards),
        won=_number(question, "won", 0, cards),
        bonuses=(Bonus("bonus", bonus),) if bonus else (),
        load=_load(question, names[name].loads),
        wager=_wager(question, edition),
    )
    return {"points": names[name].points(result)}


def _load(question: Answer, has_loads: bool) -> str | None:
    load = question.get("load")
    if not has_loads and load is not None:
        raise BadQuestion(f"{question['scoring']} has no cannon loads")
    if has_loads and load not in LOADS:
        raise BadQuestion(f"load must be one of {', '.join(LOADS)}, not {load!r}")
    return load if isinstance(load, str) else None


def _wager(question: Answer, edition: Edition) -> int:
    wager = _number(question, "wager", 0, default=0)
    allowed = WAGERS if edition.wagers else (0,)
    if wager not in allowed:
        raise BadQuestion(f"wager must be one of {allowed} in {edition.key}, not {wager}")
    return wager


def _options(edition: Edition, given: object) -> Options:
    """Names and values are checked; that an option is idle does not matter to one trick."""
    if not isinstance(given, dict):
        raise BadQuestion("options must be an object")
    return check_values(edition.options, given)


def _only_keys(question: Answer, known: set[str]) -> None:
    for key in question:
        if key not in known:
            raise BadQuestion(
                f"unknown key {key!r}: this question takes {', '.join(sorted(known))}"
            )


def _tokens(question: Answer, key: str) -> list[str]:
    tokens = question.get(key)
    if not isinstance(tokens, list) or not all(isinstance(token, str) for token in tokens):
        raise BadQuestion(f"{key} must be a list of pieces in notation")
    return tokens


def _number(
    question: Answer, key: str, lowest: int, highest: int | None = None, default: int | None = None
) -> int:
    value = question.get(key, default)
    if type(value) is not int or value < lowest or (highest is not None and value > highest):
        upper = "" if highest is None else f" to {highest}"
        raise BadQuestion(f"{key} must be a whole number from {lowest}{upper}, not {value!r}")
    return value
