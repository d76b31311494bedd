"""Moves and questions in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ... import expansions
from ...duel import constants as w
from ...duel.moves import first_of, purse_of, second_of, verb_of

if TYPE_CHECKING:
    from ..shared.language import Language


def describe(language: Language, move: int, players: Sequence[str]) -> str:
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if verb == w.START:
        said = language.say("move.start", player=language.player(first, players))
    elif verb in descriptions():
        said = descriptions()[verb](language, first, second)
    else:
        said = language.say(f"move.{w.VERBS[verb]}", item=language.the(first))
    purse = purse_of(move)
    return language.say("move.purse", move=said, coins=language.count("coin", purse)) if purse else said


Description = Callable[["Language", int, int], str]
DESCRIPTIONS: dict[int, Description] = {
    w.RAISE: lambda language, item, card: language.say("move.raise", item=language.the(item), card=language.the(card)),
}


@cache
def descriptions() -> dict[int, Description]:
    """Verbs whose moves name something else than one item."""
    return DESCRIPTIONS | expansions.table("duel", "texts.moves", "DESCRIPTIONS")


def question(language: Language, kind: int, about: int, opponent: str) -> str:
    """The question to a player; a turn has another text if an expansion offers a use other than taking a card."""
    if kind == w.TAKE_TURN and about:
        return language.say("question.turn_or_option")
    if kind == w.DESTROY_CARD:
        colour = language.say(f"colour.{w.COLOURS[about]}")
        return language.say("question.destroy", colour=colour, opponent=opponent)
    if kind in questions():
        return questions()[kind](language, about)
    return language.say(f"question.{w.QUESTIONS[kind]}")


@cache
def questions() -> dict[int, Callable[[Language, int], str]]:
    """Questions whose texts say more than their kind."""
    return expansions.table("duel", "texts.moves", "QUESTIONS")
