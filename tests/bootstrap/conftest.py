"""Gives every test here a machine of its own."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from game import bootstrap
from tests.bootstrap.machine import Machine, run_again


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.setattr(bootstrap, "on_windows", lambda: False)
    machine = Machine(tmp_path)
    monkeypatch.setattr(subprocess, "run", machine.run)
    monkeypatch.setattr(subprocess, "Popen", machine.popen)
    monkeypatch.setattr(os, "execv", run_again)
    return machine
