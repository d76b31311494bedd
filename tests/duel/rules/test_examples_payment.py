"""Worked examples: prices of constructions, and the receivers of the coins."""

from septem.core.quote import Line, Reason, Route, Source
from septem.duel.constants import GOODS
from septem.duel.data.catalogue import CATALOGUE
from tests.duel.helpers import City, Positions, Scene


def receipt(scene: Scene, item: str, player: int = 1) -> set[str]:
    """The lines of a receipt, in words; a bought unit with its price."""
    return {in_words(line) for line in scene.quote(item, player).receipt}


def in_words(line: Line) -> str:
    good = GOODS[line.good] if line.good >= 0 else "coins"
    source = CATALOGUE.id(line.item) if line.item >= 0 else f"{line.source.name.lower()} at {line.price}"
    return f"{line.units} {good}: {source}"


def test_dx_31_choices_before_the_discount(position: Positions) -> None:
    p2 = City("glassworks glass_blower quarry")
    scene = position(City(won="piraeus", tok="architecture", coins=2, unbuilt="circus_maximus"), p2, cards="walls")
    assert scene.cost("circus_maximus") == 2
    assert receipt(scene, "circus_maximus") == {
        "1 glass: piraeus",
        "2 stone: architecture",
        "1 wood: bought at 2",
    }
    scene.play("raise circus_maximus with walls")
    assert scene.coins == (0, 0)
    assert position(City(tok="architecture"), p2).cost("circus_maximus") == 5


def test_dx_32_two_producers_of_choice(position: Positions) -> None:
    p2 = City("shelf_quarry glassworks glass_blower")
    scene = position(City("forum caravansery"), p2)
    assert scene.cost("palace") == 8
    assert receipt(scene, "palace") == {
        "1 glass: forum",
        "1 stone: caravansery",
        "1 clay: bought at 2",
        "1 wood: bought at 2",
        "1 glass: bought at 4",
    }
    masonry = position(City("forum caravansery", tok="masonry"), p2)
    assert masonry.cost("palace") == 2
    bought = [line for line in masonry.quote("palace").receipt if line.source is Source.BOUGHT]
    assert [(line.units, line.price) for line in bought] == [(1, 2)]
    assert "1 glass: masonry" in receipt(masonry, "palace")


def test_dx_33_the_discount_takes_the_dearest(position: Positions) -> None:
    scene = position(City("clay_pool customs_house", tok="masonry"), City("sawmill glass_blower"))
    assert scene.cost("palace") == 2
    assert receipt(scene, "palace") == {
        "1 clay: clay_pool",
        "1 wood: masonry",
        "1 stone: masonry",
        "2 glass: bought at 1",
    }


def test_dx_34_a_discount_is_no_chain(position: Positions) -> None:
    scene = position(City(tok="masonry urbanism"), City("brickyard"), cards="statue")
    assert scene.cost("statue") == 0
    assert scene.quote("statue").route is Route.PAID
    scene.play("build statue")
    assert scene.coins == (0, 0)


def test_dx_35_what_is_left_of_a_discount_is_lost(position: Positions) -> None:
    scene = position(City("brickyard press", tok="masonry"), cards="senate")
    assert scene.cost("senate") == 0
    assert receipt(scene, "senate") == {"2 clay: brickyard", "1 papyrus: press", "1 stone: masonry"}
    scene.play("build senate")
    assert scene.coins == (0, 0)


def test_dx_36_two_stones_by_choice(position: Positions) -> None:
    p2 = City("shelf_quarry quarry")
    scene = position(City("caravansery", won="great_lighthouse"), p2)
    assert scene.cost("pyramids") == 7
    assert receipt(scene, "pyramids") == {
        "1 stone: caravansery",
        "1 stone: great_lighthouse",
        "1 stone: bought at 5",
        "1 papyrus: bought at 2",
    }
    assert position(City("caravansery", won="great_lighthouse", tok="architecture"), p2).cost("pyramids") == 0


def test_dx_37_fixed_prices_go_to_economy_too(position: Positions) -> None:
    scene = position(City("stone_reserve", coins=7), City(tok="economy"), cards="town_hall")
    assert scene.cost("town_hall") == 7
    assert receipt(scene, "town_hall") == {"3 stone: bought at 1", "2 wood: bought at 2"}
    scene.play("build town_hall")
    assert scene.coins == (0, 7)


def test_dx_38_economy_gets_nothing_of_the_printed_coins(position: Positions) -> None:
    scene = position(City(coins=7), City("glassworks", tok="economy"), cards="caravansery")
    quote = scene.quote("caravansery")
    assert (quote.coins, quote.trade, scene.player(quote.payee)) == (7, 5, 2)
    scene.play("build caravansery")
    assert scene.coins == (0, 5)


def test_dx_39_economy_gets_nothing_without_trade(position: Positions) -> None:
    scene = position(City("theater", coins=8), City(tok="economy"), cards="pretorium")
    scene.play("build pretorium")
    assert scene.coins == (0, 0)
    scene = position(City("theater", coins=8), City(tok="economy"), cards="statue")
    scene.play("build statue")
    assert scene.coins == (8, 0)


def test_dx_40_yellow_cards_and_wonders_raise_no_price(position: Positions) -> None:
    scene = position(p2=City("forum", won="great_lighthouse"))
    bought = scene.quote("palace").receipt + scene.quote("pantheon").receipt
    assert {GOODS[line.good] for line in bought} == set(GOODS)
    assert {line.price for line in bought} == {2}


def test_dx_41_coins_of_the_card_do_not_help_to_pay_for_it(position: Positions) -> None:
    reds = "guard_tower stable garrison palisade"  # the armory would give 4 coins
    scene = position(City(reds, coins=5), cards="armory")
    assert (scene.cost("armory"), scene.quote("armory").short) == (6, 1)
    assert scene.refusal("build armory") is Reason.MISSING_COINS
    assert "build armory" not in scene.moves
    scene = position(City(reds, coins=6), cards="armory")
    scene.play("build armory")
    assert scene.coins == (4, 0)


def test_dx_42_barracks_by_way_of_the_garrison(position: Positions) -> None:
    assert position(City("garrison")).cost("barracks") == 0
    assert position().cost("barracks") == 3


def test_dx_43_a_chain_is_used_even_if_production_would_do(position: Positions) -> None:
    scene = position(City("theater brickyard", tok="urbanism"), cards="statue")
    facts = scene.play("build statue")
    assert scene.coins == (4, 0)
    assert "coins_received P1 chain 4" in facts


def test_dx_44_a_card_under_a_wonder_chains_nothing(position: Positions) -> None:
    scene = position(City(won="sphinx:stable"), cards="horse_breeders")
    assert scene.cost("horse_breeders") == 4
    assert scene.refusal("build horse_breeders") is Reason.MISSING_COINS
