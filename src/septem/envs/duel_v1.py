"""7 Wonders Duel for PettingZoo, version 1: `duel_v1.env()`, and `parallel_env` for all seats at once.

Observations have perfect recall and named features; actions are those of one table.
"""

from __future__ import annotations

from typing import Any

from ..duel.game import Duel
from .aec import SeptemEnv, wrapped
from .parallel import SimultaneousEnv

NAME = "septem_duel_v1"


def raw_env(render_mode: str | None = None, **options: Any) -> SeptemEnv:
    """The environment without checks."""
    return SeptemEnv(Duel(**options), NAME, render_mode, version=1)


def env(render_mode: str | None = None, **options: Any) -> Any:
    return wrapped(raw_env, render_mode=render_mode, **options)


def parallel_env(render_mode: str | None = None, **options: Any) -> SimultaneousEnv:
    return SimultaneousEnv(Duel(**options), NAME, render_mode, version=1)
