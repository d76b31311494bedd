"""Samples on disk: one file for each task of self-play, written completely or not at all."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

from ..core.extras import library

EXTRA = "train"


def save(path: Path, samples: Any) -> None:
    """Store a dataclass of columns."""
    numpy = library("numpy", EXTRA)
    columns = {one.name: getattr(samples, one.name) for one in fields(samples)}
    temporary = path.with_suffix(".part")
    with temporary.open("wb") as file:
        numpy.savez_compressed(
            file, **{name: numpy.frombuffer(column, column.typecode) for name, column in columns.items()}
        )
    temporary.replace(path)


def load(kind: type, paths: list[Path]) -> dict[str, Any]:
    """The columns of several files, end to end; `kind` is the dataclass that was stored."""
    numpy = library("numpy", EXTRA)
    parts = []
    for path in paths:
        with numpy.load(path) as file:
            parts.append({one.name: file[one.name] for one in fields(kind)})
    return {one.name: numpy.concatenate([part[one.name] for part in parts]) for one in fields(kind)}
