"""The printed figures of the expansions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

LEADERS: dict[str, list[dict[str, Any]]] = json.loads((Path(__file__).parent / "leaders.json").read_text())
CITIES: dict[str, list[dict[str, Any]]] = json.loads((Path(__file__).parent / "cities.json").read_text())
