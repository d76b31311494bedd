"""Every sentence a person reads, English and French. The engine holds none."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..core.errors import Problem, nearest
from .language import Language
from .typeset import typeset

__all__ = ["LANGUAGES", "Language", "language"]
LANGUAGES = ("en", "fr")


@cache
def language(code: str) -> Language:
    """A language by its code; its tables are read when it is first asked for."""
    if code not in LANGUAGES:
        raise Problem("unknown_language", given=code, known=LANGUAGES, near=nearest(code, LANGUAGES))
    table = import_module(f".{code}", __name__)
    items = {item: (typeset(code, name), typeset(code, inside)) for item, (name, inside) in table.ITEMS.items()}
    text = {key: typeset(code, sentence) for key, sentence in table.TEXT.items()}
    return Language(code, items, text, table.ARTICLES)


def speak(problem: Problem) -> str:
    """A problem in English, for programs that print exceptions."""
    return language("en").problem(problem)
