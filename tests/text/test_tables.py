"""Nothing that a person reads is missing in either language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import septem.text
from septem.cli.drawing.icons import ICONS
from septem.cli.problems import CLI_PROBLEMS
from septem.cli.understanding import COMMANDS
from septem.core.errors import PROBLEMS
from septem.core.quote import Reason, Source
from septem.duel.box import FIRST_TOKEN, FIRST_WONDER
from septem.duel.catalogue import CATALOGUE
from septem.duel.words import CATEGORIES, COLOURS, DECKS, FACTS, GOODS, QUESTIONS, SYMBOLS, VERBS, VICTORIES
from septem.text import LANGUAGES, en, fr, language
from septem.text.stories import ONE_STORY, TELLERS

SOURCE = Path(septem.text.__file__).parents[1]
EVERY_LANGUAGE = pytest.mark.parametrize("code", LANGUAGES)
EVERY_ITEM = [card.id for card in CATALOGUE.cards]
KEY = re.compile(r"[a-z_]+\.[a-z_0-9]*")


def placeholders(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_both_tables_have_the_same_keys() -> None:
    assert list(en.TEXT) == list(fr.TEXT)
    assert list(en.ITEMS) == list(fr.ITEMS) == EVERY_ITEM


def test_both_texts_have_the_same_places() -> None:
    different = [key for key in en.TEXT if placeholders(en.TEXT[key]) != placeholders(fr.TEXT[key])]
    assert different == []
    assert [key for key in en.TEXT if en.TEXT[key].count("|") != fr.TEXT[key].count("|")] == []


def test_no_text_is_empty_or_untidy() -> None:
    for key, text in [*en.TEXT.items(), *fr.TEXT.items()]:
        assert text.strip(" "), key
        assert "  " not in text or key == "game.help", key
        assert "\N{NO-BREAK SPACE}" not in text, key  # typeset puts them in


def needed_keys() -> Iterator[str]:
    """Every key that is put together from a name of the engine."""
    families = {
        "good": GOODS,
        "letter": GOODS,
        "count": GOODS,
        "colour": COLOURS,
        "code": COLOURS,
        "kind": COLOURS,
        "symbol": SYMBOLS,
        "deck": DECKS,
        "category": CATEGORIES,
        "victory": VICTORIES,
        "question": QUESTIONS,
        "move": VERBS,
        "typed": (*VERBS, *COMMANDS),
        "reason": [reason.name.lower() for reason in Reason],
        "receipt": [source.name.lower() for source in Source],
        "problem": [*PROBLEMS, *CLI_PROBLEMS],
        "effect": effect_kinds(),
    }
    yield from (f"{family}.{name}" for family, names in families.items() for name in names)


def effect_kinds() -> set[str]:
    return {str(effect.facts()["kind"]) for card in CATALOGUE.cards for effect in card.effects}


def test_every_name_of_the_engine_has_a_text() -> None:
    assert [key for key in needed_keys() if key not in en.TEXT] == []


def keys_in_code() -> set[str]:
    """Literals that look like keys; one with a variable part stands for its beginning."""
    files = [
        path for folder in ("text", "cli") for path in (SOURCE / folder).rglob("*.py") if path.stem not in LANGUAGES
    ]
    literals = [literal for path in files for literal in texts(ast.parse(path.read_text()))]
    return {literal for literal in literals if KEY.fullmatch(literal)}


def texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_every_text_is_used() -> None:
    used = keys_in_code()
    beginnings = tuple(key for key in used if key.endswith("."))
    assert [key for key in en.TEXT if key not in used and not key.startswith(beginnings)] == []


def test_every_key_in_the_code_has_a_text() -> None:
    families = {key.split(".")[0] for key in en.TEXT}
    wanted = {
        key for key in keys_in_code() if key.split(".")[0] in families and not key.endswith((".", ".json", ".py"))
    }
    assert wanted - set(en.TEXT) == set()


def test_every_problem_fills_the_places_of_its_text() -> None:
    for code, values in {**PROBLEMS, **CLI_PROBLEMS}.items():
        assert placeholders(en.TEXT[f"problem.{code}"]) <= set(values), code


def test_every_fact_is_told_and_every_effect_drawn() -> None:
    assert set(TELLERS) | set(ONE_STORY) == set(range(len(FACTS)))
    assert set(ICONS) == effect_kinds()


@EVERY_LANGUAGE
def test_every_item_has_help(code: str) -> None:
    for number, card in enumerate(CATALOGUE.cards):
        lines = language(code).card_help(card.id)
        chains = bool(card.chain) + sum(other.chain == card.id for other in CATALOGUE.cards)
        assert len(lines) == 1 + len(card.effects) + chains + (number < FIRST_TOKEN)
        assert card.id in lines[0]
        assert not any("{" in line for line in lines)


@EVERY_LANGUAGE
def test_names_are_distinct(code: str) -> None:
    names = [language(code).short(item) for item in EVERY_ITEM]
    assert len(set(names)) == len(names) == CATALOGUE.size
    assert not any(name.startswith(("The ", "Le ", "La ", "Les ")) for name in names[FIRST_WONDER:])
