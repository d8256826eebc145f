"""The widgets, which work with mouse, keyboard and fingers."""

from game.client.toolkit.widgets.base import Widget
from game.client.toolkit.widgets.button import Button, IconButton, PillButton, PlankButton
from game.client.toolkit.widgets.choice import Choice
from game.client.toolkit.widgets.entry import TextEntry
from game.client.toolkit.widgets.label import Label, Panel, RichText
from game.client.toolkit.widgets.row_list import RowList
from game.client.toolkit.widgets.scroll import ScrollArea
from game.client.toolkit.widgets.slider import Slider
from game.client.toolkit.widgets.tabs import Tabs
from game.client.toolkit.widgets.toggle import Toggle

__all__ = [
    "Button",
    "Choice",
    "IconButton",
    "Label",
    "Panel",
    "PillButton",
    "PlankButton",
    "RichText",
    "RowList",
    "ScrollArea",
    "Slider",
    "Tabs",
    "TextEntry",
    "Toggle",
    "Widget",
]
