"""Where output goes: a console, a language, and whether a person or a program reads it."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from ..text import LANGUAGES, Language, language
from .drawing import Ink
from .drawing.ink import ASCII, UNICODE

FALLBACK = "en"


@dataclass(frozen=True)
class Terminal:
    """What a command writes to."""

    console: Console
    ink: Ink
    json: bool = False

    @classmethod
    def open(cls, code: str | None = None, json: bool = False) -> Terminal:
        console = Console(highlight=False, markup=False, emoji=False)
        signs = UNICODE if console.encoding.lower().startswith("utf") else ASCII
        return cls(console, Ink(language(code or usual_language(os.environ)), signs), json)

    @property
    def language(self) -> Language:
        return self.ink.language

    def say(self, key: str, **values: object) -> None:
        """A sentence to the reader."""
        self.line(self.language.say(key, **values))

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style), soft_wrap=not self.console.is_terminal)

    def lines(self, lines: Sequence[str], indent: str = "") -> None:
        for line in lines:
            self.line(indent + line)

    def show(self, part: RenderableType) -> None:
        self.console.print(part)

    def data(self, document: object) -> None:
        """JSON for programs: never wrapped, never coloured."""
        print(json.dumps(document, ensure_ascii=False, indent=2))


def usual_language(environment: Mapping[str, str]) -> str:
    """SEPTEM_LANGUAGE if it is set, else what the system speaks, if we do; else English."""
    if environment.get("SEPTEM_LANGUAGE"):
        return environment["SEPTEM_LANGUAGE"]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name][:2].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK
