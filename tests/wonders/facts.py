"""The printed figures, read from the suite's own data."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DATA = json.loads((Path(__file__).parent / "data" / "facts.json").read_text())


@dataclass(frozen=True)
class Building:
    id: str
    identity: str
    age: int
    type: str
    cost: dict[str, int]
    chain_from: list[str]
    min_players: list[int]
    effects: list[dict[str, Any]]


BUILDINGS = [Building(**building) for building in DATA["buildings"]]
BOARDS: dict[str, dict[str, Any]] = {board["id"]: board["sides"] for board in DATA["boards"]}
