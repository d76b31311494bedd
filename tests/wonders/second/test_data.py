"""The declarations of the second edition equal the printed figures, and its decks are exact: EX-01 to EX-07, EX-14."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from septem.core.errors import Problem
from septem.wonders.constants import COLOURS, GOODS, LETTERS
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import EDITION_CARDS, copies
from septem.wonders.data.declarations import Board, Card, Cost
from septem.wonders.editions import EDITIONS, SECOND
from septem.wonders.game import Wonders
from tests.wonders.helpers import City, dealt, deck, number
from tests.wonders.second.helpers import second

DATA = json.loads((Path(__file__).parents[1] / "data" / "second.json").read_text())
BUILDINGS: list[dict[str, Any]] = DATA["buildings"]
BOARDS: dict[str, dict[str, Any]] = {board["id"]: board["sides"] for board in DATA["boards"]}
CARDS: dict[str, Card] = {card.written: card for cards in (*SECOND.ages, SECOND.guilds) for card in cards}
WORDS = {card.id: card.written for card in CARDS.values()}


def cost(declared: Cost) -> dict[str, int]:
    return {"coins": declared.coins} | {
        good: declared.goods.count(letter) for good, letter in zip(GOODS, LETTERS, strict=True)
    }


def copies_of(card: Card) -> tuple[int, ...]:
    return tuple(SECOND.copies.get(card.id, card.copies))


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building["id"])
def test_e_020_every_building_is_declared_as_printed(building: dict[str, Any]) -> None:
    """E-020, E-021, E-023."""
    card = CARDS[building["identity"]]
    again = building["id"] != building["identity"] and building["age"] == 2
    assert COLOURS[card.colour] == building["type"]
    assert cost(card.cost) == building["cost"]
    assert [WORDS[chain] for chain in card.chain] == building["chain_from"]
    assert list(SECOND.again[1][card.id] if again else copies_of(card)) == building["min_players"]
    assert [effect.facts() for effect in card.effects] == building["effects"]


@pytest.mark.parametrize("board", SECOND.boards, ids=lambda board: f"{board.id}_{board.side}")
def test_e_013_every_board_is_declared_as_printed(board: Board) -> None:
    printed = BOARDS[board.written][board.side]
    assert GOODS[LETTERS.index(board.good)] == printed["initial_resource"]
    assert [cost(stage.cost) for stage in board.stages] == [stage["cost"] for stage in printed["stages"]]
    facts = [[effect.facts() for effect in stage.effects] for stage in board.stages]
    assert facts == [stage["effects"] for stage in printed["stages"]]


def test_e_013_seven_boards_make_the_seven_goods() -> None:
    """Babylon and Olympia have changed places."""
    goods = {board.written: board.good for board in SECOND.boards}
    assert sorted(goods.values()) == sorted(LETTERS)
    assert (goods["babylon"], goods["olympia"]) == ("W", "C")
    assert len(SECOND.boards) == 14


def test_e_020_what_is_gone_and_what_is_new() -> None:
    first = {card.id for cards in (*EDITIONS[0].ages, EDITIONS[0].guilds) for card in cards}
    assert first - CARDS.keys() == {"pawnshop", "strategists_guild"}
    assert CARDS.keys() - first == {"well", "ludus", "castrum", "decorators_guild"}
    assert len(BUILDINGS) == 80
    assert sum(len(building["min_players"]) for building in BUILDINGS) == 148


@pytest.mark.parametrize("players", range(3, 8))
def test_ex_01_sizes_of_decks(players: int) -> None:
    """E-011: also the printed totals 49, 49 and 50, with all 10 guilds."""
    ages = [len(copies(age, players, 1)) for age in range(3)]
    assert ages == [7 * players, 7 * players, 7 * players - players - 2]
    assert [len(copies(age, 7, 1)) for age in range(3)] == [49, 49, 40]
    assert len(SECOND.guilds) == 10


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("age", [1, 2, 3])
def test_e_011_every_deck_is_exact(players: int, age: int) -> None:
    """E-011 and E-004: only cards of the edition are dealt."""
    expected = Counter(
        building["identity"]
        for building in BUILDINGS
        if building["age"] == age and building["type"] != "purple"
        for entry in building["min_players"]
        if entry <= players
    )
    for seed in range(5):
        table = dealt(players, seed, edition="second")
        cards = Counter(deck(table, age))
        guilds = {card for card in cards if card.endswith("_guild")}
        assert sum(cards.values()) == 7 * players
        assert len(guilds) == (players + 2 if age == 3 else 0)
        assert guilds <= CARDS.keys()
        assert Counter({card: count for card, count in cards.items() if card not in guilds}) == expected
        dealt_cards = {card for row in table.state.dealt[(age - 1) * 8 : (age - 1) * 8 + players] for card in row[:7]}
        assert dealt_cards <= EDITION_CARDS[1]


def test_e_012_three_coins_each() -> None:
    """E-012, E-013, ER-01: boards and sides by lot, or as the table chooses."""
    table = dealt(5, edition="second")
    assert table.coins() == [3] * 5
    boards = [CATALOGUE.boards[table.state.board[city]] for city in range(5)]
    assert all(board in SECOND.boards for board in boards)
    chosen = Wonders(3, edition="second", boards=("olympia", "babylon", "giza"), sides=("B", "A", "B")).start(1).state
    names = [(CATALOGUE.boards[side].written, CATALOGUE.boards[side].side) for side in chosen.board[:3]]
    assert names == [("olympia", "B"), ("babylon", "A"), ("giza", "B")]
    assert all(CATALOGUE.boards[side] in SECOND.boards for side in chosen.board[:3])


def test_ex_02_the_cards_of_the_last_age_for_three() -> None:
    """E-011."""
    names = (
        "pantheon gardens town_hall palace senate haven lighthouse arena fortifications arsenal siege_workshop "
        "lodge observatory university academy study"
    )
    assert sorted(CATALOGUE.word(card) for card in copies(2, 3, 1)) == sorted(names.split())


@pytest.mark.parametrize(
    ("card", "counts"),
    [
        ("well", (0, 1, 1, 1, 2)),
        ("castrum", (0, 1, 1, 1, 2)),
        ("ludus", (0, 0, 1, 1, 2)),
        ("circus", (0, 1, 1, 2, 2)),
        ("arsenal", (1, 1, 2, 2, 2)),
        ("arena", (1, 1, 2, 2, 2)),
        ("town_hall", (1, 1, 1, 2, 2)),
    ],
)
def test_ex_03_copies(card: str, counts: tuple[int, ...]) -> None:
    """E-020."""
    decks = [[*copies(0, players, 1), *copies(2, players, 1)] for players in range(3, 8)]
    assert tuple(cards.count(number(card, 1)) for cards in decks) == counts


COSTS = {
    "town_hall": "OSSG",
    "arena": "OSS",
    "circus": "OSSS",
    "craftsmens_guild": "OOSS",
    "fortifications": "COOO",
    "castrum": "CCWP",
    "ludus": "OS",
    "spies_guild": "CCG",
    "builders_guild": "CCSSSG",
    "decorators_guild": "OOSL",
    "well": "",
}


@pytest.mark.parametrize("card", COSTS)
def test_ex_04_costs(card: str) -> None:
    """E-020, E-021; ER-13: as printed on the cards seen."""
    assert sorted(CARDS[card].cost.goods) == sorted(COSTS[card])


def test_ex_05_civilian_points() -> None:
    """E-020."""
    assert second(City("giza", built="altar theater well baths")).score(0, "civilian") == 12
    more = "altar theater well baths temple statue courthouse aqueduct"
    assert second(City("giza", built=more)).score(0, "civilian") == 29


@pytest.mark.parametrize("card", ["pawnshop", "strategists_guild"])
def test_ex_06_cards_of_the_other_edition_are_unknown(card: str) -> None:
    """E-004."""
    game = Wonders(3, edition="second")
    with pytest.raises(Problem) as refused:
        game.read_move(f"build {card}")
    assert refused.value.code == "unknown_id"
    with pytest.raises(Problem) as refused:
        game.read_item(card)
    assert refused.value.code == "not_of_edition"


@pytest.mark.parametrize("card", ["well", "ludus", "castrum", "decorators_guild"])
def test_e_004_cards_of_the_second_edition_are_unknown_in_the_first(card: str) -> None:
    with pytest.raises(Problem):
        Wonders(3).read_move(f"build {card}")
    with pytest.raises(Problem):
        Wonders(3).read_item(card)


def test_e_004_a_name_means_the_card_of_the_own_edition() -> None:
    first, other = Wonders(3), Wonders(3, edition="second")
    assert first.read_item("altar") == number("altar")
    assert other.read_item("altar") == number("altar", 1) != number("altar")
    assert other.read_item("forum") == first.read_item("forum")
    assert other.write_move(other.read_move("build altar")) == "build altar"
    assert other.read_move("build altar") != first.read_move("build altar")


@pytest.mark.parametrize("expansions", [{}, {"cities": True}, {"leaders": True, "cities": True}])
def test_ex_07_two_players_are_refused(expansions: dict[str, bool]) -> None:
    """E-010, E-090, ER-03."""
    with pytest.raises(Problem) as refused:
        Wonders(2, edition="second", **expansions)  # type: ignore[arg-type]
    assert refused.value.code == "not_for_two"
    assert "no variant for two" in str(refused.value)


def test_e_010_up_to_seven_and_eight_with_cities() -> None:
    """E-010, E-090: teams, too."""
    Wonders(7, edition="second")
    Wonders(8, edition="second", cities=True, teams=True)
    with pytest.raises(Problem):
        Wonders(8, edition="second")


def test_ex_14_chains() -> None:
    """E-022, E-023, E-024: 25 links by 24 symbols; stored by names, with the same result."""
    links = {(one, card.written) for card in CARDS.values() for one in (WORDS[chain] for chain in card.chain)}
    assert len(links) == 25
    needed = {building["symbol_needed"]: building["identity"] for building in BUILDINGS if building["symbol_needed"]}
    assert len(needed) == 24
    shown = {(building["identity"], needed[symbol]) for building in BUILDINGS for symbol in building["symbols_shown"]}
    assert shown == links
    first = {(chain, card.id) for cards in EDITIONS[0].ages for card in cards for chain in card.chain}
    assert links - first == {("altar", "pantheon"), ("theater", "gardens"), ("well", "statue")}
    assert len(links & first) == 22


def test_e_005_files_name_the_edition() -> None:
    """E-005, ER-02: a file that is silent is of the first."""
    assert "edition" not in Wonders(3).options_json()
    assert Wonders(3, edition="first") == Wonders(3)
    assert Wonders(3, edition="second").options_json()["edition"] == "second"
    assert Wonders(3, edition="second") != Wonders(3)


def test_a_wrong_number_of_players_is_answered_with_the_numbers_of_the_edition() -> None:
    with pytest.raises(Problem) as refused:
        Wonders(9, edition="second", cities=True)
    assert "there can be 3 to 8" in str(refused.value)
