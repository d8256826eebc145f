"""A match as the text of a file, by the ending of its name."""

from __future__ import annotations

from game.match.archive import named
from game.match.record import MatchRecord, to_json
from game.play.logbook.told import score_pad_csv, transcript


def exported(match: str, record: MatchRecord, ending: str) -> str:
    """`.csv` the score sheet, `.txt` a transcript, `.json` the record for another player."""
    if ending == ".csv":
        return score_pad_csv(record)
    if ending == ".txt":
        return transcript(match, record)
    assert ending == ".json"
    return to_json(named(record, match))
