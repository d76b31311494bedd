"""Parses what a player of Duel types."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ... import expansions
from ...core.errors import Problem
from ...duel.constants import VERBS
from ...duel.data.catalogue import CATALOGUE
from ...duel.expansions import EXPANSIONS
from ...duel.files import notation
from ...text import Language
from ..terminal.input_parser import InputParser, parted, plain

NUMBERS = (
    "SEAT",
    "SLOT",
    "SPACE",
    *(span.name for expansion in EXPANSIONS for span in expansion.spans.values()),
)  # parts of moves that are numbers


@cache
def word_families() -> dict[str, tuple[str, ...]]:
    """Parts of moves that are words but no items."""
    return expansions.table("duel", "drawings.typed", "FAMILIES")


@cache
def word_sets() -> dict[str, Callable[[list[str]], str]]:
    """Parts of moves that are several words: how they are written."""
    return expansions.table("duel", "drawings.typed", "SETS")


class DuelInputParser(InputParser):
    """Understands moves in words of the language: verbs, names of items, and words between them."""

    known_verbs = tuple(VERBS)
    known_items = tuple(card.id for card in CATALOGUE.cards)

    def __init__(self, language: Language) -> None:
        super().__init__(language)
        self.tops = {"top", plain(language.say("typed.top"))}
        self.names = {
            plain(form): word
            for family, words in word_families().items()
            for word in words
            for form in (word, language.say(f"{family.lower()}.{word}"))
        }

    def canonical(self, text: str) -> str:
        """A move typed in any accepted words, in its one written form; empty if it is none."""
        try:
            return notation.write(notation.read(text.strip().lower()))
        except Problem:
            words = parted(text)
        verb = self.verbs.get(words[0]) if words else None
        return self.written(verb, words[1:]) if verb else ""

    def written(self, verb: str, words: list[str]) -> str:
        """A move from its verb and the words after it; empty if they are not a move."""
        shape = notation.SHAPES[VERBS.index(verb)]
        if shape.first is None:
            return "" if words else notation.WORDS[VERBS.index(verb)]
        words, purse = self.purse(words)
        joints = self.joints | {shape.joint} | (self.tops if shape.joint == "top" else set())
        joint = next((place for place, word in enumerate(words) if word in joints), len(words))
        first, second = words[:joint], words[joint + 1 :]
        if shape.second and not shape.joint and joint == len(words):  # a number behind a name
            first, second = words[:-1], words[-1:]
        parts = [notation.WORDS[VERBS.index(verb)], self.part(first, shape.first.name)]
        if second:
            kind = shape.second.name.removesuffix(" ...") if shape.second else ""
            parts += [*([shape.joint or "with"] if joint < len(words) else []), self.part(second, kind)]
        if joint < len(words) and not second:
            return ""
        try:
            return notation.write(notation.read(" ".join([*parts, *purse]))) if all(parts) else ""
        except Problem:
            return ""

    def purse(self, words: list[str]) -> tuple[list[str], list[str]]:
        """Words, and apart from them how many coins are to come from the vault."""
        if len(words) < 3 or self.item(words[-2]) != notation.VAULT or not words[-1].isdecimal():
            return words, []
        return words[:-2], [notation.VAULT, words[-1]]

    def part(self, words: list[str], kind: str) -> str:
        """A part of a move as it is written; empty if it is not understood."""
        if kind in NUMBERS:
            return words[-1] if words and words[-1].removeprefix("-").isdecimal() else ""
        if kind in word_sets():
            return word_sets()[kind](words)
        return self.names.get(" ".join(words), "") if kind in word_families() else self.item(" ".join(words))
