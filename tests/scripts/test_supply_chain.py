"""The list of licences, and the documents that say what Septem consists of."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scripts import lab, licences, lock, sbom


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "licences.md"
    path.write_text(licences.PAGE.read_text())
    monkeypatch.setattr(licences, "PAGE", path)
    return path


def test_a_stale_list_of_licences_is_found(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert licences.main(check=True) == 0
    version = licences.locked("")["pytest"]
    page.write_text(page.read_text().replace(f"pytest {version}", "pytest 1.0"))
    assert licences.main(check=True) == 1
    assert "stale" in capsys.readouterr().out
    assert licences.main(check=False) == licences.main(check=True) == 0


def test_a_package_of_another_system_keeps_its_licence() -> None:
    assert licences.python_licences({"no-such-package": "1"}, {"no-such-package 1": "MIT"})
    with pytest.raises(LookupError, match="no-such-package 2: no licence is known"):
        licences.python_licences({"no-such-package": "2"}, {"no-such-package 1": "MIT"})


def test_every_package_is_in_the_list() -> None:
    listed = licences.entries(licences.PAGE.read_text())
    assert {f"{name} {version}" for name, version in licences.locked("").items()} <= set(listed)


def test_every_lock_file_has_a_document() -> None:
    locks = {path.stem for path in Path().glob("requirements*.lock")}
    assert locks - set(sbom.PYTHON) == {"requirements-supply"}


@pytest.mark.parametrize(("build", "needed"), [("2.13.0+cpu", False), ("2.13.0", True)])
def test_only_a_torch_for_graphics_cards_brings_its_libraries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, build: str, needed: bool
) -> None:
    installed: list[Path] = []

    def install(lock: Path) -> None:
        installed.append(lock)
        (tmp_path / f"torch-{build}.dist-info").mkdir(exist_ok=True)

    for name in ("LOCK", "GRAPHICS"):
        monkeypatch.setattr(lab, name, getattr(lab, name).resolve())
    monkeypatch.setattr(lab, "STAMP", tmp_path / "lock.txt")
    monkeypatch.setattr(lab, "PLACE", tmp_path)
    monkeypatch.setattr(lab, "install", install)
    monkeypatch.setattr("shutil.rmtree", lambda *_, **__: None)
    monkeypatch.delenv("LAB", raising=False)
    assert lab.lacking() == ""
    assert [path.name for path in installed] == ["requirements-lab.lock"] + ["requirements-lab-graphics.lock"] * needed


def test_libraries_for_graphics_cards_are_locked_separately() -> None:
    wanted = re.findall(r"^(\S+)==", lab.LOCK.read_text(), re.MULTILINE)
    assert "torch" in wanted
    assert not [name for name in wanted if name.startswith(("nvidia", "cuda", "triton"))]
    assert "nvidia-cublas==" in lab.GRAPHICS.read_text()
    assert sys.executable in lab.PIP


def test_the_hash_of_a_build_that_is_not_on_pypi_is_locked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def download(command: list[str], **_: Any) -> None:
        assert command[-1] == "torch==2.13.0"
        Path(command[command.index("--dest") + 1], "torch-2.13.0+cpu.whl").write_bytes(b"for processors")

    monkeypatch.setattr(subprocess, "run", download)
    entry = f"torch==2.13.0 \\\n    --hash=sha256:{'0' * 64}\n"
    own = hashlib.sha256(b"for processors").hexdigest()
    locked = lock.with_own_build(entry)
    assert locked == f"torch==2.13.0 \\\n    --hash=sha256:{'0' * 64} \\\n    --hash=sha256:{own}\n"
    assert lock.with_own_build(locked) == locked
