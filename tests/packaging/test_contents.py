"""What goes in is there, and what stays out is not missed."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from subprocess import run

import pytest

import build_steps
import build_target
import contents
import labels
from build_target import ROOT
from contents import EXCLUDES, asset_files, datas, hidden_imports, is_left_out

SPEC = ROOT / "packaging" / "skull_king.spec"
TREE = ast.parse(SPEC.read_text("utf-8"))


def test_every_file_of_the_program_exists() -> None:
    assert [source for source, _ in datas() if not Path(source).is_file()] == []


def test_files_lie_in_the_program_as_in_the_checkout() -> None:
    folders = dict(datas())
    assert folders[str(ROOT / "pyproject.toml")] == "."
    assert folders[str(ROOT / "assets" / "editions" / "dice.toml")] == "assets/editions"


def test_all_assets_go_in_but_what_the_game_does_not_read() -> None:
    packed = set(asset_files())
    assert {path.suffix for path in packed} >= {".svg", ".json", ".toml", ".bin"}
    rest = {path for path in (ROOT / "assets").rglob("*") if path.is_file()} - packed
    shown = {path for path in rest if path.parent == ROOT / "assets" / "pictures"}
    assert {path.suffix for path in rest - shown} <= {".py", ".pyc", ".md", ".txt"}


def test_only_the_fonts_of_the_theme_go_in() -> None:
    from game.client.toolkit.theme import FACES

    fonts = [source for source, folder in datas() if folder.startswith("font_")]
    assert {Path(font).name for font in fonts} == {name for _, name in FACES.values()}


def test_every_tool_is_named() -> None:
    names = hidden_imports()
    assert {"game.cli.judge", "game.client.tools.selfcheck"} < {*names}
    assert not any(name.endswith("__init__") for name in names)


@pytest.mark.parametrize(
    "name",
    ["pygame/freesansbold.ttf", r"pygame\freesansbold.ttf", "pygame/docs/a.html", "libgcc_s.so.1"],
)
def test_what_must_not_be_in_a_download_is_left_out(name: str) -> None:
    assert is_left_out(name)


@pytest.mark.parametrize("name", ["pygame/font.so", "pygame_ce.libs/libxmp.so", "SDL2.dll"])
def test_the_libraries_of_pygame_stay(name: str) -> None:
    assert not is_left_out(name)


def test_no_module_is_excluded_twice_or_is_ours() -> None:
    assert len(set(EXCLUDES)) == len(EXCLUDES)
    assert {name.partition(".")[0] for name in EXCLUDES}.isdisjoint({"game", "ai", "main"})


def test_the_whole_game_loads_and_hashes_without_what_is_excluded() -> None:
    code = f"""
import importlib, os, sys
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
sys.path.insert(0, {str(ROOT)!r})
sys.modules.update(dict.fromkeys({EXCLUDES!r}))
for name in {["main", "ai.bot", "ai.inventory", *hidden_imports()]!r}:
    importlib.import_module(name)
import hashlib, zlib
assert hashlib.sha256(b"").hexdigest().startswith("e3b0c442")
assert zlib.decompress(zlib.compress(b"aye")) == b"aye"
"""
    done = run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_built_program_sets_nothing_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from game.bootstrap import ensure

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    ensure("build", root=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_spec_compiles_and_takes_from_the_steps_what_they_have() -> None:
    compile(TREE, str(SPEC), "exec")
    modules = {"build_target": build_target, "contents": contents, "labels": labels}
    imports = [n for n in TREE.body if isinstance(n, ast.ImportFrom) and n.module in modules]
    assert len(imports) == len(modules)
    for node in imports:
        assert all(hasattr(modules[str(node.module)], alias.name) for alias in node.names)


def test_the_spec_refers_to_files_that_exist_or_are_made() -> None:
    words = {node.value for node in ast.walk(TREE) if isinstance(node, ast.Constant)}
    files = {word for word in words if isinstance(word, str) and Path(word).suffix}
    files = {name for name in files if " " not in name}
    assert files == {"entry.py", "icon.icns", "icon.ico", "version.txt"}
    assert (ROOT / "packaging" / "entry.py").is_file()
    assert build_steps.SPEC == SPEC
