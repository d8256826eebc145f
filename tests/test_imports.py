"""Imports go one way: main to client and ai; client to play, match and rules; ai to rules."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run

import pytest

from main import WINDOW_TOOLS
from tests.import_rules import violations

ROOT = Path(__file__).resolve().parent.parent
SOURCES = [ROOT / "main.py", *sorted((ROOT / "game").rglob("*.py")), *(ROOT / "ai").rglob("*.py")]


@pytest.mark.no_cover
def test_every_import_goes_the_allowed_way() -> None:
    assert [
        violation
        for source in SOURCES
        for violation in violations(source.relative_to(ROOT).as_posix(), source.read_text("utf-8"))
    ] == []


def test_the_command_line_tools_import_without_any_third_party_package() -> None:
    names = [f"game.cli.{path.stem}" for path in (ROOT / "game" / "cli").glob("[!_]*.py")]
    names += [f"game.client.tools.{name}" for name in WINDOW_TOOLS]
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import {', '.join(names)}"
    done = run([sys.executable, "-I", "-S", "-B", "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr.decode()) == (0, "")


@pytest.mark.parametrize(
    ("path", "source", "fault"),
    [
        ("game/rules/dice.py", "import random", "imports random"),
        ("game/rules/dice.py", "import os.path", "imports os.path"),
        ("game/rules/dice.py", "from pathlib import Path", "imports pathlib.Path"),
        ("game/rules/dice.py", "import pygame", "imports pygame"),
        ("game/rules/dice.py", "from game.match import seat", "imports game.match.seat"),
        ("game/rules/dice.py", "from game import match", "imports game.match"),
        ("game/rules/dice.py", "from ..match import seat", "imports game.match.seat"),
        ("game/rules/dice.py", "from .. import match", "imports game.match"),
        ("game/rules/editions/beck.py", "from ...client import app", "imports game.client.app"),
        ("game/rules/dice.py", "def f():\n    import time", "imports time"),
        ("game/rules/dice.py", "open('dice.toml')", "calls open"),
        ("game/rules/dice.py", "print('aye')", "calls print"),
        ("game/rules_of_old.py", "import random", "belongs to no area"),
        ("game/match/session.py", "import platformdirs", "imports platformdirs"),
        ("game/match/session.py", "import ai.bots", "imports ai.bots"),
        ("game/match/session.py", "from game.client import app", "imports game.client.app"),
        ("game/match/storage.py", "import pygame", "imports pygame"),
        ("game/play/game.py", "import pygame", "imports pygame"),
        ("game/play/game.py", "from game.client import app", "imports game.client.app"),
        ("game/client/app.py", "import ai", "imports ai"),
        ("game/client/toolkit/ui.py", "import game.rules.state", "imports game.rules.state"),
        ("game/client/toolkit/ui.py", "import game.client.props", "imports game.client.props"),
        ("game/client/props/chart.py", "import game.client.scenes", "imports game.client.scenes"),
        (
            "game/client/scenes/rules/tab.py",
            "from game.client.scenes.setup import options",
            "imports game.client.scenes.setup.options",
        ),
        ("game/client/app.py", "import main", "imports main"),
        ("game/cli/judge.py", "import pygame.font", "imports pygame.font"),
        ("game/cli/judge.py", "import platformdirs", "imports platformdirs"),
        ("game/cli/judge.py", "from game.client import app", "imports game.client.app"),
        ("game/cli/judge.py", "import main", "imports main"),
        ("game/bootstrap.py", "import platformdirs", "imports platformdirs"),
        ("game/__init__.py", "from game import rules", "imports game.rules"),
        ("ai/bots.py", "from game.match import seat", "imports game.match.seat"),
        ("ai/bots.py", "import numpy", "imports numpy"),
        ("main.py", "import pygame", "imports pygame"),
    ],
)
def test_a_wrong_import_is_found(path: str, source: str, fault: str) -> None:
    found = violations(path, source)
    assert len(found) == 1
    assert fault in found[0]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("game/rules/dice.py", "import dataclasses, enum, tomllib"),
        ("game/rules/editions/beck.py", "from ..pieces import Piece\nfrom . import cards"),
        ("game/rules/dice.py", "from game.rules.pieces import Piece"),
        ("game/rules/dice.py", "state.open()"),
        ("game/match/storage.py", "import os, platformdirs"),
        ("game/match/session.py", "import random\nfrom game.rules import engine"),
        ("game/client/scenes/title.py", "import pygame\nfrom game.match import session"),
        ("game/cli/simulate.py", "from ai import bots\nfrom game.match import session"),
        ("ai/bots.py", "from game.rules.view import View"),
        ("main.py", "import ai\nfrom game.client import app"),
    ],
)
def test_a_right_import_is_left_alone(path: str, source: str) -> None:
    assert violations(path, source) == []
