"""Copy a position, or only its visible fields. Compiled, each is one memcpy: see copying.pxd."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.rows import copied
from .state_fields import BY_RULE, HIDDEN, VISIBLE

if TYPE_CHECKING:
    from .state import State


def copy(target: State, source: State) -> None:
    """Copy every field but scratch and log; rows are copied, not shared."""
    copy_fields(target, source, VISIBLE + BY_RULE + HIDDEN)


def copy_visible(target: State, source: State) -> None:
    """Copy every field that everyone sees."""
    copy_fields(target, source, VISIBLE)


def copy_fields(target: State, source: State, names: tuple[str, ...]) -> None:
    for name in names:
        value = getattr(source, name)
        setattr(target, name, value if isinstance(value, int) else copied(value))
