"""Typed access to parsed JSON: every part knows its path and checks its type."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from .errors import Problem, nearest

TYPES = (
    (bool, "flag"),
    (int, "number"),
    (float, "fraction"),
    (str, "text"),
    (Mapping, "object"),
    (Sequence, "list"),
)
ALLOWED = "\n\t\u00a0\u202f\u200d"  # signs that Python does not call printable, and that do no harm


def kind_of(value: object) -> str:
    """The name of the JSON type of a value."""
    return next((name for kind, name in TYPES if isinstance(value, kind)), "null")


@dataclass(frozen=True)
class Part:
    """A part of a document with its path, so that every error can state the place."""

    value: object
    where: str = ""

    def fields(self, known: Collection[str], needed: Collection[str] = ()) -> dict[str, Part]:
        """The parts of an object; only known keys are allowed."""
        fields = self.entries()
        for key, part in fields.items():
            if key not in known:
                raise Problem("unknown_key", part.where, given=key, near=nearest(key, known), known=tuple(known))
        for key in needed:
            if key not in fields:
                raise Problem("missing_key", self.where, key=key)
        return fields

    def entries(self) -> dict[str, Part]:
        """The parts of an object with arbitrary keys."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("object")
        joint = "." if self.where else ""
        return {str(key): Part(value, f"{self.where}{joint}{key}") for key, value in self.value.items()}

    def parts(self) -> list[Part]:
        if not isinstance(self.value, Sequence) or isinstance(self.value, str):
            raise self.wrong("list")
        return [Part(value, f"{self.where}[{place}]") for place, value in enumerate(self.value)]

    def at_most(self, most: int) -> list[Part]:
        parts = self.parts()
        if len(parts) > most:
            raise Problem("too_many", self.where, given=len(parts), most=most)
        return parts

    def exactly(self, *lengths: int) -> list[Part]:
        """The parts of a list; its length must be one of the given lengths."""
        parts = self.parts()
        if len(parts) not in lengths:
            raise Problem("wrong_length", self.where, given=len(parts), wanted=lengths)
        return parts

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong("text")
        return self.value

    def printable(self) -> str:
        """A text that a terminal shows as it is: without control characters and marks of direction."""
        text = self.text()
        if not all(sign.isprintable() or sign in ALLOWED for sign in text):
            raise Problem("unprintable", self.where, given=ascii(text))
        return text

    def number(self, least: int, most: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.wrong("number")
        if not least <= self.value <= most:
            raise Problem("wrong_number", self.where, given=self.value, least=least, most=most)
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("flag")
        return self.value

    def word(self, known: Sequence[str]) -> str:
        """A text that must be one of the known words."""
        word = self.text()
        if word not in known:
            raise Problem("wrong_word", self.where, given=word, near=nearest(word, known), known=tuple(known))
        return word

    def wrong(self, wanted: str) -> Problem:
        return Problem("wrong_type", self.where, wanted=wanted, given=kind_of(self.value))


def check_format(part: Part | None, known: int) -> None:
    """Refuse files with a newer format than this program knows."""
    if part is None:
        return
    given = part.number(1, 1 << 30)
    if given > known:
        raise Problem("newer_format", part.where, given=given, known=known)
