"""The score command: the points of a game."""

from __future__ import annotations

from .options import GameFile, Json, LanguageCode
from .output import report_score
from .sources import opened


def score(file: GameFile, json: Json = False, language: LanguageCode = None) -> None:
    terminal, table = opened(file, language, json)
    report_score(terminal, table)
