"""7 Wonders Duel for PettingZoo: `duel_v0.env()`. Its options are those of `septem.Duel`."""

from __future__ import annotations

from typing import Any

from ..duel.game import Duel
from .aec import SeptemEnv, wrapped

NAME = "septem_duel_v0"


def raw_env(render_mode: str | None = None, **options: Any) -> SeptemEnv:
    """The environment without checks."""
    return SeptemEnv(Duel(**options), NAME, render_mode)


def env(render_mode: str | None = None, **options: Any) -> Any:
    return wrapped(raw_env, render_mode=render_mode, **options)
