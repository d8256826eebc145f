"""Prints the versions of what is packed; run by the Python that is packed."""

from __future__ import annotations

import json
import os
import platform
import sys
from importlib import metadata

PACKAGES = ("pygame-ce", "platformdirs", "font-lato", "font-source-serif-pro")


def versions() -> dict[str, str]:
    """The versions, by the names in the notices."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame
    import pygame.freetype

    libraries = {
        "SDL 2": pygame.get_sdl_version(),
        "SDL2_image": pygame.image.get_sdl_image_version(),
        "SDL2_mixer": pygame.mixer.get_sdl_mixer_version(),
        "SDL2_ttf": pygame.font.get_sdl_ttf_version(),
        "FreeType": pygame.freetype.get_version(),
    }
    return {
        "Python": platform.python_version(),
        "PyInstaller bootloader": metadata.version("pyinstaller"),
        **{name: metadata.version(name) for name in PACKAGES},
        **{name: ".".join(map(str, told)) for name, told in libraries.items() if told},
    }


if __name__ == "__main__":
    print(json.dumps({"versions": versions(), "modules": sorted(sys.stdlib_module_names)}))
