"""The signs of the colours, as on the dice: nobody has to tell them apart by colour alone."""

from __future__ import annotations

# 20 wide around the origin.
MARKS = {
    "black": "M0 -10L8.5 0L0 10L-8.5 0Z",
    "blue": (
        "M-10 -2.2C-7.5 -7 -4 -7 -1.5 -4.2C1 -1.5 4 -1.5 6.5 -5.5L10 -3C7 3 2.5 3.4 -1 0.6"
        "C-4 -1.8 -6 -1.2 -7.5 1ZM-10 6.2C-7.5 1.4 -4 1.4 -1.5 4.2C1 6.9 4 6.9 6.5 2.9"
        "L10 5.4C7 11.4 2.5 11.8 -1 9C-4 6.6 -6 7.2 -7.5 9.4Z"
    ),
    "red": "M0 -9.5L10 8L-10 8Z",
    "yellow": (
        "M0 -8.5C5 -8.5 8.5 -5 8.5 0C8.5 5 5 8.5 0 8.5C-5 8.5 -8.5 5 -8.5 0C-8.5 -5 -5 -8.5 0 -8.5Z"
    ),
}


def swatch_svg(colours: dict[str, str], mark: str, paint: str) -> str:
    """A small plain die of a colour with its sign; `mark` may be empty."""
    sign = f'<path transform="translate(20 20) scale(1.1)" d="{mark}" fill="{paint}"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
        f'<rect x="1.5" y="1.5" width="37" height="37" rx="9" fill="{colours["main"]}" '
        f'stroke="{colours["light"]}" stroke-width="2.5"/>{sign if mark else ""}</svg>'
    )
