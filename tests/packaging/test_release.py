"""A release: the tag fits, the checksums cover all, the workflows call what there is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from build_target import ROOT, BuildError, Places, Project, this_project
from release_steps import check_tag, sum_up

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_the_tag_of_the_version_is_accepted(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    check_tag({"TAG": "v1.2.3rc1"}, project)
    assert "v1.2.3rc1" in capsys.readouterr().out


@pytest.mark.parametrize("environment", [{"TAG": "v1.2.3"}, {"TAG": "1.2.3rc1"}, {}])
def test_another_tag_is_refused(project: Project, environment: dict[str, str]) -> None:
    with pytest.raises(BuildError, match=r"is v1\.2\.3rc1, not"):
        check_tag(environment, project)


def test_the_checksums_of_all_systems_are_written(
    places: Places, project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BuildError, match="nothing in"):
        sum_up(places, project)
    places.dist.mkdir()
    for name in ("SkullKing-1-linux.tar.xz", "SkullKing-1.exe"):
        (places.dist / name).touch()
    sum_up(places, project)
    told = (places.dist / "SHA256SUMS").read_text("ascii")
    assert [line.split()[1] for line in told.splitlines()] == [
        "SkullKing-1-linux.tar.xz",
        "SkullKing-1.exe",
    ]
    assert told.strip() == capsys.readouterr().out.strip()


@pytest.mark.parametrize(("tag", "status"), [(f"v{this_project().version}", 0), ("v0", 1)])
def test_the_command_answers_about_the_tag(tag: str, status: int) -> None:
    done = subprocess.run(
        [sys.executable, "packaging", "tag"],
        cwd=ROOT,
        env={**os.environ, "TAG": tag},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status
    assert "Traceback" not in done.stderr


# The workflows


def commands(path: Path) -> set[str]:
    """What a workflow runs of this project."""
    return set(re.findall(r"^ +-? ?run: (python .+)$", path.read_text("utf-8"), re.MULTILINE))


def test_the_workflows_only_call_what_can_be_called_here() -> None:
    called = {path.stem: commands(path) for path in WORKFLOWS}
    assert called == {
        "ci": {"python tests", "python packaging ${{ matrix.target }}"},
        "release": {"python packaging tag", "python packaging", "python packaging sums"},
    }


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_use_actions_of_a_known_state_and_have_few_rights(path: Path) -> None:
    text = path.read_text("utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert used
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action) for action, _ in used)
    assert all(re.fullmatch(r" # v[\d.]+", version) for _, version in used)
    assert re.search(r"^permissions:\n  contents: read$", text, re.MULTILINE)


def test_every_supported_python_is_tested_on_every_system() -> None:
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    systems, pythons = (re.search(rf"{key}: \[(.+)\]", text) for key in ("system", "python"))
    assert systems is not None
    assert pythons is not None
    assert [name.split("-")[0] for name in systems[1].split(", ")] == ["ubuntu", "windows", "macos"]
    assert re.findall(r"3\.\d+", pythons[1]) == ["3.11", "3.12", "3.13", "3.14"]
