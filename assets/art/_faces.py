"""What moves in a face: eyes, brows and mouth, in every mood that a captain can be in."""

from __future__ import annotations

from dataclasses import dataclass

from _figures import ink
from _pen import INK, darker, num

NEUTRAL = "neutral"
MOODS = (NEUTRAL, "confident", "worried", "delighted", "thunderstruck", "scheming")
# Of the left brow: how far its outer end, its middle and its inner end are raised.
BROWS = {
    NEUTRAL: (0, 0, 0),
    "confident": (3, 1, -2),
    "worried": (-4, -1, 6),
    "delighted": (4, 5, 4),
    "thunderstruck": (4, 7, 6),
    "scheming": (4, 0, -5),
}
RAISED = (4, 8, 6)  # the other brow of somebody who schemes
LIDS = {"confident": 0.34, "scheming": 0.5}  # what the lid hides of an eye
LAUGH, GASP, TONGUE = "#7d2320", "#521512", "#d9665a"


@dataclass(frozen=True)
class Face:
    """One face in one mood; layers are drawn in the order in which they are asked for."""

    mood: str
    skin: str

    def eye(self, x: float, y: float, lashes: int = 0) -> str:
        """lashes: -1 to the left, 1 to the right, 0 none."""
        if self.mood == "delighted":
            return self._closed(x, y) + self._fringe(x, y, lashes)
        if self.mood == "thunderstruck":
            return self._wide(x, y) + self._fringe(x, y - 3, lashes)
        look = 2.4 if self.mood == "scheming" else 0.0
        up = 1.5 if self.mood == "worried" else 0.0
        ball = f"""<ellipse cx="{num(x + look)}" cy="{num(y - up)}" rx="5.2" ry="{num(6.6 + up)}"
        fill="{INK}"/> <circle cx="{num(x + look - 1.7)}" cy="{num(y - 2.2 - 2 * up)}" r="1.9"
        fill="#ffffff"/>"""
        return ball + self._lid(x, y) + self._fringe(x, y, lashes)

    def _closed(self, x: float, y: float) -> str:
        """Two arcs that laugh."""
        return f"""<path d="M{x - 8} {y + 3}C{x - 5} {y - 7} {x + 5} {y - 7} {x + 8} {y + 3}"
        fill="none" {ink(4.6)}/>"""

    def _wide(self, x: float, y: float) -> str:
        return f"""<circle cx="{x}" cy="{y}" r="9.5" fill="#fffdf6" {ink(3.4)}/> <circle cx="{x}"
        cy="{y}" r="3.9" fill="{INK}"/> <circle cx="{num(x - 1.2)}" cy="{num(y - 1.4)}" r="1.3"
        fill="#ffffff"/>"""

    def _lid(self, x: float, y: float) -> str:
        share = LIDS.get(self.mood)
        if share is None:
            return ""
        low = y - 8 + 15 * share
        return f"""<path d="M{x - 9} {y - 9}L{x + 9} {y - 9}L{x + 9} {num(low)}L{x - 9}
        {num(low)}Z" fill="{self.skin}"/><path d="M{x - 8} {num(low + 0.5)}L{x + 8} {num(low)}"
        fill="none" {ink(3.4)}/>"""

    def _fringe(self, x: float, y: float, d: int) -> str:
        if not d:
            return ""
        return f"""<path d="M{x - 6 * d} {y - 5}C{x - 2 * d} {y - 10} {x + 4 * d} {y - 9}
        {x + 7 * d} {y - 3} M{x + 6 * d} {y - 5}L{x + 11 * d} {y - 8}" fill="none" {ink(3.2)}/>"""

    def brows(self, colour: str, width: float = 5, y: float = 91, one: bool = False) -> str:
        """`one`: the other eye is behind a patch, and so is its brow."""
        left = BROWS[self.mood]
        right = RAISED if self.mood == "scheming" else left
        path = self._brow(84, y, left, -1) + ("" if one else self._brow(116, y, right, 1))
        return f"""<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"
        stroke-linecap="round"/>"""

    def _brow(self, x: float, y: float, lift: tuple[int, int, int], side: int) -> str:
        outer, middle, inner = lift
        return (
            f"M{x + 9 * side} {y - outer}C{x + 4 * side} {y - 5 - middle} "
            f"{x - 4 * side} {y - 5 - middle} {x - 9 * side} {y - 2 - inner}"
        )

    def mouth(self, usual: str, y: float, lips: str = "", below: float = 0) -> str:
        """`usual`: when nothing happens; closed lips lie so far `below`, clear of a moustache."""
        if self.mood == NEUTRAL:
            return usual
        if self.mood == "delighted":
            return self._laugh(y)
        if self.mood == "thunderstruck":
            return f"""<ellipse cx="100" cy="{y + 6}" rx="8.5" ry="10.5" fill="{GASP}" {ink(3.8)}/>
            <ellipse cx="100" cy="{y + 11}" rx="4.6" ry="3.4" fill="{TONGUE}"/>"""
        return self._line(y + below, lips)

    def _laugh(self, y: float) -> str:
        return f"""<path d="M81 {y - 3}C90 {y + 1} 110 {y + 1} 119 {y - 3}C118 {y + 12} 109 {y + 18}
        100 {y + 18}C91 {y + 18} 82 {y + 12} 81 {y - 3}Z" fill="{LAUGH}" {ink(3.8)}/> <path d="M85
        {y + 0.5}C93 {y + 3} 107 {y + 3} 115 {y + 0.5}L113 {y + 5}C106 {y + 7} 94 {y + 7} 87
        {y + 5}Z" fill="#fffaf0"/> <path d="M90 {y + 14}C94 {y + 9} 106 {y + 9} 110 {y + 14}C106
        {y + 17} 94 {y + 17} 90 {y + 14}Z" fill="{TONGUE}"/>"""

    def _line(self, y: float, lips: str) -> str:
        path = {
            "confident": f"M86 {y + 1}C93 {y + 8} 107 {y + 8} 115 {y - 2}M114 {y - 5}L117 {y - 1}",
            "worried": f"M87 {y + 7}C91 {y} 97 {y} 101 {y + 3}C105 {y + 6} 110 {y + 5} 113 {y + 1}",
            "scheming": f"M85 {y + 4}C95 {y + 7} 108 {y + 4} 117 {y - 5}M114 {y - 7}L119 {y - 3}",
        }[self.mood]
        look = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
        line = f'<path d="{path}" {look} stroke="{INK}" stroke-width="{6.6 if lips else 4.2}"/>'
        if not lips:
            return line
        return line + f'<path d="{path}" {look} stroke="{lips}" stroke-width="3"/>'

    def sweat(self, x: float = 133, y: float = 86) -> str:
        """On top of all: a drop of whoever worries, and the start of whoever is struck."""
        if self.mood == "worried":
            return f"""<path d="M{x} {y - 9}C{x + 7} {y} {x + 7} {y + 8} {x} {y + 8}C{x - 7} {y + 8}
            {x - 7} {y} {x} {y - 9}Z" fill="#8fd0f0" {ink(3.4)}/><path d="M{x - 3} {y + 1}C{x - 3}
            {y + 4} {x - 2} {y + 5} {x} {y + 5}" fill="none" stroke="#ffffff" stroke-width="2"
            stroke-linecap="round"/>"""
        if self.mood == "thunderstruck":
            return f"""<path d="M40 66L26 58M34 86L18 84M160 66L174 58M166 86L182 84" fill="none"
            {ink(8)}/><path d="M40 66L26 58M34 86L18 84M160 66L174 58M166 86L182 84" fill="none"
            stroke="#ffd35a" stroke-width="4" stroke-linecap="round"/>"""
        return ""

    def shadow(self) -> str:
        return darker(self.skin, 0.35)


def eye(x: float, y: float, lashes: int = 0) -> str:
    """Of somebody on a card, who never changes."""
    return Face(NEUTRAL, "").eye(x, y, lashes)


def brows(colour: str, width: float = 5, lift: float = 0) -> str:
    return Face(NEUTRAL, "").brows(colour, width, 91 - lift)
