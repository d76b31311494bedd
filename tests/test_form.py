"""The suite runs twice, compiled and not; each run must test the form it says it tests."""

import importlib
import importlib.util
import os
import re
from pathlib import Path

import pytest

import septem.core.chance
from setup import LEAVES

WANTED = os.environ.get("SEPTEM_COMPILED")
PACKAGE = Path(septem.core.chance.__file__).parents[1]
TYPED = [path.relative_to(PACKAGE.parent).with_suffix("") for path in sorted(PACKAGE.rglob("*.pxd"))]


def is_compiled(module: Path) -> bool:
    """Found, but not imported: expansions that are not offered cannot be imported beside the others."""
    found = importlib.util.find_spec(".".join(module.parts))
    return found is not None and not str(found.origin).endswith(".py")


@pytest.mark.skipif(WANTED is None, reason="no form was asked for")
def test_runs_the_form_it_was_asked_for() -> None:
    assert is_compiled(Path("septem/core/chance")) == (WANTED == "1")
    assert (PACKAGE.parent.name == "src") == (WANTED == "0")


def test_all_modules_are_compiled_or_none() -> None:
    forms = {is_compiled(module) for module in TYPED if f"{module.name}.pxd" not in LEAVES}
    assert len(forms) == 1


@pytest.mark.parametrize("module", [module for module in TYPED if module.name == "sizes"], ids=str)
def test_lengths_are_the_same_in_python_and_in_c(module: Path) -> None:
    declared = re.findall(r"(\w+) = (\d+)", (PACKAGE.parent / module).with_suffix(".pxd").read_text())
    sizes = importlib.import_module(".".join(module.parts))
    assert declared
    assert {name: getattr(sizes, name) for name, _ in declared} == {name: int(length) for name, length in declared}
