"""Refused requests."""

from __future__ import annotations

from ...text import language


class Refusal(Exception):
    """A request that cannot be fulfilled. The texts of the web server give the reason for every code."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def text(self, language_code: str) -> str:
        """The reason, for the player."""
        return language(language_code).say(f"refused.{self.code}", **self.values)
