"""The operator's list of words that names and messages must not contain.

A file with one word in each line; `#` begins a comment. A word counts as a whole word; `*word*` counts anywhere, also
with other signs in between. Capitals and accents do not matter.
"""

from __future__ import annotations

import re
from pathlib import Path

from ..core.errors import Problem
from .messages import lookalike
from .tables.refusal import Refusal

ANYWHERE = "*"
WORDS = re.compile(r"\w+")


class WordList:
    """Reads its file again whenever it has changed."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.changed = 0
        self.whole: set[str] = set()
        self.parts: set[str] = set()
        self.read()

    def read(self) -> None:
        if self.path is None:
            return
        try:
            changed = self.path.stat().st_mtime_ns
            if changed != self.changed:
                self.learn(self.path.read_text(encoding="utf-8"))
                self.changed = changed
        except (OSError, UnicodeError) as error:
            if not self.changed:
                raise Problem("bad_environment", variable="SEPTEM_WORD_LIST", error=str(error)) from None

    def learn(self, text: str) -> None:
        lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        anywhere = {lookalike(line) for line in lines if line.startswith(ANYWHERE) and line.endswith(ANYWHERE)}
        self.parts = anywhere - {""}
        self.whole = {lookalike(line) for line in lines if not line.startswith(ANYWHERE)} - {""}

    def check(self, *texts: str | None) -> None:
        """Refuse a listed word."""
        self.read()
        if any(self.contains(text) for text in texts if text):
            raise Refusal("word_refused")

    def contains(self, text: str) -> bool:
        words = {lookalike(word) for word in WORDS.findall(text)}
        compact = lookalike(text)
        return bool(self.whole & (words | {compact})) or any(part in compact for part in self.parts)
