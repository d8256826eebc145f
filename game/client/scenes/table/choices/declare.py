"""Scary Mary and the Tigress: Pirate or Escape, and what each would do now."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.scenes.table.choices.answer import Answer, TilePanel
from game.client.scenes.table.choices.panel import Asks, Decide
from game.client.scenes.table.choices.pictures import card, card_art
from game.client.scenes.table.input import plays_of
from game.client.scenes.table.stage import Stage
from game.client.scenes.table.words import outlook
from game.client.toolkit.widgets import IconButton, Widget
from game.play.forecast import forecast
from game.rules.actions import Play

STRIP, CARD, CELL = 78, 56, 78  # units
EDGE = 12  # units from the edge to the button that puts the card back
NAME = "tiny"


class DeclarePanel(TilePanel):
    """The trick so far is shown again: the panel lies over it."""

    picture = 116

    def __init__(
        self, stage: Stage, piece: str, decide: Decide, cancel: Callable[[], object]
    ) -> None:
        plays = plays_of(stage.board.view, piece)
        super().__init__(stage, "declare", [_answer(stage, play, decide) for play in plays])
        self.piece = piece
        self.back = BackButton(stage.ui, cancel, "declare_back", stage.ui.tr("choice.put_back"))
        self.back.icon, self.back.panel = "close", self
        self.children: list[Widget] = [*self.tiles, self.back]

    def title(self) -> str:
        tr, faces = self.ui.tr, self.view.setup.pieces[self.piece].faces
        first, second = (tr(f"piece.role.{face.role.value}") for face in faces)
        name = card_art(self.stage).name(self.piece)
        return tr("choice.ask_declare", card=name, first=first, second=second)

    @property
    def extra(self) -> int:
        return self.ui.theme.px(STRIP) if self.stage.board.tray else 0

    @property
    def cell(self) -> int:
        """The width of a card of the trick with its player's name."""
        text, theme, tray = self.ui.text, self.ui.theme, self.stage.board.tray
        names = [text.measure(self.stage.name(seat), NAME)[0] for seat, _ in tray]
        return max(theme.px(CELL), max(names, default=0) + theme.px(12))

    @property
    def least_width(self) -> int:
        return len(self.stage.board.tray) * self.cell

    @property
    def beside_title(self) -> int:
        theme = self.ui.theme
        return theme.px(EDGE) + theme.touch + theme.space("s") - self.pad

    def lay(self) -> None:
        super().lay()
        side, edge = self.ui.theme.touch, self.ui.theme.px(EDGE)
        self.back.rect = pygame.Rect(self.rect.right - side - edge, 0, side, side)
        self.back.rect.top = self.rect.top + edge

    def draw_ground(self, surface: pygame.Surface) -> None:
        super().draw_ground(surface)
        stage, theme, text = self.stage, self.ui.theme, self.ui.text
        tray, cell = stage.board.tray, self.cell
        height = theme.px(CARD)
        left, top = self.rect.centerx - len(tray) * cell // 2, self.inside.top - theme.px(2)
        for number, (seat, token) in enumerate(tray):
            box = pygame.Rect(left + number * cell, top, cell, height)
            image = card_art(stage).face(token, height)
            surface.blit(image, image.get_rect(midtop=box.midtop))
            name = pygame.Rect(box.left, box.bottom, cell, theme.px(STRIP - CARD) - theme.px(6))
            text.line(surface, stage.name(seat), NAME, "bone", name, "centre")
            stage.note(seat, token, "table")


class BackButton(Asks, IconButton):
    """The button that puts the card back into the hand."""


def _answer(stage: Stage, play: Play, decide: Decide) -> Answer:
    assert play.face is not None
    tr, face = stage.ui.tr, stage.board.view.setup.faces[play.face]
    role = face.role.value
    return Answer(
        stage.ui,
        play,
        decide,
        f"declare_{role}",
        name=tr(f"piece.role.{role}"),
        draw=card(stage, face.token),
        lines=outlook(stage, forecast(stage.board.view, face.token)),
        tip=tr(f"choice.role.{role}"),
    )
