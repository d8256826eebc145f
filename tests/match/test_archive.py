"""All matches of a user: none is lost, none written by two; each ends when its result is seen."""

from __future__ import annotations

import errno
import io
import json
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.match import storage
from game.match.archive import Archive, OpenMatch
from game.match.entry import FINISHED, LONGEST_PAUSE, OVER, PLAYING
from game.match.listing import Listing
from game.match.lock import Lock
from game.match.record import GAME, MatchRecord, from_json, to_json
from game.match.session import Session
from game.match.storage import StorageError
from game.rules.errors import RuleError
from tests.match.disk import Disk, Killed, calls_of, failing
from tests.match.matches import SETUPS, cut, new_session, played

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data" / "records"
SETUP = SETUPS["dice"]
WHOLE = played(SETUP).record


class Clock:
    """Tells a moment, a second later each time."""

    def __init__(self, hour: int = 10) -> None:
        self.seconds = hour * 3600

    def __call__(self) -> str:
        self.seconds += 1
        hours, rest = divmod(self.seconds, 3600)
        return f"2026-11-18T{hours:02}:{rest // 60:02}:{rest % 60:02}Z"


def archive(folder: Path | None, hour: int = 10) -> Archive:
    return Archive(folder, "0.2.0", Clock(hour))


@cache
def at(number: int) -> Session:
    """The match after so many actions."""
    return Session.resume(cut(WHOLE, number))


def begun(home: Archive, number: int = 10) -> OpenMatch:
    match = home.begin()
    match.save(at(number))
    return match


def ids(listing: Listing) -> list[str]:
    return [listed.id for listed in listing.matches]


def files(folder: Path) -> set[str]:
    places = (folder / "matches").rglob("*")
    return {path.relative_to(folder).as_posix() for path in places if path.is_file()}


def refusal(home: Archive, match: str) -> str:
    with pytest.raises(RuleError) as caught:
        home.open(match)
    return caught.value.key


# --- a match is kept


def test_a_match_is_listed_with_all_that_a_player_wants_to_know(tmp_path: Path) -> None:
    match = begun(archive(tmp_path), 100)
    match.close()
    (listed,) = archive(tmp_path).unfinished().matches
    state = at(100).state
    assert listed.id == match.id
    assert (listed.head.edition, listed.head.seats) == ("dice", WHOLE.seats)
    entry = listed.head.entry
    assert (entry.status, entry.version) == (PLAYING, "0.2.0")
    assert (entry.hand, entry.hands) == (state.hand_number, len(SETUP.plan))
    assert entry.totals == state.totals
    assert entry.started < entry.played


def test_an_id_tells_the_start_and_is_never_given_twice(tmp_path: Path) -> None:
    home = Archive(tmp_path, now=lambda: "2026-11-18T01:02:03Z")
    found = {begun(home).id for _ in range(50)}
    assert len(found) == 50
    assert {name[:16] for name in found} == {"20261118-010203-"}


def test_the_id_of_a_file_that_is_there_is_not_given_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters = iter([b"abcd", b"abcd", b"wxyz"])
    monkeypatch.setattr("game.match.archive.token_bytes", lambda _: next(letters))
    home = Archive(tmp_path, now=lambda: "2026-11-18T01:02:03Z")
    first = begun(home)
    first.close()
    assert home.begin().id != first.id


def test_a_new_match_destroys_no_other(tmp_path: Path) -> None:
    home = archive(tmp_path)
    first, second = begun(home, 10), begun(home, 20)
    first.save(at(30))
    assert ids(home.unfinished()) == [first.id, second.id]
    assert home.read(first.id).actions == WHOLE.actions[:30]
    assert home.read(second.id).actions == WHOLE.actions[:20]


def test_a_match_is_continued_as_it_was(tmp_path: Path) -> None:
    match = begun(archive(tmp_path), 57)
    match.note("sharing", "around")
    match.mark("helped")
    match.close()
    again = archive(tmp_path).open(match.id)
    assert again.record is not None
    assert Session.resume(again.record).state == at(57).state
    assert again.entry == match.entry
    assert again.entry.extra == {"sharing": "around"}
    assert again.entry.marks == {"helped"}
    assert again.notice == ""
    again.save(at(58))
    assert archive(tmp_path).read(match.id).entry.marks == {"helped"}


def test_what_is_noted_before_the_first_save_is_written_with_it(tmp_path: Path) -> None:
    match = archive(tmp_path).begin()
    match.note("sharing", "open")
    match.mark("practice")
    assert files(tmp_path) == {f"matches/{match.id}.json.lock"}
    match.save(at(1))
    entry = archive(tmp_path).read(match.id).entry
    assert (dict(entry.extra), set(entry.marks)) == ({"sharing": "open"}, {"practice"})


def test_the_seconds_at_the_table_are_counted_but_not_those_away_from_it(tmp_path: Path) -> None:
    clock = Clock()
    match = Archive(tmp_path, now=clock).begin()
    match.save(at(1))
    clock.seconds += 99
    match.save(at(2))
    assert match.entry.seconds == 1 + 100
    clock.seconds += 3 * LONGEST_PAUSE
    match.save(at(3))
    assert match.entry.seconds == 101 + LONGEST_PAUSE
    match.close()
    clock.seconds += 20_000
    again = Archive(tmp_path, now=clock).open(match.id)
    again.save(at(4))
    assert again.entry.seconds == 102 + LONGEST_PAUSE


def test_a_clock_that_was_put_back_takes_no_seconds_away(tmp_path: Path) -> None:
    clock = Clock()
    match = begun(Archive(tmp_path, now=clock))
    clock.seconds -= 5000
    match.save(at(12))
    assert match.entry.seconds == 1


def test_without_a_folder_matches_are_kept_while_the_game_runs() -> None:
    home = archive(None)
    match = begun(home, 20)
    match.close()
    assert ids(home.unfinished()) == [match.id]
    again = home.open(match.id)
    again.concede()
    assert ids(home.unfinished()) == []
    assert ids(home.finished()) == [match.id]


# --- how a match ends


def test_a_match_is_over_until_its_result_was_seen(tmp_path: Path) -> None:
    match = begun(archive(tmp_path), 10)
    match.save(played(SETUP))
    assert match.entry.status == OVER
    match.close()
    home = archive(tmp_path)
    (listed,) = home.unfinished().matches
    assert listed.head.entry.status == OVER
    again = home.open(match.id)
    assert again.record is not None
    assert Session.resume(again.record).is_over
    again.result_seen()
    assert ids(home.unfinished()) == []
    (done,) = archive(tmp_path).finished().matches
    assert (done.id, done.head.entry.status) == (match.id, FINISHED)
    assert done.head.entry.totals == played(SETUP).state.totals
    assert files(tmp_path) == {f"matches/finished/{match.id}.json"}


def test_a_conceded_match_stays_as_a_record(tmp_path: Path) -> None:
    match = begun(archive(tmp_path), 44)
    match.concede()
    home = archive(tmp_path)
    assert ids(home.unfinished()) == []
    (listed,) = home.finished().matches
    assert listed.head.entry.marks == {"conceded"}
    assert home.read(match.id).actions == WHOLE.actions[:44]


def test_what_is_over_cannot_be_conceded_any_more(tmp_path: Path) -> None:
    match = begun(archive(tmp_path), len(WHOLE.actions))
    match.concede()
    assert match.entry.status == FINISHED
    assert match.entry.marks == frozenset()


def test_a_result_can_be_seen_twice(tmp_path: Path) -> None:
    match = begun(archive(tmp_path), len(WHOLE.actions))
    match.result_seen()
    match.result_seen()
    assert ids(archive(tmp_path).finished()) == [match.id]


def test_a_finished_match_is_not_continued_and_one_that_is_not_there_is_missing(
    tmp_path: Path,
) -> None:
    home = archive(tmp_path)
    match = begun(home)
    match.concede()
    assert refusal(home, match.id) == "finished"
    assert refusal(home, "20260101-000000-none") == "missing"
    assert refusal(home, "../matches/finished/" + match.id) == "missing"
    assert files(tmp_path) == {f"matches/finished/{match.id}.json"}


def test_a_finished_match_that_was_not_put_away_is_put_away_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = archive(tmp_path)
    match = begun(home)
    with monkeypatch.context() as patch:
        patch.setattr(Archive, "_put_away", lambda *_: None)
        match.concede()
    assert ids(home.finished()) == [match.id]
    assert ids(home.unfinished()) == []
    assert files(tmp_path) == {f"matches/finished/{match.id}.json"}
    assert ids(home.finished()) == [match.id]


# --- killed at any call


def ends(folder: Path) -> dict[str, Any]:
    """The ways a match is written, each with what may be found after being killed in it."""
    home = archive(folder)
    match = begun(home, 50)
    over = begun(home, len(WHOLE.actions))
    return {
        "save": (lambda: match.save(at(51)), match.id, {(PLAYING, 50), (PLAYING, 51)}),
        "concede": (match.concede, match.id, {(PLAYING, 50), (FINISHED, 50)}),
        "seen": (
            over.result_seen,
            over.id,
            {(OVER, len(WHOLE.actions)), (FINISHED, len(WHOLE.actions))},
        ),
    }


WAYS = ("save", "concede", "seen")


@pytest.mark.parametrize("way", WAYS)
def test_killed_at_any_call_the_match_is_there_once_and_whole(tmp_path: Path, way: str) -> None:
    calls = calls_of(ends(tmp_path / "counted")[way][0])
    for step in range(1, calls + 1):
        folder = tmp_path / str(step)
        action, match, allowed = ends(folder)[way]
        with pytest.raises(Killed), failing(Disk(step)):
            action()
        assert found_again(folder, match) in allowed
        assert found_again(folder, match) in allowed


def found_again(folder: Path, match: str) -> tuple[str, int]:
    """What another start of the game finds of it; in just one of the lists."""
    free_locks(folder)
    home = archive(folder)
    listings = home.unfinished(), home.finished()
    assert [listing.troubles for listing in listings] == [(), ()]
    (listed,) = (one for listing in listings for one in listing.matches if one.id == match)
    record = home.read(match)
    assert (listed in listings[1].matches) == (record.entry.status == FINISHED)
    assert record.entry.status == listed.head.entry.status
    return record.entry.status, len(record.actions)


def free_locks(folder: Path) -> None:
    """As the system does when a process is killed."""
    for path in folder.rglob("*.lock"):
        path.unlink()


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
@pytest.mark.parametrize("way", WAYS)
def test_refused_at_any_call_the_match_is_there_and_can_be_continued(
    tmp_path: Path, way: str, number: int
) -> None:
    calls = calls_of(ends(tmp_path / "counted")[way][0])
    for step in range(1, calls + 1):
        folder = tmp_path / str(step)
        action, match, allowed = ends(folder)[way]
        refusal = OSError(number, os.strerror(number))
        with suppress(StorageError), failing(Disk(step, refusal)):
            action()
        assert found_again(folder, match) in allowed


def refuse_to_save(patch: pytest.MonkeyPatch, number: int = errno.ENOSPC) -> None:
    def refusing(*_args: object, **_options: object) -> None:
        raise OSError(number, os.strerror(number))

    patch.setattr("tempfile.mkstemp", refusing)


def test_on_a_full_disk_the_match_is_continued_from_memory_and_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = archive(tmp_path)
    with monkeypatch.context() as patch:
        refuse_to_save(patch)
        match = home.begin()
        with pytest.raises(StorageError) as caught:
            match.save(at(5))
        match.close()
        assert caught.value.key == "no_space"
        assert ids(home.unfinished()) == [match.id]
    again = home.open(match.id)
    assert again.record is not None
    assert again.record.actions == WHOLE.actions[:5]
    again.save(at(6))
    assert archive(tmp_path).read(match.id).actions == WHOLE.actions[:6]


def test_a_refusal_is_forgotten_as_soon_as_a_save_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = archive(tmp_path)
    match = begun(home)
    with monkeypatch.context() as patch:
        refuse_to_save(patch)
        with pytest.raises(StorageError):
            match.save(at(11))
    match.save(at(12))
    match.close()
    assert home.unfinished().troubles == ()
    assert home.open(match.id).notice == ""


# --- what cannot be read


def broken(folder: Path, text: str, backup: str = "") -> str:
    """A match whose file says something else."""
    match = begun(archive(folder))
    match.close()
    path = folder / "matches" / f"{match.id}.json"
    path.write_text(text)
    if backup:
        path.with_name(path.name + ".bak").write_text(backup)
    return match.id


NEWER = json.dumps({"game": GAME, "format": 99}) + "\n"


def test_a_match_of_a_newer_version_is_told_and_left_alone(tmp_path: Path) -> None:
    match = broken(tmp_path, NEWER)
    for _ in range(2):
        listing = archive(tmp_path).unfinished()
        assert ids(listing) == []
        assert [trouble.key for trouble in listing.troubles] == ["newer"]
    assert refusal(archive(tmp_path), match) == "newer"
    assert (tmp_path / "matches" / f"{match}.json").read_text() == NEWER


def test_a_match_that_cannot_be_read_now_is_told_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(archive(tmp_path))
    match.close()
    path = tmp_path / "matches" / f"{match.id}.json"
    before = path.read_bytes()

    def refuse(file: Path, *options: Any, **more: Any) -> Any:
        if file == path:
            raise PermissionError(errno.EACCES, "no")
        return really(file, *options, **more)

    really = io.open
    with monkeypatch.context() as patch:
        patch.setattr(io, "open", refuse)
        listing = archive(tmp_path).unfinished()
        assert [(t.path, t.key) for t in listing.troubles] == [(path, "no_permission")]
        assert refusal(archive(tmp_path), match.id) == "no_permission"
    assert path.read_bytes() == before
    assert ids(archive(tmp_path).unfinished()) == [match.id]


@pytest.mark.parametrize("text", ["", "nay", "9" * 5000, "[" * 100_000, '{"game":"chess"}'])
def test_a_damaged_match_is_told_once_set_aside_and_costs_nothing_else(
    tmp_path: Path, text: str
) -> None:
    good = begun(archive(tmp_path, hour=9), 20)
    good.close()
    broken(tmp_path, text)
    home = archive(tmp_path)
    first, second = home.unfinished(), home.unfinished()
    assert [trouble.key for trouble in first.troubles] == ["damaged"]
    assert second.troubles == ()
    assert ids(first) == ids(second) == [good.id]
    assert [path.read_text() for path in tmp_path.rglob("*.damaged")] == [text]


def test_the_backup_of_a_damaged_match_is_listed_and_continued_and_that_is_told(
    tmp_path: Path,
) -> None:
    match = broken(tmp_path, "nay", to_json(cut(WHOLE, 9)))
    home = archive(tmp_path)
    listing = home.unfinished()
    assert ids(listing) == [match]
    assert [trouble.key for trouble in listing.troubles] == ["from_backup"]
    again = home.open(match)
    assert again.record is not None
    assert again.record.actions == WHOLE.actions[:9]
    again.save(at(10))
    assert archive(tmp_path).unfinished().troubles == ()


def test_damage_behind_the_first_line_is_told_when_the_match_is_opened(tmp_path: Path) -> None:
    whole = to_json(cut(WHOLE, 10))
    match = broken(tmp_path, whole[:-90] + whole[-89:], to_json(cut(WHOLE, 9)))
    home = archive(tmp_path)
    assert home.unfinished().troubles == ()
    again = home.open(match)
    assert again.notice == "from_backup"
    assert again.record is not None
    assert again.record.actions == WHOLE.actions[:9]


def test_a_folder_that_may_not_be_looked_into_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(archive(tmp_path)).close()

    def refuse(_folder: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(os, "scandir", refuse)
    assert [trouble.key for trouble in archive(tmp_path).unfinished().troubles] == ["no_permission"]


def test_files_that_are_no_matches_are_not_listed(tmp_path: Path) -> None:
    match = begun(archive(tmp_path))
    (tmp_path / "matches" / "notes.txt").write_text("aye")
    (tmp_path / "matches" / "x.json.damaged").write_text("nay")
    assert ids(archive(tmp_path).unfinished()) == [match.id]


def test_a_record_of_another_name_and_layout_is_a_match_too(tmp_path: Path) -> None:
    (tmp_path / "matches" / "finished").mkdir(parents=True)
    data = json.loads((DATA / "beck_2.json").read_text("utf-8"))
    text = json.dumps(data, indent=4)
    (tmp_path / "matches" / "finished" / "from.a.friend.json").write_text(text)
    (listed,) = archive(tmp_path).finished().matches
    assert (listed.id, listed.head.entry.totals) == ("from.a.friend", (80, 120, 5, 205, 55))


# --- two running games


def test_a_match_that_is_open_elsewhere_says_so(tmp_path: Path) -> None:
    here, elsewhere = archive(tmp_path), archive(tmp_path)
    match = begun(elsewhere)
    (listed,) = here.unfinished().matches
    assert listed.is_elsewhere
    assert refusal(here, match.id) == "open_elsewhere"
    assert not elsewhere.unfinished().matches[0].is_elsewhere
    match.close()
    assert not here.unfinished().matches[0].is_elsewhere
    here.open(match.id)
    assert refusal(elsewhere, match.id) == "open_elsewhere"


def test_a_match_left_without_closing_can_be_opened_again_in_the_same_game(tmp_path: Path) -> None:
    home = archive(tmp_path)
    match = begun(home)
    assert home.open(match.id).entry == match.entry


def test_a_match_that_could_not_be_locked_is_not_written_once_another_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(archive(tmp_path), 10)
    match.close()
    here, elsewhere = archive(tmp_path), archive(tmp_path)

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "no")

    with monkeypatch.context() as patch:
        patch.setattr("game.match.archive.Lock", refuse)
        mine = here.open(match.id)
    elsewhere.open(match.id).save(at(20))
    with pytest.raises(StorageError) as caught:
        mine.save(at(11))
    assert caught.value.key == "open_elsewhere"
    assert archive(tmp_path).read(match.id).actions == WHOLE.actions[:20]


PLAYS_AND_IS_KILLED = """
import os, sys
from functools import cache
from pathlib import Path
from game.match.archive import Archive
from tests.match.test_archive import at, begun

match = begun(Archive(Path(sys.argv[1])), 30)
print(match.id, flush=True)
sys.stdin.readline()
os._exit(9)
"""


def test_a_match_of_a_killed_game_is_continued_at_once(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PLAYS_AND_IS_KILLED, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        match = process.stdout.readline().strip()
        home = archive(tmp_path)
        assert home.unfinished().matches[0].is_elsewhere
        assert refusal(home, match) == "open_elsewhere"
        process.communicate("\n")
    assert process.returncode == 9
    (listed,) = home.unfinished().matches
    assert not listed.is_elsewhere
    record = home.open(match).record
    assert record is not None
    assert record.actions == WHOLE.actions[:30]


# --- the one save of earlier versions


@pytest.fixture
def old_save(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_bytes((DATA / "schmidt_1.json").read_bytes())
    os.utime(path, (1_790_000_000, 1_790_000_000))
    return path


def test_an_old_save_is_taken_over_and_gone(old_save: Path) -> None:
    storage.save(old_save, old_save.read_text("utf-8"))
    os.utime(old_save, (1_790_000_000, 1_790_000_000))
    expected = from_json(old_save.read_text("utf-8"))
    home = archive(old_save.parent)
    (listed,) = home.unfinished().matches
    assert listed.id.startswith("20260921-141320-")
    assert listed.head.entry.started == listed.head.entry.played == "2026-09-21T14:13:20Z"
    assert listed.head.entry.status == OVER
    assert listed.head.entry.totals == (-90, -180, -50)
    assert not listed.is_elsewhere
    assert replace(home.read(listed.id), entry=expected.entry) == expected
    assert [path.name for path in old_save.parent.iterdir()] == ["matches"]
    assert ids(archive(old_save.parent).unfinished()) == [listed.id]


def test_killed_at_any_call_an_old_save_is_taken_over_once(old_save: Path) -> None:
    counted = archive(copied(old_save, "counted"))
    calls = calls_of(counted.unfinished)
    for step in range(1, calls + 1):
        folder = copied(old_save, str(step))
        with pytest.raises(Killed), failing(Disk(step)):
            archive(folder).unfinished()
        free_locks(folder)
        listing = archive(folder).unfinished()
        assert len(listing.matches) == 1
        assert listing.troubles == ()
        assert not (folder / "match.json").exists()


def copied(file: Path, name: str) -> Path:
    """A folder with the same file, as old."""
    folder = file.parent / name
    folder.mkdir()
    shutil.copy2(file, folder)
    return folder


def test_an_old_save_that_another_game_takes_over_just_now_is_left_to_it(old_save: Path) -> None:
    before = archive(copied(old_save, "before")).unfinished().matches[0].id
    (old_save.parent / "matches").mkdir()
    lock = Lock(old_save.parent / "matches" / f"{before}.json")
    assert archive(old_save.parent).unfinished() == Listing()
    assert old_save.exists()
    lock.release()


def test_an_old_save_on_a_disk_that_refuses_stays_and_can_be_continued(
    old_save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse_to_save(monkeypatch, errno.EROFS)
    home = archive(old_save.parent)
    listing = home.unfinished()
    assert [trouble.key for trouble in listing.troubles] == ["read_only"]
    assert home.open(listing.matches[0].id).record is not None


@pytest.mark.parametrize(("text", "key"), [(NEWER, "newer"), ("nay", "damaged")])
def test_an_old_save_that_cannot_be_used_is_told_and_kept(
    tmp_path: Path, text: str, key: str
) -> None:
    (tmp_path / "match.json").write_text(text)
    listing = archive(tmp_path).unfinished()
    assert ids(listing) == []
    assert [trouble.key for trouble in listing.troubles] == [key]
    assert [path.read_text() for path in tmp_path.glob("match.json*")] == [text]


def test_leftovers_of_a_crash_are_swept(tmp_path: Path) -> None:
    match = begun(archive(tmp_path))
    for folder in (tmp_path, tmp_path / "matches"):
        left = folder / "x.json.abcd1234.tmp"
        left.touch()
        os.utime(left, (0, 0))
    archive(tmp_path)
    assert not list(tmp_path.rglob("*.tmp"))
    assert match.id in str(files(tmp_path))


def test_what_was_written_since_is_listed_anew(tmp_path: Path) -> None:
    home, other = archive(tmp_path), archive(tmp_path, hour=11)
    match = begun(other, 1)
    hands = [home.unfinished().matches[0].head.entry.played]
    for number in (2, 3):
        match.save(at(number))
        hands.append(home.unfinished().matches[0].head.entry.played)
    assert hands == sorted(set(hands))


def test_a_session_that_is_played_on_is_saved_action_by_action(tmp_path: Path) -> None:
    session = new_session(SETUP)
    match = archive(tmp_path).begin()
    session.subscribe(None, lambda *_: match.save(session))
    for _ in range(12):
        session.step()
        found: MatchRecord = archive(tmp_path).read(match.id)
        assert found.actions == session.record.actions
