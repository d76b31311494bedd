"""Every sentence a person reads, English and French. The engine holds none."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..core.errors import Problem, nearest
from .shared.language import Language
from .shared.typeset import typeset

__all__ = ["LANGUAGES", "Language", "language"]
LANGUAGES = ("en", "fr")
TABLES = {"duel": ".duel.{code}", "wonders": ".wonders.{code}"}  # where each game has its names and sentences


@cache
def language(code: str, game: str = "duel") -> Language:
    """A language by its code, as it speaks of a game; its tables are read when it is first asked for."""
    if code not in LANGUAGES:
        raise Problem("unknown_language", given=code, known=LANGUAGES, near=nearest(code, LANGUAGES))
    table = import_module(TABLES[game].format(code=code), __name__)
    items = {item: (typeset(code, name), typeset(code, inside)) for item, (name, inside) in table.ITEMS.items()}
    text = {key: typeset(code, sentence) for key, sentence in sentences(code, game).items()}
    return Language(code, items, text, table.ARTICLES, import_module(f".{game}.speech", __name__).SPEECH)


def sentences(code: str, game: str) -> dict[str, str]:
    """What all games say, what any game may be asked to say, and what this one says in its own way."""
    tables = {name: import_module(place.format(code=code), __name__) for name, place in TABLES.items()}
    shared = [getattr(table, "SHARED", {}) for table in tables.values()]
    merged: dict[str, str] = dict(tables["duel"].TEXT)
    for table in (*shared, tables[game].TEXT, import_module(f".lab.{code}", __name__).TEXT):
        merged |= table
    return merged


def speak(problem: Problem) -> str:
    """A problem in English, for programs that print exceptions."""
    return language("en").problem(problem)
