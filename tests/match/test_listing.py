"""Which files in a folder are matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.listing import Heads
from game.match.storage import BACKUP


@pytest.mark.parametrize("names", [["a.json", f"a.json{BACKUP}"], [f"a.json{BACKUP}", "a.json"]])
def test_a_match_counts_by_its_own_file_and_not_by_its_backup(
    names: list[str], tmp_path: Path
) -> None:
    for name in names:
        (tmp_path / name).write_text("backup" if name.endswith(BACKUP) else "the match itself")
    alone = tmp_path / "alone"
    alone.mkdir()
    (tmp_path / "a.json").rename(alone / "a.json")
    expected = Heads(alone).stamps()
    (alone / "a.json").rename(tmp_path / "a.json")
    assert Heads(tmp_path).stamps() == expected


def test_a_backup_alone_is_a_match_and_nothing_else_is(tmp_path: Path) -> None:
    for name in (f"lost.json{BACKUP}", "note.txt", f"note.txt{BACKUP}", "a.json.lock", "json"):
        (tmp_path / name).write_text("something")
    assert set(Heads(tmp_path).stamps()) == {"lost"}
