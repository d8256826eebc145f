"""That the figures are taken; how good they are, no test can say."""

from __future__ import annotations

import json

import pytest

from game.client.tools import figures, probes
from main import main

TOLD = {
    "machine": "a machine",
    "driver": "dummy",
    "start_ms": {"empty": 100.0, "game": 250.0, "ratio": 2.5},
    "frames_ms": {
        size: {name: {"median": 1, "p99": 2} for name in ("empty", "rolling", "work")}
        for size in figures.SIZES
    },
    "idle_percent": {"empty": 0.5, "title": 0.6},
    "memory_mb": {"few": 10, "many": 50, "early": 100.0, "late": 101.0},
    "logbook": {
        "matches": 5000,
        "first_count_s": 60.0,
        "open_ms": 150.0,
        "statistics_ms": 800.0,
        "medals_ms": 90.0,
        "scroll_ms": 5.0,
    },
}


def test_every_figure_has_its_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(figures, "measured", lambda args: TOLD)
    assert main(["figures"]) == 0
    out = capsys.readouterr().out
    assert all(size in out for size in figures.SIZES)
    assert "nobody sees it" in out
    assert main(["figures", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == TOLD


def test_an_empty_window_is_drawn() -> None:
    assert figures.until_drawn([figures.sys.executable, "-c", figures.EMPTY]) > 0


@pytest.mark.parametrize("probe", ["driver", "frames@1024x600"])
def test_a_probe_measures_something(
    probe: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(probes, "FRAMES", 12)
    assert main(["figures", "--probe", probe]) == 0
    assert json.loads(capsys.readouterr().out)
