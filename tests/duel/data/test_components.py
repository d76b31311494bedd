"""The declarations of the engine against the facts of the printed components, item by item."""

from collections import Counter
from typing import Any

import pytest

from septem.duel import sizes
from septem.duel.constants import COLOURS, DECKS, GOODS, NO_DECK
from septem.duel.constants import SYMBOLS as SYMBOL_NAMES
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.data.components import FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN
from septem.duel.data.declarations import goods
from septem.duel.rules.layout import ROWS, Layout
from tests.duel import components
from tests.duel.components import ADDED, AGORA, CHAINS, COMPONENTS, EXPANSIONS, ITEMS, LAYOUTS, MILITARY, SYMBOLS
from tests.duel.helpers import City, Positions

LAYOUT = Layout()
for number, rows in enumerate(ROWS):
    LAYOUT.add(number, rows)
EVERYTHING = ITEMS | ADDED


def amount(facts: dict[str, Any], kind: str) -> int:
    """The amount of an item's effect of one kind; 0 without such an effect."""
    return sum(int(effect.get("amount", 0)) for effect in facts["effects"] if effect["kind"] == kind)


def bits(slots: list[int]) -> int:
    return sum(1 << slot for slot in slots)


def test_every_item_is_declared_once_and_nothing_else() -> None:
    agora = [item["id"] for family in AGORA.values() for item in family]
    assert Counter(card.id for card in CATALOGUE.cards) == Counter([*ITEMS, *ADDED, *agora])
    assert (len(ITEMS), len(ADDED), len(agora), CATALOGUE.size) == (95, 33, 49, 177)
    assert {family: len(COMPONENTS[family]) for family in ("buildings", "wonders", "tokens")} == {
        "buildings": 73,
        "wonders": 12,
        "tokens": 10,
    }
    assert {deck: len(cards) for deck, cards in components.DECKS.items()} == {
        "age1": 23,
        "age2": 23,
        "age3": 20,
        "guilds": 7,
    }


def test_cards_then_wonders_then_tokens() -> None:
    base = [COMPONENTS[family] for family in ("buildings", "wonders", "tokens")]
    added = [EXPANSIONS[family] for family in ("grand_temples", "wonders", "tokens")]
    agora = [AGORA[family] for family in ("senators", "wonders", "tokens")]
    assert [
        {card["id"] for family in families for card in family} for families in zip(base, added, agora, strict=True)
    ] == [
        {CATALOGUE.id(item) for item in range(FIRST_WONDER)},
        {CATALOGUE.id(item) for item in range(FIRST_WONDER, FIRST_TOKEN)},
        {CATALOGUE.id(item) for item in range(FIRST_TOKEN, LAST_TOKEN)},
    ]


@pytest.mark.parametrize(
    "facts", [*AGORA["senators"], *AGORA["wonders"], *AGORA["tokens"]], ids=lambda facts: facts["id"]
)
def test_declaration_of_agora(facts: dict[str, Any]) -> None:
    """What senators do is tested by the examples of Agora; their price is not on the card (A-061)."""
    item = CATALOGUE.numbers[facts["id"]]
    card = CATALOGUE.cards[item]
    assert (COLOURS[card.colour], cost(card.cost.goods, card.cost.coins)) == (facts["type"], facts["cost"])
    deck = CATALOGUE.deck[item]
    assert (None if deck == NO_DECK else DECKS[deck]) == facts.get("deck")


@pytest.mark.parametrize("name", [*ITEMS, *ADDED])
def test_declaration(name: str) -> None:
    facts = EVERYTHING[name]
    item = CATALOGUE.numbers[name]
    card = CATALOGUE.cards[item]
    assert COLOURS[card.colour] == facts["type"]
    assert cost(card.cost.goods, card.cost.coins) == facts["cost"]
    assert card.chain == facts.get("chain", "")
    deck = CATALOGUE.deck[item]
    assert (None if deck == NO_DECK else DECKS[deck]) == facts.get("deck")
    declared = [effect.facts() for effect in card.effects]
    assert sorted(map(str, declared)) == sorted(map(str, facts["effects"]))


def cost(letters: str, coins: int) -> dict[str, int]:
    units = {"coins": coins, **dict(zip(GOODS, goods(letters), strict=True))}
    return {good: number for good, number in units.items() if number}


@pytest.mark.parametrize("name", [*ITEMS, *ADDED])
def test_columns(name: str) -> None:
    """The columns of numbers say the same as the declarations."""
    facts = EVERYTHING[name]
    item = CATALOGUE.numbers[name]
    assert CATALOGUE.price[item] == facts["cost"].get("coins", 0)
    empty_lanes = [0] * (sizes.GOOD_LANES - len(GOODS))
    assert list(CATALOGUE.cost[item]) == [facts["cost"].get(good, 0) for good in GOODS] + empty_lanes
    assert CATALOGUE.points[item] == amount(facts, "points")
    assert CATALOGUE.coins[item] == amount(facts, "coins")
    assert CATALOGUE.shields[item] == amount(facts, "shields")
    symbols = [effect["symbol"] for effect in facts["effects"] if effect["kind"] == "science"]
    assert [SYMBOL_NAMES[symbol] for symbol in [CATALOGUE.symbol[item]] if symbol >= 0] == symbols
    made = {effect["resource"]: effect["amount"] for effect in facts["effects"] if effect["kind"] == "produce"}
    assert list(CATALOGUE.makes[item]) == [made.get(good, 0) for good in GOODS]


def test_chains_and_symbols() -> None:
    declared = {card.chain: card.id for card in CATALOGUE.cards if card.chain}
    temples = {temple["chain"]: temple["id"] for temple in EXPANSIONS["grand_temples"]}
    assert declared == CHAINS | temples
    for symbol, cards in SYMBOLS.items():
        number = SYMBOL_NAMES.index(symbol)
        assert {CATALOGUE.id(item) for item in range(CATALOGUE.size) if CATALOGUE.symbol[item] == number} - {
            "ishtar"
        } == set(cards)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_layout(age: int) -> None:
    layout = LAYOUTS[age]
    assert [LAYOUT.covers[age - 1][slot] for slot in range(20)] == [bits(slots) for slots in layout["covered_by"]]
    above = [[low for low in range(20) if high in layout["covered_by"][low]] for high in range(20)]
    assert [LAYOUT.under[age - 1][slot] for slot in range(20)] == [bits(slots) for slots in above]
    assert LAYOUT.face_up[age - 1] == bits(layout["face_up"])
    assert LAYOUT.free[age - 1] == bits(layout["accessible"])


@pytest.mark.parametrize("token", MILITARY["loot"], ids=lambda token: str(token["id"]))
def test_loot(position: Positions, token: dict[str, Any]) -> None:
    entry = token["entered_at"]
    pusher = 1 if entry > 0 else 2
    scene = position(
        City(coins=7),
        City(coins=7),
        pawn=entry - 1 if pusher == 1 else entry + 1,
        loot=token["id"],
        cards="guard_tower",
        ask=("turn", pusher),
    )
    scene.play("build guard_tower")
    poorer = 7 - token["coins"]
    assert scene.coins == ((7, poorer) if pusher == 1 else (poorer, 7))
    assert scene.loot == set()


@pytest.mark.parametrize("space", MILITARY["points"], ids=lambda space: str(space["position"]))
def test_military_points(position: Positions, space: dict[str, int]) -> None:
    scene = position(pawn=space["position"])
    scored = {player: scene.score(player).get("military", 0) for player in (1, 2)}
    assert scored == {player: space["points"] if player == space["seat"] else 0 for player in (1, 2)}
