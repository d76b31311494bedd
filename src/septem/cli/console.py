"""Where output goes: a console, a language, and whether a person or a program reads it."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.console import Console, RenderableType
from rich.text import Text

from ..text import Language, language
from .surroundings import usual_language
from .terminal.theme import ASCII, UNICODE, Theme

FORGET_LINES = "\x1b[3J"  # what a terminal keeps above its window


@dataclass(frozen=True)
class Terminal:
    """The output of a command: a console, a theme, and whether it prints JSON."""

    console: Console
    theme: Theme
    json: bool = False

    @classmethod
    def open(cls, code: str | None = None, json: bool = False, points: bool = False, game: str = "duel") -> Terminal:
        """A terminal with the texts of a game."""
        console = Console(highlight=False, markup=False, emoji=False)
        signs = UNICODE if console.encoding.lower().startswith("utf") else ASCII
        return cls(console, Theme(language(code or usual_language(os.environ), game), signs, points), json)

    def speaking_of(self, game: str) -> Terminal:
        """The same terminal with the texts of a game."""
        return replace(self, theme=replace(self.theme, language=language(self.language.code, game)))

    @property
    def language(self) -> Language:
        return self.theme.language

    def say(self, key: str, /, **values: object) -> None:
        """Print the text of a key."""
        self.line(self.language.say(key, **values))

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style), soft_wrap=not self.console.is_terminal)

    def lines(self, lines: Sequence[str], indent: str = "") -> None:
        for line in lines:
            self.line(indent + line)

    def show(self, part: RenderableType) -> None:
        self.console.print(part)

    def clear(self) -> None:
        """Clear the screen and what can be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_LINES)

    def data(self, document: object) -> None:
        """JSON for programs: never wrapped, never coloured."""
        print(json.dumps(document, ensure_ascii=False, indent=2))
