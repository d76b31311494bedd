"""The rules of each item: which numbered statements govern it, and what these say in short."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ... import expansions
from ...wonders.editions import printed_name
from ..shared.typeset import typeset
from . import duel, wonders

GAMES = ("duel", "wonders")
ITEMS = {"duel": duel.items, "wonders": wonders.items}
NAMED = {"duel": duel.printed_name, "wonders": printed_name}
EDITION = {"duel": duel.only_edition, "wonders": wonders.only_edition}
GOVERNING = {"duel": duel.governing, "wonders": wonders.governing}


def items(game: str) -> list[str]:
    """The ids of all items of a game."""
    return ITEMS[game]()


def called(game: str, word: str) -> list[str]:
    """The items with an id, or with the same printed name as that in another edition."""
    return [item for item in items(game) if word in (item, NAMED[game](item))]


def only_edition(game: str, item: str) -> str | None:
    """The edition of a game that alone has an item."""
    return EDITION[game](item)


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
