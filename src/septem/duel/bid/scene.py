"""The bid's part of a scene."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SUBJECTS: dict[str, Callable[[int], dict[str, Any]]] = {"COINS": lambda coins: {"amount": coins}}
