"""Costs, production, trade, discounts (section 5). The law of payment is in test_payment_law."""

import pytest

from septem.core.events import Event
from septem.core.quote import Reason, Source
from septem.duel.constants import GOODS
from tests.duel.components import COMPONENTS, ITEMS, WONDERS, of_type
from tests.duel.helpers import City, Positions, Scene
from tests.duel.telling import tell

# A building that needs one unit of each good, and nothing else.
ONE_UNIT = {"clay": "garrison", "wood": "stable", "stone": "baths", "glass": "apothecary", "papyrus": "workshop"}
MAKERS = {"clay": "clay_pool", "wood": "lumber_yard", "stone": "quarry", "glass": "glassworks", "papyrus": "press"}
CHOICE = {
    "forum": (City("forum"), ("glass", "papyrus")),
    "caravansery": (City("caravansery"), ("clay", "wood", "stone")),
    "great_lighthouse": (City(won="great_lighthouse"), ("clay", "wood", "stone")),
    "piraeus": (City(won="piraeus"), ("glass", "papyrus")),
}
FIXED = {
    "stone_reserve": ["stone"],
    "clay_reserve": ["clay"],
    "wood_reserve": ["wood"],
    "customs_house": ["glass", "papyrus"],
}
EVERY_MAKER = " ".join(of_type("brown") + of_type("gray"))


def price_of(scene: Scene, good: str, player: int = 1) -> int:
    return scene.cost(ONE_UNIT[good], player)


@pytest.mark.parametrize("card", [card["id"] for card in COMPONENTS["buildings"] if not card["cost"]])
def test_d_040_a_card_without_a_cost_is_free(position: Positions, card: str) -> None:
    scene = position(cards=card)
    assert (scene.cost(card), scene.quote(card).receipt) == (0, ())
    scene.play(f"build {card}")
    assert card in scene.city(1)


@pytest.mark.parametrize("item", [item for item in ITEMS if ITEMS[item]["cost"]])
def test_d_040_a_cost_is_coins_and_goods(position: Positions, item: str) -> None:
    units = ITEMS[item]["cost"]
    coins = units.get("coins", 0)
    assert position().cost(item) == coins + 2 * (sum(units.values()) - coins)
    assert position(City(EVERY_MAKER)).cost(item) == coins  # two brown buildings more than any cost needs


def test_d_041_production_serves_every_construction_anew(position: Positions) -> None:
    scene = position(City("quarry"), cards="baths walls", age=2)
    scene.play("build baths")
    assert scene.cost("walls") == 2
    assert scene.cost("rostrum") == 2
    assert scene.coins == (0, 0)


@pytest.mark.parametrize("good", GOODS)
def test_d_042_brown_and_gray_buildings_produce_what_they_show(position: Positions, good: str) -> None:
    scene = position(City(MAKERS[good]))
    assert {other: price_of(scene, other) for other in GOODS} == {other: 0 if other == good else 2 for other in GOODS}


@pytest.mark.parametrize("producer", CHOICE)
def test_d_042_a_producer_of_choice_makes_one_unit_of_one_good(position: Positions, producer: str) -> None:
    city, choice = CHOICE[producer]
    scene = position(city)
    for good in GOODS:
        assert price_of(scene, good) == (0 if good in choice else 2)
    two_at_once = {"glass": "academy", "papyrus": "school", "clay": "statue", "wood": "tribunal", "stone": "walls"}
    for good in choice:
        item = two_at_once[good]
        assert scene.cost(item) == 2 * sum(ITEMS[item]["cost"].values()) - 2


def test_d_042_the_choice_is_made_anew_each_time(position: Positions) -> None:
    scene = position(City("caravansery"), cards="garrison stable", age=2)
    scene.play("build garrison")
    assert scene.cost("stable") == scene.cost("baths") == 0


def test_d_043_any_number_of_units_may_be_bought_for_buildings_and_wonders(position: Positions) -> None:
    scene = position(City(coins=18, unbuilt="pyramids"), cards="town_hall palace")
    assert (scene.cost("town_hall"), scene.cost("pyramids")) == (10, 8)
    scene.play("build town_hall")
    assert scene.coins[0] == 8
    scene = position(City(coins=8, unbuilt="pyramids"), cards="town_hall palace")
    scene.play("raise pyramids with palace")
    assert (scene.coins[0], set(scene.won(1))) == (0, {"pyramids"})


@pytest.mark.parametrize(
    ("good", "opponent", "price"),
    [
        ("clay", "", 2),
        ("clay", "clay_pool", 3),
        ("clay", "brickyard", 4),
        ("clay", "brickyard clay_pit", 5),
        ("clay", "brickyard clay_pit clay_pool", 6),
        ("wood", "sawmill lumber_yard", 5),
        ("stone", "shelf_quarry", 4),
        ("glass", "glassworks glass_blower", 4),
        ("papyrus", "press drying_room", 4),
        ("papyrus", "glassworks glass_blower shelf_quarry", 2),
    ],
)
def test_d_044_two_and_one_for_each_unit_of_the_opponent(
    position: Positions, good: str, opponent: str, price: int
) -> None:
    scene = position(p2=City(opponent))
    assert price_of(scene, good) == price
    assert scene.quote(ONE_UNIT[good]).receipt[0].price == price


def test_d_044_every_unit_has_the_same_price(position: Positions) -> None:
    scene = position(p2=City("quarry"))
    assert [line.coins for line in scene.quote("aqueduct").receipt] == [9]
    assert position(City("quarry", coins=50), City()).cost("aqueduct") == 4  # one's own production raises nothing


@pytest.mark.parametrize("producer", CHOICE)
def test_d_045_producers_of_choice_raise_no_price(position: Positions, producer: str) -> None:
    city, _ = CHOICE[producer]
    assert {price_of(position(p2=city), good) for good in GOODS} == {2}


@pytest.mark.parametrize("card", FIXED)
def test_d_046_a_fixed_price_holds_whatever_the_opponent_has(position: Positions, card: str) -> None:
    dear = {"clay": 6, "wood": 6, "stone": 6, "glass": 4, "papyrus": 4}
    for p2, usual in ((City(), dict.fromkeys(GOODS, 2)), (City(EVERY_MAKER), dear)):
        scene = position(City(card), p2)
        assert {good: price_of(scene, good) for good in GOODS} == {**usual, **dict.fromkeys(FIXED[card], 1)}
    assert {price_of(position(p2=City(card)), good) for good in GOODS} == {2}  # the opponent's own is of no use


def test_d_046_a_fixed_price_works_from_the_next_construction_on(position: Positions) -> None:
    scene = position(City(coins=5), cards="wood_reserve stable")
    assert scene.cost("stable") == 2
    scene.play("build wood_reserve")
    assert (scene.coins[0], scene.cost("stable")) == (2, 1)


def test_d_047_the_opponent_gets_nothing_by_default(position: Positions) -> None:
    scene = position(City(coins=9), City("glassworks press", coins=4), cards="caravansery")
    assert scene.quote("caravansery").payee == -1
    facts = scene.play("build caravansery")
    assert scene.coins == (1, 4)
    assert not any(fact.startswith("toll_received") for fact in facts)


def test_d_048_the_whole_sum_must_be_there_at_once(position: Positions) -> None:
    for coins in range(10):
        scene = position(City(coins=coins, unbuilt="pyramids"), cards="caravansery")
        assert (scene.cost("caravansery"), scene.cost("pyramids")) == (6, 8)
        assert ("build caravansery" in scene.moves) == (coins >= 6)
        assert ("raise pyramids with caravansery" in scene.moves) == (coins >= 8)
        assert scene.quote("caravansery").short == max(6 - coins, 0)
        assert (scene.refusal("build caravansery") is Reason.MISSING_COINS) == (coins < 6)
        assert (scene.refusal("raise pyramids with caravansery") is Reason.MISSING_COINS) == (coins < 8)


@pytest.mark.parametrize(
    ("city", "cost", "waived"),
    [
        ("", 6, {("wood", 1), ("clay", 1)}),  # clay, wood, stone, two glass at 2 each: any two are waived
        ("clay_pool lumber_yard quarry", 0, {("glass", 2)}),
        ("clay_pool lumber_yard quarry glassworks", 0, {("glass", 1)}),
        ("clay_pool lumber_yard quarry glassworks glass_blower", 0, set()),
    ],
)
def test_d_049_up_to_two_units_need_not_be_provided(
    position: Positions, city: str, cost: int, waived: set[tuple[str, int]]
) -> None:
    scene = position(City(city, tok="masonry"))
    assert scene.cost("palace") == cost
    lines = [line for line in scene.quote("palace").receipt if line.source is Source.WAIVED]
    assert sum(line.units for line in lines) == sum(units for _, units in waived)
    if cost == 0:
        assert {(GOODS[line.good], line.units) for line in lines} == waived


def test_d_049_the_units_are_chosen_at_each_construction(position: Positions) -> None:
    p2 = City("shelf_quarry glassworks glass_blower")
    scene = position(City(tok="masonry"), p2)
    assert scene.cost("obelisk") == 4  # stone, stone, glass at 4 each
    assert scene.cost("rostrum") == 0
    assert scene.cost("tribunal") == 2  # wood 2, wood 2, glass 4: glass and a wood are waived


def test_d_049_coins_are_never_waived(position: Positions) -> None:
    """No blue building or wonder costs coins; others have no discount."""
    assert all("coins" not in ITEMS[item]["cost"] for item in [*of_type("blue"), *WONDERS])
    scene = position(City(tok="masonry architecture"))
    for item in ITEMS:
        if ITEMS[item]["type"] not in ("blue", "wonder", "progress_token"):
            assert scene.cost(item) == position().cost(item)


def test_d_051_no_way_of_paying_is_offered(position: Positions) -> None:
    city = City("forum caravansery", won="piraeus great_lighthouse", tok="masonry architecture", coins=20)
    scene = position(city, City("shelf_quarry", tok="economy"), cards="palace")
    assert [move.text for move in scene.table.moves() if "palace" in move.text] == ["sell palace", "build palace"]
    scene.play("build palace")
    assert scene.asked == ("turn", 2)


def test_d_052_a_free_building_moves_no_money(position: Positions) -> None:
    for card in ("pretorium", "palace", "customs_house"):
        city = City("brickyard glassworks glass_blower press", unbuilt="mausoleum", coins=1)
        scene = position(city, City(tok="economy", coins=2), cards="arsenal", discard=card)
        facts = scene.play("raise mausoleum with arsenal", f"revive {card}")
        assert scene.coins == (1, 2)
        assert card in scene.city(1)
        assert not any(fact.startswith(("coins_", "good_", "toll_")) for fact in facts)


def test_d_044_the_price_is_that_of_the_one_who_pays(position: Positions) -> None:
    """It does not matter whose prices were asked for last; a program need not list its moves before it plays."""
    scene = position(City("brickyard", coins=9), City("quarry", coins=9), cards="baths")
    assert (scene.cost("baths", 1), scene.cost("baths", 2), scene.cost("garrison", 2)) == (3, 0, 4)
    game, state = scene.table.game, scene.table.state
    state.log = []
    game.play(state, scene.seat(1), game.read_move("build baths"))
    facts = [tell(Event(*entry), scene.swapped) for entry in state.log]
    assert facts[1:3] == ["good_bought P1 stone 1x3", "coins_paid P1 baths 3"]
    assert scene.coins == (6, 9)


def test_d_049_of_units_equally_dear_the_first_are_waived(position: Positions) -> None:
    """Which ones is all the same to the rules; a receipt is to be the same each time."""
    scene = position(City(tok="masonry"))
    lines = [line for line in scene.quote("senate").receipt if line.source is Source.WAIVED]
    assert [(GOODS[line.good], line.units) for line in lines] == [("clay", 2)]


def test_d_153_the_toll_comes_on_top_of_what_the_owner_has(position: Positions) -> None:
    scene = position(City(coins=9), City(tok="economy", coins=4), cards="caravansery")
    assert "toll_received P2 caravansery 4" in scene.play("build caravansery")
    assert scene.coins == (3, 8)
