"""What the systems are told about the program."""

from __future__ import annotations

import plistlib
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from build_target import Places, Project
from game.play.settings import LANGUAGES
from labels import desktop_entry, property_list, version_resource


def evaluated(text: str) -> SimpleNamespace:
    """The version resource as PyInstaller reads it: an expression of calls."""
    names = "StringFileInfo StringTable StringStruct VarFileInfo VarStruct".split()
    calls = {name: lambda *values: values for name in names}
    shapes = dict.fromkeys(("VSVersionInfo", "FixedFileInfo"), SimpleNamespace)
    return eval(text, {**calls, **shapes})


def test_the_version_resource_has_four_numbers_and_the_whole_version(project: Project) -> None:
    info = evaluated(version_resource(project))
    assert info.ffi.filevers == info.ffi.prodvers == (1, 2, 3, 0)
    (((language, strings),),), (((_, translation)),) = (info.kids[0], info.kids[1][0])
    told = dict(strings)
    assert told["ProductVersion"] == told["FileVersion"] == "1.2.3rc1"
    assert (told["ProductName"], told["OriginalFilename"]) == ("Skull King", "SkullKing.exe")
    assert language == "".join(f"{number:04X}" for number in translation)


def test_the_property_list_can_be_written_and_asks_for_all_pixels(project: Project) -> None:
    told = plistlib.loads(plistlib.dumps(property_list(project)))
    assert told["NSHighResolutionCapable"] is True
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == "1.2.3"
    assert told["CFBundleDisplayName"] == "Skull King"


def test_the_property_list_names_the_languages_there_are(project: Project) -> None:
    assert property_list(project)["CFBundleLocalizations"] == sorted(LANGUAGES)


def test_the_menu_entry_is_one_group_of_keys(project: Project) -> None:
    head, *lines = desktop_entry(project).splitlines()
    told = dict(line.split("=", 1) for line in lines)
    assert head == "[Desktop Entry]"
    assert (told["Type"], told["Name"], told["Icon"]) == ("Application", "Skull King", "skull-king")
    assert told["StartupWMClass"] == "SkullKing"


@pytest.mark.skipif(sys.platform != "linux", reason="it is for Linux")
def test_the_menu_script_writes_where_the_program_is(places: Places, project: Project) -> None:
    from build_steps import add_menu_entry

    folder = places.root / "my games"
    folder.mkdir()
    places.parts.mkdir(parents=True)
    (places.parts / "icon.png").touch()
    add_menu_entry(folder, places, project)
    entry = places.root / "share" / "applications" / "skull-king.desktop"
    run_script(folder, places.root / "share")
    lines = entry.read_text("utf-8").splitlines()
    assert f'Exec="{folder}/SkullKing"' in lines
    assert f"Icon={folder}/skull-king.png" in lines
    assert sum(line.startswith("Exec=") for line in lines) == 1
    run_script(folder, places.root / "share", "--remove")
    assert not entry.exists()


def run_script(folder: Path, share: Path, *arguments: str) -> None:
    command = [str(folder / "add-to-menu.sh"), *arguments]
    subprocess.run(command, env={"XDG_DATA_HOME": str(share), "PATH": "/usr/bin:/bin"}, check=True)
