"""`screenshot`: draws any scene of the game into a file, without a window."""

from __future__ import annotations

import argparse
import os
import sys
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.client.tools.player import Match
    from game.play.services import Services

LARGEST = (7680, 4320)
SEEDS = range(2**32)


class BadArgument(Exception):
    """One line that says what is wrong."""


class Order(NamedTuple):
    """The picture that is asked for."""

    scene: str
    out: Path
    size: tuple[int, int]
    lang: str
    match: Match
    text_size: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Draw a scene of the game in a typical state, reached by playing."
    parser.add_argument("scene", nargs="?", help="which one, see --list")
    parser.add_argument("out", nargs="?", help="the PNG file to write")
    parser.add_argument("--list", action="store_true", help="name all scenes and leave")
    parser.add_argument("--size", default="1280x720", help="in pixels (%(default)s)")
    parser.add_argument("--lang", default="en", help="the language of its texts (%(default)s)")
    parser.add_argument("--text", default="1.0", help="1.15 and 1.3 are larger (%(default)s)")
    parser.add_argument("--edition", default="dice", help="dice, schmidt or beck (%(default)s)")
    parser.add_argument("--everything", action="store_true", help="with all its options on")
    parser.add_argument("--seats", default="4", help="how many play (%(default)s)")
    parser.add_argument("--seed", default="7", help="decides all chance (%(default)s)")


def run(args: argparse.Namespace, services: Services) -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        if args.list:
            print("\n".join(scenes_of(args.edition)))
        else:
            write(ordered(args), services)
    except BadArgument as error:
        print(f"screenshot: {error}", file=sys.stderr)
        return 2
    return 0


def scenes_of(edition: str) -> list[str]:
    """What can be drawn of an edition, or a BadArgument."""
    from game.client.tools.stills.gallery import stills_of
    from game.play.playable import PLAYABLE

    if edition not in PLAYABLE:
        raise BadArgument(f"no edition {edition!r}: choose from {', '.join(PLAYABLE)}")
    return [*stills_of(edition)]


def ordered(args: argparse.Namespace) -> Order:
    """What the arguments ask for, or a BadArgument."""
    from game.client.tools.stills.menus import ALSO
    from game.play.settings import LANGUAGES

    names = scenes_of(args.edition)
    if not args.scene or not args.out:
        raise BadArgument("say which scene and which file, or --list")
    if args.scene not in names and args.scene not in ALSO:
        near = get_close_matches(args.scene, names, 1)
        hint = f"; is it {near[0]!r}?" if near else ""
        raise BadArgument(
            f"no scene {args.scene!r} of {args.edition}{hint} (--list names them all)"
        )
    if args.lang not in LANGUAGES:
        raise BadArgument(f"no language {args.lang!r}: choose from {', '.join(LANGUAGES)}")
    file, size, text = _file(args.out), _size(args.size), _text_size(args.text)
    return Order(args.scene, file, size, args.lang, _match(args), text)


def _match(args: argparse.Namespace) -> Match:
    from game.client.tools.player import Match, everything_on
    from game.play.playable import playable_editions

    edition = playable_editions()[args.edition]
    seats = range(edition.seats[0], edition.seats[-1] + 1)
    return Match(
        _number("--seats", args.seats, seats),
        _number("--seed", args.seed, SEEDS),
        args.edition,
        everything_on(edition) if args.everything else {},
    )


def _file(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() != ".png":
        raise BadArgument(f"the file must be called *.png, not {path.name!r}")
    if not path.absolute().parent.is_dir():
        raise BadArgument(f"there is no folder {path.absolute().parent}")
    return path


def _size(text: str) -> tuple[int, int]:
    from game.client.toolkit.theme import MINIMUM

    width, _, height = text.lower().partition("x")
    if width.isdecimal() and height.isdecimal():
        size = (int(width), int(height))
        if all(least <= n <= most for least, n, most in zip(MINIMUM, size, LARGEST, strict=True)):
            return size
    least, most = ("x".join(map(str, end)) for end in (MINIMUM, LARGEST))
    raise BadArgument(f"--size must be from {least} to {most}, not {text!r}")


def _text_size(text: str) -> float:
    from game.play.settings import TEXT_SIZES

    sizes = {str(size): size for size in TEXT_SIZES}
    if text not in sizes:
        raise BadArgument(f"--text must be one of {', '.join(sizes)}, not {text!r}")
    return sizes[text]


def _number(name: str, text: str, allowed: range) -> int:
    if text.isdecimal() and int(text) in allowed:
        return int(text)
    raise BadArgument(f"{name} must be from {allowed[0]} to {allowed[-1]}, not {text!r}")


def write(order: Order, services: Services) -> None:
    """Make the picture and put it into its file."""
    import pygame

    from game.client.tools.player import NeverHappened
    from game.client.tools.stills.gallery import picture

    match = order.match
    try:
        surface = picture(order.scene, order.size, order.lang, match, services, order.text_size)
    except NeverHappened:
        told = f"{order.scene} never comes up with seed {match.seed} and {match.seats} seats"
        raise BadArgument(f"{told}; try another seed") from None
    try:
        pygame.image.save(surface, order.out)
    except (OSError, pygame.error) as error:
        raise BadArgument(f"{order.out} cannot be written: {error}") from None
