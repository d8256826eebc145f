"""A highlight of the match on the pad: an icon on a brass disc and a sentence."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.toolkit.catalogs import Translator
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.highlights.highlight import Highlight

ART, ICON = 0.8, 0.56  # of the disc
NARROW = 420
MEDALS = "medals/"  # stand without a disc


class HighlightRow(Widget):
    """The icon is one of assets/art/icons, or any art if it has a folder."""

    focusable = False

    def __init__(self, ui: Ui, icon: str, markup: str) -> None:
        super().__init__(ui)
        self.icon, self.markup = icon, markup

    def _disc(self) -> int:
        return self.ui.theme.px(36)

    def _width(self, width: int) -> int:
        return width - self._disc() - self.ui.theme.space("m")

    def preferred(self, width: int) -> tuple[int, int]:
        text = self.ui.text.height(self.markup, self._style(width), self._width(width))
        return width, max(self._disc(), text)

    def _style(self, width: int) -> str:
        return "small" if width < self.ui.theme.px(NARROW) else "body"

    def _picture(self, side: int) -> pygame.Surface:
        if self.icon.startswith(MEDALS):
            return self.ui.art.image(self.icon, (side, side))
        if "/" in self.icon:
            return self.ui.art.image(self.icon, (round(side * ART), round(side * ART)))
        return self.ui.icon(self.icon, round(side * ICON))

    def draw(self, surface: pygame.Surface) -> None:
        ui, side = self.ui, self._disc()
        disc = ui.shapes.round(side, "idle", "brass")
        place = disc.get_rect(midleft=self.rect.midleft)
        if not self.icon.startswith(MEDALS):
            surface.blit(disc, place)
        picture = self._picture(side)
        surface.blit(picture, picture.get_rect(center=place.center))
        width, style = self._width(self.rect.width), self._style(self.rect.width)
        box = pygame.Rect(0, 0, width, ui.text.height(self.markup, style, width))
        box.midright = self.rect.midright
        ui.text.paragraph(surface, self.markup, style, "ink", box)


def highlight_text(tr: Translator, highlight: Highlight, names: Sequence[str]) -> str:
    """Whose it was and what, in one sentence; `names` are those of all seats."""
    values = dict[str, object](highlight.values)
    if highlight.seats:
        values["names"] = tr.list(names[seat] for seat in highlight.seats)
    if highlight.count is not None:
        return tr.plural(f"scores.highlight.{highlight.key}", highlight.count, **values)
    return tr(f"scores.highlight.{highlight.key}", **values)
