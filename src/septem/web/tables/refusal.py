"""Saying no."""

from __future__ import annotations


class Refusal(Exception):
    """Something that cannot be done, with a code for the page and perhaps a sentence for people."""

    def __init__(self, code: str, message: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.message = message
