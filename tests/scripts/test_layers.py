"""The guard of the import layers sees what it must not let pass."""

from pathlib import Path

import pytest

from scripts.layers import browser_problems, problems

FILES = [
    "core/chance",
    "core/table",
    "duel/state",
    "duel/game",
    "duel/pantheon/gods",
    "wonders/game",
    "text/names",
    "ai/players",
    "envs/aec",
    "sim/match",
    "cli/app",
    "web/app",
    "web/tables/lobby",
]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """An empty septem with a file or two in every layer."""
    for name in FILES:
        path = tmp_path / "septem" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        (path.parent / "__init__.py").touch()
    (tmp_path / "septem/__init__.py").touch()
    (tmp_path / "septem/__main__.py").touch()
    return tmp_path


def write(source: Path, name: str, text: str) -> list[str]:
    (source / "septem" / name).write_text(text)
    return [problem.split(": ", 1)[1] for problem in problems(source)]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("core/table.py", "from .chance import Chance\nimport json, collections.abc"),
        ("duel/state.py", "from ..core import chance\nfrom . import game\nfrom septem.core.chance import Chance"),
        ("duel/expansions.py", "from .pantheon.gods import Gods"),
        ("duel/pantheon/gods.py", "from ..state import State\nfrom ...core.chance import Chance\nfrom . import gods"),
        ("duel/pantheon/texts.py", "from ..state import State\nfrom ...text import names"),
        ("duel/pantheon/drawings.py", "import rich\nfrom ...cli import app\nfrom . import gods"),
        ("duel/state.pxd", "cimport cython\nfrom ..core cimport chance\nfrom septem.core.chance cimport Chance"),
        ("__init__.py", "from septem.duel.game import Duel\nfrom .text import names"),
        ("__main__.py", "def main():\n    from septem.cli.app import app"),
        ("cli/app.py", "import typer\nimport septem\nfrom septem import Duel\nfrom ..sim import match"),
    ],
)
def test_allowed(source: Path, name: str, text: str) -> None:
    assert write(source, name, text) == []


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("core/table.py", "from ..duel import game", "imports septem.duel.game: core must not know duel"),
        ("core/table.py", "def f():\n    import septem.duel.game", "imports septem.duel.game: core must not know duel"),
        ("core/table.py", "import septem", "imports septem: core must not know __init__"),
        ("core/table.py", "from .. import duel", "imports septem.duel: core must not know duel"),
        ("core/table.pxd", "from ..duel cimport game", "imports septem.duel.game: core must not know duel"),
        ("core/table.pxd", "cimport numpy as np", "imports numpy: the engine uses the standard library only"),
        ("core/table.py", "import cython", "imports cython: the engine uses the standard library only"),
        ("duel/state.py", "from ..wonders import game", "imports septem.wonders.game: duel must not know wonders"),
        ("duel/state.py", "import typer", "imports typer: the engine uses the standard library only"),
        ("duel/state.py", "from .pantheon import gods", "only the game's factory knows its expansions"),
        ("duel/state.py", "from . import pantheon", "only the game's factory knows its expansions"),
        ("duel/state.pxd", "from .pantheon.gods cimport Mars", "only the game's factory knows its expansions"),
        (
            "duel/pantheon/gods.py",
            "from .texts import en",
            "imports septem.duel.pantheon.texts: duel must not know text",
        ),
        (
            "duel/pantheon/texts.py",
            "from ...cli import app",
            "imports septem.cli.app: text must not know cli",
        ),
        ("__init__.py", "from .ai import players", "imports septem.ai.players: __init__ must not know ai"),
        ("envs/aec.py", "from ..sim.match import pairs", "imports septem.sim.match: envs must not know sim"),
        ("envs/aec.py", "from ..web.tables import seats", "imports septem.web.tables: envs must not know web"),
        ("sim/match.py", "from ..envs.aec import wrapped", "imports septem.envs.aec: sim must not know envs"),
        ("cli/app.py", "from ..envs.aec import wrapped", "imports septem.envs.aec: cli must not know envs"),
        ("cli/app.py", "from septem.web import app", "imports septem.web.app: cli must not know web"),
        ("cli/app.py", "from septem.server import app", "imports septem.server: server is no layer"),
        ("stray.py", "", "belongs to no layer"),
    ],
)
def test_refused(source: Path, name: str, text: str, problem: str) -> None:
    found = write(source, name, text)
    assert len(found) == 1
    assert found[0].endswith(problem)


BROWSER_FILES = {
    "web/tables/lobby.py": "import asyncio, pydantic\nfrom ...ai import players\nfrom .. import app as unused\n",
    "ai/players.py": "def f():\n    import multiprocessing\n",
    "web/app.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import fastapi\n",
}


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("sim/match.py", "import multiprocessing", ""),
        ("ai/players.py", "import multiprocessing.context", "players.py: imports multiprocessing.context"),
        ("ai/__init__.py", "import socket", "__init__.py: imports socket"),
        ("web/app.py", "try:\n    from fastapi import FastAPI\nexcept ImportError:\n    pass", "imports fastapi"),
        ("web/tables/lobby.py", "def f():\n    from sqlalchemy import select", "lobby.py: imports sqlalchemy"),
    ],
)
def test_table_sessions_need_nothing_that_a_browser_lacks(source: Path, name: str, text: str, problem: str) -> None:
    for other, content in {**BROWSER_FILES, name: text}.items():
        (source / "septem" / other).write_text(content)
    found = list(browser_problems(source))
    assert len(found) == bool(problem)
    assert problem in "".join(found)
