"""Moves and questions in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...wonders.cities.constants import PAY
from ...wonders.constants import DECLINE, FOR_FREE_CITY, QUESTIONS, VERBS, WAY_PART
from ...wonders.files.notation import parts
from ..duel.quotes import payment

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
    if verb == PAY:
        return (
            language.say("move.pay", coins=language.count("coin", card)) if card else language.say("move.pay_nothing")
        )
    return language.say(f"move.{VERBS[verb]}", item="" if verb == DECLINE else language.the(card))


def question(language: Language, kind: int, free_city: bool = False) -> str:
    """What a player is asked to do."""
    asked = language.say(f"question.{QUESTIONS[kind]}")
    return language.say("question.free_city", question=asked) if free_city else asked
