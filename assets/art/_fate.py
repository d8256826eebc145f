"""What fate looks like over the tray: rising figures, a burst of light, a sinking flag, smoke."""

from __future__ import annotations

from _card_marks import rays
from _figures import face_of, ink, white_flag
from _pen import BONE, GLOW, Picture

FIGURES = ("skull_king", "pirate", "mermaid")


def save_figure(kind: str) -> None:
    """Larger than on its die, with crossbones behind it."""
    picture = Picture(f"table/rises_{kind}", 200, 200)
    picture.add(picture.group("translate(100 110) scale(1.5)", face_of(kind, picture, 3.4, True)))
    picture.save()


def save_burst() -> None:
    """Rays that fade towards their ends."""
    picture = Picture("table/burst", 400, 400)
    light = picture.radial(
        "light", (200, 200, 196), "0 #fff6df 0.95", f"0.35 {GLOW} 0.75", f"1 {GLOW} 0"
    )
    core = picture.radial(
        "core", (200, 200, 120), "0 #fffdf4 0.9", f"0.6 {GLOW} 0.35", f"1 {GLOW} 0"
    )
    picture.add(
        rays(200, 200, 196, 14, light, 1), f'<circle cx="200" cy="200" r="120" fill="{core}"/>'
    )
    picture.save()


def save_flag() -> None:
    picture = Picture("table/flag_falls", 120, 120)
    picture.add(picture.group("translate(56 62) scale(1.55)", white_flag(picture, 3.4)))
    picture.save()


PUFFS = ((70, 120, 44), (118, 92, 50), (164, 124, 42), (118, 142, 46), (92, 78, 34), (148, 76, 30))


def save_smoke() -> None:
    picture = Picture("table/smoke", 230, 210)
    grey = picture.radial("grey", (112, 90, 120), "0 #fffaf0", f"0.6 {BONE}", "1 #b9ab92")
    for pen in (ink(12), ""):
        for x, y, r in PUFFS:
            picture.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{grey}" {pen}/>')
    picture.save()


def save_fate() -> None:
    for kind in FIGURES:
        save_figure(kind)
    save_burst()
    save_flag()
    save_smoke()
