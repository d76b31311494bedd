"""What a player typed: a number of the menu, a word of command, or a move in ids or names of the language."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from difflib import get_close_matches

from ...core.errors import Problem
from ...core.table import Move
from ...duel.constants import LOOT, VERBS
from ...duel.data.catalogue import CATALOGUE
from ...duel.files import notation
from ...duel.pantheon.constants import MYTHOLOGIES
from ...text import Language

COMMANDS = ("help", "why", "card", "table", "log", "discard", "undo", "save", "quit")
SHORT = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit"}
MOST_GUESSES = 4
MINUS = "minus"
NUMBERS = ("SEAT", "SLOT", "SPACE")  # parts of moves that are numbers,
FAMILIES = {"LOOT": LOOT, "MYTHOLOGY": MYTHOLOGIES}  # and those that are words but no items


@dataclass(frozen=True)
class Command:
    """One of the words above, and what follows it."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Unclear:
    """Nothing that could be understood, and what was perhaps meant."""

    given: str
    guesses: tuple[str, ...] = ()
    most: int = 0  # the last number of the menu, if a number was typed


def plain(text: str) -> str:
    """A text without accents, capitals and signs, for comparing."""
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
    return " ".join(re.split(r"[\W_]+", bare.casefold())).strip()


def parted(text: str) -> list[str]:
    """The words of a text; a minus sign stays with its number."""
    return [word.replace(MINUS, "-") for word in plain(re.sub(r"(?<!\S)-(?=\d)", MINUS, text)).split()]


class Reader:
    """Understands one language, and English ids and words as well."""

    known_verbs: tuple[str, ...] = tuple(VERBS)
    known_items: tuple[str, ...] = tuple(card.id for card in CATALOGUE.cards)

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = (
            {plain(language.say(f"typed.{name}")): name for name in COMMANDS} | {n: n for n in COMMANDS} | SHORT
        )
        verbs = self.known_verbs
        self.verbs = {plain(language.say(f"typed.{verb}")): verb for verb in verbs} | {verb: verb for verb in verbs}
        self.joints = {"with", plain(language.say("typed.with"))}
        self.tops = {"top", plain(language.say("typed.top"))}
        self.names = {
            plain(form): word
            for family, words in FAMILIES.items()
            for word in words
            for form in (word, language.say(f"{family.lower()}.{word}"))
        }
        self.items = {plain(form): item for item in self.known_items for form in self.forms(item)}

    def forms(self, item: str) -> tuple[str, ...]:
        return item, self.language.name(item), self.language.short(item), self.language.the(item)

    def read(self, line: str, menu: list[Move]) -> Move | Command | Unclear:
        """What a line means, given the moves of the menu in their order."""
        text = line.strip()
        if text.isdecimal():
            return menu[int(text) - 1] if 1 <= int(text) <= len(menu) else Unclear(text, most=len(menu))
        shown = [move for move in menu if parted(self.language.move(move)) == parted(text)]
        if len(shown) == 1:
            return shown[0]
        first, _, rest = text.partition(" ")
        name = self.words.get(plain(first)) or SHORT.get(first)
        if name:
            return Command(name, rest.strip())
        written = self.canonical(text)
        for move in menu:
            if move.text == written:
                return move
        return Move(-1, written) if written else Unclear(text, self.guesses(text, menu))

    def canonical(self, text: str) -> str:
        """A move typed in any accepted words, in its one written form; empty if it is none."""
        try:
            return notation.write(notation.read(text.strip().lower()))
        except Problem:
            words = parted(text)
        verb = self.verbs.get(words[0]) if words else None
        return self.written(verb, words[1:]) if verb else ""

    def written(self, verb: str, words: list[str]) -> str:
        """A move by its verb and the words behind it; empty if they do not make one."""
        shape = notation.SHAPES[VERBS.index(verb)]
        words, purse = self.purse(words)
        joint = next((place for place, word in enumerate(words) if word in self.joints | self.tops), len(words))
        first, second = words[:joint], words[joint + 1 :]
        if shape.second and not shape.joint and joint == len(words):  # a number behind a name
            first, second = words[:-1], words[-1:]
        parts = [verb, self.part(first, shape.first.name)]
        if second:
            kind = shape.second.name.removesuffix(" ...") if shape.second else ""
            parts += [shape.joint or "with", self.part(second, kind)] if joint < len(words) else [second[0]]
        if joint < len(words) and not second:
            return ""
        try:
            return notation.write(notation.read(" ".join([*parts, *purse]))) if all(parts) else ""
        except Problem:
            return ""

    def purse(self, words: list[str]) -> tuple[list[str], list[str]]:
        """Words, and apart from them how many coins are to come from Astarte."""
        if len(words) < 3 or self.item(words[-2]) != notation.VAULT or not words[-1].isdecimal():
            return words, []
        return words[:-2], [notation.VAULT, words[-1]]

    def part(self, words: list[str], kind: str) -> str:
        """A part of a move as it is written; empty if it is not understood."""
        if kind in NUMBERS:
            return words[-1] if words and words[-1].removeprefix("-").isdecimal() else ""
        if kind == "OFFERING":
            return " ".join(f"offering_{word}" for word in sorted(words) if word.isdecimal())
        return self.names.get(" ".join(words), "") if kind in FAMILIES else self.item(" ".join(words))

    def item(self, text: str) -> str:
        """The id of a card, wonder or token by its id or name; empty if there is none."""
        return self.items.get(plain(text), "")

    def guesses(self, text: str, menu: list[Move]) -> tuple[str, ...]:
        """Moves of the menu, or words of command, that look like it."""
        shown = {plain(form): self.typed(move) for move in menu for form in (move.text, self.language.move(move))}
        shown |= {word: word for word in self.words if len(word) > 1}
        wanted = plain(text)
        near = get_close_matches(wanted, shown, n=MOST_GUESSES, cutoff=0.55)
        near += [move for move in shown if wanted and wanted in move and move not in near]
        return tuple(dict.fromkeys(shown[move] for move in near))[:MOST_GUESSES]

    def typed(self, move: Move) -> str:
        """A move as one would type it in this language."""
        return move.text if self.language.code == "en" else self.language.move(move)

    def near_items(self, text: str) -> tuple[str, ...]:
        return tuple(self.items[form] for form in get_close_matches(plain(text), self.items, n=3, cutoff=0.5))
