"""Building the page with the machine's Node, or with the one that PyPI has."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from scripts import client


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would be run."""
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


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Types that are up to date, and tools that find nothing."""
    types = tmp_path / "schema.ts"
    types.write_text("new")
    monkeypatch.setattr(client, "TYPES", types)
    monkeypatch.setattr(client, "prepare", lambda: types.write_text("new"))
    monkeypatch.setattr(client, "npm", lambda *_: None)
    return types


def test_a_page_without_mistakes_passes(page: Path) -> None:
    assert client.main(["check"]) == 0


def test_stale_types_fail_the_check(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page.write_text("old")
    assert client.main(["check"]) == 1
    assert "schema.ts was stale" in capsys.readouterr().out


def test_all_checks_run_although_one_fails(
    page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run: list[str] = []

    def fail_at_lint(*arguments: str) -> None:
        run.append(arguments[-1])
        if arguments[-1] == "lint":
            raise subprocess.CalledProcessError(1, "npm")

    monkeypatch.setattr(client, "npm", fail_at_lint)
    assert client.main(["check"]) == 1
    assert run == ["lint", "check", "test"]
    assert "failed: lint" in capsys.readouterr().out


def test_an_unknown_task_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert client.main(["chek"]) == 2
    assert "build, page, package, check, lint, format" in capsys.readouterr().out


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """A page of one file, and the calls of npm that building it needs."""
    web, built = tmp_path / "web", tmp_path / "client/index.html"
    (web / "node_modules").mkdir(parents=True)
    built.parent.mkdir()
    (web / "package-lock.json").write_text("{}")
    monkeypatch.setattr(client, "WEB", web)
    monkeypatch.setattr(client, "INSTALLED", web / "node_modules/.installed")
    monkeypatch.setattr(client, "BUILT", built)
    monkeypatch.setattr(client, "RECORD", tmp_path / "record")
    monkeypatch.setattr(client, "pictures", lambda: None)
    calls: list[tuple[str, ...]] = []

    def npm(*arguments: str) -> None:
        calls.append(arguments)
        if arguments[0] == "run":
            built.write_text("page")

    monkeypatch.setattr(client, "npm", npm)
    return calls


def test_the_page_is_built_once_without_the_tools(source: list[tuple[str, ...]]) -> None:
    assert client.main(["page"]) == client.main(["page"]) == 0
    assert [call[0] for call in source] == ["ci", "run"]
    assert "--omit=dev" in source[0]


def test_the_tools_replace_the_few_packages_of_the_page_and_then_suffice(source: list[tuple[str, ...]]) -> None:
    client.install(tools=False)
    client.install()
    client.install(tools=False)
    assert ["--omit=dev" in call for call in source] == [True, False]


def test_a_package_without_node_says_what_to_do(
    source: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(client, "machine_node", lambda: None)
    monkeypatch.setattr(client, "installed_node", lambda: None)
    assert client.main(["package"]) == 0
    assert "install Node 20.19" in capsys.readouterr().out
    assert not source


def test_a_package_is_built_even_if_the_page_fails(
    source: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: str) -> None:
        raise subprocess.CalledProcessError(1, "npm")

    monkeypatch.setattr(client, "machine_node", lambda: Path("/usr/bin"))
    monkeypatch.setattr(client, "npm", fail)
    assert client.main(["package"]) == 0
    assert "without the page" in capsys.readouterr().out
