"""JSON documents: read with a place for every part, written whole or not at all."""

from __future__ import annotations

import json
import os
import textwrap
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from .errors import Problem, nearest

WIDTH = 100
STEP = 2
TYPES = (
    (bool, "flag"),
    (int, "number"),
    (str, "text"),
    (Mapping, "object"),
    (Sequence, "list"),
    (type(None), "null"),
)


def kind_of(value: object) -> str:
    """What JSON would call a value, roughly."""
    return next((name for kind, name in TYPES if isinstance(value, kind)), type(value).__name__)


@dataclass(frozen=True)
class Part:
    """A part of a document, and where it stands, so that every refusal can say so."""

    value: object
    where: str = ""

    def fields(self, known: Collection[str], needed: Collection[str] = ()) -> dict[str, Part]:
        """The parts of an object that may have these keys and no others."""
        fields = self.entries()
        for key, part in fields.items():
            if key not in known:
                raise Problem("unknown_key", part.where, given=key, near=nearest(key, known), known=tuple(known))
        for key in needed:
            if key not in fields:
                raise Problem("missing_key", self.where, key=key)
        return fields

    def entries(self) -> dict[str, Part]:
        """The parts of an object with any keys."""
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
        """The parts of a list that has one of these lengths."""
        parts = self.parts()
        if len(parts) not in lengths:
            raise Problem("wrong_length", self.where, given=len(parts), wanted=lengths)
        return parts

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong("text")
        return self.value

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
        """One of a few words."""
        word = self.text()
        if word not in known:
            raise Problem("wrong_word", self.where, given=word, near=nearest(word, known), known=tuple(known))
        return word

    def wrong(self, wanted: str) -> Problem:
        return Problem("wrong_type", self.where, wanted=wanted, given=kind_of(self.value))


def check_format(part: Part | None, known: int) -> None:
    """Files of a later form than this program knows are refused."""
    if part is None:
        return
    given = part.number(1, 1 << 30)
    if given > known:
        raise Problem("newer_format", part.where, given=given, known=known)


def parse(text: str) -> object:
    """A JSON text as data; a key that stands twice is refused, for one of the two would be lost."""
    try:
        return json.loads(text, object_pairs_hook=distinct, parse_constant=refuse)
    except Problem:
        raise
    except (ValueError, RecursionError) as error:
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise Problem("not_json", line=line, column=column) from None


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        keys = [key for key, _ in pairs]
        raise Problem("key_twice", key=next(key for key in keys if keys.count(key) > 1))
    return fields


def refuse(constant: str) -> object:
    """NaN and the infinities are no JSON."""
    raise json.JSONDecodeError(constant, constant, 0)


def read(path: str | os.PathLike[str]) -> object:
    """The data of a JSON file."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise Problem("no_such_file", path=str(path)) from None
    except UnicodeDecodeError:
        raise Problem("not_text", path=str(path)) from None
    except (OSError, ValueError) as error:
        raise Problem("not_readable", path=str(path), error=reason(error)) from None
    return parse(text)


def write(path: str | os.PathLike[str], document: object) -> None:
    """Write a file by way of another one beside it, so that it is never there by half."""
    try:
        target = Path(path).resolve()
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        beside.write_text(layout(document) + "\n", encoding="utf-8")
        try:
            beside.replace(target)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise Problem("not_writable", path=str(path), error=reason(error)) from None


def reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def layout(value: object, depth: int = 0) -> str:
    """JSON for people: what fits on a line stands on one, ids that do not fit fill several."""
    line = dumps(value)
    if depth + len(line) <= WIDTH or not isinstance(value, dict | list):
        return line
    inner = depth + STEP
    if isinstance(value, dict):
        lines = [f"{dumps(key)}: {layout(part, inner)}" for key, part in value.items()]
    else:
        lines = filled(value, inner) or [layout(part, inner) for part in value]
    indent = "\n" + " " * inner
    return line[0] + indent + f",{indent}".join(lines) + "\n" + " " * depth + line[-1]


def filled(values: list[object], depth: int) -> list[str]:
    """The lines of a list of single words; none if there is anything else in it."""
    words = [dumps(value) for value in values]
    if any(" " in word or word[0] in "[{" for word in words):
        return []
    lines = textwrap.wrap(", ".join(words), WIDTH - depth, break_long_words=False, break_on_hyphens=False)
    return [line.rstrip(",") for line in lines]


def dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
