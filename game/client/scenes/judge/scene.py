"""The judge over any screen: pieces laid down in order, and at once who wins and why."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.props.option_texts import option_name, value_name
from game.client.props.pieces import DICE, Faces, family
from game.client.scenes.judge.palette import PieceKey, lay_keys, least_height
from game.client.scenes.judge.tray import Laid, Tray, is_unrolled
from game.client.scenes.judge.words import Crew, Words
from game.client.toolkit.digits import digit_of
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import Choice, IconButton, Label, RichText, Tabs, TextEntry, Widget
from game.client.toolkit.widgets.choice import Item
from game.client.toolkit.wood import Parchment
from game.play.judging import chances, options_that_matter, parsed, rows
from game.rules.edition import Edition, Setup
from game.rules.errors import NotationError
from game.rules.options import Options
from game.rules.verdict import Verdict, judged

if TYPE_CHECKING:
    from game.client.app import App

TRICK, HAND, CHANCES = "trick", "hand", "chances"
TOLD = ("label", "body", "small")  # styles
TRAYS = 0.27  # of the height
LEAST_TRAY = 110
LONGEST, WIDEST = 60, 560


class JudgeScene(Scene):
    """Judges by the rules of a match, or from the title by those of any game."""

    name = "judge"
    overlay = True

    def __init__(
        self, app: App, setup: Setup | None = None, crew: Crew | None = None, tab: str = TRICK
    ) -> None:
        super().__init__(app)
        self.match, self.crew, self.tab = setup, crew, tab
        draft = app.last_draft()
        self.edition: Edition = setup.edition if setup else app.editions[draft.edition]
        if tab == CHANCES and family(self.edition) != DICE:
            self.edition = next(e for e in app.editions.values() if family(e) == DICE)
        self.options: Options = setup.options if setup else draft.chosen(self.edition)
        self.plays: list[str] = []
        self.hand: list[str] = []
        self.fills_hand = False
        self.typed = ""
        self.odds: list[float] = []

    # What is laid down

    @property
    def rolls(self) -> bool:
        """Whether the keys are faces that lie there, or pieces in a hand."""
        return not (self.tab == HAND and self.fills_hand)

    def lay(self, token: str) -> bool:
        """Lay a piece in the tray that is open; whether that was possible."""
        pile = self.plays if self.rolls else self.hand
        pile.append(token)
        try:
            self._judge()
        except NotationError as error:
            pile.pop()
            self._refuse(error)
            return False
        return True

    def _lay(self, token: str) -> None:
        self.lay(token)
        self.rebuild()

    def _judge(self) -> Verdict | None:
        """What the rules say of what lies there; nothing of dice that are still to be rolled."""
        if self.tab == CHANCES:
            self.odds = chances(self.edition, self.options, self.plays)
            most = self.edition.seats[-1]
            if len(self.plays) > most:
                raise NotationError("too_many_plays", "too many", most=most)
            return None
        hand = self.hand if self.tab == HAND else ()
        return judged(self.edition, self.options, self.plays, hand)

    def _refuse(self, error: NotationError) -> None:
        self.ui.sound("refused")
        self.app.notify(self.ui.tr(f"judge.refused.{error.key}", **error.details))

    def _take_back(self) -> None:
        pile = self.plays if self.rolls else self.hand
        if pile:
            pile.pop()
        self.rebuild()

    def _clear(self) -> None:
        self.plays, self.hand = [], []
        self.rebuild()

    def _submit(self) -> None:
        """Lay down what was typed, all of it or nothing."""
        pile = self.plays if self.rolls else self.hand
        before = list(pile)
        try:
            tokens = parsed(self.edition, self.typed, self.words.typed(), self.rolls)
        except NotationError as error:
            self._refuse(error)
            return
        if all(self.lay(token) for token in tokens):
            self.typed = ""
        else:
            pile[:] = before
        self.rebuild()

    # What can be changed

    def _turn(self, tab: str) -> None:
        """Open another tab, without dice that are still to be rolled; only dice have chances."""
        self.tab, self.fills_hand = tab, False
        if tab == CHANCES and family(self.edition) != DICE:
            self._choose_edition(next(k for k, e in self.app.editions.items() if family(e) == DICE))
        self.plays = [token for token in self.plays if not is_unrolled(self.faces, token)]
        self.rebuild()

    def _choose_edition(self, key: str) -> None:
        self.edition = self.app.editions[key]
        self.options = self.app.last_draft().chosen(self.edition)
        self.plays, self.hand = [], []
        if self.tab == CHANCES and family(self.edition) != DICE:
            self.tab = TRICK
        self.rebuild()

    def _choose(self, key: str, value: object) -> None:
        self.options = {**self.options, key: value}  # type: ignore[dict-item]
        self.rebuild()

    def _choose_leader(self, leader: int) -> None:
        assert self.crew
        self.crew = self.crew._replace(leader=leader)
        self.rebuild()

    def fill(self, hand: bool) -> None:
        """Choose the tray that takes what is laid down next."""
        self.fills_hand = hand
        self.rebuild()

    # Widgets

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.faces = Faces(ui, self.edition)
        self.words = Words(self.faces, self.crew)
        self.verdict = self._judge()
        self.paper = self.add(Parchment(ui))
        self.heading = self.add(Label(ui, tr("judge.title"), "heading"))
        self.close = self.add(IconButton(ui, self.back, "close", tr("common.close"), icon="close"))
        has_dice = not self.match or family(self.edition) == DICE
        names = [TRICK, HAND, *([CHANCES] if has_dice else [])]
        tabs = [(name, tr(f"judge.tab.{name}")) for name in names]
        self.tabs = self.add(Tabs(ui, tabs, self.tab, self._turn, "tabs"))
        self.asked = [self.add(widget) for widget in self._asked()]
        self._build_trays()
        self.told = self.add(RichText(ui, self._told(), "body"))
        self._build_foot()
        self._build_keys()

    def _asked(self) -> list[Widget]:
        """The widgets for what is judged: the game and its options or the match, and who led."""
        ui, tr = self.ui, self.ui.tr
        if self.match:
            widgets: list[Widget] = [Label(ui, tr("judge.match"), "small_bold", "faded_ink")]
        else:
            games = [Item(k, tr(f"setup.edition.{k}.short")) for k in self.app.editions]
            choose = self._choose_edition
            widgets = [Choice(ui, games, self.edition.key, choose, "edition", tr("judge.edition"))]
            widgets += [self._option(option.key) for option in options_that_matter(self.edition)]
        if self.crew:
            names = [
                Item(n, self._pair(tr("judge.leader"), name))
                for n, name in enumerate(self.crew.names)
            ]
            widgets.append(Choice(ui, names, self.crew.leader, self._choose_leader, "leader"))
        return widgets

    def _option(self, key: str) -> Choice:
        option, ui = self.edition.option(key), self.ui
        name = option_name(ui, key)
        items = [Item(v, self._pair(name, value_name(ui, key, v))) for v in option.values]
        choose = partial(self._choose, key)
        return Choice(ui, items, self.options[key], choose, f"option_{key}")

    def _pair(self, name: str, value: str) -> str:
        return self.ui.tr("rules.option.value", option=name, value=value)

    def _build_trays(self) -> None:
        ui, tr = self.ui, self.ui.tr
        open_trick = not self.fills_hand or self.tab != HAND
        trick = Tray(
            ui,
            self.faces,
            tr("judge.on_table"),
            self._laid(),
            open_trick,
            lambda: self.fill(False),
            "tray",
        )
        self.trays = [self.add(trick)]
        if self.tab == HAND:
            title = tr("judge.in_hand")
            held = Tray(
                ui,
                self.faces,
                title,
                self._in_hand(),
                self.fills_hand,
                lambda: self.fill(True),
                "held",
            )
            self.trays.append(self.add(held))

    def _build_foot(self) -> None:
        ui, tr = self.ui, self.ui.tr
        placeholder = tr("judge.type", example=self.words.example())
        self.entry = self.add(
            TextEntry(
                ui,
                self.typed,
                self._type,
                on_submit=self._submit,
                longest=LONGEST,
                placeholder=placeholder,
                key="typed",
                tooltip=tr("judge.type.tip"),
            )
        )
        self.tools = [
            self.add(IconButton(ui, self._take_back, "undo", tr("judge.undo"), icon="back")),
            self.add(IconButton(ui, self._clear, "clear", tr("judge.clear"), icon="trash")),
        ]

    def _type(self, text: str) -> None:
        self.typed = text

    def _build_keys(self) -> None:
        tokens = rows(self.edition, self.rolls)
        if self.tab == CHANCES:
            tokens = [*rows(self.edition, rolled=False), *tokens]
        self.keys = [
            [
                self.add(
                    PieceKey(
                        self.faces, token, number, self.words.name(token), partial(self._lay, token)
                    )
                )
                for token in row
            ]
            for number, row in enumerate(tokens)
        ]
        if self.focus is None:
            self.set_focus(self.keys[0][0])

    # What is said

    def _laid(self) -> list[Laid]:
        if self.tab == CHANCES:
            best = max(self.odds, default=0)
            return [
                Laid(token, self.words.percent(chance), chance == best)
                for token, chance in zip(self.plays, self.odds, strict=True)
            ]
        winner = self.verdict.outcome.winner if self.verdict and self.verdict.outcome else None
        return [
            Laid(t, self.words.who(n), n == winner and self.tab == TRICK)
            for n, t in enumerate(self.plays)
        ]

    def _in_hand(self) -> list[Laid]:
        assert self.verdict
        legal = Counter(self.verdict.legal)
        tr, held = self.ui.tr, []
        for token in self.hand:
            is_legal = legal[token] > 0
            legal[token] -= is_legal
            held.append(Laid(token, tr("judge.legal") if is_legal else "", is_legal, not is_legal))
        return held

    def _told(self) -> str:
        if self.verdict is None:
            return self.words.chances(self.plays, self.odds)
        if self.tab == HAND:
            return self.words.hand(self.verdict, self.hand)
        return self.words.trick(self.verdict)

    # Keys

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_BACKSPACE:
            self._take_back()
            return True
        if event.key == pygame.K_DELETE:
            self._clear()
            return True
        digit = digit_of(event)
        if digit is None or event.mod & pygame.KMOD_CTRL:
            return False
        return self._lay_number(digit + 10 * bool(event.mod & pygame.KMOD_SHIFT))

    def _lay_number(self, number: int) -> bool:
        """Lay the piece of that number in the row with the focus; in a special row the n-th one."""
        row = self.focus.row if isinstance(self.focus, PieceKey) else 0
        keys, faces = self.keys[row], self.edition.box.faces
        numbered = [k for k in keys if k.token in faces and faces[k.token].number == number]
        if not any(k.token in faces and faces[k.token].number for k in keys):
            numbered = keys[number - 1 : number] if number else []
        if numbered:
            numbered[0].activate()
        return bool(numbered)

    # Places

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        margin, gap, side = theme.space("m"), theme.space("s"), theme.touch
        self.paper.place(margin, margin, size[0] - 2 * margin, size[1] - 2 * margin)
        inside = self.paper.rect.inflate(-theme.px(48), -theme.px(40))
        self._layout_head(pygame.Rect(inside.left, inside.top, inside.width, side))
        y = inside.top + side + gap
        if self.asked:
            y = self._layout_asked(pygame.Rect(inside.left, y, inside.width, theme.control)) + gap
        foot = theme.control
        room = inside.bottom - foot - 2 * gap - y - least_height(self.ui, self.keys)
        high = max(theme.px(LEAST_TRAY), min(round(size[1] * TRAYS), room))
        y = self._layout_trays(pygame.Rect(inside.left, y, inside.width, high)) + gap
        self._layout_foot(pygame.Rect(inside.left, inside.bottom - foot, inside.width, foot))
        keys = pygame.Rect(inside.left, y, inside.width, inside.bottom - foot - gap - y)
        lay_keys(self.ui, self.keys, keys)

    def _layout_head(self, row: pygame.Rect) -> None:
        gap, side = self.ui.theme.space("m"), row.height
        title = min(self.heading.preferred(row.width)[0] + gap, round(row.width * 0.3))
        self.heading.place(row.left, row.top, title, side)
        self.close.place(row.right - side, row.top, side, side)
        left = row.left + title + gap
        self.tabs.place(left, row.top, row.right - side - gap - left, side)

    def _layout_asked(self, row: pygame.Rect) -> int:
        gap = self.ui.theme.space("s")
        each = min(
            (row.width - gap * (len(self.asked) - 1)) / len(self.asked), self.ui.theme.px(WIDEST)
        )
        for number, widget in enumerate(self.asked):
            widget.place(row.left + number * (each + gap), row.top, each, row.height)
        return row.bottom

    def _layout_trays(self, row: pygame.Rect) -> int:
        """The trick with what is said of it beside, or with a hand and a sentence below."""
        gap = self.ui.theme.space("m")
        if self.tab == HAND:
            below = self.told.preferred(row.width)[1]
            half = (row.width - gap) // 2
            for number, tray in enumerate(self.trays):
                tray.place(row.left + number * (half + gap), row.top, half, row.height - below)
            self.told.place(row.left, row.bottom - below, row.width, below)
            return row.bottom
        left = round(row.width * 0.6)
        self.trays[0].place(row.left, row.top, left, row.height)
        self.told.place(row.left + left + gap, row.top, row.width - left - gap, row.height)
        for style in TOLD:
            self.told.style = style
            if self.told.preferred(self.told.rect.width)[1] <= row.height:
                break
        return row.bottom

    def _layout_foot(self, row: pygame.Rect) -> None:
        gap, x = self.ui.theme.space("s"), row.right
        for tool in reversed(self.tools):
            x -= row.height
            tool.place(x, row.top, row.height, row.height)
            x -= gap
        self.entry.place(row.left, row.top, x - row.left, row.height)
