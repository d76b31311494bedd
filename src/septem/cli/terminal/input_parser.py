"""Parses what a player types: a number of the menu, a command, or a move in ids or names of the language."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from difflib import get_close_matches

from ...core.table import Move
from ...text import Language

COMMANDS = ("help", "why", "card", "table", "log", "discard", "undo", "save", "quit")
SHORT = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit"}
MOST_GUESSES = 4
MINUS = "minus"


@dataclass(frozen=True)
class Command:
    """A command and its argument."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class NotUnderstood:
    """Input that was not understood, and what may have been meant."""

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


class InputParser:
    """Understands what a player types. Each game says which verbs and items there are, and how a move is written."""

    known_verbs: tuple[str, ...] = ()
    known_items: tuple[str, ...] = ()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = (
            {plain(language.say(f"typed.{name}")): name for name in COMMANDS} | {n: n for n in COMMANDS} | SHORT
        )
        verbs = self.known_verbs
        self.verbs = {plain(language.say(f"typed.{verb}")): verb for verb in verbs} | {verb: verb for verb in verbs}
        self.joints = {"with", plain(language.say("typed.with"))}
        self.items = {plain(form): item for item in self.known_items for form in self.forms(item)}

    def forms(self, item: str) -> tuple[str, ...]:
        return item, self.language.name(item), self.language.short(item), self.language.the(item)

    def read(self, line: str, menu: list[Move]) -> Move | Command | NotUnderstood:
        """The move or command that a line means, given the moves of the menu in their order."""
        text = line.strip()
        if text.isdecimal():
            return menu[int(text) - 1] if 1 <= int(text) <= len(menu) else NotUnderstood(text, most=len(menu))
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
        return Move(-1, written) if written else NotUnderstood(text, self.guesses(text, menu))

    def canonical(self, text: str) -> str:
        """A move typed in any accepted words, in its one written form; empty if it is none."""
        raise NotImplementedError

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
