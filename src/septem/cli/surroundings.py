"""Settings from the environment of a command: the language, and the characters that a terminal can show."""

from __future__ import annotations

import codecs
import io
import sys
from collections.abc import Mapping

FALLBACK = "en"
PLAIN_SIGNS = {"“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "…": "...", "–": "-"}  # noqa: RUF001
PLAIN_SIGNS |= dict.fromkeys("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", " ")


def simplify(error: UnicodeError) -> tuple[str, int]:
    """Replace characters that a terminal cannot show: without accents, or else by a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    import unicodedata  # here, because few terminals need it

    lost = error.object[error.start : error.end]
    bare = (PLAIN_SIGNS.get(sign, unicodedata.normalize("NFD", sign)[0]) for sign in lost)
    return "".join(sign if sign.isascii() else "?" for sign in bare), error.end


def tolerate_plain_terminals() -> None:
    """Never fail because the terminal lacks a character."""
    codecs.register_error("septem.simplify", simplify)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="septem.simplify")


def usual_language(environment: Mapping[str, str]) -> str:
    """SEPTEM_LANGUAGE if it is set, else the system's language if it is supported, else English."""
    from ..text import LANGUAGES  # here, because not every command says something

    if environment.get("SEPTEM_LANGUAGE"):
        return environment["SEPTEM_LANGUAGE"]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name][:2].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK
