"""Bots with a personality: each has a name, a level and a style. The page draws their portraits."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ...ai.styles import BALANCED

NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")  # if a character sits on several seats


@dataclass(frozen=True)
class Character:
    name: str  # the same in all languages
    level: str
    style: str


CHARACTERS = {
    "livia": Character("Livia", "1", BALANCED),
    "fan_li": Character("Fan Li", "1", "commerce"),
    "brennus": Character("Brennus", "2", "military"),
    "rabirius": Character("Rabirius", "2", "wonders"),
    "gan_de": Character("Gan De", "3", "science"),
    "eumachia": Character("Eumachia", "3", "commerce"),
    "amanirenas": Character("Amanirenas", "4", "military"),
    "puabi": Character("Puabi", "4", "wonders"),
    "aglaonice": Character("Aglaonice", "5", "science"),
    "numa": Character("Numa", "5", BALANCED),
}


def level_and_style(bot: str) -> tuple[str, str]:
    """How a bot plays; one that is not a character has no style."""
    character = CHARACTERS.get(bot)
    return (character.level, character.style) if character else (bot, BALANCED)


def name_at(character: Character, taken: Collection[str]) -> str:
    """The name of a character, with a number if another one of the table has it."""
    return next(character.name + numeral for numeral in NUMERALS if character.name + numeral not in taken)
