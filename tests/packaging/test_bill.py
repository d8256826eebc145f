"""The bill of materials names what is in a download, and nothing can be in it without a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

import bill
import versions
from bill import document, licences, owned
from build_target import BuildError, Places, Project, Target
from hosts import Here
from notices import Notice, read_notices
from origins import BOOTLOADER, LIBRARIES, OURS, PACKAGES, PYTHON, module_origins, origin
from runs import Said

NOTICES = read_notices()

# As they lie in downloads of the three systems.
FILES = {
    "SkullKing": BOOTLOADER,
    "SkullKing.exe": BOOTLOADER,
    "SkullKing.app/Contents/MacOS/SkullKing": BOOTLOADER,
    "_internal/base_library.zip": PYTHON,
    "_internal/libpython3.11.so.1.0": PYTHON,
    "_internal/python311.dll": PYTHON,
    "_internal/_ctypes.pyd": PYTHON,
    "_internal/python3.11/lib-dynload/zlib.cpython-311-x86_64-linux-gnu.so": PYTHON,
    "SkullKing.app/Contents/Frameworks/Python.framework/Versions/3.13/Python": PYTHON,
    "SkullKing.app/Contents/Frameworks/lib-dynload/math.cpython-313-darwin.so": PYTHON,
    "_internal/libffi.so.8": "libffi",
    "_internal/libffi-8.dll": "libffi",
    "_internal/libz.so.1": "zlib, zlib-ng",
    "_internal/VCRUNTIME140.dll": "Microsoft C++ runtime",
    "_internal/api-ms-win-crt-runtime-l1-1-0.dll": "Microsoft C++ runtime",
    "_internal/pygame/mixer.cpython-311-x86_64-linux-gnu.so": "pygame-ce",
    "_internal/pygame/_sdl2/video.cp311-win_amd64.pyd": "pygame-ce",
    "_internal/pygame/pygame_icon.bmp": "pygame-ce",
    "_internal/pygame_ce.libs/libSDL2-2-50d19f93.0.so.0.3200.10": "SDL 2",
    "_internal/pygame_ce.libs/libSDL2_mixer-2-6719e6f6.0.so.0.800.2": "SDL2_mixer",
    "_internal/pygame_ce.libs/libpng16-fefdc88d.so.16.58.0": "libpng",
    "_internal/SDL2_image.dll": "SDL2_image",
    "_internal/freetype.dll": "FreeType",
    "_internal/libxmp.dll": "libxmp",
    "SkullKing.app/Contents/Frameworks/pygame/__dot__dylibs/libSDL2-2.0.0.dylib": "SDL 2",
    "SkullKing.app/Contents/Frameworks/pygame/__dot__dylibs/libz.1.3.1.zlib-ng.dylib": (
        "zlib, zlib-ng"
    ),
    "_internal/font_lato/files/Lato-Bold.ttf": "font-lato",
    "_internal/assets/art/table.svg": OURS,
    "_internal/pyproject.toml": OURS,
    "SkullKing.app/Contents/Info.plist": OURS,
    "THIRD_PARTY_LICENSES": OURS,
    "skull-king.png": OURS,
}


@pytest.mark.parametrize(("place", "whose"), FILES.items())
def test_every_file_has_an_owner_who_is_in_the_notices(
    project: Project, place: str, whose: str
) -> None:
    assert origin(PurePosixPath(place), project) == whose
    assert whose == OURS or whose in NOTICES


def test_a_library_nobody_knows_stops_the_build(project: Project) -> None:
    with pytest.raises(BuildError, match=r"libmystery\.so\.1 is in the download, and nobody knows"):
        origin(PurePosixPath("_internal/libmystery.so.1"), project)


def test_modules_have_owners_too() -> None:
    modules = ["json.decoder", "game.rules", "main", "pygame.sysfont", "platformdirs", "ai.bot"]
    assert module_origins(modules, ["json"]) == {PYTHON, "pygame-ce", "platformdirs"}
    with pytest.raises(BuildError, match="module numpy"):
        module_origins(["numpy.core"], ["json"])


def test_every_library_the_build_knows_is_in_the_notices() -> None:
    assert {*LIBRARIES.values(), *PACKAGES.values(), BOOTLOADER, PYTHON} <= NOTICES.keys()


def test_what_the_notices_say_lies_within_something_they_name() -> None:
    assert {n.within for n in NOTICES.values() if n.within} <= NOTICES.keys()
    assert NOTICES["NanoSVG"] == Notice("NanoSVG", "Zlib", "SDL2_image")
    assert NOTICES["libjpeg-turbo"].licence == "IJG AND BSD-3-Clause"
    assert NOTICES["Python"].within == ""


def test_the_licences_are_known_by_name_or_told_in_words() -> None:
    told = {n.name: licences(n.licence)[0] for n in NOTICES.values()}
    in_words = {name for name, licence in told.items() if "name" in licence.get("license", {})}
    assert in_words == {"HarfBuzz", "TiMidity", "Microsoft C++ runtime"}
    assert told[BOOTLOADER] == {"expression": "GPL-2.0-or-later WITH Bootloader-exception"}
    assert told["stb_image"] == {"expression": "MIT OR Unlicense"}
    assert told["pygame-ce"] == {"license": {"id": "LGPL-2.1-only"}}


def test_a_file_without_notices_is_refused(tmp_path: Path) -> None:
    (tmp_path / "THIRD_PARTY_LICENSES").write_text("nothing\n", "utf-8")
    with pytest.raises(BuildError, match="names nothing"):
        read_notices(tmp_path)


# The document


@pytest.fixture
def told(tmp_path: Path, project: Project) -> dict[str, Any]:
    """The bill of a small download."""
    for place in ("SkullKing", "_internal/libpython3.11.so.1.0", "_internal/assets/art/a.svg"):
        put(tmp_path, place)
    put(tmp_path, "_internal/pygame/font.cpython-311-x86_64-linux-gnu.so")
    put(tmp_path, "_internal/pygame_ce.libs/libSDL2_image-2-d6906c81.0.so.0.800.12")
    files = {**owned(tmp_path, project), "platformdirs": []}
    known = {"pygame-ce": "2.5.8", "platformdirs": "4.3", BOOTLOADER: "6.16"}
    return document(project, Target("linux", "x86_64"), files, NOTICES, known)


def put(folder: Path, place: str) -> None:
    (folder / place).parent.mkdir(parents=True, exist_ok=True)
    (folder / place).write_text(place)


def all_components(told: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for component in told.get("components", []):
        yield component
        yield from all_components(component)


def test_the_bill_lists_what_is_there_with_what_lies_within(told: dict[str, Any]) -> None:
    names = {component["name"] for component in told["components"]}
    assert {"pygame-ce", "Python", "platformdirs", BOOTLOADER, "SDL2_image"} <= names
    assert {"NanoSVG", "stb_image", "SDL2_gfx"} <= names  # within SDL2_image and pygame-ce
    assert {"SDL2_mixer", "minimp3", "libffi", "font-lato"}.isdisjoint(names)
    files = [c for c in all_components(told) if c["type"] == "file"]
    assert len(files) == 4  # all but the picture, which is ours


def test_the_bill_has_the_form_the_standard_demands(told: dict[str, Any]) -> None:
    assert (told["bomFormat"], told["specVersion"], told["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", told["serialNumber"])
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", told["metadata"]["timestamp"])
    components = [told["metadata"]["component"], *all_components(told)]
    references = [component["bom-ref"] for component in components]
    assert len(references) == len({*references})
    for component in components:
        assert component["type"] in ("application", "library", "file")
        assert component["name"]
        assert component["type"] == "file" or len(component["licenses"]) == 1
        for told_hash in component.get("hashes", []):
            assert told_hash["alg"] == "SHA-256"
            assert re.fullmatch("[0-9a-f]{64}", told_hash["content"])


def test_everything_hangs_on_the_game(told: dict[str, Any]) -> None:
    needs = {entry["ref"]: entry["dependsOn"] for entry in told["dependencies"]}
    assert needs.keys() == {"skull-king", *(c["bom-ref"] for c in told["components"])}
    reached: set[str] = set()
    todo = ["skull-king"]
    while todo:
        reference = todo.pop()
        reached.add(reference)
        todo += needs[reference]
    assert reached == needs.keys()


def test_versions_and_packages_are_told(told: dict[str, Any]) -> None:
    components = {component["name"]: component for component in told["components"]}
    assert components["pygame-ce"]["purl"] == "pkg:pypi/pygame-ce@2.5.8"
    assert "version" not in components["SDL2_image"]


def test_what_the_notices_do_not_name_stops_the_build(project: Project) -> None:
    files = {"Mystery": [("_internal/mystery", "0" * 64)]}
    with pytest.raises(BuildError, match="not in THIRD_PARTY_LICENSES: Mystery"):
        document(project, Target("linux", "x86_64"), files, NOTICES, {})


def test_the_packed_python_tells_versions_by_the_names_of_the_notices(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(versions.metadata, "version", lambda _: "1.0")
    found = versions.versions()
    assert found.keys() <= NOTICES.keys()
    assert {*PACKAGES.values()} <= found.keys()
    assert re.fullmatch(r"2\.\d+\.\d+", found["SDL 2"])


def test_a_python_that_tells_nothing_is_shown(
    here: Here, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = Said(1, ["ModuleNotFoundError: No module named 'pygame'"])
    monkeypatch.setattr(bill, "run", lambda *_, **__: said)
    with pytest.raises(BuildError, match=r"does not tell(.|\n)*No module named"):
        bill.asked(here, places)
