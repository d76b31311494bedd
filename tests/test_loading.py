"""Only modules that are used are loaded: modules that a command must not load."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import septem

LIBRARIES = {"typer", "rich", "fastapi", "uvicorn", "sqlalchemy", "pydantic", "openskill"}
SLOW = {"dataclasses", "inspect", "json", "email", "logging", "concurrent", "multiprocessing", "importlib.metadata"}
PARTS = {"septem.duel", "septem.wonders", "septem.ai", "septem.web", "septem.sim"}
COMMAND = """
import sys
from septem.__main__ import main
sys.argv[1:] = {arguments}
try:
    main()
finally:
    print("\\n".join(sys.modules), file=sys.stderr)
"""


def loaded(program: str, folder: Path) -> set[str]:
    surroundings = os.environ | {"PYTHONPATH": str(Path(septem.__file__).parents[1])}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=surroundings, cwd=folder, capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def of(names: set[str], modules: set[str]) -> set[str]:
    """The modules that are one of the names, or in a package of one of the names."""
    return {module for module in modules if any(f"{module}.".startswith(f"{name}.") for name in names)}


def test_the_package_loads_only_problems_and_what_notebooks_ask_for(tmp_path: Path) -> None:
    modules = loaded("import sys, septem; print('\\n'.join(sys.modules), file=sys.stderr)", tmp_path)
    assert of({"septem"}, modules) == {"septem", "septem.core", "septem.core.errors", "septem.core.shown"}
    assert not of(LIBRARIES | SLOW, modules)


@pytest.mark.parametrize(
    ("arguments", "unused"),
    [
        (
            ["--version"],
            {"rich", "septem.text", "septem.duel", "septem.wonders", "septem.ai", "septem.web", "septem.sim"},
        ),
        (["--help"], PARTS),
        (["new", "--seed", "3"], {"septem.wonders", "septem.web", "septem.sim", "septem.ai.duel"}),
        (["new", "wonders", "--seed", "3"], {"septem.duel", "septem.web", "septem.sim", "septem.ai.wonders"}),
        (["demo", "--seed", "3"], {"septem.wonders", "septem.web", "septem.sim"}),
        (["serve", "--help"], {"septem.duel", "septem.wonders", "septem.web"}),
        (["simulate", "--help"], {"septem.duel", "septem.wonders", "septem.sim", "septem.ai", "septem.web"}),
        (["train", "--help"], {"septem.duel", "septem.wonders", "septem.ai", "septem.web"}),
    ],
)
def test_a_command_loads_only_what_it_uses(arguments: list[str], unused: set[str], tmp_path: Path) -> None:
    program = COMMAND.format(arguments=arguments)
    modules = loaded(program, tmp_path)
    server = (LIBRARIES - {"typer", "rich"}) | {"concurrent", "multiprocessing", "importlib.metadata"}
    assert not of(unused | server, modules)
    assert "typer" in modules
