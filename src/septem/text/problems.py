"""What is wrong with something given from outside, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..core.errors import Problem
from ..core.quote import Quote

if TYPE_CHECKING:
    from .language import Language

MOST_LISTED = 12  # legal moves named in a refusal


def describe(language: Language, problem: Problem) -> str:
    """Where, what, and what was perhaps meant."""
    sentence = language.say(f"problem.{problem.code}", where=problem.where, **places(language, problem))
    near = problem.values.get("near")
    if near:
        sentence = language.say("problem.near", sentence=sentence, near=quoted(language, listed(near)))
    return language.say("problem.at", where=problem.where, sentence=sentence) if problem.where else sentence


def places(language: Language, problem: Problem) -> dict[str, object]:
    """The values of a problem as they stand in its sentence."""
    return {name: place(language, name, value) for name, value in problem.values.items()}


def place(language: Language, name: str, value: object) -> object:
    if isinstance(value, Quote):
        return language.reason(value)
    if isinstance(value, (list, tuple, set, frozenset)):
        return quoted(language, listed(value))
    if name == "seat" and isinstance(value, int):
        return language.player(value)
    return value


def listed(values: object) -> list[str]:
    """A few of many, as text."""
    every = [str(value) for value in values] if isinstance(values, Iterable) else [str(values)]
    return every if len(every) <= MOST_LISTED else [*every[:MOST_LISTED], "…"]


def quoted(language: Language, values: list[str]) -> str:
    return language.join((value if value == "…" else language.say("word.quoted", text=value) for value in values), "or")
