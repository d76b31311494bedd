"""Moves and questions in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...wonders.notation import parts
from ...wonders.words import DECLINE, FOR_FREE_CITY, QUESTIONS, VERBS
from ..quotes import payment

if TYPE_CHECKING:
    from ..language import Language


def describe(language: Language, move: int, players: Sequence[str]) -> str:
    verb, card, left, right = parts(move)
    item = "" if verb == DECLINE else language.the(card)
    text = language.say(f"move.{VERBS[verb]}", item=item)
    if left or right:
        text = language.say("move.paying", move=text, payment=payment(language, left, right))
    return language.say("move.for_free_city", move=text) if move & FOR_FREE_CITY else text


def question(language: Language, kind: int, free_city: bool = False) -> str:
    """What a player is asked to do."""
    asked = language.say(f"question.{QUESTIONS[kind]}")
    return language.say("question.free_city", question=asked) if free_city else asked
