"""The data of pyproject.toml agree with the source and with the documentation."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path

import septem
from septem.cli.commands.serve import NEEDED

PROJECT = tomllib.loads(Path("pyproject.toml").read_text())["project"]


def test_the_version_is_the_same_everywhere() -> None:
    assert PROJECT["version"] == septem.__version__


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


def versions(lock: str) -> set[str]:
    return {line for line in Path(lock).read_text().splitlines() if "==" in line}


def test_playing_uses_the_versions_that_the_tests_use() -> None:
    assert versions("requirements-play.lock") < versions("requirements.lock")


def test_playing_has_every_library_of_the_package() -> None:
    names = {line.partition("==")[0].replace("_", "-") for line in versions("requirements-play.lock")}
    assert {re.split(r"[\[<>=]", wish)[0] for wish in PROJECT["dependencies"]} | {"cython", "setuptools"} <= names


def test_every_cold_module_exists() -> None:
    """Else a renamed module would be compiled for speed, and nobody would notice the time that takes."""
    named = runpy.run_path("setup.py", run_name="test")
    modules = {path.stem for path in Path("src").rglob("*.pxd")}
    assert named["COLD_MODULES"] - {"_cyutility"} <= modules
    assert named["COLD_PACKAGES"] <= {path.name for path in Path("src").rglob("*") if path.is_dir()}
