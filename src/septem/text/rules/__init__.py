"""The rules of each item: which numbered statements govern it, and what these say in short."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ... import expansions
from ..shared.typeset import typeset
from . import duel, wonders

GAMES = ("duel", "wonders")
ITEMS = {"duel": duel.items, "wonders": wonders.items}
GOVERNING = {"duel": duel.governing, "wonders": wonders.governing}


def items(game: str) -> list[str]:
    """The ids of all items of a game."""
    return ITEMS[game]()


@cache
def statements(game: str, item: str) -> tuple[str, ...]:
    """The statements that govern an item, those that are its own first."""
    return tuple(dict.fromkeys(GOVERNING[game](item)))


@cache
def sentences(code: str) -> dict[str, str]:
    """All statements that are put in words, in a language."""
    return {
        statement: typeset(code, sentence)
        for game in GAMES
        for table in (import_module(f"..{game}.statements_{code}", __name__), *expansions.parts(game, f"texts.{code}"))
        for statement, sentence in table.STATEMENTS.items()
    }
