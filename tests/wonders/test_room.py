"""One thing too many fails at import and names what to raise, in either form: compiled rows must never be overrun."""

import copy
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

from septem.core.names import Names
from septem.wonders import constants, sizes
from septem.wonders.constants import BLUE, CATEGORIES, COLOURS, FACTS, QUESTIONS, VERBS
from septem.wonders.data import components
from septem.wonders.data.catalogue import CATALOGUE, Catalogue
from septem.wonders.data.declarations import Board, Card, Cost, Stage
from septem.wonders.editions import EDITIONS

TABLES = {"QUESTIONS": QUESTIONS, "MOST_VERB": VERBS, "FACTS": FACTS, "CATEGORIES": CATEGORIES, "COUNTED": COLOURS}
STAGE = Stage(Cost("W"), ())


@pytest.mark.parametrize("constant", TABLES)
def test_a_name_too_many_names_what_to_raise(constant: str) -> None:
    table: Names = copy.deepcopy(TABLES[constant])
    table.add(*(f"more_{number}" for number in range(table.room - len(table))))
    with pytest.raises(ImportError, match=rf"raise {constant} in septem/wonders/"):
        table.add("one_too_many")


def add_cards(catalogue: Catalogue) -> None:
    for number in range(sizes.ITEMS + 1):
        catalogue.add_card(Card(f"card_{number}", BLUE, Cost(), ()))


def add_boards(catalogue: Catalogue) -> None:
    for number in range(sizes.BOARDS + 1):
        catalogue.add_board(Board(f"board_{number}", "A", "W", ()))


def add_stages(catalogue: Catalogue) -> None:
    catalogue.add_board(Board("tower", "A", "W", (STAGE,) * (sizes.ITEMS + 1)))


def add_decks(catalogue: Catalogue) -> None:
    for number in range(sizes.DECKS + 1):
        catalogue.add_deck(number, [])


def fill_deck(catalogue: Catalogue) -> None:
    catalogue.add_deck(0, [0] * (sizes.DECK + 1))


@pytest.mark.parametrize(
    ("add", "constant"),
    [(add_cards, "ITEMS"), (add_stages, "ITEMS"), (add_boards, "BOARDS"), (add_decks, "DECKS"), (fill_deck, "DECK")],
)
def test_an_item_board_or_deck_too_many_names_what_to_raise(add: Callable[[Catalogue], None], constant: str) -> None:
    with pytest.raises(ImportError, match=rf"raise {constant} in septem/wonders/sizes.py"):
        add(Catalogue())


BOARD = "from septem.wonders.data import boards as base; base.BOARDS *= 3"
LEADER = """
leaders, cities = module.EXPANSIONS
change(replace(leaders, other_items={"leader": named(leaders.other_items["leader"], 20)}), cities)
"""
CARD = "from septem.wonders.data import cards as base; base.AGE_ONE = named(base.AGE_ONE, 40)"
GUILD = "from septem.wonders.data import cards as base; base.GUILDS = named(base.GUILDS, 16)"
EXTRAS = """
leaders, cities = module.EXPANSIONS
change(leaders, replace(cities, extra_cards=[named(cards, 40) for cards in cities.extra_cards]))
"""
NAMED = """
from dataclasses import replace
from septem.wonders import expansions as module
def change(*expansions):
    module.EXPANSIONS = expansions
def named(cards, more):
    return (*cards, *(replace(cards[0], id=f"more_{number}", chain=()) for number in range(more)))
"""


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (BOARD, "sides of boards, .* raise BOARDS in septem/wonders/sizes.py"),
        (LEADER, "other items, .* raise OTHER_ITEMS in septem/wonders/sizes.py"),
        (CARD, "cards, .* raise WORDS in septem/wonders/sizes.py"),
        (GUILD, "guilds, .* raise the type of State.guild_pool"),
        (EXTRAS, "cards, .* raise WORDS in septem/wonders/sizes.py"),
    ],
)
def test_a_declaration_too_many_fails_at_import(more: str, complaint: str) -> None:
    program = f"{NAMED}\n{more}\nimport septem.wonders.game"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert result.returncode
    assert re.search(f"ImportError: .*{complaint}", result.stderr), result.stderr


def test_there_is_room_for_expansions_outside_the_package() -> None:
    assert all(len(table) < table.room for table in TABLES.values())


def test_numbers_of_items_and_reasons_for_coins_differ() -> None:
    assert sizes.ITEMS <= constants.FOR_SETUP


def test_an_age_has_as_many_cards_as_are_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """A further copy would be a card that nobody ever sees."""
    more = Card("cistern", BLUE, Cost(), (), (5,))
    first, *later = EDITIONS
    first = replace(first, ages=((*first.ages[0], more), *first.ages[1:]))
    monkeypatch.setattr(components, "EDITIONS", (first, *later))
    monkeypatch.setitem(CATALOGUE.numbers, "cistern", 0)
    components.check_copies(0, 4)
    with pytest.raises(ImportError, match=r"age 1 has 36 cards for 5 players, but 35 are dealt"):
        components.check_copies(0, 5)
