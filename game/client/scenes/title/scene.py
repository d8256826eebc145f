"""The title: the name of the game and the main menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_credits, open_match, open_unfinished
from game.client.scenes.title import menu
from game.client.scenes.title.night import Night
from game.client.scenes.title.unfinished import progress
from game.client.scenes.title.welcome import Welcome, is_new, welcome
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.sound.audio import Mood
from game.client.toolkit.widgets import Label, PillButton, PlankButton
from game.match.listing import Listed
from game.play.settings import LANGUAGES

if TYPE_CHECKING:
    from game.client.app import App

PLANK = 344  # how wide they are
LOW = 170  # with less room than that above the planks, the mark goes beside the name
LOGO, MARK = "lettering/logo", "lettering/logo_mark"


class TitleScene(Scene):
    """Where everything starts."""

    name = "title"
    drowsy = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.night = Night(self.ui)
        self.unfinished: tuple[Listed, ...] = ()

    def enter(self) -> None:
        self.resume()

    def mood(self) -> Mood:
        return Mood("title", "title")

    def resume(self) -> None:
        """Another match may be unfinished now."""
        listing = self.app.games.archive.unfinished()
        self.unfinished = listing.matches
        self.app.tell_troubles(listing.troubles)

    def build(self) -> None:
        self.planks: list[PlankButton] = []
        if self.unfinished:
            self.planks.append(self.add(self._continue_plank(self.unfinished[0])))
        for key, action in menu.MENU:
            self.planks.append(self.add(self._plank(key, partial(action, self.app))))
        self._build_corner()
        self.welcome: Welcome | None = None
        if not self.unfinished and is_new(self.app):
            self.welcome = self.add(welcome(self.app, self.rebuild))
        self.set_focus(self.planks[0])

    def _build_corner(self) -> None:
        tr, language = self.ui.tr, self.ui.tr.language
        self.tagline = self.add(
            Label(self.ui, tr("title.tagline"), "subtitle", "parchment", "centre")
        )
        version = tr("title.version", version=self.app.services.version)
        self.version = self.add(Label(self.ui, version, "small", "faded_bone", "right"))
        thanks = partial(open_credits, self.app)
        self.credits = self.add(PillButton(self.ui, tr("title.credits"), thanks, "credits"))
        tip = tr("title.language_tip", language=LANGUAGES[language])
        self.others: PillButton | None = None
        if len(self.unfinished) > 1:
            text = tr.plural("title.others", len(self.unfinished) - 1)
            open_all = partial(open_unfinished, self.app)
            self.others = self.add(PillButton(self.ui, text, open_all, "others"))
        self.language = self.add(
            PillButton(self.ui, language.upper(), self._next_language, "language", tip)
        )

    def _plank(self, key: str, action: Callable[[], object]) -> PlankButton:
        text, first = self.ui.tr(f"title.{key}"), not self.planks
        return PlankButton(self.ui, text, action, key, accent=first)

    def _continue_plank(self, match: Listed) -> PlankButton:
        room = self.ui.theme.px(PLANK - 64)
        note, text = progress(self.ui, match, room), self.ui.tr("title.continue")
        return PlankButton(self.ui, text, self._continue, "continue", note, accent=True, note=note)

    def _continue(self) -> None:
        open_match(self.app, self.unfinished[0].id)

    def _next_language(self) -> None:
        names = list(LANGUAGES)
        following = names[(names.index(self.ui.tr.language) + 1) % len(names)]
        self.ui.store.set("language", following)

    def back(self) -> None:
        """Esc does not quit by accident; there is a plank for that."""

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        column = pygame.Rect(0, 0, min(theme.px(540), size[0]), size[1])
        column.left = round((size[0] - theme.px(1280)) / 2 * 0.4 + theme.px(56))
        self._layout_planks(column)
        top, tag = theme.space("l"), self.ui.text.line_height("subtitle")
        room = self.planks[0].rect.top - theme.px(34) - tag - top
        self._layout_logo(pygame.Rect(column.left, top, column.width, room))
        self.tagline.place(column.left, top + room, column.width, tag)
        self._layout_corner(size)
        if self.welcome:
            self._layout_welcome(self.welcome)
        if self.others:
            self._layout_others(self.others)

    def _layout_logo(self, box: pygame.Rect) -> None:
        """The name under the mark, or beside it where the planks leave little room."""
        fitted, beside = self.ui.art.fitted, box.height < self.ui.theme.px(LOW)
        if not beside:
            logo = fitted(LOGO, (box.width, round(box.height * 0.45)))
            mark = fitted(MARK, (box.width, box.height - logo[1]))
            self.logo, self.mark = pygame.Rect((0, 0), logo), pygame.Rect((0, 0), mark)
            self.logo.midbottom = box.midbottom
            self.mark.midbottom = self.logo.midtop
            return
        mark = fitted(MARK, (box.width, round(box.height * 0.8)))
        logo = fitted(LOGO, (box.width - mark[0], box.height))
        self.logo, self.mark = pygame.Rect((0, 0), logo), pygame.Rect((0, 0), mark)
        self.mark.midleft = (box.centerx - (mark[0] + logo[0]) // 2, box.centery)
        self.logo.midleft = self.mark.midright

    def _layout_welcome(self, note: Welcome) -> None:
        """Place the parrot's welcome in the free half, above the corner."""
        theme, (width, height) = self.ui.theme, self.app.size
        wide, high = note.preferred(width)
        middle = (self.planks[0].rect.right + width) / 2
        low = height - theme.touch - 3 * theme.space("l")
        left = min(middle - wide / 2, width - wide - theme.space("l"))
        note.place(left, low - high, wide, high)
        note.arrange()

    def _layout_others(self, others: PillButton) -> None:
        """Place the button for the other matches beside the plank that continues the newest."""
        first, gap = self.planks[0].rect, self.ui.theme.space("m")
        wide = others.preferred(self.app.size[0] - first.right - 2 * gap)[0]
        high = self.ui.theme.touch
        others.place(first.right + gap, first.centery - high / 2, wide, high)

    def _layout_planks(self, column: pygame.Rect) -> None:
        theme = self.ui.theme
        width, gap = theme.px(PLANK), theme.px(7)
        heights = [plank.preferred(width)[1] for plank in self.planks]
        y = column.height - theme.space("xl") - sum(heights) - gap * (len(heights) - 1)
        self.ropes_top = y - theme.px(26)
        for plank, height in zip(self.planks, heights, strict=True):
            plank.place(column.centerx - width / 2, y, width, height)
            y += height + gap

    def _layout_corner(self, size: Size) -> None:
        theme, margin = self.ui.theme, self.ui.theme.space("l")
        width, height = theme.px(64), theme.touch
        self.language.place(size[0] - margin - width, size[1] - margin - height, width, height)
        top, wide = self.language.rect.top, self.credits.preferred(size[0])[0]
        self.credits.place(self.language.rect.left - theme.space("m") - wide, top, wide, height)
        wide = self.version.preferred(size[0])[0]
        self.version.place(self.credits.rect.left - margin - wide, top, wide, height)

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        if self.night.update(milliseconds):
            self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        self.night.wake()
        return super().handle(event)

    def draw_scene(self, surface: pygame.Surface) -> None:
        self.night.draw(surface)
        for name, rect in ((MARK, self.mark), (LOGO, self.logo)):
            surface.blit(self.ui.art.image(name, rect.size), rect)
        self._draw_ropes(surface)

    def _draw_ropes(self, surface: pygame.Surface) -> None:
        """The planks hang on two ropes."""
        theme, first, last = self.ui.theme, self.planks[0].rect, self.planks[-1].rect
        rope = pygame.Rect(0, self.ropes_top, theme.px(5), last.bottom - self.ropes_top)
        for x in (first.left + theme.px(16), first.right - theme.px(16)):
            rope.centerx = x
            surface.blit(self.ui.shapes.bar(rope.size, "oak_deep"), rope)
            inside = rope.inflate(-theme.px(2), 0)
            surface.blit(self.ui.shapes.bar(inside.size, "parchment_dark"), inside)
