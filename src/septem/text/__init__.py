"""Every sentence a person reads, English and French. The engine holds none."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from types import ModuleType
from typing import Any

from .. import expansions
from ..core.errors import Problem, nearest
from .shared.language import Language, Sentences
from .shared.typeset import typeset

__all__ = ["LANGUAGES", "Language", "Sentences", "general", "language"]
LANGUAGES = ("en", "fr")
GAMES = ("duel", "wonders")
SHARED = (
    ".shared.{code}",
    ".shared.problems_{code}",
    ".shared.hints_{code}",
    ".terminal.{code}",
    ".lab.{code}",
    ".web.{code}",
    ".web.lessons_{code}",
    ".web.programs_{code}",
    ".web.moderation_{code}",
)


@cache
def language(code: str, game: str = "duel") -> Language:
    """The texts of a game in a language, by the language's code. Tables are loaded on first use."""
    own = merged(tables(checked(code), game), "PROBLEMS") | merged(tables(code, game), "TEXT")
    text = general(code).text | set_in_type(code, own)
    return of_game(game, Sentences(code, text), partial(with_all_problems, code, game))


@cache
def with_all_problems(code: str, game: str) -> Language:
    """The language of a game with the problems of all games: a problem may be raised before the game is known."""
    return of_game(game, Sentences(code, set_in_type(code, sentences(code, game))))


@cache
def general(code: str) -> Sentences:
    """The texts of no game: those of the command line and the server."""
    return Sentences(code, set_in_type(code, shared(checked(code))))


def checked(code: str) -> str:
    if code not in LANGUAGES:
        raise Problem("unknown_language", given=code, known=LANGUAGES, near=nearest(code, LANGUAGES))
    return code


def of_game(game: str, sentences: Sentences, with_all_problems: Callable[[], Language] | None = None) -> Language:
    code = sentences.code
    items = {
        item: (typeset(code, name), typeset(code, inside)) for item, (name, inside) in items_of(code, game).items()
    }
    speech = import_module(f".{game}.speech", __name__).SPEECH
    return Language(sentences, items, base(code, game).ARTICLES, speech, with_all_problems)


def set_in_type(code: str, texts: dict[str, str]) -> dict[str, str]:
    return {key: typeset(code, sentence) for key, sentence in texts.items()}


def base(code: str, game: str) -> ModuleType:
    """The table of a game without its expansions."""
    return import_module(f".{game}.{code}", __name__)


def tables(code: str, game: str) -> list[ModuleType]:
    """The tables of a game and of its expansions."""
    return [base(code, game), *expansions.parts(game, f"texts.{code}")]


def items_of(code: str, game: str) -> dict[str, tuple[str, str]]:
    names = merged(tables(code, game), "ITEMS")
    return names | {item: names[other] for item, other in same_names(game).items()}


def same_names(game: str) -> dict[str, str]:
    """Items that are called like another one."""
    return dict(import_module(f".{game}.speech", __name__).SAME_NAMES)


def sentences(code: str, game: str) -> dict[str, str]:
    """The sentences of every game, the problems of all games, and the sentences of this game."""
    problems = [table for each in GAMES for table in tables(code, each)]
    return shared(code) | merged(problems, "PROBLEMS") | merged(tables(code, game), "TEXT")


def shared(code: str) -> dict[str, str]:
    return merged([import_module(name.format(code=code), __name__) for name in SHARED], "TEXT")


def merged(modules: list[ModuleType], name: str) -> dict[str, Any]:
    return {key: entry for module in modules for key, entry in getattr(module, name, {}).items()}


def speak(problem: Problem) -> str:
    """A problem in English, for programs that print exceptions."""
    return language("en").problem(problem)
