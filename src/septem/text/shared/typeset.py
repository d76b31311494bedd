"""Typographic apostrophes, spaces and capitals."""

import re

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
NO_BREAK = "\N{NO-BREAK SPACE}"


def typeset(code: str, sentence: str) -> str:
    """French gets typographic apostrophes and no-break spaces around its punctuation."""
    if code != "fr":
        return sentence
    sentence = sentence.replace("'", APOSTROPHE)
    return re.sub(r"(?<=«) | (?=[»:;!?])", NO_BREAK, sentence)


def capital(text: str) -> str:
    """A text as a line of its own, which begins with a capital letter."""
    return text[:1].upper() + text[1:]
