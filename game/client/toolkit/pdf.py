"""A picture as a PDF of one page, with nothing but the standard library."""

from __future__ import annotations

import zlib

import pygame

POINTS = 72  # of an inch


def as_pdf(picture: pygame.Surface, dots_per_inch: int) -> bytes:
    """The picture fills the page, without loss."""
    width, height = picture.get_size()
    w, h = (side * POINTS / dots_per_inch for side in (width, height))
    pixels = zlib.compress(pygame.image.tobytes(picture, "RGB"), 9)
    image = (
        f"<< /Type /XObject /Subtype /Image /Width {width} /Height {height} /ColorSpace /DeviceRGB"
        f" /BitsPerComponent 8 /Filter /FlateDecode /Length {len(pixels)} >>"
    )
    drawn = f"q {w:.2f} 0 0 {h:.2f} 0 0 cm /I Do Q".encode()
    page = (
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {w:.2f} {h:.2f}] "
        "/Resources << /XObject << /I 4 0 R >> >> /Contents 5 0 R >>"
    )
    return _written(
        [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            page.encode(),
            image.encode() + _stream(pixels),
            f"<< /Length {len(drawn)} >>".encode() + _stream(drawn),
        ]
    )


def _stream(data: bytes) -> bytes:
    return b"\nstream\n" + data + b"\nendstream"


def _written(objects: list[bytes]) -> bytes:
    """The objects, counted from 1, and where each of them begins."""
    out, starts = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"), []
    for number, body in enumerate(objects, 1):
        starts.append(len(out))
        out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    table = "".join(f"{start:010} 00000 n \n" for start in starts)
    begins = len(out)
    out += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}".encode()
    out += f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\n".encode()
    out += f"startxref\n{begins}\n%%EOF\n".encode()
    return bytes(out)
