"""Declarations equal to the printed figures, and decks exact for every age and number of players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from septem.wonders.constants import COLOURS, GOODS, LETTERS
from septem.wonders.data.boards import BOARDS as DECLARED
from septem.wonders.data.cards import AGE_ONE, AGE_THREE, AGE_TWO, AGE_TWO_AGAIN, GUILDS
from septem.wonders.data.declarations import Board, Card, Cost
from tests.wonders.facts import BOARDS, BUILDINGS, Building
from tests.wonders.helpers import dealt, deck

CARDS: dict[str, Card] = {card.id: card for card in AGE_ONE + AGE_TWO + AGE_THREE + GUILDS}


def cost(declared: Cost) -> dict[str, int]:
    return {"coins": declared.coins} | {
        good: declared.goods.count(letter) for good, letter in zip(GOODS, LETTERS, strict=True)
    }


def facts(effects: tuple[Any, ...]) -> list[dict[str, object]]:
    return [effect.facts() for effect in effects]


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_s_040_every_building_is_declared_as_printed(building: Building) -> None:
    card = CARDS[building.identity]
    again = building.id != building.identity and building.age == 2
    assert COLOURS[card.colour] == building.type
    assert cost(card.cost) == building.cost
    assert list(card.chain) == building.chain_from
    assert list(AGE_TWO_AGAIN[card.id] if again else card.copies) == building.min_players
    assert facts(card.effects) == building.effects


def test_s_003_ages_and_colours() -> None:
    """S-002, S-003: seven goods; brown and gray cards in the first two ages, guilds in the third."""
    assert len(GOODS) == 7
    assert {"brown", "gray"}.isdisjoint(COLOURS[card.colour] for card in AGE_THREE + GUILDS)
    assert {COLOURS[card.colour] for card in GUILDS} == {"purple"}
    assert len(BUILDINGS) == 78


def test_s_006_the_gray_cards_of_both_ages_are_the_same_buildings() -> None:
    """S-006 and R-01."""
    twice = {building.identity for building in BUILDINGS if building.id != building.identity}
    assert twice == set(AGE_TWO_AGAIN) == {"loom", "glassworks", "press"}


@pytest.mark.parametrize("board", DECLARED, ids=lambda board: f"{board.id}_{board.side}")
def test_s_111_every_board_is_declared_as_printed(board: Board) -> None:
    """S-111 to S-118 rest on these figures."""
    printed = BOARDS[board.id][board.side]
    assert GOODS[LETTERS.index(board.good)] == printed["initial_resource"]
    assert [cost(stage.cost) for stage in board.stages] == [stage["cost"] for stage in printed["stages"]]
    assert [facts(stage.effects) for stage in board.stages] == [stage["effects"] for stage in printed["stages"]]


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("age", [1, 2, 3])
def test_s_012_every_deck_is_exact(players: int, age: int) -> None:
    """S-010, S-011, S2-001: every copy in use is dealt once, and guilds make up seven cards a city."""
    cities = max(players, 3)
    expected = Counter(
        building.identity
        for building in BUILDINGS
        if building.age == age and building.type != "purple"
        for entry in building.min_players
        if entry <= cities
    )
    for seed in range(5):
        cards = Counter(deck(dealt(players, seed), age))
        guilds = {card for card in cards if card.endswith("_guild")}
        assert sum(cards.values()) == 7 * cities
        assert Counter({card: count for card, count in cards.items() if card not in guilds}) == expected
        assert len(guilds) == sum(cards[guild] for guild in guilds) == (cities + 2 if age == 3 else 0)


def test_sx_82_five_players_in_the_third_age() -> None:
    cards = deck(dealt(5), 3)
    assert len([card for card in cards if not card.endswith("_guild")]) == 28
    assert len(cards) == 35
