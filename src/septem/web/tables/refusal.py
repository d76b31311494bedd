"""Refused requests."""

from __future__ import annotations


class Refusal(Exception):
    """A request that cannot be fulfilled: a code for the page, and perhaps a sentence for the player."""

    def __init__(self, code: str, message: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.message = message
