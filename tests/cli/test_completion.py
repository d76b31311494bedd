"""The shell completes commands and options, once it has been told how."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import septem as package

from .conftest import Run

# Else the library looks which shell started the tests; so the option takes its name.
NAMED_SHELL = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}


def septem(*arguments: str, home: Path, **changes: str) -> str:
    here = str(Path(package.__file__).parents[1])
    surroundings = os.environ | {"HOME": str(home), "PYTHONPATH": here} | NAMED_SHELL | changes
    command = [sys.executable, "-m", "septem", *arguments]
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    ("typed", "offered"), [("septem re", ["replay", "report"]), ("septem show --r", ["--reveal"]), ("septem zz", [])]
)
def test_what_is_offered(typed: str, offered: list[str], tmp_path: Path) -> None:
    asked = {"_SEPTEM_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
    assert septem(home=tmp_path, **asked).split() == offered


def test_it_installs_itself(tmp_path: Path) -> None:
    septem("--install-completion", "bash", home=tmp_path)
    assert "septem" in (tmp_path / ".bashrc").read_text()
    assert "_SEPTEM_COMPLETE" in (tmp_path / ".bash_completions/septem.sh").read_text()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_it_can_be_shown(shell: str, tmp_path: Path) -> None:
    assert "_SEPTEM_COMPLETE" in septem("--show-completion", shell, home=tmp_path)


def test_its_help_is_translated(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEPTEM_LANGUAGE", "fr")
    assert "Installer la complétion" in run("--help").output
