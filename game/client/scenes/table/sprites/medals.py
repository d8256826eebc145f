"""The medal of a seat, and the ribbon that says in words how its bid stands."""

from __future__ import annotations

import pygame

from game.client.scenes.table.stage import Stage
from game.play.bid_state import NEEDS, ON_TARGET, SUNK, BidState, bid_state
from game.rules.state import Phase

NUMERALS = ("huge_number", "big_number", "number")  # the largest that a medal has room for
SECRET = (Phase.BID, Phase.LOAD)
LOAD = 0.5  # of the medal
DISH = 0.28  # what the rim takes of it
# Shape, ground and letters of each state; only what is sunk is red.
MEDALS = {NEEDS: "table/medal", ON_TARGET: "table/medal_target", SUNK: "table/medal_sunk"}
LETTERS = {NEEDS: "ink", ON_TARGET: "bone", SUNK: "bone"}
RIMS = {NEEDS: "brass", ON_TARGET: "target", SUNK: "sunk"}


def draw_medal(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """Tricks won of those announced; before that, whether the bid is made."""
    hand = stage.board.hand
    if hand is None:
        return
    if seat == stage.ghost:
        _draw_taken(stage, surface, seat, hand.won[seat])
        return
    state = None if stage.board.bidding else bid_state(hand, seat)
    if state is None or stage.board.chant:
        _draw_bidding(stage, surface, seat, stage.board.chant is not None or hand.has_bid[seat])
    else:
        _draw_state(stage, surface, seat, state)
        draw_load(stage, surface, seat, load_rect(stage, seat))


def _draw_coin(stage: Stage, surface: pygame.Surface, seat: int, art: str) -> pygame.Rect:
    """Draw the disc of a medal; returns the box to write in."""
    rect = stage.layout.medal(seat)
    image = stage.ui.art.image(art, rect.width)
    surface.blit(image, image.get_rect(center=rect.center))
    box = rect.inflate(-round(rect.width * DISH), -round(rect.width * DISH))
    return box.move(0, -round(rect.width * 0.02))


def _draw_ribbon(stage: Stage, surface: pygame.Surface, seat: int, text: str, rim: str) -> None:
    """As wide as its words, below the medal."""
    ui, most = stage.ui, stage.layout.ribbon(seat)
    rect, pad = most.copy(), ui.theme.px(9)
    rect.width = min(most.width, ui.text.measure(text, "small_bold")[0] + 3 * pad)
    rect.right = most.right
    surface.blit(ui.shapes.pill(rect.size, "idle", rim), rect)
    ui.text.line(surface, text, "small_bold", "bone", rect.inflate(-2 * pad, -4), "centre")


def _draw_state(stage: Stage, surface: pygame.Surface, seat: int, state: BidState) -> None:
    """The bid on the medal; the ribbon says how it stands."""
    ui, kind = stage.ui, state.kind
    box = _draw_coin(stage, surface, seat, MEDALS[kind])
    values = {"count": state.needs, "won": state.won, "bid": state.bid}
    _draw_ribbon(stage, surface, seat, ui.tr(f"table.bid.{kind}", **values), RIMS[kind])
    fitting = (style for style in NUMERALS if ui.text.line_height(style) <= box.height)
    style = next(fitting, NUMERALS[-1])
    ui.text.line(surface, ui.tr.number(state.bid), style, LETTERS[kind], box, "centre")


def _draw_bidding(stage: Stage, surface: pygame.Surface, seat: int, ready: bool) -> None:
    ui, rect = stage.ui, stage.layout.medal(seat)
    text = ui.tr("table.bid.made" if ready else "table.bid.open")
    box = _draw_coin(stage, surface, seat, MEDALS[NEEDS])
    _draw_ribbon(stage, surface, seat, text, "brass_dark")
    icon = ui.icon("check" if ready else "hourglass", round(rect.width * 0.46), "ink")
    surface.blit(icon, icon.get_rect(center=box.center))


def _draw_taken(stage: Stage, surface: pygame.Surface, seat: int, won: int) -> None:
    """The ghost bids nothing; what he took counts for nobody."""
    ui = stage.ui
    box = _draw_coin(stage, surface, seat, MEDALS[NEEDS])
    _draw_ribbon(stage, surface, seat, ui.tr.plural("table.taken", won), "brass_dark")
    ui.text.line(surface, ui.tr.number(won), "strong", "ink", box, "centre")


def load_rect(stage: Stage, seat: int) -> pygame.Rect:
    """At the left of the medal, over none of its digits."""
    medal = stage.layout.medal(seat)
    side = round(medal.width * LOAD)
    load = pygame.Rect(0, 0, side, side)
    load.midright = (medal.left + round(side * 0.24), medal.top + side // 2)
    return load


def draw_load(stage: Stage, surface: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
    """The sign of a seat's load, once all of them are known."""
    hand = stage.board.hand
    if hand is None or stage.board.view.phase in SECRET or seat >= len(hand.loads):
        return
    if load := hand.loads[seat]:
        image = stage.ui.art.image(f"table/{load}", rect.size)
        surface.blit(image, image.get_rect(center=rect.center))
