"""Moves and questions in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..duel.words import COLOURS, DESTROY_CARD, PART, QUESTIONS, RAISE, SECOND_BITS, START, VERB_BITS, VERBS

if TYPE_CHECKING:
    from .language import Language


def describe(language: Language, move: int, players: Sequence[str]) -> str:
    verb, first, second = move >> VERB_BITS, move & PART, move >> SECOND_BITS & PART
    if verb == START:
        return language.say("move.start", player=language.player(first, players))
    if verb == RAISE:
        return language.say("move.raise", item=language.the(first), card=language.the(second))
    return language.say(f"move.{VERBS[verb]}", item=language.the(first))


def question(language: Language, kind: int, about: int, opponent: str) -> str:
    """What a player is asked to do."""
    if kind == DESTROY_CARD:
        colour = language.say(f"colour.{COLOURS[about]}")
        return language.say("question.destroy", colour=colour, opponent=opponent)
    return language.say(f"question.{QUESTIONS[kind]}")
