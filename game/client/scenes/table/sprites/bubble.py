"""A speech bubble at a seat, where it covers nothing that somebody needs; otherwise none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.client.scenes.table.layout_seats import TAIL
from game.client.scenes.table.spots import tray
from game.client.scenes.table.sprites.ground import lead_rect, lead_text, message_rect
from game.client.scenes.table.sprites.tray import pile_rect
from game.client.scenes.table.stage import Stage
from game.client.toolkit.paper import document

STYLES = ("body", "small")
LINES = (1, 2, 3)
PAD, CORNER, STEP = 12, 14, 8  # in units
BUTTONS, TOOLS = 4, 2


class Bubble(NamedTuple):
    """Its place without the tail, the letters, and the edge at which the tail is."""

    rect: pygame.Rect
    style: str
    edge: str


def find_place(
    stage: Stage, seat: int, text: str, kept: Sequence[pygame.Rect] = ()
) -> Bubble | None:
    """The first one that meets neither the `kept` nor what else must be seen, and no won trick if
    there is such a place.
    """
    taken, piles = [*in_use(stage), *kept], _piles(stage)
    free = [each for each in _places(stage, seat, text) if is_free(stage, each, taken)]
    clear = (each for each in free if with_tail(stage, each).collidelist(piles) == -1)
    return next(clear, free[0] if free else None)


def _piles(stage: Stage) -> list[pygame.Rect]:
    return [
        pile_rect(stage, seat, index)
        for seat in stage.layout.places
        for index in range(len(stage.board.tricks_of(seat)))
    ]


def is_free(stage: Stage, bubble: Bubble, taken: Sequence[pygame.Rect]) -> bool:
    whole = with_tail(stage, bubble)
    window = pygame.Rect((0, 0), stage.ui.theme.size)
    is_clear = window.contains(whole) and whole.collidelist(list(taken)) == -1
    return is_clear and not _meets_felt(stage, whole)


def in_use(stage: Stage) -> list[pygame.Rect]:
    """What everybody needs: all seats, the message, the bids, the own place and what is pressed."""
    layout, hand = stage.layout, stage.board.hand
    kept = [layout.screen(seat).union(layout.plate(seat)) for seat in layout.places]
    kept += [layout.token(seat) for seat in layout.places]
    kept += [layout.panel, layout.pad, layout.counter, layout.trick, layout.bids]
    kept += [layout.button(number) for number in range(BUTTONS)]
    kept += [layout.tool(number) for number in range(TOOLS)]
    kept += [stage.pieces.body(stage.place(tray(seat))) for seat, _ in stage.board.tray]
    if stage.board.message:
        kept.append(message_rect(stage))
    if lead_text(stage):
        kept.append(lead_rect(stage))
    if hand and stage.board.bidding:
        kept.append(layout.bid_board(hand.cards + 1))
    return kept


def _meets_felt(stage: Stage, rect: pygame.Rect) -> bool:
    """Whether a rectangle lies over the felt, judged by its point nearest to the middle of the
    tray.
    """
    x, y = stage.layout.tray_middle
    near = (min(max(x, rect.left), rect.right), min(max(y, rect.top), rect.bottom))
    return stage.layout.is_felt(near)


def _places(stage: Stage, seat: int, text: str) -> Iterator[Bubble]:
    """All places a bubble could have, best first: rather in large letters and no wider than the
    seat.
    """
    room = stage.layout.screen(seat).width
    for style in STYLES:
        for size in sorted(_sizes(stage, text, style), key=lambda size: size[0] > room):
            for rect, edge in stage.layout.bubbles(seat, size):
                yield Bubble(rect, style, edge)


def _sizes(stage: Stage, text: str, style: str) -> Iterator[tuple[int, int]]:
    """In one line, in two or in three, each as narrow as can be."""
    words, px = stage.ui.text, stage.ui.theme.px
    natural = words.natural_width(text, style) + 1
    line = words.height(text, style, natural)
    word = max(words.natural_width(each, style) for each in text.split(" ")) + 1
    for lines in LINES:
        widths = range(max(word, natural // lines), natural + px(STEP), px(STEP))
        fitting = (width for width in widths if words.height(text, style, width) <= lines * line)
        width = next(fitting, natural)
        yield width + 2 * px(PAD), words.height(text, style, width) + px(PAD)


def with_tail(stage: Stage, bubble: Bubble) -> pygame.Rect:
    whole, tail = bubble.rect.copy(), round(TAIL * stage.layout.u)
    if bubble.edge in ("left", "right"):
        whole.width += tail
    else:
        whole.height += tail
    return whole.move(-tail * (bubble.edge == "left"), -tail * (bubble.edge == "top"))


def draw_bubble(
    stage: Stage, surface: pygame.Surface, seat: int, text: str, bubble: Bubble, shown: float
) -> None:
    whole, pad = with_tail(stage, bubble), stage.ui.theme.px(PAD)
    image = _paper(stage, bubble, stage.layout.portrait(seat).center).copy()
    box = bubble.rect.move(-whole.left, -whole.top).inflate(-2 * pad, -pad)
    stage.ui.text.paragraph(image, text, bubble.style, "ink", box)
    image.set_alpha(round(255 * shown))
    surface.blit(image, whole)


def _paper(stage: Stage, bubble: Bubble, face: tuple[int, int]) -> pygame.Surface:
    """The panel with its tail towards the face."""
    whole, body = with_tail(stage, bubble), bubble.rect
    inside = body.inflate(-2 * stage.ui.theme.px(CORNER + TAIL), -2 * stage.ui.theme.px(CORNER))
    x = min(max(face[0], inside.left), max(inside.left, inside.right)) - whole.left
    y = min(max(face[1], inside.top), max(inside.top, inside.bottom)) - whole.top
    at = body.move(-whole.left, -whole.top)
    key = ("bubble", whole.size, bubble.edge, x, y)
    tail = _tail(stage, bubble.edge, at, (x, y))
    return stage.ui.art.drawn(key, whole.size, lambda: _svg(stage, whole.size, at, tail))


def _tail(stage: Stage, edge: str, at: pygame.Rect, to: tuple[int, int]) -> str:
    """A corner that stands out of an edge, over its line."""
    half, line = stage.ui.theme.px(TAIL) * 0.4, stage.ui.theme.px(2.5)
    tip = stage.ui.theme.px(TAIL) - line
    if edge in ("top", "bottom"):
        y, out = (at.top + line, -tip - line) if edge == "top" else (at.bottom - line, tip + line)
        return f"M{to[0] - half} {y}L{to[0]} {y + out}L{to[0] + half} {y}"
    x, out = (at.left + line, -tip - line) if edge == "left" else (at.right - line, tip + line)
    return f"M{x} {to[1] - half}L{x + out} {to[1]}L{x} {to[1] + half}"


def _svg(stage: Stage, size: tuple[int, int], at: pygame.Rect, tail: str) -> str:
    theme = stage.ui.theme
    r, line = theme.px(CORNER), theme.px(2.5)
    fill, ink = theme.colour("parchment_light"), theme.colour("ink")
    look = f'fill="{fill}" stroke="{ink}" stroke-width="{line}" stroke-linejoin="round"'
    place = f'x="{at.left + line / 2}" y="{at.top + line / 2}" rx="{min(r, at.height // 2)}"'
    box = f'<rect {place} width="{at.width - line}" height="{at.height - line}" {look}/>'
    return document(size, f'{box}<path d="{tail}" {look}/>')
