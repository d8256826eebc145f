"""That the figures are taken; how good they are, no test can say."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import replace

import pytest

from game.client.app import App
from game.client.tools import figures, firsts_probe, hint_probe, logbook_probe, probes
from game.client.tools.player import Match, headless
from main import client_services, main
from tests.client.scenes.table.tables import AtOnce

TOLD = {
    "machine": "a machine",
    "driver": "dummy",
    "start_ms": {"empty": 100.0, "game": 250.0, "ratio": 2.5},
    "frames_ms": {
        size: {name: {"median": 1, "p99": 2} for name in ("empty", "rolling", "work")}
        for size in figures.SIZES
    },
    "firsts_ms": {"stamp": 12.9, "match_over": 20.0},
    "hints_ms": {
        "dice": {"median": 8.5, "p99": 14.0, "worst": 17.5, "work": 6.0, "worst_work": 9.0},
    },
    "idle_percent": {"empty": 0.5, "title": 0.6},
    "memory_mb": {"few": 10, "many": 50, "early": 100.0, "late": 101.0},
    "logbook": {
        "matches": 5000,
        **{
            part: {"ms": 150.0, "work": 90.0}
            for part in ("counting", "opening", "statistics", "medals", "scrolling")
        },
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
    assert all(name in out for name in TOLD["firsts_ms"])  # type: ignore[attr-defined]
    assert "17.5 ms" in out
    assert main(["figures", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == TOLD


def test_an_empty_window_is_drawn() -> None:
    assert figures.until_drawn([figures.sys.executable, "-c", figures.EMPTY]) > 0


@pytest.mark.parametrize("probe", ["driver", "frames@1024x600"])
def test_a_probe_measures_something(
    probe: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(probes, "FRAMES", 12)
    quick = replace(client_services(), think=AtOnce)  # how long bots think is not measured here
    monkeypatch.setattr("main.client_services", lambda: quick)
    assert main(["figures", "--probe", probe]) == 0
    assert json.loads(capsys.readouterr().out)


def test_the_slowest_frame_of_the_pad_and_of_the_end_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(firsts_probe, "WATCHED", 1)
    monkeypatch.setattr(firsts_probe, "FRAME", 50.0)
    app = headless((640, 360), "en", replace(client_services(), think=AtOnce))
    slowest = firsts_probe.slowest_frames(app, (Match(seats=3),))
    assert {"table", "table, opened", "stamp", "score_pad", "match_over"} <= set(slowest)
    assert all(work > 0 for work in slowest.values())


def test_frames_are_measured_while_a_hint_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_probe, "FRAMES", 3)
    monkeypatch.setattr(hint_probe, "HANDS", 1)
    services = replace(client_services(), think=AtOnce)
    app = App.headless((640, 360), "en", services=services)
    told = hint_probe.hint_frames(app, (Match(seats=3),))["dice"]
    assert 0 < told["median"] <= told["worst"]
    assert 0 < told["work"] <= told["worst_work"]


def test_the_logbook_is_measured_with_all_its_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logbook_probe, "MATCHES", 3)
    monkeypatch.setattr(logbook_probe, "FRAMES", 2)
    told = logbook_probe.logbook(Namespace(), client_services())
    assert told.pop("matches") == 3
    assert set(told) == {"counting", "opening", "statistics", "medals", "scrolling"}
    assert all(part["ms"] >= 0 and part["work"] > 0 for part in told.values())
