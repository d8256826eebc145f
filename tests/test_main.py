"""The command line, as a bare Python without any installed package sees it."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
# Stands in for a tool: goes on for ever, is interrupted or ends as it is told.
TOOL = """
def add_arguments(parser):
    parser.add_argument("--status", type=int)
    parser.add_argument("--endless", action="store_true")
    parser.add_argument("--interrupted", action="store_true")

def run(args):
    while args.endless:
        print("aye")
    if args.interrupted:
        raise KeyboardInterrupt
    return args.status
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "main.py", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "game" / "cli").mkdir(parents=True)
    for name in ("__init__.py", "bootstrap.py"):
        shutil.copy(ROOT / "game" / name, tmp_path / "game")
    (tmp_path / "game" / "cli" / "simulate.py").write_text(TOOL)
    return tmp_path


def start(checkout: Path, *arguments: str) -> subprocess.Popen[str]:
    # -S leaves out site-packages, -E and -s what the user's surroundings add.
    command = [sys.executable, "-S", "-E", "-s", "-B", "main.py", *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=checkout, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def outcome(checkout: Path, *arguments: str) -> tuple[int, str, str]:
    with start(checkout, *arguments) as process:
        out, err = process.communicate()
    return process.returncode, out, err


def test_help_names_the_tools_and_sets_nothing_up(checkout: Path) -> None:
    before = sorted(checkout.rglob("*"))
    status, out, err = outcome(checkout, "--help")
    assert (status, err) == (0, "")
    assert all(tool in out for tool in ("judge", "simulate", "benchmark", "selfcheck"))
    assert sorted(checkout.rglob("*")) == before


def test_the_version_is_the_one_in_pyproject(checkout: Path) -> None:
    pyproject = checkout / "pyproject.toml"
    pyproject.write_text('[project]\nversion = "9.8.7"')
    assert outcome(checkout, "--version") == (0, "Skull King 9.8.7\n", "")


def test_help_reads_no_tool(checkout: Path) -> None:
    (checkout / "game" / "cli" / "simulate.py").write_text("import nothing_of_that_name")
    status, out, err = outcome(checkout, "--help")
    assert (status, err) == (0, "")
    assert "simulate" in out


def test_a_tool_gets_its_own_arguments_and_decides_the_status(checkout: Path) -> None:
    assert outcome(checkout, "simulate", "--status", "5") == (5, "", "")
    assert "--endless" in outcome(checkout, "simulate", "--help")[1]


def test_an_unknown_tool_is_refused_with_those_there_are(checkout: Path) -> None:
    status, out, err = outcome(checkout, "plunder")
    assert (status, out) == (2, "")
    assert "judge" in err


def test_an_interrupted_tool_leaves_quietly(checkout: Path) -> None:
    assert outcome(checkout, "simulate", "--interrupted") == (130, "", "")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes there do not break, they are invalid")
def test_a_reader_that_goes_away_ends_a_tool_quietly(checkout: Path) -> None:
    with start(checkout, "simulate", "--endless") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == "aye\n"
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


STREAMS = {"input": "<&-", "output": ">&-", "errors": "2>&-", "any stream": "<&- >&- 2>&-"}


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell that closes streams")
@pytest.mark.parametrize("closed", STREAMS.values(), ids=STREAMS.keys())
@pytest.mark.parametrize("arguments", ["--version", "--help", "simulate --status 0"])
def test_without_a_standard_stream_it_simply_works(
    checkout: Path, closed: str, arguments: str
) -> None:
    command = f"{shlex.quote(sys.executable)} -S -E -s -B main.py {arguments} {closed}"
    done = subprocess.run(command, shell=True, cwd=checkout, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_windowed_python_without_streams_gets_some(checkout: Path) -> None:
    code = (
        "import sys; sys.stdin = sys.stdout = sys.stderr = None; import main;"
        "sys.argv[1:] = ['--version']; status = main.run_as_program();"
        "sys.exit(status or len(sys.stdin.read()))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-s", "-B", "-c", code], cwd=checkout, check=False
    )
    assert done.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["simulate", "--endless"]])
def test_output_that_cannot_be_written_is_told_in_one_line(
    checkout: Path, arguments: list[str]
) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-S", "-E", "-s", "-B", "main.py", *arguments],
            cwd=checkout,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == "Skull King cannot write its output: No space left on device\n"


def test_the_real_judge_answers_without_any_set_up(tmp_path: Path) -> None:
    shutil.copy(ROOT / "main.py", tmp_path)
    for folder in ("game", "ai", "assets"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    with start(tmp_path, "judge") as process:
        out, err = process.communicate('{"edition":"schmidt","plays":["yellow:2","black:1"]}\n')
    assert (process.returncode, err) == (0, "")
    assert '"winner":1' in out.replace(" ", "")
    assert not list(tmp_path.glob(".venv*"))
