"""What pyproject.toml says agrees with the source and with the documentation."""

from __future__ import annotations

import re
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
