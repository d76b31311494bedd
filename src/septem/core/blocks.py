"""Blocks of fields that only some tables use; apart from their declarations, which running games do not need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol


class Declared(Protocol):
    """The declaration of an expansion of either game."""

    @property
    def name(self) -> str: ...
    @property
    def extension(self) -> str: ...


def used_blocks(blocks: Sequence[str], expansions: Iterable[Declared], *more: str) -> int:
    """The set of the blocks of further fields that a table with these expansions uses."""
    names = {*more, *(block_of(expansion) for expansion in expansions)}
    return sum(1 << place for place, name in enumerate(blocks) if name in names)


def block_of(expansion: Declared) -> str:
    """Expansions of other packages share a block: the fields of a compiled position are fixed."""
    return expansion.name if expansion.extension.startswith("septem.") else "other_packages"
