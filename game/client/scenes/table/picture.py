"""The picture of the table: what stands still is painted once, what moves on top every frame."""

from __future__ import annotations

import math

import pygame

from game.client.scenes.table.board import Shown
from game.client.scenes.table.kit import Kit
from game.client.scenes.table.moments.rope import draw_alliances
from game.client.scenes.table.sprites import chant, facts, ground, pad, tray
from game.client.scenes.table.stage import Stage

JOLT, SHAKES = 7, 3.0  # units, and how often it goes to and fro


class Picture:
    """Remembers the still part until something of it changes."""

    def __init__(self, stage: Stage, kit: Kit) -> None:
        self.stage = stage
        self.kit = kit
        self._still: pygame.Surface | None = None
        self._key: tuple[object, ...] = ()
        self._shown: list[Shown] = []

    def draw_still(self, surface: pygame.Surface, must_bid: bool) -> None:
        stage = self.stage
        key = self._state(surface.get_size(), must_bid)
        if not surface.get_clip().width:  # nothing of it will be seen
            self._paint(surface, must_bid)
            return
        if key != self._key or self._still is None or stage.ui.text.watch:
            self._paint(surface, must_bid)
            self._still, self._key = surface.copy(), key
            self._shown = stage.shown.copy()
        else:
            surface.blit(self._still, (0, 0))
            stage.shown.extend(self._shown)
        self._shake(surface, self._still)

    def _shake(self, surface: pygame.Surface, still: pygame.Surface) -> None:
        """The tray and what lies in it, from a blow."""
        jolt, tray = self.stage.board.jolt, self.stage.layout.tray
        if not jolt:
            return
        reach = JOLT * self.stage.ui.theme.u * jolt
        turn = 2 * math.pi * SHAKES * jolt
        by = (round(reach * math.sin(turn)), round(reach * 0.6 * math.cos(turn)))
        surface.blit(still, tray.move(by), tray)

    def _state(self, size: tuple[int, int], must_bid: bool) -> tuple[object, ...]:
        """All that the still part depends on; views never change, so the one shown stands for all
        that is in it.
        """
        stage, board = self.stage, self.stage.board
        return (
            size,
            must_bid,
            stage.turn,
            stage.ui.theme,
            stage.ui.tr.language,
            (stage.layout.bottom, stage.holder),
            board.view,
            tuple(board.tray),
            tuple(sorted(board.arriving.items())),
            tuple(board.played),
            (
                board.gone,
                board.decided,
                board.winner,
                board.lifted,
                board.shaking,
                board.bag_open,
                board.brought,
            ),
            (board.chant is None, board.gathering),
            tuple(stage.moved.items()),
        )

    def _paint(self, surface: pygame.Surface, must_bid: bool) -> None:
        stage = self.stage
        ground.draw_ground(stage, surface)
        draw_alliances(stage, surface)
        for seat in stage.layout.others:
            self.kit.draw_seat(stage, surface, seat)
        tray.draw_piles(stage, surface)
        self.kit.draw_bag(stage, surface)
        ground.draw_lead(stage, surface)
        tray.draw_tray(stage, surface)
        self.kit.draw_own(stage, surface, must_bid)
        facts.draw_facts(stage, surface)
        pad.draw_pad(stage, surface)

    def draw_moving(self, surface: pygame.Surface, with_message: bool = True) -> None:
        stage = self.stage
        if with_message:
            ground.draw_message(stage, surface)
        for mover in stage.board.movers:
            mover.draw(stage, surface)
        chant.draw_chant(stage, surface)
