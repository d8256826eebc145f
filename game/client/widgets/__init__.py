"""What scenes are built from: works with mouse, keyboard and fingers."""

from game.client.widgets.base import Widget
from game.client.widgets.button import Button, IconButton, PillButton, PlankButton
from game.client.widgets.choice import Choice
from game.client.widgets.entry import TextEntry
from game.client.widgets.label import Label, Panel, RichText
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.slider import Slider
from game.client.widgets.tabs import Tabs
from game.client.widgets.toggle import Toggle

__all__ = [
    "Button",
    "Choice",
    "IconButton",
    "Label",
    "Panel",
    "PillButton",
    "PlankButton",
    "RichText",
    "ScrollArea",
    "Slider",
    "Tabs",
    "TextEntry",
    "Toggle",
    "Widget",
]
