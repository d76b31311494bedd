"""Nothing that a person reads is missing in either language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import septem.text
from septem.cli.commands.problems import CLI_PROBLEMS
from septem.cli.duel.drawing.icons import ICONS
from septem.cli.terminal.input_parser import COMMANDS
from septem.cli.wonders.icons import ICONS as WONDERS_ICONS
from septem.core.errors import PROBLEMS
from septem.core.quote import Reason, Source
from septem.duel import constants as duel
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.data.components import FIRST_TOKEN, FIRST_WONDER
from septem.text import LANGUAGES, language
from septem.text.duel import en, fr
from septem.text.duel.stories import ONE_STORY, TELLERS
from septem.text.wonders import cities_en, cities_fr, leaders_en, leaders_fr
from septem.text.wonders import en as wonders_en
from septem.text.wonders import fr as wonders_fr
from septem.text.wonders import stories as wonders_stories
from septem.wonders import constants as wonders
from septem.wonders.cities.boards import CITIES_BOARDS
from septem.wonders.cities.cards import BLACK_CARDS, CITIES_GUILDS
from septem.wonders.cities.leaders import CITIES_LEADERS
from septem.wonders.data import boards, cards
from septem.wonders.data.catalogue import CATALOGUE as WONDERS_CATALOGUE
from septem.wonders.data.components import AGE_CARDS, BOARD_IDS, FIRST_STAGE
from septem.wonders.data.declarations import Board, Card
from septem.wonders.files.notation import VERB_WORDS
from septem.wonders.leaders.boards import LEADERS_BOARDS
from septem.wonders.leaders.guilds import LEADERS_GUILDS
from septem.wonders.leaders.leaders import LEADERS
from septem.wonders.payment.explain import Refusal

SOURCE = Path(septem.text.__file__).parents[1]
EVERY_LANGUAGE = pytest.mark.parametrize("code", LANGUAGES)
EVERY_ITEM = [card.id for card in CATALOGUE.cards]
CARDS = [card for card in WONDERS_CATALOGUE.cards if isinstance(card, Card)]
EVERY_WONDERS_ITEM = [*(card.id for card in CARDS), *BOARD_IDS]
BOXES: dict[str, list[Card | Board]] = {  # in the order of the box
    "base": [*(card for age in AGE_CARDS for card in age), *cards.GUILDS, *boards.BOARDS],
    "leaders": [*LEADERS_GUILDS, *LEADERS, *LEADERS_BOARDS],
    "cities": [*CITIES_GUILDS, *(card for age in BLACK_CARDS for card in age), *CITIES_LEADERS, *CITIES_BOARDS],
}
NAMES = {"leaders": (leaders_en.ITEMS, leaders_fr.ITEMS), "cities": (cities_en.ITEMS, cities_fr.ITEMS)}
KEY = re.compile(r"[a-z_]+\.[a-z_0-9]*")
TABLES = [(en.TEXT, fr.TEXT), (wonders_en.TEXT, wonders_fr.TEXT), (wonders_en.SHARED, wonders_fr.SHARED)]
EVERY_TABLE = pytest.mark.parametrize(("english", "french"), TABLES, ids=["duel", "wonders", "shared"])
TEXTS = {"duel": {**en.TEXT, **wonders_en.SHARED}}
TEXTS["wonders"] = {**TEXTS["duel"], **wonders_en.TEXT}


def placeholders(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@EVERY_TABLE
def test_both_tables_have_the_same_keys(english: dict[str, str], french: dict[str, str]) -> None:
    assert list(english) == list(french)


def test_every_item_has_a_name() -> None:
    assert list(en.ITEMS) == list(fr.ITEMS) == EVERY_ITEM
    assert sorted(wonders_en.ITEMS) == sorted(EVERY_WONDERS_ITEM)
    named = [item for things in BOXES.values() for item in dict.fromkeys(thing.id for thing in things)]
    assert list(wonders_en.ITEMS) == list(wonders_fr.ITEMS) == named
    for box, tables in NAMES.items():
        for table in tables:
            assert list(table) == list(dict.fromkeys(thing.id for thing in BOXES[box]))


@EVERY_TABLE
def test_both_texts_have_the_same_places(english: dict[str, str], french: dict[str, str]) -> None:
    assert [key for key in english if placeholders(english[key]) != placeholders(french[key])] == []
    assert [key for key in english if english[key].count("|") != french[key].count("|")] == []


@EVERY_TABLE
def test_no_text_is_empty_or_untidy(english: dict[str, str], french: dict[str, str]) -> None:
    for key, text in [*english.items(), *french.items()]:
        assert text.strip(" "), key
        assert "  " not in text or key == "game.help", key
        assert "\N{NO-BREAK SPACE}" not in text, key  # typeset puts them in


EVERY_GAME = {
    "reason": [reason.name.lower() for reason in Reason],
    "refusal": [refusal.name.lower() for refusal in Refusal if refusal],
    "receipt": [source.name.lower() for source in Source],
    "problem": [*PROBLEMS, *CLI_PROBLEMS],
}


def duel_families() -> dict[str, object]:
    return EVERY_GAME | {
        "good": duel.GOODS,
        "letter": duel.GOODS,
        "count": duel.GOODS,
        "colour": duel.COLOURS,
        "code": duel.COLOURS,
        "kind": duel.COLOURS,
        "symbol": duel.SYMBOLS,
        "deck": duel.DECKS,
        "category": duel.CATEGORIES,
        "victory": duel.VICTORIES,
        "question": duel.QUESTIONS,
        "move": duel.VERBS,
        "typed": (*duel.VERBS, *COMMANDS),
        "effect": effect_kinds(),
    }


def wonders_families() -> dict[str, object]:
    return EVERY_GAME | {
        "good": wonders.GOODS,
        "letter": wonders.GOODS,
        "count": wonders.GOODS,
        "class": wonders.CLASSES,
        "colour": wonders.COLOURS,
        "code": (*wonders.COLOURS, *wonders.SYMBOLS),
        "kind": sorted({wonders.COLOURS[card.colour] for card in CARDS}),
        "symbol": wonders.SYMBOLS,
        "category": wonders.CATEGORIES,
        "question": wonders.QUESTIONS,
        "move": [wonders.VERBS[verb] for verb in VERB_WORDS.values()],
        "typed": (*VERB_WORDS, *COMMANDS),
        "effect": wonders_effect_kinds(),
    }


def effect_kinds() -> set[str]:
    return {str(effect.facts()["kind"]) for card in CATALOGUE.cards for effect in card.effects}


def wonders_effect_kinds() -> set[str]:
    return {
        str(effect.facts()["kind"])
        for thing in (*WONDERS_CATALOGUE.cards, *WONDERS_CATALOGUE.boards)
        for effect in thing.effects
    }


@pytest.mark.parametrize(("game", "families"), [("duel", duel_families()), ("wonders", wonders_families())])
def test_every_name_of_the_engine_has_a_text(game: str, families: dict[str, list[str]]) -> None:
    keys = [f"{family}.{name}" for family, names in families.items() for name in names]
    assert [key for key in keys if key not in TEXTS[game]] == []


def keys_in_code(*games: str) -> set[str]:
    """Literals that look like keys; one with a variable part stands for its beginning."""
    files = [
        path
        for folder in ("text", "cli", "web")
        for path in (SOURCE / folder).rglob("*.py")
        if path.stem.split("_")[-1] not in LANGUAGES
        and ("wonders" if any(part.startswith("wonders") for part in path.parts[-2:]) else "duel") in games
    ]
    literals = [literal for path in files for literal in texts(ast.parse(path.read_text()))]
    return {literal for literal in literals if KEY.fullmatch(literal)}


def texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_every_text_is_used() -> None:
    used = keys_in_code("duel", "wonders")
    beginnings = tuple(key for key in used if key.endswith("."))
    assert [key for key in TEXTS["wonders"] if key not in used and not key.startswith(beginnings)] == []


@pytest.mark.parametrize("game", ["duel", "wonders"])
def test_every_key_in_the_code_has_a_text(game: str) -> None:
    families = {key.split(".")[0] for key in TEXTS[game]}
    wanted = {
        key for key in keys_in_code(game) if key.split(".")[0] in families and not key.endswith((".", ".json", ".py"))
    }
    assert wanted - set(TEXTS[game]) == set()


def test_every_problem_fills_the_places_of_its_text() -> None:
    for code, values in {**PROBLEMS, **CLI_PROBLEMS}.items():
        assert placeholders(en.TEXT[f"problem.{code}"]) <= set(values), code


def test_every_fact_is_told_and_every_effect_drawn() -> None:
    assert set(TELLERS) | set(ONE_STORY) == set(range(len(duel.FACTS)))
    assert set(ICONS) == effect_kinds()
    told = set(wonders_stories.TELLERS) | set(wonders_stories.ONE_STORY)
    assert told == set(range(len(wonders.FACTS)))
    assert set(WONDERS_ICONS) == wonders_effect_kinds()


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


@EVERY_LANGUAGE
def test_every_building_of_wonders_has_help(code: str) -> None:
    for card in CARDS:
        lines = language(code, "wonders").card_help(card.id)
        chains = len(card.chain) + sum(card.id in other.chain for other in CARDS)
        assert len(lines) == 2 + len(card.effects) + chains
        assert card.id in lines[0]
        assert not any("{" in line for line in lines)


@EVERY_LANGUAGE
def test_every_board_has_help(code: str) -> None:
    for board in BOARD_IDS:
        lines = language(code, "wonders").card_help(board)
        stages = sum(len(side.stages) for side in WONDERS_CATALOGUE.boards if side.id == board)
        sides = sum(bool(side.effects) for side in WONDERS_CATALOGUE.boards if side.id == board)
        assert len(lines) == 3 + stages + sides


@EVERY_LANGUAGE
def test_names_of_wonders_are_distinct(code: str) -> None:
    names = [language(code, "wonders").name(card.id) for card in CARDS]
    assert len(set(names)) == len(CARDS) > FIRST_STAGE
