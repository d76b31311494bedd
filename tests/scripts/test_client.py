"""Building the page with the machine's Node, or with the one that PyPI has."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from scripts import client


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would be run."""
    run: list[list[str]] = []

    def note(command: list[str], **_: Any) -> None:
        run.append(command)

    monkeypatch.setattr(subprocess, "run", note)
    return run


def test_npm_of_the_packaged_node_is_run_by_that_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, commands: list[list[str]]
) -> None:
    """Its own command looks for its modules in the wrong folder."""
    program = tmp_path / "lib/node_modules/npm/bin/npm-cli.js"
    program.parent.mkdir(parents=True)
    program.touch()
    monkeypatch.setattr(client, "machine_node", lambda: None)
    monkeypatch.setattr(client, "packaged_node", lambda: tmp_path / "bin")
    client.npm("run", "build")
    assert commands == [[str(tmp_path / "bin" / "node"), str(program), "run", "build"]]


def test_npm_may_lie_elsewhere_than_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, commands: list[list[str]]
) -> None:
    monkeypatch.setattr(client, "machine_node", lambda: tmp_path / "bin")
    monkeypatch.setattr("shutil.which", lambda name: f"/somewhere/{name}")
    client.npm("run", "build")
    assert commands == [["/somewhere/npm", "run", "build"]]
