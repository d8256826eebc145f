"""The scenes that are open, one above the other: what comes, what goes, and how they pass."""

from __future__ import annotations

from game.client.passage import Passage
from game.client.toolkit.scene import Scene


class SceneStack:
    """The last one is on top and gets the input; `dirty` asks for a new frame."""

    passage: Passage
    dirty: bool

    def __init__(self) -> None:
        self.stack: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        return self.stack[-1] if self.stack else None

    def push(self, scene: Scene) -> Scene:
        """Put a scene on top."""
        self.cover()
        if self.top:
            self.top.pause()
        if self.stack:
            self.passage.to(scene)
        self.stack.append(scene)
        scene.enter()
        scene.rebuild()
        return scene

    def pop(self) -> None:
        """Take the top scene away."""
        if self.top:
            self.close(self.top)

    def close(self, scene: Scene) -> None:
        """Take this scene away, wherever it is."""
        if scene not in self.stack:
            return
        was_top = scene is self.top
        if was_top and len(self.stack) > 1:
            self.passage.away_from(scene)
        self.stack.remove(scene)
        scene.leave()
        if was_top and self.top:
            self.top.resume()
            self.top.rebuild()
        self.dirty = True

    def replace(self, scene: Scene) -> Scene:
        """Put a scene in the place of all that are there."""
        self.cover()
        if self.stack:
            self.passage.to(scene)
        self.leave_all()
        return self.push(scene)

    def cover(self) -> None:
        """Put out of sight whatever somebody holds up for a moment."""
        for scene in self.stack:
            scene.cover()

    def leave_all(self) -> None:
        """Let all scenes leave, from the top down and without a passage."""
        while self.stack:
            self.stack.pop().leave()
