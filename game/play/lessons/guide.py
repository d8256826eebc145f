"""Where a lesson is: which words are due, and what the player is to do."""

from __future__ import annotations

from game.play.lessons.script import Line, Script, Task


class Guide:
    """Follows the match as it is shown, step by step; `at` is the item that comes next."""

    def __init__(self, script: Script, line: str = "") -> None:
        self.script = script
        self.at = script.line(line)
        self._shown = script.done_before(self.at)

    def step_shown(self) -> None:
        """Take note of one more action that was shown; words in front of it were not waited for."""
        self._shown += 1
        while self.script.done_before(self.at) < self._shown:
            self.at += 1

    @property
    def line(self) -> Line | None:
        """The words that come next, a task's among them."""
        items = self.script.items
        item = items[self.at] if self.at < len(items) else None
        return item if isinstance(item, Line) else None

    @property
    def speaks(self) -> bool:
        """Whether the parrot has something to say before the match goes on."""
        return self.line is not None and not isinstance(self.line, Task)

    @property
    def task(self) -> Task | None:
        return self.line if isinstance(self.line, Task) else None

    def go_on(self) -> None:
        """The words were read."""
        assert self.speaks
        self.at += 1

    @property
    def number(self) -> int:
        """The number of the words that come next, counted from 1."""
        items = self.script.items[: self.at]
        return sum(isinstance(item, Line) for item in items) + 1

    @property
    def numbers(self) -> int:
        return len(self.script.lesson.lines)
