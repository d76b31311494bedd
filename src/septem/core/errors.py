"""What went wrong, as data. The sentences are in `septem.text`; this folder holds none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches


class Problem(ValueError):
    """Something given from outside is wrong: a code for what, where in the document, and the values involved."""

    speak: Callable[[Problem], str] | None = None  # set by septem.text

    def __init__(self, code: str, where: str = "", **values: object) -> None:
        super().__init__(code, where, values)
        self.code = code
        self.where = where
        self.values = values

    def __str__(self) -> str:
        if Problem.speak is not None:
            return Problem.speak(self)
        return f"{self.code} {self.where} {self.values}"


class IllegalMove(Problem):
    """An answer the rules do not allow now; `values` has the move's text and the quote that says why."""


def nearest(given: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known names most like the one given, for a helpful refusal."""
    return tuple(get_close_matches(given, sorted(known), n=3, cutoff=0.5))
