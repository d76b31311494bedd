"""The page calls things what the server calls them, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from septem.text import language

PAGE = Path(__file__).parents[2] / "web/src/i18n"
SAME = {  # a key of the page, and the key and game of the server's text
    "action.free": ("price.free", "wonders"),
    "action.chain": ("price.chain", "wonders"),
    "city.claim": ("city.claim", "wonders"),
    "city.pardon": ("city.favour", "wonders"),
    "city.coins": ("city.coins", "wonders"),
    "city.shields": ("city.shields", "wonders"),
    **{f"bot.{level}": (f"level.{level}", "duel") for level in range(1, 6)},
    **{f"label.{label}": (f"label.{label}", "duel") for label in ("good", "inaccuracy", "mistake", "blunder")},
}
WORDS = {  # what neither of them says: there is another word for the same thing
    "en": r"free of cost|for nothing",
    "fr": r"\b[Bb]ots?\b|cité libre|par chaîne\b|[Pp]aquets? de divinités",
}


def page_texts(code: str) -> dict[str, str]:
    """The texts of the page by key; long ones are put together from several."""
    source = (PAGE / f"{code}.ts").read_text(encoding="utf-8")
    entries = re.findall(r"^  '?([\w.]+)'?:\s*((?:'[^']*'(?:\s*\+\s*)?)+),$", source, re.MULTILINE)
    return {key: "".join(re.findall(r"'([^']*)'", text)) for key, text in entries}


def plain(text: str) -> str:
    return (
        text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        .replace("\N{NO-BREAK SPACE}", " ")
        .replace("\N{NARROW NO-BREAK SPACE}", " ")
    )


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_same_thing_has_the_same_name(code: str) -> None:
    texts = page_texts(code)
    for key, (server_key, game) in SAME.items():
        assert plain(texts[key]) == plain(language(code, game).say(server_key)), key


@pytest.mark.parametrize("code", ["en", "fr"])
def test_words_that_have_another_name(code: str) -> None:
    server = {**language(code, "duel").text, **language(code, "wonders").text}
    for key, text in [*page_texts(code).items(), *server.items()]:
        sentence = plain(text if isinstance(text, str) else " ".join(text))
        assert not re.search(WORDS[code], sentence), (key, sentence)


def test_every_text_of_the_page_is_read() -> None:
    count = len(re.findall(r"^  '?[\w.]+'?:", (PAGE / "en.ts").read_text(encoding="utf-8"), re.MULTILINE))
    assert len(page_texts("en")) == len(page_texts("fr")) == count
