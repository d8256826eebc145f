"""The base of all scenes: widgets, focus, tooltips and a timeline.

A scene defines `build` (make the widgets with `self.add`), `layout` (place them) and usually
`draw_scene` (what is behind the widgets). It keeps its state in itself, never in widgets, because
`build` and `layout` run again when the language or a setting changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

import pygame

from game.client.toolkit.animation import Timeline
from game.client.toolkit.focus import DIRECTIONS, following, nearest
from game.client.toolkit.sound.audio import Mood
from game.client.toolkit.tooltip import Tooltip
from game.client.toolkit.transition import Fade, Transition
from game.client.toolkit.widgets.base import ACTIVATE, Widget
from game.client.toolkit.widgets.choice import DropList
from game.client.toolkit.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from game.client.app import App

Size = tuple[int, int]
Passes = Callable[[pygame.Surface], Transition]
AnyWidget = TypeVar("AnyWidget", bound=Widget)


class Scene:
    """One screen, or an overlay over the one below (`overlay`, with it dimmed if `dims`)."""

    name = ""
    overlay = False
    dims = True
    drowsy = False  # what moves by itself is slow enough for a loop at rest
    arrival: Passes = Fade
    departure: Passes = Fade

    def __init__(self, app: App) -> None:
        self.app = app
        self.ui = app.ui
        self.widgets: list[Widget] = []
        self.timeline = Timeline(self.ui.speed, self.ui.calm)
        self.popup: DropList | None = None
        self.focus: Widget | None = None
        self.keyboard = False  # the focus is shown only while the keyboard is used
        self.hovered: Widget | None = None
        self.tooltip = Tooltip(self)
        self._held: Widget | None = None

    # What a scene defines

    def enter(self) -> None:
        """It comes onto the stack; the widgets are made after this."""

    def leave(self) -> None:
        """It goes for good."""

    def pause(self) -> None:
        """Something else comes above it."""

    def resume(self) -> None:
        """What was above it went away."""

    def cover(self) -> None:
        """Whatever one person holds up for a moment goes out of sight at once."""

    def build(self) -> None:
        """Make the widgets, in reading order."""

    def layout(self, size: Size) -> None:
        """Place the widgets; called after `build` and for every new size."""

    def draw_scene(self, surface: pygame.Surface) -> None:
        """What is behind the widgets."""

    def draw_above(self, surface: pygame.Surface) -> None:
        """What is in front of the widgets."""

    def back(self) -> None:
        """Esc; by default the scene closes, unless it is the last."""
        if len(self.app.stack) > 1:
            self.app.pop()

    def on_key(self, event: pygame.event.Event) -> bool:
        """A key that no widget used: shortcuts. Whether it was used."""
        return False

    def on_click(self, pos: tuple[int, int], button: int) -> bool:
        """A press where no widget is. Whether it was used."""
        return False

    def show_rules(self) -> bool:
        """Open the rules of the match that the scene is about; False if it is about none."""
        return False

    def mood(self) -> Mood | None:
        """What it sounds like; without one, like the scene below."""
        return None

    def on_setting(self, name: str) -> None:
        """A setting has changed; the widgets are already made anew."""

    # What the app calls

    def rebuild(self) -> None:
        """Make and place the widgets anew and keep the focus and what was scrolled to."""
        focused, scrolled = self.focus, self._scrolled()
        self.widgets, self.popup, self.hovered, self._held = [], None, None, None
        self.focus = None
        self.build()
        for area in self._areas():
            area.offset = scrolled.get(area.key, 0)
        self.layout(self.app.size)
        if focused and focused.key and (same := self.find(focused.key)):
            self._set_focus(same, self.keyboard)
        self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to whom it concerns; whether anything came of it."""
        if event.type not in (pygame.MOUSEMOTION, pygame.TEXTEDITING):
            self.tooltip.hide()
        if self.popup:
            return self.popup.handle(event)
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3):
            return self._down(event.pos, event.button)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._key(event)
        return False

    def update(self, milliseconds: float) -> None:
        """Let time pass; call it from an override."""
        moving = self.timeline.moving
        self.timeline.update(milliseconds)
        if moving or self.timeline.moving or self.is_typing:
            self.redraw()
        self.tooltip.update(milliseconds)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_scene(surface)
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
        self.draw_above(surface)
        if self.keyboard and self.focus and self.app.top is self:
            self._draw_focus(surface, self.focus)
        if self.popup:
            self.popup.draw(surface)
        self.tooltip.draw(surface)

    # What a scene uses

    def add(self, widget: AnyWidget) -> AnyWidget:
        """Put a widget (with its children) into the scene."""
        self.widgets.append(widget)
        for each in self._family(widget):
            each.host = self
        return widget

    def find(self, key: str) -> Widget | None:
        return next((widget for widget in self.all_widgets() if widget.key == key), None)

    def all_widgets(self) -> Iterator[Widget]:
        """Every widget, with the children of those that have some."""
        for widget in self.widgets:
            if widget.visible:
                yield from self._family(widget)

    def set_focus(self, widget: Widget | None) -> None:
        """Move the keyboard focus, without showing it before a key is pressed."""
        self._set_focus(widget, self.keyboard)

    @property
    def is_typing(self) -> bool:
        """Whether keys are letters now."""
        return bool(self.focus and hasattr(self.focus, "caret"))

    def redraw(self) -> None:
        self.app.dirty = True

    # How it works

    def _family(self, widget: Widget) -> Iterator[Widget]:
        yield widget
        for child in widget.children:
            if child.visible:
                yield from self._family(child)

    def _areas(self) -> list[ScrollArea]:
        return [widget for widget in self.all_widgets() if isinstance(widget, ScrollArea)]

    def _scrolled(self) -> dict[str, int]:
        return {area.key: area.offset for area in self._areas()}

    def _focusable(self) -> list[Widget]:
        return [widget for widget in self.all_widgets() if widget.can_focus]

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget there, preferably one that does something."""
        hits = [widget for widget in self.all_widgets() if widget.hit(pos)]
        active = [widget for widget in hits if widget.focusable]
        found = active or hits
        return found[-1] if found else None

    def _motion(self, pos: tuple[int, int]) -> bool:
        if self._held:
            self._held.on_drag(pos)
            return True
        return self._hover(self._at(pos))

    def _hover(self, widget: Widget | None) -> bool:
        if widget is self.hovered:
            return False
        if self.hovered:
            self.hovered.hovered = False
        self.hovered = widget
        if widget:
            widget.hovered = True
        self.tooltip.point_at(widget)
        return True

    def _down(self, pos: tuple[int, int], button: int) -> bool:
        self.keyboard = False
        widget = self._at(pos)
        self._hover(widget)
        if widget is None or button != 1 or not (widget.focusable or self._scrolls(widget)):
            return self.on_click(pos, button) or widget is not None
        if widget.can_focus:
            self._set_focus(widget, False)
        if not widget.enabled:
            self.ui.sound("refused")
        else:
            widget.pressed = True
            self._held = widget
            widget.on_press(pos)
        return True

    def _scrolls(self, widget: Widget) -> bool:
        return isinstance(widget, ScrollArea)

    def _up(self, pos: tuple[int, int]) -> bool:
        held, self._held = self._held, None
        if held is None:
            return False
        held.pressed = False
        held.on_release(pos)
        return True

    def _wheel(self, event: pygame.event.Event) -> bool:
        amount = getattr(event, "precise_y", 0) or event.y
        under = [w for w in self.all_widgets() if w.hit(self.app.mouse)]
        return any(widget.on_wheel(amount) for widget in reversed(under))

    def _key(self, event: pygame.event.Event) -> bool:
        if self.focus and self.focus.on_key(event):
            self.keyboard = True
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_ESCAPE:
            self.back()
            return True
        if event.key in ACTIVATE and self.focus and self.keyboard:
            self.focus.activate()
            return True
        return self.on_key(event) or self._move_focus(event)

    def _move_focus(self, event: pygame.event.Event) -> bool:
        widgets = self._focusable()
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            shown = self.keyboard or self.focus is None
            target = following(widgets, self.focus, step) if shown else self.focus
        elif event.key in DIRECTIONS:
            target = self._towards(widgets, DIRECTIONS[event.key])
        else:
            return False
        if target:
            self._set_focus(target, True)
        return target is not None

    def _towards(self, widgets: list[Widget], direction: tuple[int, int]) -> Widget | None:
        if self.focus not in widgets or self.focus is None:
            return following(widgets, None, 1)
        return nearest(widgets, self.focus, direction) if self.keyboard else self.focus

    def _set_focus(self, widget: Widget | None, keyboard: bool) -> None:
        self.keyboard = keyboard
        if widget is self.focus:
            self.redraw()
            return
        for each, focused in ((self.focus, False), (widget, True)):
            if each:
                each.focused = focused
                each.on_focus(focused)
        self.focus = widget
        if widget and keyboard:
            self._reveal(widget)
            self.tooltip.point_at(widget)
        self.redraw()

    def _reveal(self, widget: Widget) -> None:
        for area in self._areas():
            if widget in area.children:
                area.reveal(widget)

    def _draw_focus(self, surface: pygame.Surface, widget: Widget) -> None:
        if not widget.visible:
            return
        rect = widget.focus_rect
        clip = surface.get_clip()
        if widget.clip:
            surface.set_clip(widget.clip.inflate(self.ui.theme.px(8), self.ui.theme.px(8)))
        surface.blit(self.ui.shapes.focus(rect.size), rect)
        surface.set_clip(clip)
