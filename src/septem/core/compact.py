"""Compact text for the data of documents: JSON without spaces, and without quotation marks around plain words.

`docs/notation.md` specifies it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from .errors import Problem

WORD = re.compile(r"[a-z?][a-z0-9_?]*")
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)")
QUOTED = re.compile(r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"')
CONSTANTS: dict[str, object] = {"-": None, "T": True, "F": False}
NAMES = {None: "-", True: "T", False: "F"}
DEEPEST = 16


def write(value: object) -> str:
    """The text of a value; each value has one."""
    if value is None or isinstance(value, bool):
        return NAMES[value]
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        plain = WORD.fullmatch(value)
        return plain.group() if plain else json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{write(str(key))}:{write(entry)}" for key, entry in value.items()) + "}"
    assert isinstance(value, list | tuple), value
    return "[" + ",".join(map(write, value)) + "]"


def read(text: str) -> object:
    """The value of a text; a Problem says where it goes wrong."""
    reader = Reader(text)
    value = reader.value()
    reader.end()
    return value


class Reader:
    """Reads values out of a text, from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.depth = 0

    def wrong(self) -> Problem:
        return Problem("bad_notation", column=self.place + 1, rest=self.text[self.place : self.place + 20])

    def end(self) -> None:
        if self.place < len(self.text):
            raise self.wrong()

    def matched(self, pattern: re.Pattern[str]) -> str:
        """The text at this place that fits a pattern, if there is any."""
        found = pattern.match(self.text, self.place)
        if not found:
            return ""
        self.place = found.end()
        return found.group()

    def sign(self, wanted: str) -> bool:
        """Go over a sign, if it stands here."""
        here = self.text.startswith(wanted, self.place)
        self.place += len(wanted) * here
        return here

    def expect(self, wanted: str) -> None:
        if not self.sign(wanted):
            raise self.wrong()

    def value(self) -> object:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.wrong()
        try:
            return self.compound()
        finally:
            self.depth -= 1

    def compound(self) -> object:
        if self.sign("["):
            return self.entries()
        if self.sign("{"):
            return self.pairs()
        if number := self.matched(NUMBER):
            return int(number)
        for name, constant in CONSTANTS.items():
            if self.sign(name):
                return constant
        return self.word()

    def word(self) -> str:
        if word := self.matched(WORD):
            return word
        if quoted := self.matched(QUOTED):
            return str(json.loads(quoted))
        raise self.wrong()

    def entries(self) -> list[object]:
        entries: list[object] = []
        while not self.sign("]"):
            if entries:
                self.expect(",")
            entries.append(self.value())
        return entries

    def pairs(self) -> dict[str, object]:
        pairs: dict[str, object] = {}
        while not self.sign("}"):
            if pairs:
                self.expect(",")
            key = self.word()
            if key in pairs:
                raise Problem("key_twice", key=key)
            self.expect(":")
            pairs[key] = self.value()
        return pairs
