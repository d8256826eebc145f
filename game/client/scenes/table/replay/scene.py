"""The replay as a scene: the table as it was, and below it what steers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_practice, open_rules
from game.client.scenes.table.input import LastTrick, PileSpot
from game.client.scenes.table.open_hands import opened
from game.client.scenes.table.picture import Picture
from game.client.scenes.table.pointing import Pointing
from game.client.scenes.table.replay import pace
from game.client.scenes.table.replay.controls import Controls
from game.client.scenes.table.replay.secrets import HandSpot, draw_secrets
from game.client.scenes.table.replay.showing import ROOM_BELOW, Showing
from game.client.scenes.table.replay.verdict import VerdictPanel
from game.client.scenes.table.sprites import notes
from game.client.scenes.table.sprites.explanation import draw_explanation, explanation_panel
from game.client.scenes.table.things import Thing, things
from game.client.scenes.table.words import why_won
from game.client.toolkit.digits import digit_of
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.sound.audio import Mood
from game.client.toolkit.widgets import IconButton
from game.play.coach.review import Judged
from game.play.replay import HAND, PLAY, TRICK, Point, Replay, Sight
from game.play.tension import tension

if TYPE_CHECKING:
    from game.client.app import App

STEPS = {
    pygame.K_LEFT: (-1, PLAY),
    pygame.K_RIGHT: (1, PLAY),
    pygame.K_UP: (-1, TRICK),
    pygame.K_DOWN: (1, TRICK),
    pygame.K_PAGEUP: (-1, HAND),
    pygame.K_PAGEDOWN: (1, HAND),
}
FASTER = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
SLOWER = (pygame.K_MINUS, pygame.K_KP_MINUS)
HAND_ORDER = "hand_order"  # as the table remembers it


class ReplayScene(Scene):
    """`shown` lists every piece in the last frame, for tests of what is hidden."""

    name = "replay"

    def __init__(self, app: App, replay: Replay, at: Point | None, seat: int | None) -> None:
        super().__init__(app)
        self.replay = replay
        self.showing = Showing(self.ui, replay, _sight(replay, seat), self.on_change)
        self.timeline = self.showing.timeline
        self.stage = self.showing.stage
        self.board = self.stage.board
        self.picture = Picture(self.stage, opened(self.showing.kit))
        self.shows_last_trick = False
        self.pointing = Pointing()
        self.looked_at: tuple[int, Judged] | None = None  # a stop, and what the coach says there
        orders = self.showing.kit.orders
        order = self.ui.store.recall(HAND_ORDER, "")
        self.board.order = order if order in orders else (orders or ("",))[0]
        self.showing.stop = replay.find(at) if at else 0
        self.showing.lay()

    # Widgets

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.stage.layout = self.showing.layout()
        self.hands = [self.add(HandSpot(self.stage, seat)) for seat in self._open_fans]
        self.things = [self.add(thing) for thing in things(self.stage) if self._tells(thing)]
        self.pieces = [
            self.add(self.showing.kit.button(self.stage, piece, number, lambda _: None))
            for number, piece in enumerate(self.board.own)
        ]
        self.piles = [
            self.add(PileSpot(self.stage, seat, index, trick))
            for seat in self.stage.layout.places
            for index, trick in enumerate(self.board.tricks_of(seat))
        ]
        for quiet in (*self.things, *self.pieces, *self.piles):
            quiet.focusable = False
        self.last: LastTrick | None = None
        if not self.stage.pieces.open_piles:
            self.last = self.add(LastTrick(self.stage, self.board.last, self._turn_last_trick))
        self.controls = Controls(self.showing, self._practise, self._next_speed, self.showing.look)
        for widget in self.controls.widgets:
            self.add(widget)
        self.verdict = self._verdict()
        rules, close = tr("table.help"), tr("replay.close")
        self.help = self.add(IconButton(ui, self.app.open_rules, "help", rules, icon="help"))
        self.close = self.add(IconButton(ui, self.back, "close", close, icon="close"))
        if self.focus is None:
            self.set_focus(self.controls.bar)

    def look_back(self, judged: Judged) -> None:
        """Say at this stop what was chosen and what would have been better."""
        self.looked_at = self.showing.stop, judged
        self.rebuild()

    def _verdict(self) -> VerdictPanel | None:
        if self.looked_at is None or self.looked_at[0] != self.showing.stop:
            return None
        return self.add(VerdictPanel(self.stage, self.looked_at[1]))

    @property
    def _open_fans(self) -> list[int]:
        """The seats whose cards are seen, and larger when they are pointed at."""
        others = self.stage.layout.others
        is_open = self.showing.sight.is_open and not self.stage.pieces.open_piles
        return [seat for seat in others if seat != self.stage.ghost] if is_open else []

    def _tells(self, thing: Thing) -> bool:
        return thing.key not in [f"seat_{seat}" for seat in self._open_fans]

    def layout(self, size: Size) -> None:
        layout, theme = self.stage.layout, self.ui.theme
        count = len(self.pieces)
        for number, piece in enumerate(self.pieces):
            home = layout.well_place(number, count, False)
            piece.lay(home, layout.well_target(number, count, False))
        for hand in self.hands:
            hand.lay()
        for thing in self.things:
            thing.lay()
        for pile in self.piles:
            pile.lay()
        if self.last:
            self.last.rect = layout.tool(0)
        self.close.rect, self.help.rect = layout.button(0), layout.button(1)
        if self.verdict:
            self.verdict.lay(self.strip.top)
        self.controls.lay(self.strip.inflate(-2 * theme.space("m"), 0))

    @property
    def strip(self) -> pygame.Rect:
        """The strip of controls at the lower edge, over the whole width."""
        theme, (width, height) = self.ui.theme, self.app.size
        high = theme.touch + theme.px(ROOM_BELOW)
        return pygame.Rect(0, height - high, width, high)

    def rebuild(self) -> None:
        """The knob stays in the hand that drags it."""
        held = self._held
        super().rebuild()
        self.pointing.keep(self.find)
        if held and held.key and (same := self.find(held.key)):
            self._held, same.pressed = same, True

    def on_change(self) -> None:
        """The board shows something else."""
        if self in self.app.stack:
            self.rebuild()
            self._hover(self._at(self.app.mouse))

    # Time and mood

    def update(self, milliseconds: float) -> None:
        """Let time pass; pieces are moved by the showing."""
        moving = self.timeline.moving
        self.showing.update(milliseconds)
        if self.pointing.update(milliseconds) or moving or self.timeline.moving:
            self.redraw()
        self.tooltip.update(milliseconds)

    def leave(self) -> None:
        self.timeline.clear()

    def show_rules(self) -> bool:
        open_rules(self.app, self.replay.setup)
        return True

    def mood(self) -> Mood:
        families = ("interface", "match", "voices", self.stage.pieces.kind)
        return Mood(tension(self.board.view), "table", families, len(self.replay.seats))

    def on_setting(self, name: str) -> None:
        self.showing.go(self.showing.stop)

    # Input

    def _next_speed(self) -> None:
        self._set_speed(pace.next_speed(self.showing.speed, 1, around=True))

    def _set_speed(self, speed: float) -> None:
        self.showing.speed = speed
        self.rebuild()

    def _turn_last_trick(self) -> None:
        self.shows_last_trick = not self.shows_last_trick and self.last is not None
        self.redraw()

    def _practise(self) -> None:
        self.showing.plays = False
        self.showing.go(self.showing.stop)
        open_practice(self.app, self.replay, self.showing.stop, self.showing.sight.seat)

    def back(self) -> None:
        if self.shows_last_trick:
            self._turn_last_trick()
        else:
            super().back()

    def handle(self, event: pygame.event.Event) -> bool:
        """The space bar plays whatever has the focus, as long as no list is open."""
        is_space = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        if is_space and not self.popup:
            if not getattr(event, "again", False):  # held down it would go to and fro
                self.showing.toggle()
            return True
        return super().handle(event)

    def _motion(self, pos: tuple[int, int]) -> bool:
        used = super()._motion(pos)
        return self.pointing.at(self.hovered) or used

    def on_click(self, pos: tuple[int, int], button: int) -> bool:
        """Anywhere on the table: play or pause."""
        if button != 1 or self.strip.collidepoint(pos):
            return False
        self.showing.toggle()
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        key = event.key
        if key in STEPS:
            self.showing.step(*STEPS[key])
        elif key in (pygame.K_HOME, pygame.K_END):
            self.showing.plays = False
            self.showing.go(0 if key == pygame.K_HOME else self.replay.last)
        elif (digit := digit_of(event)) is not None:
            self._look_as(digit)
        else:
            return self._shortcut(key)
        return True

    def _shortcut(self, key: int) -> bool:
        if key in (*FASTER, *SLOWER):
            self._set_speed(pace.next_speed(self.showing.speed, 1 if key in FASTER else -1))
        elif key in (pygame.K_r, pygame.K_QUESTION):
            self.app.open_rules()
        elif key == pygame.K_l:
            self._turn_last_trick()
        elif key == pygame.K_p and self.controls.practise.enabled:
            self._practise()
        else:
            return False
        return True

    def _look_as(self, digit: int) -> None:
        """Change whose eyes see the table: 0 is for open hands, the other digits for the seats."""
        wanted = [sight for sight in self.replay.sights if _digit(sight) == digit]
        if wanted:
            self.showing.look(wanted[0])

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.stage.shown.clear()
        super().draw(surface)

    def draw_scene(self, surface: pygame.Surface) -> None:
        self.picture.draw_still(surface, False)
        strip = self.strip
        surface.blit(self.ui.shapes.bar(strip.size, "pill", 0.82), strip)

    def draw_above(self, surface: pygame.Surface) -> None:
        under = self.hovered
        self.picture.draw_moving(surface)
        if self.verdict:
            self.verdict.draw_rings(surface, self.pieces)
        if not self.timeline.busy:
            draw_secrets(self.stage, surface, self.showing.secrets)
        panels = []
        if (told := self.pointing.shown) and (about := told.about()):
            panels = [explanation_panel(self.stage, about).rect]
            draw_explanation(self.stage, surface, about)
        if isinstance(under, HandSpot):
            under.draw_note(surface)
        if self.shows_last_trick:
            under = self.last
        if isinstance(under, PileSpot | LastTrick) and under.trick:
            zone = under.zone
            notes.draw_trick_note(self.stage, surface, under.trick, under.rect, zone, panels)
        if under is self.controls.bar or self._held is self.controls.bar:
            self._draw_place(surface)

    def _draw_place(self, surface: pygame.Surface) -> None:
        """Tell above the pointer where the bar would lead, and why a trick was won there."""
        bar, tr = self.controls.bar, self.ui.tr
        stop = self.replay.stops[bar.stop_at(self.app.mouse[0])]
        key = "table.hand_trick" if stop.trick_number else "table.hand"
        hands = len(self.replay.setup.plan)
        lines = [tr(key, hand=stop.hand, hands=hands, trick=stop.trick_number)]
        if stop.trick:
            lines.append(why_won(self.stage, stop.trick))
        bar.draw_note(surface, self.app.mouse[0], lines)


def _sight(replay: Replay, seat: int | None) -> Sight:
    """The eyes of the seat asked for, or of the only person; otherwise all hands are open."""
    people = replay.humans
    wanted = people[0] if seat is None and len(people) == 1 else seat
    fitting = (sight for sight in replay.sights if sight == Sight(wanted))
    return next(fitting, replay.sights[0])


def _digit(sight: Sight) -> int:
    return 0 if sight.is_open or sight.seat is None else sight.seat + 1
