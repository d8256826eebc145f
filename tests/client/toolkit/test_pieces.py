"""Long files in pieces: the same samples as in one go, and nothing but whole Ogg files."""

from __future__ import annotations

from collections import deque
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from game.client.toolkit.sound.catalogue import SOUNDS
from game.client.toolkit.sound.pieces import (
    AT_A_TIME,
    EARLIEST,
    FRAME,
    SEAM,
    Piece,
    following,
    in_pieces,
    pieces,
)
from game.client.tools.decoding import mixer_without_card

# A tune that ends, and a loop of one channel or two.
LONG = ["music/tune_defeat.ogg", "ambience/sea_table.ogg"]


def in_one_go_and_in_pieces(path: Path) -> tuple[bytes, bytes]:
    parts = in_pieces(path)
    with mixer_without_card():
        whole = pygame.mixer.Sound(path).get_raw()
        while True:
            try:
                next(parts)
            except StopIteration as end:
                return whole, end.value.get_raw()


@pytest.mark.parametrize("file", LONG)
def test_the_pieces_are_the_whole_sample_by_sample(file: str) -> None:
    whole, joined = in_one_go_and_in_pieces(SOUNDS / file)
    assert len(whole) == len(joined)
    assert whole == joined


def test_no_piece_takes_long() -> None:
    ogg = (SOUNDS / LONG[0]).read_bytes()
    assert len([*pieces(ogg)]) > 10
    page = 2**16
    assert max(len(piece.ogg()) for piece in pieces(ogg)) < page * (AT_A_TIME + 2)
    assert max(piece.frames for piece in pieces(ogg)) < 44_100 * 4


class Decoder:
    """As the one on Windows: nothing from certain first pages, and a shorter end."""

    def __init__(self, refused: set[bytes], lost: int = 0) -> None:
        self.refused, self.lost, self.real = refused, lost * FRAME, pygame.mixer.Sound

    def __call__(self, file: BytesIO | None = None, buffer: bytes = b"") -> pygame.mixer.Sound:
        if file is None or file.getvalue() in self.refused:
            return self.real(buffer=buffer)
        raw = self.real(file).get_raw()
        return self.real(buffer=raw[: len(raw) - self.lost])


def seam_and_piece(number: int) -> tuple[bytes, Piece, bytes]:
    """A piece with the samples before it, and its own."""
    chosen, path = [*pieces((SOUNDS / LONG[0]).read_bytes())][number], SOUNDS / LONG[0]
    raw = pygame.mixer.Sound(path).get_raw()
    at = chosen.before[-1].granule * FRAME
    return raw[at - SEAM : at], chosen, raw[at : at + chosen.frames * FRAME]


def test_a_decoder_that_gives_up_is_asked_from_an_earlier_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with mixer_without_card():
        seam, piece, expected = seam_and_piece(5)
        decoder = Decoder({piece.ogg(1), piece.ogg(2)})
        monkeypatch.setattr(pygame.mixer, "Sound", decoder)
        assert following(piece, seam) == expected
        decoder.refused |= {piece.ogg(earlier) for earlier in range(EARLIEST)}
        with pytest.raises(ValueError, match="does not follow"):
            following(piece, seam)


def test_a_lost_end_is_made_good_by_the_next_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    with mixer_without_card():
        seam, piece, expected = seam_and_piece(5)
        _, after, rest = seam_and_piece(6)
        monkeypatch.setattr(pygame.mixer, "Sound", Decoder(set(), lost=100))
        first = following(piece, seam)
        assert first == expected[: -100 * FRAME]
        second = following(after, first[-SEAM:])
        assert first + second == (expected + rest)[: -100 * FRAME]


def with_last_granule(ogg: bytes, granule: int) -> bytes:
    at = ogg.rindex(b"OggS") + 6
    return ogg[:at] + granule.to_bytes(8, "little", signed=True) + ogg[at + 8 :]


@pytest.mark.parametrize(
    "damage",
    [
        lambda ogg: b"",
        lambda ogg: b"OggS and nothing else",
        lambda ogg: ogg[:-100],
        lambda ogg: ogg[:9000] + b"?" * 100 + ogg[9100:],
        lambda ogg: ogg + b"more",
        lambda ogg: with_last_granule(ogg, 2**60),
        lambda ogg: with_last_granule(ogg, -1),
    ],
    ids=["empty", "a word", "cut off", "overwritten", "longer", "endless", "no length"],
)
def test_what_is_damaged_fails_in_a_known_way(damage: object, tmp_path: Path) -> None:
    path = tmp_path / "damaged.ogg"
    path.write_bytes(damage((SOUNDS / LONG[0]).read_bytes()))  # type: ignore[operator]
    with mixer_without_card(), pytest.raises((pygame.error, ValueError)):
        deque(in_pieces(path), maxlen=0)
