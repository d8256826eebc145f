"""A sheet told to somebody outside: as a table in CSV, as plain text, as the sheet itself."""

from __future__ import annotations

from game.play.ledger.data import to_json
from game.play.ledger.scores import all_scored, totals_of
from game.play.ledger.sheet import Sheet
from game.play.logbook.told import score_table
from game.play.score_book import AWAY
from game.rules.events import HandScored


def exported_sheet(key: str, sheet: Sheet, ending: str) -> str:
    """`.csv` the score pad, `.txt` in words with every note, `.json` the sheet as it is kept."""
    if ending == ".csv":
        return score_table([member.name for member in sheet.members], all_scored(sheet))
    if ending == ".txt":
        return told(key, sheet)
    assert ending == ".json"
    return to_json(sheet)


def told(key: str, sheet: Sheet) -> str:
    options = ", ".join(f"{name}={value}" for name, value in sheet.options.items())
    lines = [
        f"Skull King, kept by hand, sheet {key}",
        f"Edition: {sheet.edition.key} ({options})",
        f"Played: {sheet.entry.played or '?'}",
        f"Players: {', '.join(member.name for member in sheet.members)}",
        "",
    ]
    for scored in all_scored(sheet):
        lines += _hand(sheet, scored)
    ranked = sorted(enumerate(totals_of(sheet)), key=lambda each: -each[1])
    result = ", ".join(f"{sheet.members[member].name} {total}" for member, total in ranked)
    return "\n".join([*lines, "", f"{'Result' if sheet.is_over else 'So far'}: {result}"]) + "\n"


def _hand(sheet: Sheet, scored: HandScored) -> list[str]:
    lines = [f"Hand {scored.number}, {scored.cards} pieces"]
    for member, (score, total) in enumerate(zip(scored.scores, scored.totals, strict=True)):
        if score is AWAY:
            continue
        note = sheet.hands[scored.number - 1].cell(member).note
        name = sheet.members[member].name
        line = f"  {name}: bid {score.bid}, won {score.won}, {score.points:+} = {total}"
        lines.append(line + (f" ({note})" if note else ""))
    return lines
