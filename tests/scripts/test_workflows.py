"""A mistake in .github is found before anything there runs. Offline: npm's part is tried by `make check` alone."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from scripts import workflows

RIGHT = Path(".github/workflows/test.yml").read_text()


@pytest.fixture
def hosting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / ".github"
    (folder / "workflows").mkdir(parents=True)
    monkeypatch.setattr(workflows, "HOSTING", folder)
    return folder


def test_a_right_workflow_passes(hosting: Path) -> None:
    (hosting / "workflows/test.yml").write_text(RIGHT)
    workflows.schemas()
    workflows.zizmor()


def test_an_unknown_key_does_not_fit_the_schema(hosting: Path) -> None:
    (hosting / "workflows/test.yml").write_text(RIGHT.replace("timeout-minutes", "timeout-minute"))
    with pytest.raises(subprocess.CalledProcessError):
        workflows.schemas()


def test_a_file_without_a_schema_is_named(hosting: Path) -> None:
    (hosting / "funding.yml").write_text("x: y\n")
    with pytest.raises(OSError, match=r"funding\.yml: no schema is known"):
        workflows.schemas()


@pytest.mark.parametrize(
    ("right", "unsafe"),
    [
        ("        with:\n          persist-credentials: false\n", ""),
        ("checkout@", "checkout@v6 #"),
        ("make test", "echo ${{ github.event.pull_request.title }}"),
    ],
)
def test_what_is_unsafe_is_found(hosting: Path, right: str, unsafe: str) -> None:
    assert right in RIGHT
    (hosting / "workflows/test.yml").write_text(RIGHT.replace(right, unsafe))
    with pytest.raises(subprocess.CalledProcessError):
        workflows.zizmor()
