"""What the parrot speaks of, as places in the window; and where he has room to speak."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.client.scenes.table.layout_dice import DiceLayout
from game.client.scenes.table.scene import TableScene

OWN = "own:"


def place_of(table: TableScene, name: str) -> pygame.Rect | None:
    """A part of the table, a piece in the own hand (`own:black`), or a widget by its key."""
    if name == "tray":
        return table.stage.layout.tray
    if name == "own":
        return table.stage.layout.panel
    if name.startswith(OWN):
        held = [button for button in table.buttons if button.piece == name.removeprefix(OWN)]
        return held[0].focus_rect if held else None
    found = table.find(name)
    return found.rect if found else None


def places_of(table: TableScene, names: Iterable[str]) -> list[pygame.Rect]:
    return [rect.copy() for name in names if (rect := place_of(table, name))]


def busy_places(table: TableScene) -> list[pygame.Rect]:
    """What must be pressed or read to do what is asked."""
    pieces = [button.rect for button in table.buttons]
    pieces += [board] if (board := bid_board(table)) else []
    panel = [table.choice.rect] if table.choice else []
    message = [table.stage.layout.message] if table.board.message else []
    return [*pieces, *panel, *message]


def open_places(table: TableScene) -> list[pygame.Rect]:
    """What stays in the light while the player is to do something."""
    layout, board = table.stage.layout, bid_board(table)
    rects = [button.rect for button in table.buttons]
    held = [rects[0].unionall(rects[1:])] if rects else []
    own = [layout.panel] if isinstance(layout, DiceLayout) else held
    return [*own, *([board] if board else []), *([table.choice.rect] if table.choice else [])]


def bid_board(table: TableScene) -> pygame.Rect | None:
    """The board of bids, with what is told below its coins."""
    count = len(table.bids)
    return table.stage.layout.bid_board(count) if count else None


def beside(table: TableScene, target: pygame.Rect | None) -> pygame.Rect | None:
    """What the words stand beside: of a coin the whole board, or they would lie on it."""
    board = bid_board(table)
    return board if board and target and board.contains(target) else target


def room_for(
    size: tuple[int, int],
    target: pygame.Rect | None,
    avoid: Sequence[pygame.Rect],
    window: pygame.Rect,
    gap: int,
) -> pygame.Rect:
    """Where the words go: beside the target, where they cover least; without a target, in the
    middle.
    """
    box = pygame.Rect((0, 0), size)
    if target is None:
        box.center = window.center
        return _freest([box, *_corners(box, window)], avoid)
    return _freest(
        [each.clamp(window) for each in _around(box, target, gap)],
        [target.inflate(gap, gap), *avoid],
    )


def _around(box: pygame.Rect, target: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """Places around the target, above and below first: what is spoken of is usually wider than
    high.
    """
    found = []
    for side in ("above", "below", "right", "left"):
        each = box.copy()
        each.center = target.center
        if side == "above":
            each.bottom = target.top - gap
        elif side == "below":
            each.top = target.bottom + gap
        elif side == "right":
            each.left = target.right + gap
        else:
            each.right = target.left - gap
        found.append(each)
    return found


def _corners(box: pygame.Rect, window: pygame.Rect) -> list[pygame.Rect]:
    """Places without a target: the middle of the upper edge, then the sides, then below."""
    places = ("midtop", "midleft", "midright", "topleft", "topright", "bottomleft", "midbottom")
    found = []
    for place in places:
        each = box.copy()
        setattr(each, place, getattr(window, place))
        found.append(each)
    return found


def _freest(boxes: Sequence[pygame.Rect], avoid: Sequence[pygame.Rect]) -> pygame.Rect:
    """The first of those that cover least."""

    def covered(box: pygame.Rect) -> int:
        parts = (box.clip(each) for each in avoid)
        return sum(part.width * part.height for part in parts)

    return min(boxes, key=covered)
