"""What goes into the program and what stays out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

from build_target import ROOT

Data = tuple[str, str]  # a file, and the folder it lies in inside the program
Entry = tuple[str, str, str]  # PyInstaller's: where inside the program, the file, its kind

# Imported by name while the game runs, where PyInstaller does not see it.
BY_NAME = ("game/cli", "game/client/tools")
README_PICTURES = "pictures"  # in assets, and nothing of the game reads them
NOTICES = ("LICENSE", "THIRD_PARTY_LICENSES")

EXCLUDES = (
    # large, and nothing of the game needs it
    *("numpy", "tkinter", "_tkinter", "unittest", "decimal", "_decimal", "_pydecimal"),
    # OpenSSL; hashlib then uses Python's own sha256
    *("ssl", "_ssl", "_hashlib"),
    # libraries of their own, for formats no file of the game has
    *("bz2", "_bz2", "lzma", "_lzma"),
    # for developers, or imported only by code the game never calls
    *("test", "doctest", "pdb", "pydoc", "lib2to3", "distutils", "setuptools", "pkg_resources"),
    *("ensurepip", "venv", "xmlrpc", "sqlite3", "curses", "readline"),
    *("importlib.metadata", "email", "tarfile"),
    # `simulate` spreads over processes; these other ways to share between them it does not use
    *(f"multiprocessing.{name}" for name in ("managers", "pool", "dummy", "shared_memory")),
    *(f"multiprocessing.{name}" for name in ("sharedctypes", "heap")),
    # The program speaks UTF-8 wherever it runs (see the spec).
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    *("pygame.docs", "pygame.examples", "pygame.tests"),
    # parts of pygame the game does not use; freetype brings a library of its own
    *("pygame._freetype", "pygame.freetype", "pygame.ftfont", "pygame._sdl2"),
    *("pygame.midi", "pygame._camera", "pygame.camera"),
    # pygame would take it for its type hints if a developer's tool happens to have brought it
    "typing_extensions",
)
LEFT_OUT = (
    "pygame/freesansbold.ttf",  # it is under the GPL
    *("pygame/docs", "pygame/examples", "pygame/tests"),
    # Every Linux desktop has its own, and its graphics drivers may need that very one.
    *("libstdc++.so.6", "libgcc_s.so.1"),
    # On Windows SDL loads these only for a picture or a sound of that format; the game has none.
    *("libjpeg-62.dll", "libtiff-5.dll", "libwebp-7.dll", "libwebpdemux-2.dll"),
    *("libxmp.dll", "libwavpack-1.dll", "libopusfile-0.dll", "libopus-0.dll", "libogg-0.dll"),
    *("freetype.dll", "portmidi.dll"),
)


def hidden_imports(root: Path = ROOT) -> list[str]:
    """Every module that is imported by name, and the packages of the fonts."""
    paths = (path for folder in BY_NAME for path in (root / folder).rglob("*.py"))
    names = {module_name(path.relative_to(root)) for path in paths}
    return sorted(names | {package for package, _ in faces()})


def module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def datas(root: Path = ROOT) -> list[Data]:
    """All files the game reads: its assets, its fonts, and its name and version."""
    assets = [(str(path), path.parent.relative_to(root).as_posix()) for path in asset_files(root)]
    return [(str(root / "pyproject.toml"), "."), *assets, *font_files()]


def asset_files(root: Path = ROOT) -> Iterator[Path]:
    """Everything in assets except its generators, notes, and the pictures of the README."""
    assets = root / "assets"
    for path in sorted(assets.rglob("*")):
        parts = path.relative_to(assets).parts
        hidden = path.suffix in (".py", ".md", ".txt") or any(part[0] in "_." for part in parts)
        if path.is_file() and not hidden and parts[0] != README_PICTURES:
            yield path


def font_files() -> list[Data]:
    """Only the fonts the game uses, of the many in their packages."""
    return [
        (str(package_folder(package) / "files" / name), f"{package}/files")
        for package, name in faces()
    ]


def package_folder(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None, f"{package} is not installed"
    assert spec.origin is not None, f"{package} is not a package"
    return Path(spec.origin).parent


def faces() -> list[tuple[str, str]]:
    from game.client.toolkit.theme import FACES

    return sorted(set(FACES.values()))


def without_left_out(entries: Iterable[Entry]) -> list[Entry]:
    """What PyInstaller found, without what must not be in a download."""
    return [entry for entry in entries if not is_left_out(entry[0])]


def is_left_out(name: str) -> bool:
    path = PurePosixPath(name.replace("\\", "/"))
    return any(path.is_relative_to(folder) for folder in LEFT_OUT)
