"""Tells by place and name which third-party work a file or module belongs to."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable
from pathlib import Path, PurePosixPath

from build_target import BuildError, Project

OURS = ""
BOOTLOADER, PYTHON, PYGAME = "PyInstaller bootloader", "Python", "pygame-ce"
# Where the program's own folder begins, on the three systems.
INSIDE = ("_internal", "Frameworks", "Resources", "MacOS")
OUR_MODULES = ("ai", "game", "main")
PACKAGES = {
    "pygame": PYGAME,
    "platformdirs": "platformdirs",
    "font_lato": "font-lato",
    "font_source_serif_pro": "font-source-serif-pro",
}
MODULE = re.compile(r"\.pyd$|\.(cpython-\w+|abi3)(-[\w-]+)?\.so$")
BINARY = re.compile(r"\.(so|dylib|dll|pyd)\b")
# A library by the first word of its file, without "lib".
LIBRARIES = {
    "sdl2": "SDL 2",
    "sdl2_image": "SDL2_image",
    "sdl2_mixer": "SDL2_mixer",
    "sdl2_ttf": "SDL2_ttf",
    "asound": "ALSA library",
    "brotlicommon": "Brotli",
    "brotlidec": "Brotli",
    "ffi": "libffi",
    "flac": "FLAC",
    "fluidsynth": "FluidSynth",
    "freetype": "FreeType",
    "harfbuzz": "HarfBuzz",
    "jpeg": "libjpeg-turbo",
    "mpg123": "mpg123",
    "ogg": "libogg",
    "opus": "Opus",
    "opusfile": "opusfile",
    "png16": "libpng",
    "portmidi": "PortMidi",
    "sharpyuv": "libwebp, libsharpyuv",
    "sndfile": "libsndfile",
    "tiff": "LibTIFF",
    "vorbis": "libvorbis",
    "vorbisenc": "libvorbis",
    "vorbisfile": "libvorbis",
    "wavpack": "WavPack",
    "webp": "libwebp, libsharpyuv",
    "webpdemux": "libwebp, libsharpyuv",
    "xmp": "libxmp",
    "z": "zlib, zlib-ng",
    **dict.fromkeys(("vcruntime140", "vcruntime140_1", "msvcp140"), "Microsoft C++ runtime"),
    **dict.fromkeys(("ucrtbase", "api"), "Microsoft C++ runtime"),  # api-ms-win-crt-...
}


def origin(path: PurePosixPath, project: Project) -> str:
    """The name in the notices, OURS, or a BuildError if the file is unknown."""
    inner = within(path)
    if path.stem == project.program and len(inner.parts) == 1:
        return BOOTLOADER
    if inner.name == "base_library.zip" or "lib-dynload" in inner.parts:
        return PYTHON
    if "Python.framework" in path.parts or inner.name == "Python":
        return PYTHON
    if BINARY.search(inner.name):
        return binary(inner)
    if inner.parts[0] in PACKAGES:
        return PACKAGES[inner.parts[0]]
    return OURS


def within(path: PurePosixPath) -> PurePosixPath:
    """The path inside the program's own folder."""
    places = [at for at, part in enumerate(path.parts[:-1]) if part in INSIDE]
    return PurePosixPath(*path.parts[places[-1] + 1 :]) if places else path


def binary(path: PurePosixPath) -> str:
    """The owner of a compiled module or a library."""
    word = re.split(r"[-.]", path.name.lower().removeprefix("lib"))[0]
    if re.match(r"python3", word):
        return PYTHON
    if is_module(path):
        return PYGAME if path.parts[0] == "pygame" else PYTHON
    if word not in LIBRARIES:
        raise BuildError(
            f"{path} is in the download, and nobody knows whose work it is: "
            "name it in THIRD_PARTY_LICENSES and in packaging/origins.py, or leave it out."
        )
    return LIBRARIES[word]


def is_module(path: PurePosixPath) -> bool:
    """Whether it is a Python extension module, by the Python tag in its name."""
    return bool(MODULE.search(path.name))


def module_origins(modules: Iterable[str], of_python: Collection[str]) -> set[str]:
    """The owners of the modules inside the program."""
    found = set()
    for name in {module.partition(".")[0] for module in modules}:
        if name in PACKAGES:
            found.add(PACKAGES[name])
        elif name in of_python or name.startswith("_sysconfigdata"):
            found.add(PYTHON)
        elif name not in OUR_MODULES:
            raise BuildError(f"The module {name} is in the download, and nobody knows why.")
    return found


def packed_modules(work: Path) -> list[str]:
    """The modules PyInstaller put into the program, from its table of contents."""
    (notes,) = work.glob("*/PYZ-00.toc")
    _, entries = ast.literal_eval(notes.read_text("utf-8"))
    return [name for name, _, _ in entries]
