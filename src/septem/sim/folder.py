"""The folder of a simulation: its plan, and one Parquet file per kind and chunk. Files are always complete."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..core import storage
from ..core.errors import Problem
from .parquet import Parts
from .plan import Chunk, Plan

PLAN = "simulation.json"
KINDS = ("games", "items", "decisions", "drafts", "trials")
HOW = ("chunk", "owned")  # how files are written: what the folder has already decides it


class Folder:
    """The folder in which results are kept."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, plan: Plan, resume: bool) -> Plan:
        """Start in an empty folder or resume the same simulation. Returns the plan to follow."""
        if not (self.path / PLAN).exists():
            if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
                raise Problem("not_empty", path=str(self.path))
            self.create(plan)
            return plan
        known = self.plan()
        if not resume:
            if any(any((self.path / kind).glob("*")) for kind in KINDS):
                raise Problem("simulation_exists", path=str(self.path))
            self.create(plan)
            return plan
        if other := [name for name, value in plan.json().items() if name not in HOW and known.json()[name] != value]:
            raise Problem("other_simulation", path=str(self.path), what=", ".join(other))
        return known

    def create(self, plan: Plan) -> None:
        self.write(self.path / PLAN, (json.dumps(plan.json(), indent=2) + "\n").encode())

    def plan(self) -> Plan:
        """The plan of the simulation in this folder."""
        path = self.path / PLAN
        if not path.exists():
            raise Problem("no_simulation", path=str(self.path))
        try:
            return Plan.read(storage.read(path))
        except (AttributeError, KeyError, TypeError, ValueError):  # among them Problem
            raise Problem("damaged_plan", path=str(path)) from None

    def file(self, kind: str, chunk: Chunk) -> Path:
        return self.path / kind / f"{chunk.name}.parquet"

    def kept(self) -> set[str]:
        """The names of the chunks whose files are all here."""
        kinds = [kind for kind in KINDS if kind in KINDS[:2] or (self.path / kind).exists()]
        return set.intersection(*({file.stem for file in (self.path / kind).glob("[0-9]*.parquet")} for kind in kinds))

    def reach(self, plan: Plan, games: int) -> int:
        """The number of games to play: at least as many as asked for, up to the end of a chunk that exists already."""
        first = (games - 1) // plan.chunk * plan.chunk
        return max(games, first + self.length(first))

    def length(self, first: int) -> int:
        """How many games a stored chunk has, by the number of its first game."""
        names = (file.stem for file in (self.path / "games").glob(f"{first:010d}-*.parquet"))
        return max(map(count, names), default=0)

    def keep(self, chunk: Chunk, parts: Parts) -> None:
        """Write a chunk's files. They replace a shorter chunk with the same first game; a longer one stays."""
        if not chunk.games or self.length(chunk.first) > chunk.games:
            return
        for kind in sorted(parts, key=lambda kind: kind == "games"):
            target = self.file(kind, chunk)
            self.write(target, parts[kind])
            for other in target.parent.glob(f"{chunk.first:010d}-*.parquet"):
                if other != target:
                    other.unlink()

    def write(self, path: Path, content: bytes) -> None:
        """Write a file atomically; if the disk is full, the temporary file is removed."""
        draft = path.with_name(f".{path.name}.new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with removed_if_failed(draft):
                draft.write_bytes(content)
                draft.replace(path)
        except OSError as error:
            raise Problem("not_writable", path=str(self.path), error=storage.reason(error)) from None

    def games(self) -> int:
        """How many games are kept."""
        return sum(map(count, self.kept()))


@contextmanager
def removed_if_failed(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError:
        file.unlink(missing_ok=True)
        raise


def count(name: str) -> int:
    """How many games a chunk of that name has."""
    return int(name.partition("-")[2])
