"""No text that a person reads is missing in either language."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter
from types import ModuleType

import pytest

import septem.text
from septem.cli.commands.problems import CLI_PROBLEMS
from septem.cli.duel.drawing.icons import every_icon
from septem.cli.terminal.input_parser import COMMANDS
from septem.cli.wonders.icons import every_icon as every_wonders_icon
from septem.core.errors import PROBLEMS
from septem.core.quote import Reason, Source
from septem.duel import constants as duel
from septem.duel.data import components as duel_components
from septem.duel.data import tokens as duel_tokens
from septem.duel.data import wonders as duel_wonders
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.data.components import FIRST_TOKEN, FIRST_WONDER
from septem.text import GAMES, LANGUAGES, SHARED, base, language, sentences, tables
from septem.text.duel.stories import ONE_STORY, narrations
from septem.text.wonders import stories as wonders_stories
from septem.wonders import constants as wonders
from septem.wonders.cities.boards import CITIES_BOARDS
from septem.wonders.cities.cards import BLACK_CARDS, CITIES_GUILDS
from septem.wonders.cities.leaders import CITIES_LEADERS
from septem.wonders.data.catalogue import CATALOGUE as WONDERS_CATALOGUE
from septem.wonders.data.components import BOARD_IDS, BOARD_WORDS, FIRST_STAGE
from septem.wonders.data.declarations import Board, Card
from septem.wonders.editions import EDITIONS, FIRST, SECOND
from septem.wonders.files.notation import VERB_WORDS
from septem.wonders.leaders.boards import LEADERS_BOARDS
from septem.wonders.leaders.guilds import LEADERS_GUILDS
from septem.wonders.leaders.leaders import LEADERS
from septem.wonders.refusal import Refusal

SOURCE = Path(septem.text.__file__).parents[1]
EVERY_LANGUAGE = pytest.mark.parametrize("code", LANGUAGES)
EVERY_ITEM = [card.id for card in CATALOGUE.cards]
CARDS = [card for card in WONDERS_CATALOGUE.cards if isinstance(card, Card)]
EVERY_WONDERS_ITEM = [
    *(card.id for card in CARDS if card.id == card.written),
    *(board for board in BOARD_IDS if board in BOARD_WORDS),
]
ONLY_SECOND = ("well", "ludus", "castrum", "decorators_guild")
BOXES: dict[str, list[Card | Board]] = {  # in the order of the box
    "septem.text.wonders": [
        *(card for age in FIRST.ages for card in age),
        *FIRST.guilds,
        *FIRST.boards,
        *(card for cards in (*SECOND.ages, SECOND.guilds) for card in cards if card.id in ONLY_SECOND),
    ],
    "septem.wonders.leaders.texts": [*LEADERS_GUILDS, *LEADERS, *LEADERS_BOARDS],
    "septem.wonders.cities.texts": [
        *CITIES_GUILDS,
        *(card for age in BLACK_CARDS for card in age),
        *CITIES_LEADERS,
        *CITIES_BOARDS,
    ],
}
KEY = re.compile(r"[a-z_]+\.[a-z_0-9]*")
DICTS = ("TEXT", "PROBLEMS")


def modules(code: str) -> list[ModuleType]:
    """Every table of a language: the shared ones, those of the games, those of expansions."""
    shared = [import_module(name.format(code=code), "septem.text") for name in SHARED]
    return [*shared, *(table for game in GAMES for table in tables(code, game))]


def entries(module: ModuleType) -> dict[str, str]:
    return {key: text for name in DICTS for key, text in getattr(module, name, {}).items()}


TABLES = [(entries(english), entries(french)) for english, french in zip(modules("en"), modules("fr"), strict=True)]
EVERY_TABLE = pytest.mark.parametrize(("english", "french"), TABLES, ids=[table.__name__ for table in modules("en")])
TEXTS = {game: sentences("en", game) for game in GAMES}


def placeholders(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@EVERY_TABLE
def test_both_tables_have_the_same_keys(english: dict[str, str], french: dict[str, str]) -> None:
    assert list(english) == list(french)


@EVERY_LANGUAGE
@pytest.mark.parametrize("game", GAMES)
def test_no_table_of_a_game_repeats_a_key_of_another(code: str, game: str) -> None:
    shared = [import_module(name.format(code=code), "septem.text") for name in SHARED]
    keys = [key for module in (*shared, *tables(code, game)) for key in entries(module)]
    assert sorted(keys) == sorted(set(keys))


@EVERY_LANGUAGE
def test_every_item_of_duel_has_a_name_in_the_order_of_the_box(code: str) -> None:
    named = [list(table.ITEMS) for table in tables(code, "duel")]
    assert sorted(item for items in named for item in items) == sorted(EVERY_ITEM)
    assert all(items == sorted(items, key=EVERY_ITEM.index) for items in named)


@EVERY_LANGUAGE
def test_every_item_of_wonders_has_a_name_in_the_order_of_the_box(code: str) -> None:
    named = {table.__name__.rpartition(".")[0]: list(table.ITEMS) for table in tables(code, "wonders")}
    assert sorted(item for items in named.values() for item in items) == sorted(EVERY_WONDERS_ITEM)
    assert named == {box: list(dict.fromkeys(thing.id for thing in things)) for box, things in BOXES.items()}


def test_only_the_tables_of_expansions_name_their_items() -> None:
    """The tables of a game name exactly what its own data declares."""
    duel = (*duel_components.BASE_DECKS, duel_wonders.WONDERS, duel_tokens.TOKENS)
    boxes = [cards for box in EDITIONS for cards in (*box.ages, box.guilds)]
    wonders = {card.written for cards in boxes for card in cards}
    assert set(base("en", "duel").ITEMS) == {card.id for cards in duel for card in cards}
    assert set(base("en", "wonders").ITEMS) == wonders | {board.id for board in FIRST.boards}


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
    "problem": [*PROBLEMS, *CLI_PROBLEMS],
}


def duel_families() -> dict[str, object]:
    return EVERY_GAME | {
        "receipt": [source.name.lower() for source in Source],
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
        "receipt": ["produced", "chosen", "waived", "bought", "coins", "chained", "rebate"],
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


PARTS_WITH_KEYS = ("*/*/texts", "*/*/drawings")  # of expansions


def game_of(path: Path) -> str:
    """The game whose texts a module uses; empty if it serves every game."""
    return next((game for game in GAMES if game in path.relative_to(SOURCE).with_suffix("").parts), "")


def keys_in_code(*games: str) -> set[str]:
    """Literals that look like keys; one with a variable part stands for its beginning."""
    files = [
        path
        for folder in ("text", "cli", "web", "sim", "pictures", *PARTS_WITH_KEYS)
        for path in SOURCE.glob(f"{folder}/**/*.py")
        if path.stem.split("_")[-1] not in LANGUAGES and game_of(path) in games
    ]
    literals = [literal for path in files for literal in texts(ast.parse(path.read_text()))]
    return {literal for literal in literals if KEY.fullmatch(literal)}


def texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_every_text_is_used() -> None:
    used = keys_in_code("", *GAMES)
    beginnings = tuple(key for key in used if key.endswith("."))
    every = {key for texts in TEXTS.values() for key in texts}
    assert sorted(key for key in every if key not in used and not key.startswith(beginnings)) == []


@pytest.mark.parametrize("game", ["duel", "wonders"])
def test_every_key_in_the_code_has_a_text(game: str) -> None:
    families = {key.split(".")[0] for key in TEXTS[game]}
    wanted = {
        key
        for key in keys_in_code("", game)
        if key.split(".")[0] in families and not key.endswith((".", ".json", ".py", ".html"))
    }
    assert wanted - set(TEXTS[game]) == set()


def test_every_problem_fills_the_places_of_its_text() -> None:
    for code, values in {**PROBLEMS, **CLI_PROBLEMS}.items():
        assert placeholders(TEXTS["duel"][f"problem.{code}"]) <= set(values), code


def test_every_fact_is_told_and_every_effect_drawn() -> None:
    assert set(narrations()) | set(ONE_STORY) == set(range(len(duel.FACTS)))
    assert set(every_icon()) == effect_kinds()
    told = set(wonders_stories.narrations()) | set(wonders_stories.one_story())
    assert told == set(range(len(wonders.FACTS)))
    assert set(every_wonders_icon()) == wonders_effect_kinds()


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
        chains = len(card.chain) + len({other.written for other in CARDS if card.id in other.chain})
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
    """Cards of two editions that are printed with the same name have the same one."""
    names = {card.written: language(code, "wonders").name(card.id) for card in CARDS}
    assert all(language(code, "wonders").name(card.id) == names[card.written] for card in CARDS)
    assert len(set(names.values())) == len(names) > FIRST_STAGE
