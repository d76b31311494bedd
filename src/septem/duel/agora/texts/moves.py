"""Moves and questions of Agora in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....text.duel.moves import Description
from .. import constants as c

if TYPE_CHECKING:
    from ....text.shared.language import Language


def about_chamber(key: str) -> Description:
    return lambda language, chamber, _: language.say(key, chamber=chamber + 1)


def about_chambers(key: str) -> Description:
    return lambda language, chamber, to: language.say(key, chamber=chamber + 1, to=to + 1)


def about_items(key: str) -> Description:
    return lambda language, item, card: language.say(key, item=language.the(item), card=language.the(card))


def keep(language: Language, item: int, end: int) -> str:
    return language.say("move.keep", item=language.the(item), end=language.say(f"end.{c.ENDS[end]}"))


DESCRIPTIONS: dict[int, Description] = {
    c.PREPARE: about_items("move.prepare"),
    c.PLACE_INFLUENCE: about_chamber("move.place_influence"),
    c.MOVE: about_chambers("move.move"),
    c.REMOVE: about_chamber("move.remove"),
    c.CONSPIRE: lambda language, _, __: language.say("move.conspire"),
    c.KEEP: keep,
    c.PASS: lambda language, _, __: language.say("move.pass"),
    c.SWAP: about_items("move.swap"),
    c.SHIFT: about_chambers("move.shift"),
}


def senate(language: Language, about: int) -> str:
    section, left = divmod(about, c.ACTIONS + 1)
    named = language.say(f"section.{c.SECTIONS[section]}")
    return language.say("question.senate", section=named, actions=language.count("action", left))


QUESTIONS: dict[int, Callable[[Language, int], str]] = {c.SENATE_ACTION: senate}
