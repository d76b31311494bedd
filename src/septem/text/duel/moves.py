"""Moves and questions in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...core import bits
from ...duel import constants as w
from ...duel.moves import first_of, purse_of, second_of, verb_of
from ...duel.pantheon import constants as pantheon

if TYPE_CHECKING:
    from ..shared.language import Language


def describe(language: Language, move: int, players: Sequence[str]) -> str:
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if verb == w.START:
        said = language.say("move.start", player=language.player(first, players))
    elif verb in SPECIAL:
        said = SPECIAL[verb](language, first, second)
    else:
        said = language.say(f"move.{w.VERBS[verb]}", item=language.the(first))
    purse = purse_of(move)
    return language.say("move.purse", move=said, coins=language.count("coin", purse)) if purse else said


def activation(language: Language, item: int, used: int) -> str:
    offerings = [language.say(f"offering.{pantheon.OFFERINGS[number]}") for number in bits.members(used)]
    if not offerings:
        return language.say("move.activate", item=language.the(item))
    return language.say("move.activate_with", item=language.the(item), offerings=language.join(offerings))


def call(language: Language, item: int, top: int) -> str:
    if not top:
        return language.say("move.call", item=language.the(item))
    return language.say("move.call_top", item=language.the(item), card=language.the(top))


def loot(language: Language, token: int) -> str:
    return language.say(f"loot.{w.LOOT[token]}")


def mythology(language: Language, number: int) -> str:
    return language.say(f"mythology.{pantheon.MYTHOLOGIES[number]}")


SPECIAL: dict[int, Callable[[Language, int, int], str]] = {
    w.RAISE: lambda language, item, card: language.say("move.raise", item=language.the(item), card=language.the(card)),
    pantheon.FOUND: lambda language, item, card: language.say(
        "move.found", item=language.the(item), card=language.the(card)
    ),
    pantheon.ACTIVATE: activation,
    pantheon.PLACE: lambda language, item, slot: language.say("move.place", item=language.the(item), slot=slot),
    pantheon.CALL: call,
    pantheon.OPEN: lambda language, number, _: language.say("move.open", mythology=mythology(language, number)),
    pantheon.STRIKE: lambda language, slot, _: language.say("move.strike", slot=slot),
    pantheon.MINERVA: lambda language, space, _: language.say("move.minerva", space=space - w.CAPITAL),
    pantheon.DROP: lambda language, token, _: language.say("move.drop", loot=loot(language, token)),
    pantheon.SACK: lambda language, token, _: language.say("move.sack", loot=loot(language, token)),
}


def question(language: Language, kind: int, about: int, opponent: str) -> str:
    """What a player is asked to do; a turn is about whether a card of the pantheon may be activated."""
    if kind == w.TAKE_TURN and about:
        return language.say("question.turn_pantheon")
    if kind == w.DESTROY_CARD:
        colour = language.say(f"colour.{w.COLOURS[about]}")
        return language.say("question.destroy", colour=colour, opponent=opponent)
    return language.say(f"question.{w.QUESTIONS[kind]}")
