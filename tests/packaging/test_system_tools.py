"""Tools are there, or get installed, or are named."""

from __future__ import annotations

from subprocess import CompletedProcess

import pytest

import system_tools
from build_target import BuildError
from system_tools import FOR_LINUX, FOR_WINE, PACKAGES, require


class System:
    """A system with some tools; apt-get brings all the others unless it is told to fail."""

    def __init__(self, *tools: str, root: bool, status: int = 0) -> None:
        self.tools, self.root, self.status = {*tools}, root, status
        self.calls: list[list[str]] = []

    def which(self, tool: str) -> str | None:
        return f"/usr/bin/{tool}" if tool in self.tools else None

    def run(self, command: list[str], **_: object) -> CompletedProcess[str]:
        self.calls.append(command)
        if command[1] == "install" and not self.status:
            self.tools |= PACKAGES.keys()
        return CompletedProcess(command, self.status, "E: Unable to locate package wine64")


@pytest.fixture
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> System:
    made: System = request.param
    monkeypatch.setattr(system_tools.shutil, "which", made.which)
    monkeypatch.setattr(system_tools.os, "geteuid", lambda: 0 if made.root else 1000, raising=False)
    monkeypatch.setattr(system_tools.subprocess, "run", made.run)
    return made


def test_every_tool_has_a_package() -> None:
    assert {*FOR_LINUX, *FOR_WINE} == PACKAGES.keys()


@pytest.mark.parametrize("system", [System(*PACKAGES, root=True)], indirect=True)
def test_nothing_is_installed_when_nothing_is_missing(system: System) -> None:
    require(FOR_WINE)
    assert system.calls == []


@pytest.mark.parametrize(
    "system", [System(root=True), System("apt-get", "Xvfb", root=False)], indirect=True
)
def test_missing_tools_are_named_with_their_packages(system: System) -> None:
    told = r"^wine, .*cannot be found.*sudo apt install .*wine wine64"
    with pytest.raises(BuildError, match=told):
        require(FOR_WINE)
    assert system.calls == []


@pytest.mark.parametrize("system", [System("ldd", "Xvfb", "xdotool", root=False)], indirect=True)
def test_without_binutils_linux_cannot_be_built(system: System) -> None:
    with pytest.raises(BuildError, match=r"^objcopy, objdump, strip cannot be found.* binutils$"):
        require(FOR_LINUX)


@pytest.mark.parametrize("system", [System("apt-get", "xdotool", root=True)], indirect=True)
def test_the_administrator_gets_them_installed(
    system: System, capsys: pytest.CaptureFixture[str]
) -> None:
    require(FOR_WINE)
    assert [call[1] for call in system.calls] == ["update", "install"]
    assert system.calls[1][-3:] == ["wine", "wine64", "xvfb"]
    assert "wine wine64 xvfb" in capsys.readouterr().out


@pytest.mark.parametrize("system", [System("apt-get", root=True, status=100)], indirect=True)
def test_a_refusal_of_apt_is_shown(system: System) -> None:
    with pytest.raises(BuildError, match=r"update failed with status 100(.|\n)*Unable to locate"):
        require(FOR_WINE)
