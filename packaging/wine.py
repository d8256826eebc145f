"""Runs Windows programs with Wine, in a folder of the build."""

from __future__ import annotations

import shutil
import subprocess
import time
from pathlib import Path

from build_target import ROOT, BuildError, Places, say
from hosts import bare_environment
from runs import run
from windows_python import fetch

SECONDS = 300
# No menu entries, no Mono, no Gecko: nothing of the user's desktop, nothing to download.
WITHOUT = "winemenubuilder.exe=;mscoree=;mshtml="


class Wine:
    """A fresh Wine prefix for every build."""

    def __init__(self, places: Places) -> None:
        self.folder = places.build / "wine"
        self.prefix = self.folder / "prefix"

    @property
    def python(self) -> Path:
        return self.folder / "python" / "python.exe"

    @property
    def data(self) -> Path:
        """The local data folder of the prefix's only user."""
        users = (self.prefix / "drive_c" / "users").iterdir()
        user = next(path for path in users if path.name != "Public")
        return user / "AppData" / "Local"

    def prepare(self) -> None:
        """Make the prefix and a Windows Python with the packages."""
        began = time.perf_counter()
        (self.folder / "home").mkdir(parents=True)
        self.boot()
        fetch(self.folder, self.named(self.folder / "packages"), self.named(ROOT))
        say(f"Wine and a Windows Python are ready after {time.perf_counter() - began:.0f} s.")

    def boot(self) -> None:
        for words in (("wineboot", "--init"), ("winecfg", "-v", "win10")):
            said = run(self, Path(words[0]), *words[1:], cwd=self.folder, seconds=SECONDS)
            if said.status:
                raise BuildError(f"Wine does not start: {' '.join(words)} fails.{said.tail}")

    def command(self, program: Path, *arguments: str) -> list[str]:
        return ["wine", str(program), *arguments]

    def environment(self) -> dict[str, str]:
        return {
            **bare_environment(),
            "HOME": str(self.folder / "home"),
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": WITHOUT,
        }

    def named(self, path: Path) -> str:
        """Wine shows the whole disk as Z:."""
        return "Z:" + str(path.resolve()).replace("/", "\\")

    def close(self, program: Path, process: subprocess.Popen[bytes]) -> None:
        run(self, Path("taskkill"), "/IM", program.name, cwd=self.folder, seconds=SECONDS)

    def stop(self) -> None:
        """End the processes of this prefix only."""
        if self.prefix.exists():
            for word in ("--kill", "--wait"):
                subprocess.run(["wineserver", word], env=self.environment(), check=False)

    def leave(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
