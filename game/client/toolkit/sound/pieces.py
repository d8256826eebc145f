"""Decodes a long Ogg Vorbis file bit by bit: nothing else sounds while the mixer decodes."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Generator, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pygame

FRAME = 4  # bytes: 16 bits, left and right
LONGEST = 44_100 * 600  # frames
AT_A_TIME = 4  # pages, which last about two seconds and take two milliseconds
SEAM = 256 * FRAME  # bytes that tell where two pieces meet
EARLIEST = 12  # pages before a piece from which it can be decoded

# Of a page: where its granule (frames up to its end), number, checksum and segments are told.
_GRANULE, _NUMBER, _CHECKSUM, _SEGMENTS, _HEAD = 6, 18, 22, 26, 27
_MIRRORED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


class _Page(NamedTuple):
    data: bytes
    granule: int
    number: int


class Piece(NamedTuple):
    """Some pages in a row, and those before them, of which the decoder needs the last at least."""

    headers: Sequence[_Page]
    before: Sequence[_Page]
    pages: Sequence[_Page]

    @property
    def frames(self) -> int:
        return self.pages[-1].granule - (self.before[-1].granule if self.before else 0)

    def ogg(self, earlier: int = 1) -> bytes:
        """A file of its own that begins so many pages earlier; its end is what is wanted."""
        chosen = [*self.before[-earlier:], *self.pages]
        data = b"".join(page.data for page in chosen)
        return _renumbered(self.headers, chosen[0].number) + data


def in_pieces(path: Path) -> Generator[int, None, pygame.mixer.Sound]:
    """Decodes a file; yields after every piece how many bytes are done. pygame.error, OSError or
    ValueError if it fails.
    """
    ogg, at = path.read_bytes(), 0
    sound = pygame.mixer.Sound(buffer=bytes(frames(ogg) * FRAME))
    with memoryview(sound).cast("B") as samples:  # type: ignore[arg-type]
        for piece in pieces(ogg):
            raw = following(piece, bytes(samples[max(0, at - SEAM) : at]))
            samples[at : at + len(raw)] = raw
            yield (at := at + len(raw))
        if at != len(samples):
            raise ValueError("it is shorter than it says")
    return sound


def following(piece: Piece, seam: bytes) -> bytes:
    """The samples of a piece, found behind those of the seam: the last ones of the piece before it.

    Not every decoder is as good at beginning in the middle: the one on Windows gives up on certain
    first pages, and may lose samples of the last. So the seam decides where a piece begins, and a
    piece without it is decoded from an earlier page.
    """
    for earlier in range(1, EARLIEST):
        raw = pygame.mixer.Sound(BytesIO(piece.ogg(earlier))).get_raw()
        usual = len(raw) - piece.frames * FRAME
        begins = usual if raw[:usual].endswith(seam) else raw.rfind(seam) + len(seam)
        if raw[:begins].endswith(seam) and begins < len(raw):
            return raw[begins:]
    raise ValueError("a piece of it does not follow the one before")


def pieces(ogg: bytes) -> Iterator[Piece]:
    """The pieces of a file one after the other; ValueError for anything but one stream of pages."""
    pages = [*_pages(ogg)]
    headers = [page for page in pages if page.granule == 0]
    sound = pages[len(headers) :]
    for first in range(0, len(sound), AT_A_TIME):
        before = sound[max(0, first - EARLIEST) : first]
        yield Piece(headers, before, sound[first : first + AT_A_TIME])


def frames(ogg: bytes) -> int:
    """How many frames a file says it has; ValueError if that cannot be true."""
    told = [*_pages(ogg)][-1].granule
    if not 0 < told <= LONGEST:
        raise ValueError(f"it says that it has {told} frames")
    return told


def _pages(ogg: bytes) -> Iterator[_Page]:
    at = 0
    while at < len(ogg) or not at:
        if ogg[at : at + 4] != b"OggS" or len(ogg) < at + _HEAD:
            raise ValueError("not an Ogg file")
        sizes = ogg[at + _HEAD : at + _HEAD + ogg[at + _SEGMENTS]]
        size = _HEAD + len(sizes) + sum(sizes)
        if at + size > len(ogg):
            raise ValueError("the end is missing")
        data = ogg[at : at + size]
        (granule,) = struct.unpack_from("<q", data, _GRANULE)
        (number,) = struct.unpack_from("<I", data, _NUMBER)
        yield _Page(data, granule, number)
        at += len(data)


def _renumbered(headers: Sequence[_Page], following: int) -> bytes:
    """The headers as if they came right before that page: a gap would count as damage."""
    done = b""
    for number, page in enumerate(headers, following - len(headers)):
        told = bytearray(page.data)
        struct.pack_into("<II", told, _NUMBER, number, 0)
        struct.pack_into("<I", told, _CHECKSUM, _checksum(bytes(told)))
        done += told
    return done


def _checksum(page: bytes) -> int:
    """Ogg's checksum: zlib's polynomial with the bits the other way round, starting and ending at
    0.
    """
    raw = zlib.crc32(page.translate(_MIRRORED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{raw:032b}"[::-1], 2)
