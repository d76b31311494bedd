"""Moves and questions in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ... import expansions
from ...wonders.constants import DECLINE, FOR_FREE_CITY, QUESTIONS, VERBS, WAY_PART
from ...wonders.files.notation import parts
from .quotes import payment

if TYPE_CHECKING:
    from ..shared.language import Language


def describe(language: Language, move: int, players: Sequence[str]) -> str:
    text = deed(language, move)
    if move & WAY_PART:
        text = language.say("move.paying", move=text, payment=payment(language, move & WAY_PART))
    return language.say("move.for_free_city", move=text) if move & FOR_FREE_CITY else text


def deed(language: Language, move: int) -> str:
    """A move without its payment."""
    verb, card, _, _ = parts(move)
    if verb in descriptions():
        return descriptions()[verb](language, card)
    return language.say(f"move.{VERBS[verb]}", item=language.the(card))


Description = Callable[["Language", int], str]
DESCRIPTIONS: dict[int, Description] = {DECLINE: lambda language, _: language.say("move.decline")}


@cache
def descriptions() -> dict[int, Description]:
    """Verbs whose moves name no item."""
    return DESCRIPTIONS | expansions.table("wonders", "texts.moves", "DESCRIPTIONS")


def question(language: Language, kind: int, free_city: bool = False) -> str:
    """The question to a player."""
    asked = language.say(f"question.{QUESTIONS[kind]}")
    return language.say("question.free_city", question=asked) if free_city else asked
