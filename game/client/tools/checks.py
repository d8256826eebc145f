"""What the self-check looks at; every check yields one line for each thing that is wrong."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame

from game.client.app import App
from game.client.doors import (
    open_credits,
    open_how_to_play,
    open_logbook,
    open_rules,
    open_settings,
    open_setup,
    open_title,
)
from game.client.scenes.howto.pages import PAGES
from game.client.scenes.logbook.scene import TABS as LOGBOOK
from game.client.scenes.rules.scene import TABS as RULES
from game.client.scenes.settings.scene import TABS as SETTINGS
from game.client.toolkit.art import ART, Art
from game.client.toolkit.catalogs import FALLBACK, LOCALES, Translator, catalog, filled_in
from game.client.toolkit.clock import RealClock
from game.client.toolkit.fonts import font
from game.client.toolkit.sound.catalogue import SOUNDS, catalogue
from game.client.toolkit.sound.pieces import in_pieces
from game.client.toolkit.theme import FACES
from game.client.tools.decoding import mixer_without_card
from game.client.tools.player import Match, Player, everything_on
from game.client.tools.stills.still import Door
from game.client.window import Window
from game.match.library import load_editions
from game.play.services import Services
from game.play.settings import LANGUAGES, SettingsStore
from game.rules.errors import RuleError

SIDE = 48  # pixels; large enough to see whether an art file draws anything
LONGEST_MATCH = 120_000.0  # milliseconds


def audio() -> str:
    """The sound device; without one the game is silent, and that is no fault."""
    try:
        pygame.mixer.init()
    except (pygame.error, NotImplementedError) as error:
        return f"silent ({error})"
    told = pygame.mixer.get_init()
    pygame.mixer.quit()
    return f"mixer, {told[0]} Hz, {told[2]} channels" if told else "silent"


def files(services: Services) -> Iterator[str]:
    """Everything on the disk: art, fonts, sounds, texts, dice, tables of the bots."""
    yield from art()
    yield from fonts()
    yield from sounds()
    for lang in LANGUAGES:
        yield from texts(lang)
    yield from editions(services)


def art(folder: Path = ART) -> Iterator[str]:
    pictures = Art(folder)
    names = pictures.names()
    if not names:
        yield f"all art: there is none in {pictures.folder}"
    for name in names:
        try:
            image = pictures.image(name, (SIDE, SIDE))
        except (pygame.error, OSError, ValueError) as error:
            yield f"art {name}: {error}"
            continue
        if not pygame.mask.from_surface(image, 0).count():
            yield f"art {name}: it draws nothing"


def sounds(folder: Path = SOUNDS) -> Iterator[str]:
    """Every variant of every sound, decoded as it is when it is played."""
    try:
        entries = catalogue(folder)
    except (OSError, ValueError) as error:
        yield f"all sounds: {error}"
        return
    with mixer_without_card():
        for entry in entries.values():
            for file in entry.files:
                yield from _unplayable(
                    folder / file, is_long=entry.loops or entry.slider == "music"
                )


def _unplayable(path: Path, is_long: bool) -> Iterator[str]:
    try:
        if is_long:
            deque(in_pieces(path), maxlen=0)
        elif not pygame.mixer.Sound(path).get_length():
            yield f"sound {path.name}: it is empty"
    except (pygame.error, OSError, ValueError) as error:
        yield f"sound {path.name}: {error}"


def fonts() -> Iterator[str]:
    """Every font, with every letter of every language."""
    letters = "".join(sorted({c for lang in LANGUAGES for t in catalog(lang).values() for c in t}))
    for face, (package, name) in FACES.items():
        try:
            metrics = font(face, 20).font.metrics(letters)
        except (ModuleNotFoundError, FileNotFoundError, pygame.error) as error:
            yield f"font {name} of {package}: {error}"
            continue
        lacking = [
            c for c, m in zip(letters, metrics, strict=True) if m is None and c.isprintable()
        ]
        if lacking:
            yield f"font {name} of {package}: it has no {' '.join(lacking)}"


def texts(lang: str, folder: Path = LOCALES) -> Iterator[str]:
    """Every text of the language, with the same places to fill in as in English."""
    try:
        told, usual = catalog(lang, folder), catalog(FALLBACK)
    except (OSError, ValueError) as error:
        yield f"texts of {lang}: {error}"
        return
    if not told:
        yield f"texts of {lang}: there are none in {folder / lang}"
        return
    for key in sorted(usual.keys() | told.keys()):
        if key not in told or key not in usual:
            yield f"text {key} in {lang if key not in told else FALLBACK}"
        elif filled_in(key, told[key]) != filled_in(key, usual[key]):
            yield f"text {key} in {lang}: it fills in other values than {FALLBACK}"


def editions(services: Services) -> Iterator[str]:
    """The rules with the dice file, and what the bots know of each number of seats."""
    try:
        setups = [e.setup(seats) for e in load_editions().values() for seats in e.seats]
    except RuleError as error:
        yield str(error)
        return
    yield from services.problems(setups)


# In the window


def app_on(window: Window, services: Services) -> App:
    """The game as it is played, but it keeps nothing on the disk."""
    return App(window, RealClock(), SettingsStore(None), None, services)


def scenes(app: App) -> Iterator[str]:
    """Every scene that can be opened from the title, drawn in every language."""
    doors: list[Door] = [
        open_setup,
        open_credits,
        *(partial(open_logbook, tab=tab) for tab in LOGBOOK),
        *(partial(open_settings, tab=tab) for tab in SETTINGS),
        *(partial(open_rules, tab=tab) for tab in RULES),
    ]
    for lang in LANGUAGES:
        app.ui.store.set("language", lang)
        for edition in app.editions.values():
            Player(app).prepare(Match(edition=edition.key, options=everything_on(edition)))
            pages: list[Door] = [
                partial(open_how_to_play, page=n) for n in range(len(PAGES[edition.key]))
            ]
            for door in (*doors, *pages):
                open_title(app)
                door(app)
                app.frame()
        yield from lacks(app, app.ui.tr)


def lacks(app: App, tr: Translator) -> Iterator[str]:
    """What was asked for since the app began and is not there."""
    yield from (f"text {key} in {tr.language}" for key in sorted(tr.missing))
    yield from (f"art {name}" for name in sorted(app.ui.art.missing))
    if app.failures:
        yield "a scene failed, see above"
    tr.missing.clear()
    app.ui.art.missing.clear()
    app.failures = 0


def matches(app: App, seed: int) -> Iterator[str]:
    """A whole match of bots in every edition, with all its options on and animation off."""
    app.ui.store.set("language", FALLBACK)
    app.ui.store.set("speed", "off")
    for edition in app.editions.values():
        match = Match(seed=seed, edition=edition.key, options=everything_on(edition))
        yield from _played(app, match)


def _played(app: App, match: Match) -> Iterator[str]:
    game = Player(app).sit_down(match, people=())
    began = app.clock.now()
    app.run(lambda: _is_over(app) or app.clock.now() - began > LONGEST_MATCH, leave=False)
    if not game.finished:
        yield f"the end of a match of {match.edition}: it stopped before"
    yield from lacks(app, app.ui.tr)


def _is_over(app: App) -> bool:
    return app.failures > 0 or (app.top is not None and app.top.name == "match_over")
