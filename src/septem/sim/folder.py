"""The folder of a simulation: its plan, and Parquet files by kind, one a chunk. What is there is whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ..core import storage
from ..core.errors import Problem
from .parquet import Parts
from .plan import FORMAT, Chunk, Plan

PLAN = "simulation.json"


class Folder:
    """Where results are kept."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, plan: Plan, resume: bool) -> Plan:
        """Start in an empty place, or go on with the same simulation; the plan to follow, with the chunks it has."""
        if not (self.path / PLAN).exists():
            if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
                raise Problem("not_empty", path=str(self.path))
            self.create(plan)
            return plan
        if not resume:
            if self.kept():
                raise Problem("simulation_exists", path=str(self.path))
            self.create(plan)
            return plan
        known = self.plan()
        if known.json() | {"chunk": 0} != plan.json() | {"chunk": 0}:
            raise Problem("other_simulation", path=str(self.path))
        return known

    def create(self, plan: Plan) -> None:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self.write(self.path / PLAN, (json.dumps(plan.json(), indent=2) + "\n").encode())
        except OSError as error:
            raise Problem("not_writable", path=str(self.path), error=storage.reason(error)) from None

    def plan(self) -> Plan:
        """What was simulated here."""
        path = self.path / PLAN
        if not path.exists():
            raise Problem("no_simulation", path=str(self.path))
        document: Any = storage.read(path)
        try:
            if document["septem"] == "simulation" and document["format"] == FORMAT:
                return Plan.read(document)
        except (KeyError, TypeError):
            pass
        raise Problem("no_simulation", path=str(self.path))

    def file(self, kind: str, chunk: Chunk) -> Path:
        return self.path / kind / f"{chunk.name}.parquet"

    def kept(self) -> set[str]:
        """The names of the chunks that are here: the file of games is written last."""
        return {file.stem for file in (self.path / "games").glob("[0-9]*.parquet")}

    def keep(self, chunk: Chunk, parts: Parts) -> None:
        """Write a chunk's files; a shorter one of the same games gives way."""
        for kind in sorted(parts, key=lambda kind: kind == "games"):
            target = self.file(kind, chunk)
            target.parent.mkdir(exist_ok=True)
            self.write(target, parts[kind])
            for other in target.parent.glob(f"{chunk.first:010d}-*.parquet"):
                if other != target:
                    other.unlink()

    def write(self, path: Path, content: bytes) -> None:
        """All or nothing."""
        draft = path.with_name(f".{path.name}.new")
        draft.write_bytes(content)
        draft.replace(path)

    def games(self) -> int:
        """How many games are kept."""
        return sum(int(name.partition("-")[2]) for name in self.kept())
