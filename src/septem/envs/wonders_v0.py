"""7 Wonders for PettingZoo: `wonders_v0.env(players=4)`, and `parallel_env` for all at once."""

from __future__ import annotations

from typing import Any

from ..wonders.game import Wonders
from .aec import SeptemEnv, wrapped
from .parallel import SimultaneousEnv

NAME = "septem_wonders_v0"


def raw_env(render_mode: str | None = None, **options: Any) -> SeptemEnv:
    """The environment without checks."""
    return SeptemEnv(Wonders(**options), NAME, render_mode)


def env(render_mode: str | None = None, **options: Any) -> Any:
    return wrapped(raw_env, render_mode=render_mode, **options)


def parallel_env(render_mode: str | None = None, **options: Any) -> SimultaneousEnv:
    return SimultaneousEnv(Wonders(**options), NAME, render_mode)
