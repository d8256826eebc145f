"""The rule tables: one JSON row per sentence of the rules."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "data" / "rules"
Row = dict[str, Any]


def table_names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def rows_of(name: str) -> list[Row]:
    lines = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def all_rows() -> list[tuple[str, Row]]:
    return [(name, row) for name in table_names() for row in rows_of(name)]


def trick_rows() -> list[tuple[str, Row]]:
    """Rows that judge a whole trick: no hand, no error."""
    return [
        (name, row)
        for name, row in all_rows()
        if "next_leader" in row["answer"] and "hand" not in row["ask"]
    ]


def follow_rows() -> list[tuple[str, Row]]:
    return [(name, row) for name, row in all_rows() if "legal" in row["answer"]]
