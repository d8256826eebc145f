"""The scenes by name, so that one can open another without knowing its module.

A scene lives in game/client/scenes/<name>.py, which has `create(app, **values) -> Scene`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scenes.base import Scene


def create(name: str, app: App, **values: Any) -> Scene:
    """The scene of that name; it reads its own values."""
    scene: Scene = import_module(f"game.client.scenes.{name}").create(app, **values)
    return scene
