"""Moves of Pantheon in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import bits
from ....text.duel.moves import Description
from ... import constants as duel
from .. import constants as w

if TYPE_CHECKING:
    from ....text.shared.language import Language


def activation(language: Language, item: int, used: int) -> str:
    offerings = [language.say(f"offering.{w.OFFERINGS[number]}") for number in bits.members(used)]
    if not offerings:
        return language.say("move.activate", item=language.the(item))
    return language.say("move.activate_with", item=language.the(item), offerings=language.join(offerings))


def call(language: Language, item: int, top: int) -> str:
    if not top:
        return language.say("move.call", item=language.the(item))
    return language.say("move.call_top", item=language.the(item), card=language.the(top))


def loot(language: Language, token: int) -> str:
    return language.say(f"loot.{duel.LOOT[token]}")


def mythology(language: Language, number: int) -> str:
    return language.say(f"mythology.{w.MYTHOLOGIES[number]}")


DESCRIPTIONS: dict[int, Description] = {
    w.FOUND: lambda language, item, card: language.say("move.found", item=language.the(item), card=language.the(card)),
    w.ACTIVATE: activation,
    w.PLACE: lambda language, item, slot: language.say("move.place", item=language.the(item), slot=slot + 1),
    w.CALL: call,
    w.OPEN: lambda language, number, _: language.say("move.open", mythology=mythology(language, number)),
    w.STRIKE: lambda language, slot, _: language.say("move.strike", slot=slot + 1),
    w.MINERVA: lambda language, space, _: language.say("move.minerva", space=space - duel.CAPITAL),
    w.DROP: lambda language, token, _: language.say("move.drop", loot=loot(language, token)),
    w.SACK: lambda language, token, _: language.say("move.sack", loot=loot(language, token)),
}
