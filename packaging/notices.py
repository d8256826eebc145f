"""THIRD_PARTY_LICENSES as a table: what is in a download, and under which licence."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from build_target import ROOT, BuildError

FILE = "THIRD_PARTY_LICENSES"
RULE = re.compile(r"^=+$")
# The sections that speak of downloads; what is in the second lies in pygame-ce.
SECTIONS = ("1. ", "2. ")
NAME_WIDTH = 27
INSIDE = re.compile(r" \((?:in|with) (.+)\)$")


@dataclass(frozen=True)
class Notice:
    """A third-party work: its name, its licence, and what contains it."""

    name: str
    licence: str
    within: str = ""


def read_notices(root: Path = ROOT) -> dict[str, Notice]:
    """The notices by name, in the order of the file."""
    found: dict[str, Notice] = {}
    lines = (root / FILE).read_text("utf-8").splitlines()
    for at, line in enumerate(lines):
        if line.startswith(SECTIONS) and RULE.match(lines[at - 1]):
            notices = (notice(row, line) for row in rows(lines[at + 3 :]))
            found |= {notice.name: notice for notice in notices}
    if not found:
        raise BuildError(f"{FILE} names nothing that could be in a download.")
    return found


def rows(lines: list[str]) -> list[str]:
    """The rows of the table under a heading, without their continuation lines."""
    table = lines[: lines.index("")]
    return [line for line in table if not line.startswith(" ")]


def notice(row: str, heading: str) -> Notice:
    name = row[:NAME_WIDTH].strip()
    licence = re.split(r"  +", row[NAME_WIDTH:])[0]
    inside = INSIDE.search(name)
    outer = "pygame-ce" if heading.startswith(SECTIONS[1]) else ""
    within = inside[1] if inside else outer
    return Notice(re.sub(r" \(.+\)$", "", name), licence.replace(", ", " AND "), within)
