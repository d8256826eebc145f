"""Reads a source file and tells which of its imports its place in the house does not allow."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

# What would let the rules read a file, a clock, a die or the world behind the table.
IMPURE = frozenset(
    "asyncio builtins concurrent ctypes datetime fileinput getpass glob http importlib io locale "
    "logging mmap multiprocessing os pathlib pkgutil platform random runpy sched secrets select "
    "selectors shelve shutil signal site socket socketserver sqlite3 ssl subprocess sys sysconfig "
    "tempfile time urllib uuid webbrowser zipfile zoneinfo".split()
)
IMPURE_CALLS = frozenset({"open", "input", "print", "exec", "eval", "__import__"})


@dataclass(frozen=True)
class Area:
    """What the modules below one path may import besides the standard library."""

    path: str
    imports: tuple[str, ...] = ()
    is_pure: bool = False


BELOW = ("game.rules", "game.match", "game.play")
TOOLKIT = ("pygame", "game.client.toolkit")
SHARED = ("game.client.props", "game.client.doors", "game.client.app")
OWN_SCENE = "the package of the scene itself; others are opened by game.client.doors"

# The first area that holds a file decides, so the exceptions come before the rule.
AREAS = (
    Area("game/rules", ("game.rules",), is_pure=True),
    Area("game/match/storage.py", ("game.rules", "game.match", "platformdirs")),
    Area("game/match", ("game.rules", "game.match")),
    Area("game/play", ("game.rules", "game.match", "game.play")),
    # The toolkit knows no rule and no scene; of the app it asks only in types.
    Area("game/client/toolkit", (*TOOLKIT, "game.client.app", "game.play.settings")),
    Area("game/client/props", (*BELOW, *TOOLKIT, "game.client.props")),
    Area("game/client/scenes", (*BELOW, *TOOLKIT, *SHARED, OWN_SCENE)),
    Area("game/client", (*BELOW, "game.client", "pygame")),
    Area("game/cli", ("game.rules", "game.match", "game.cli", "ai")),
    Area("game/__init__.py"),
    Area("game/bootstrap.py"),
    Area("ai", ("game.rules", "ai")),
    Area("main.py", ("game", "ai")),
)


def violations(path: str, source: str) -> list[str]:
    """One line for everything the file at this path (with slashes, from the top) must not do."""
    area = area_of(path)
    if area is None:
        return [f"{path}: belongs to no area; give it one"]
    return [f"{path}:{line}: {what}" for line, what in found_in(area, path, ast.parse(source))]


def area_of(path: str) -> Area | None:
    parents = [path, *map(str, PurePosixPath(path).parents)]
    return next((area for area in AREAS if area.path in parents), None)


def found_in(area: Area, path: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            own = ".".join(PurePosixPath(path).parts[:4])
            names = imported_names(node, path)
            wrong = (name for name in names if not is_allowed(name, area, own))
            yield from ((node.lineno, f"imports {name}") for name in wrong)
        elif isinstance(node, ast.Call) and area.is_pure:
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            if name in IMPURE_CALLS:
                yield node.lineno, f"calls {name}"


def imported_names(node: ast.Import | ast.ImportFrom, path: str) -> list[str]:
    """Full dotted names; `from game import rules` is an import of game.rules."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    package = PurePosixPath(path).parts[: -node.level] if node.level else ()
    start = [*package, node.module] if node.module else package
    return [".".join([*start, alias.name]) for alias in node.names]


def is_allowed(name: str, area: Area, own: str) -> bool:
    """`own` is the package of the scene that a file belongs to, if it belongs to one."""
    top = name.partition(".")[0]
    if top in sys.stdlib_module_names:
        return not (area.is_pure and top in IMPURE)
    known = [own if allowed == OWN_SCENE else allowed for allowed in area.imports]
    return any(name == allowed or name.startswith(f"{allowed}.") for allowed in known)
