"""Planks, panels, pills and round buttons as generated SVG, and soft shadows and glows."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.toolkit.art import Art
from game.client.toolkit.theme import Theme, mix

Size = tuple[int, int]
STATES = ("idle", "hover", "pressed", "disabled")
ROUNDEST = 54  # units: a pill of several lines keeps the corners of one


class Shapes:
    """What widgets are made of. All sizes are pixels; `state` is one of STATES."""

    def __init__(self, theme: Theme, art: Art) -> None:
        self.theme = theme
        self.art = art

    def _svg(self, kind: str, size: Size, *look: object, body: Callable[[], str]) -> pygame.Surface:
        key = (kind, self.theme.u, *look)
        return self.art.drawn(key, size, lambda: _document(size, body()))

    def plank(self, size: Size, state: str = "idle", accent: bool = False) -> pygame.Surface:
        """A nailed wooden plank; the accent has a bright rim for the first choice."""
        return self._svg(
            "plank", size, state, accent, body=lambda: self._plank(size, state, accent)
        )

    def _plank(self, size: Size, state: str, accent: bool) -> str:
        c, u = self.theme.colours, self.theme.u
        w, h, radius = size[0], size[1], 6 * u
        top, bottom = _lit(mix(c["oak_light"], c["oak"], 0.2), c["oak"], state)
        rim = c["glow"] if accent and state != "disabled" else c["oak_deep"]
        width = 2.5 * u
        drop = 3 * u if state != "pressed" else 1 * u
        shadow = _rect(width, width + drop, w - 2 * width, h - 2 * width - drop, radius, c["black"])
        face_h = h - 2 * width - 3 * u
        y = width + (0 if state != "pressed" else 2 * u)
        face = (
            f'<rect x="{width}" y="{y}" width="{w - 2 * width}" height="{face_h}" rx="{radius}" '
            f'fill="url(#g)" stroke="{rim}" stroke-width="{width}"/>'
        )
        return (
            _gradient("g", top, bottom, h)
            + f'<g opacity="0.45">{shadow}</g>'
            + face
            + self._grain(w, y, face_h)
            + self._nails(w, y + face_h / 2)
        )

    def _grain(self, w: float, y: float, h: float) -> str:
        """A light edge on top and two lines in the wood."""
        c, u = self.theme.colours, self.theme.u
        light, dark = mix(c["oak_light"], c["bone"], 0.3), c["oak_deep"]
        path = (
            f'<path d="M{8 * u} {y + 3 * u} H{w - 8 * u}" stroke="{light}" stroke-opacity="0.45" '
            f'stroke-width="{1.4 * u}" stroke-linecap="round"/>'
        )
        for share, start, end in ((0.34, 0.16, 0.62), (0.72, 0.38, 0.86)):
            row, bend = y + h * share, 2 * u
            path += (
                f'<path d="M{w * start} {row} '
                f'Q{w * (start + end) / 2} {row + bend} {w * end} {row}" '
                f'stroke="{dark}" stroke-opacity="0.3" stroke-width="{1.2 * u}" fill="none" '
                'stroke-linecap="round"/>'
            )
        return path

    def _nails(self, w: float, y: float) -> str:
        c, u = self.theme.colours, self.theme.u
        nail = ""
        for x in (16 * u, w - 16 * u):
            nail += f'<circle cx="{x}" cy="{y}" r="{4.2 * u}" fill="{c["oak_deep"]}"/>'
            nail += (
                f'<circle cx="{x - u}" cy="{y - u}" r="{1.5 * u}" fill="{c["brass"]}" '
                'fill-opacity="0.55"/>'
            )
        return nail

    def panel(self, size: Size, kind: str = "parchment") -> pygame.Surface:
        """A large panel: parchment, dark (wood) or felt."""
        return self._svg("panel", size, kind, body=lambda: self._panel(size, kind))

    def _panel(self, size: Size, kind: str) -> str:
        c, u = self.theme.colours, self.theme.u
        top, bottom, line = {
            "parchment": (c["parchment_light"], c["parchment_dark"], c["brass_dark"]),
            "dark": (c["oak_dark"], c["oak_deep"], c["brass"]),
            "felt": (c["felt"], c["felt_dark"], c["oak_deep"]),
        }[kind]
        w, h, edge = size[0], size[1], 1.5 * u
        outer = (
            f'<rect x="{edge}" y="{edge}" width="{w - 2 * edge}" height="{h - 2 * edge}" '
            f'rx="{12 * u}" fill="url(#g)" stroke="{c["oak_deep"]}" stroke-width="{3 * u}"/>'
        )
        inset = 7 * u
        inner = (
            f'<rect x="{inset}" y="{inset}" width="{w - 2 * inset}" height="{h - 2 * inset}" '
            f'rx="{7 * u}" fill="none" stroke="{line}" stroke-opacity="0.7" '
            f'stroke-width="{1.3 * u}"/>'
        )
        return _gradient("g", top, bottom, h) + outer + (inner if kind != "felt" else "")

    def pill(self, size: Size, state: str = "idle", colour: str = "brass") -> pygame.Surface:
        """A dark capsule with a coloured rim, for short facts and small buttons."""
        value = self.theme.colour(colour)
        return self._svg("pill", size, state, value, body=lambda: self._pill(size, state, value))

    def _pill(self, size: Size, state: str, colour: str) -> str:
        c, u = self.theme.colours, self.theme.u
        w, h, line = size[0], size[1], 1.8 * u
        top, bottom = _lit(mix(c["pill"], c["oak"], 0.35), c["pill"], state)
        rim = mix(colour, c["pill"], 0.6) if state == "disabled" else colour
        return _gradient("g", top, bottom, h) + (
            f'<rect x="{line}" y="{line}" width="{w - 2 * line}" height="{h - 2 * line}" '
            f'rx="{min(w, h, ROUNDEST * u) / 2 - line}" fill="url(#g)" fill-opacity="0.92" '
            f'stroke="{rim}" stroke-width="{line}"/>'
        )

    def round(self, size: int, state: str = "idle", kind: str = "dark") -> pygame.Surface:
        """A disc: dark with a brass rim for buttons, or brass as a medal."""
        look = (state, kind)
        return self._svg("round", (size, size), *look, body=lambda: self._round(size, state, kind))

    def _round(self, size: int, state: str, kind: str) -> str:
        c, u = self.theme.colours, self.theme.u
        r, line = size / 2, 2 * u
        colours = (c["brass_light"], c["brass_dark"])
        rim = c["ink"]
        if kind == "dark":
            colours, rim = (mix(c["pill"], c["oak"], 0.35), c["pill"]), c["brass"]
        top, bottom = _lit(*colours, state)
        rim = mix(rim, c["pill"], 0.6) if state == "disabled" else rim
        return _gradient("g", top, bottom, size) + (
            f'<circle cx="{r}" cy="{r}" r="{r - line}" fill="url(#g)" stroke="{rim}" '
            f'stroke-width="{line}"/>'
        )

    def field(self, size: Size, focused: bool = False) -> pygame.Surface:
        """A sunken field to write into, or the bed of a list."""
        return self._svg("field", size, focused, body=lambda: self._field(size, focused))

    def _field(self, size: Size, focused: bool) -> str:
        c, u = self.theme.colours, self.theme.u
        line = 1.6 * u
        rim = c["brass_dark"] if focused else mix(c["faded_ink"], c["parchment"], 0.35)
        return _gradient("g", mix(c["bone"], c["parchment_dark"], 0.25), c["bone"], size[1]) + (
            f'<rect x="{line}" y="{line}" width="{size[0] - 2 * line}" '
            f'height="{size[1] - 2 * line}" rx="{7 * u}" fill="url(#g)" stroke="{rim}" '
            f'stroke-width="{line}"/>'
        )

    def bar(self, size: Size, colour: str, opacity: float = 1.0) -> pygame.Surface:
        """A plain rounded bar of one colour: tracks, marks, rows."""
        value = self.theme.colour(colour)
        r = min(min(size) / 2, 8 * self.theme.u)
        body = _rect(0, 0, size[0], size[1], r, value, opacity)
        return self._svg("bar", size, value, opacity, body=lambda: body)

    def ring(
        self, size: Size, colour: str = "glow", width: float = 3, radius: float = 9
    ) -> pygame.Surface:
        """A rounded outline, for the focus and for what can be chosen; width, radius in units."""
        u, value = self.theme.u, self.theme.colour(colour)
        line = width * u
        body = (
            f'<rect x="{line / 2}" y="{line / 2}" width="{size[0] - line}" '
            f'height="{size[1] - line}" rx="{min(radius * u, min(size) / 2)}" fill="none" '
            f'stroke="{value}" stroke-width="{line}"/>'
        )
        return self._svg("ring", size, value, width, radius, body=lambda: body)

    def focus(self, size: Size) -> pygame.Surface:
        """The focus: a bright ring with a dark edge, to be seen on wood and on parchment."""
        u, c = self.theme.u, self.theme.colours
        body = "".join(
            f'<rect x="{3 * u}" y="{3 * u}" width="{size[0] - 6 * u}" height="{size[1] - 6 * u}" '
            f'rx="{9 * u}" fill="none" stroke="{colour}" stroke-width="{width * u}"/>'
            for colour, width in ((c["ink"], 5.5), (c["glow"], 3))
        )
        return self._svg("focus", size, body=lambda: body)

    def arrow(self, size: int, direction: str, colour: str) -> pygame.Surface:
        """A small triangle: left, right, up or down."""
        value = self.theme.colour(colour)
        angle = {"right": 0, "down": 90, "left": 180, "up": 270}[direction]
        body = (
            f'<path transform="rotate({angle} 50 50)" d="M36 22 L68 50 L36 78" fill="none" '
            f'stroke="{value}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>'
        )
        return self.art.drawn(
            ("arrow", direction, value), (size, size), lambda: _document((100, 100), body)
        )

    def check(self, size: int, colour: str) -> pygame.Surface:
        value = self.theme.colour(colour)
        body = (
            f'<path d="M22 54 L42 74 L79 28" fill="none" stroke="{value}" stroke-width="14" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
        return self.art.drawn(("check", value), (size, size), lambda: _document((100, 100), body))

    def glow(
        self, size: Size, colour: str = "glow", spread: float = 10, radius: float = 9
    ) -> pygame.Surface:
        """A soft light around a rounded rectangle of `size`; larger by the spread on every side."""
        value = self.theme.colour(colour)
        key = ("glow", self.theme.u, size, value, spread, radius)
        return self.art.made(key, lambda: self._blurred(size, value, spread, radius))

    def shadow(self, size: Size, spread: float = 10, radius: float = 9) -> pygame.Surface:
        """A soft shadow, likewise larger by the spread on every side."""
        return self.glow(size, "black", spread, radius)

    def _blurred(self, size: Size, colour: str, spread: float, radius: float) -> pygame.Surface:
        """A blurred rectangle. Where there is room for it, it is blurred small and enlarged, which
        nobody can tell; at its edge nothing is left, or it would be seen as a box.
        """
        grow = self.theme.px(spread)
        full = (size[0] + 2 * grow, size[1] + 2 * grow)
        step = max(1, min(4, grow // 6))
        small = (-(-full[0] // step), -(-full[1] // step))
        pad, r = grow / step, radius * self.theme.u / step
        surface = pygame.Surface(small, pygame.SRCALPHA)
        surface.fill((*pygame.Color(colour)[:3], 0))
        body = pygame.Rect(0, 0, small[0] - round(2 * pad), small[1] - round(2 * pad))
        body.topleft = ((small[0] - body.width) // 2, (small[1] - body.height) // 2)
        pygame.draw.rect(surface, pygame.Color(colour), body, border_radius=round(r))
        # The blur reaches out twice as far as its radius.
        blurred = pygame.transform.gaussian_blur(surface, max(1, int((pad - 0.5) / 2)))
        return pygame.transform.smoothscale(blurred, full)


def blit_glow(surface: pygame.Surface, glow: pygame.Surface, rect: pygame.Rect) -> None:
    """A glow or shadow behind the rectangle that it was made for."""
    surface.blit(glow, glow.get_rect(center=rect.center))


def _lit(top: str, bottom: str, state: str) -> tuple[str, str]:
    """The colours of a surface, lighter under the mouse and pale when it cannot be used."""
    if state == "hover":
        return mix(top, "#ffe9b0", 0.22), mix(bottom, "#ffe9b0", 0.14)
    if state == "pressed":
        return mix(top, "#000000", 0.2), mix(bottom, "#000000", 0.1)
    if state == "disabled":
        return mix(top, "#3c342c", 0.6), mix(bottom, "#3c342c", 0.6)
    return top, bottom


def _document(size: tuple[float, float], body: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">'
    return f"{head}{body}</svg>"


def _gradient(name: str, top: str, bottom: str, height: float) -> str:
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{height}"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient></defs>'
    )


def _rect(x: float, y: float, w: float, h: float, r: float, fill: str, opacity: float = 1.0) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}" '
        f'fill-opacity="{opacity}"/>'
    )
