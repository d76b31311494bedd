"""The verify command: checks that a deal follows from the commitment made before it."""

from __future__ import annotations

from .options import GameFile, Json, LanguageCode
from .output import report_fair
from .sources import opened


def verify(file: GameFile, json: Json = False, language: LanguageCode = None) -> None:
    terminal, table = opened(file, language, json)
    report_fair(terminal, table)
