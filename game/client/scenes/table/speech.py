"""Table talk as it is seen: one bubble at a time, at the seat of whoever speaks."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.scenes.table import timing
from game.client.scenes.table.sprites.bubble import Bubble, draw_bubble, find_place, in_use, is_free
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import Beats, Call, Motion, Wait
from game.play.game import Game
from game.play.talk import Remark, TableTalk
from game.rules.events import Event, HandScored, MatchEnded

LAST_WORDS = (HandScored, MatchEnded)  # something opens over the table after these


class Speech:
    """Hears all that is shown, and remembers what was said before a match was continued."""

    def __init__(self, stage: Stage, game: Game) -> None:
        self.stage = stage
        self.remark: Remark | None = None
        self.age = 0.0
        self._bubble: Bubble | None = None  # where the remark stands
        self._talk = TableTalk(game.setup, game.seats, game.session.seed)
        unseen = sum(len(news.events) for news in game.news)
        for event in game.events[: len(game.events) - unseen]:
            self._hear(event)

    @property
    def said(self) -> frozenset[str]:
        """Every line of this match so far."""
        return frozenset(self._talk.said)

    def _hear(self, event: Event) -> Remark | None:
        return self._talk.hear(event, self.stage.ui.settings.table_talk)

    def motions(self, events: Sequence[Event]) -> list[Motion]:
        """What is said once these events were shown; before the table is covered it can be read."""
        said = [remark for event in events if (remark := self._hear(event))]
        if not said:
            return []
        reading = isinstance(events[-1], LAST_WORDS)
        shown = [Call(lambda: self._say(said[-1])), self._voice(said[-1].seat)]
        return [*shown, *([Wait(timing.READ)] if reading else [])]

    def _voice(self, seat: int) -> Motion:
        """Half aloud, from where the bubble is; nothing if it is skipped, or there is none."""
        ui, pan = self.stage.ui, self.stage.side_of(seat)

        def murmur() -> None:
            if self.remark is None or self.place():
                ui.sound("murmur", pan)

        return Beats([(0.0, murmur)], motion=False)

    def _say(self, remark: Remark) -> None:
        self.remark, self.age, self._bubble = remark, 0.0, None

    def update(self, milliseconds: float) -> bool:
        """Whether the picture changes: it comes, fades in, fades out or goes."""
        if self.remark is None:
            return False
        before, self.age = self.age, self.age + milliseconds
        if self.age >= timing.SPEECH:
            self.remark = None
        fading = before < timing.SPEECH_FADE or self.age > timing.SPEECH - timing.SPEECH_FADE
        return fading or self.remark is None

    @property
    def shown(self) -> float:
        """How much of it is seen; without motion it is there or not."""
        if self.stage.ui.calm():
            return 1.0
        left = min(self.age, timing.SPEECH - self.age) / timing.SPEECH_FADE
        return max(0.0, min(1.0, left))

    def place(self, kept: Sequence[pygame.Rect] = ()) -> Bubble | None:
        """Where it can be read and covers nothing that is needed; it stays there while it can."""
        assert self.remark is not None
        stage, text = self.stage, self.stage.ui.tr(self.remark.key)
        taken = [*in_use(stage), *kept]
        if self._bubble is None or not is_free(stage, self._bubble, taken):
            self._bubble = find_place(stage, self.remark.seat, text, kept)
        return self._bubble

    def replace(self) -> None:
        """Find a new place for the bubble: the window, the letters or the language have changed."""
        self._bubble = None

    def draw(self, surface: pygame.Surface, kept: Sequence[pygame.Rect] = ()) -> None:
        """Nothing is said over what somebody must read."""
        if self.remark and self.shown and (bubble := self.place(kept)):
            text = self.stage.ui.tr(self.remark.key)
            draw_bubble(self.stage, surface, self.remark.seat, text, bubble, self.shown)


class Silence(Speech):
    """No table talk, for lessons and drills."""

    def _hear(self, event: Event) -> None:
        return None
