"""Names on narrow cards."""

from __future__ import annotations

import unicodedata
from textwrap import wrap

VOWELS = frozenset("aeiouy")


def folded(text: str, width: int) -> list[str]:
    """A text on lines of some width; a word that fits on none is parted with a hyphen."""
    return wrap(" ".join(parted(word, width) for word in text.split(" ")), width)


def parted(word: str, width: int) -> str:
    """A word whose parts fit, with hyphens between them: where a syllable ends, if one does."""
    if len(word) <= width or "-" in word:
        return word
    cuts = range(width - 1, 1, -1)
    cut = next((cut for cut in cuts if ends_syllable(word, cut)), width - 1)
    return f"{word[:cut]}-{parted(word[cut:], width)}"


def ends_syllable(word: str, cut: int) -> bool:
    """Whether a vowel stands before a place, and a consonant and a vowel behind it."""
    return [is_vowel(letter) for letter in word[cut - 1 : cut + 2]] == [True, False, True]


def is_vowel(letter: str) -> bool:
    return unicodedata.normalize("NFD", letter)[0].lower() in VOWELS
