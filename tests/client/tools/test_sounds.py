"""`main.py sounds`: every name, one of them as a file, and clear words for what cannot be done."""

from __future__ import annotations

import argparse
import wave
from pathlib import Path

import pytest

from game.client.toolkit.sound.catalogue import SOUNDS, catalogue
from game.client.tools import checks, sounds
from game.play.services import Services


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    sounds.add_arguments(parser)
    return sounds.run(parser.parse_args(words), Services())


def test_all_names_are_listed_one_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    assert capsys.readouterr().out.splitlines() == sorted(catalogue())


def test_a_sound_is_written_as_it_is_played(tmp_path: Path) -> None:
    path = tmp_path / "kraken.wav"
    assert run("kraken", "--out", str(path)) == 0
    with wave.open(str(path)) as written:
        assert (written.getnchannels(), written.getframerate()) == (2, 44_100)
        seconds = written.getnframes() / 44_100
    assert seconds == pytest.approx(catalogue()["kraken"].seconds[0], abs=0.01)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["krakn"], "There is no sound krakn"),
        (["kraken"], "--out FILE.wav"),
        (["kraken", "--out", "a.wav", "--variant", "9"], "variants 1 to 3"),
        (["kraken", "--out", "/no/such/place.wav"], "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    assert told in capsys.readouterr().err


def test_the_self_check_finds_a_sound_that_is_broken_or_missing(tmp_path: Path) -> None:
    (tmp_path / "sounds.json").write_text(
        '{"good": {"slider": "effects", "files": ["good.ogg"], "seconds": [1]},'
        '"bad": {"slider": "effects", "files": ["bad.ogg"], "seconds": [1]},'
        '"tune": {"slider": "music", "files": ["tune.ogg"], "seconds": [1]}}'
    )
    good = SOUNDS / catalogue()["plank"].files[0]
    (tmp_path / "good.ogg").write_bytes(good.read_bytes())
    (tmp_path / "bad.ogg").write_bytes(b"not a sound")
    told = [*checks.sounds(tmp_path)]
    assert [line.partition(":")[0] for line in told] == ["sound bad.ogg", "sound tune.ogg"]


def test_the_self_check_says_when_there_is_no_list(tmp_path: Path) -> None:
    assert [line.partition(":")[0] for line in checks.sounds(tmp_path)] == ["all sounds"]
