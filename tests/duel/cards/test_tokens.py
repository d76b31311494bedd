"""The ten progress tokens (section 15)."""

import pytest

from septem.core.quote import Route
from tests.duel.components import ITEMS, TOKENS, WONDERS, amount, of_type
from tests.duel.helpers import EMPTY, City, Positions, Scene


def taken(position: Positions, token: str, city: City = EMPTY) -> Scene:
    """Player 1 takes a token from the board."""
    scene = position(city, board=token, ask=("token", 1), cards="horse_breeders")
    scene.play(f"token {token}")
    assert (scene.tokens(1), scene.board, scene.asked) == ({*city.tok.split(), token}, set(), ("turn", 2))
    return scene


@pytest.mark.parametrize("token", TOKENS)
def test_coins_and_points(position: Positions, token: str) -> None:
    scene = taken(position, token)
    coins = {"agriculture": 6, "urbanism": 6}.get(token, 0)
    points = {"agriculture": 4, "mathematics": 3, "philosophy": 7}.get(token, 0)
    assert (scene.coins, scene.pawn) == ((coins, 0), 0)
    assert scene.score(1).get("progress", 0) == points


@pytest.mark.parametrize("token", TOKENS)
def test_d_150_nothing_is_retroactive(position: Positions, token: str) -> None:
    """A city full of chains, reds and wonders gains only what the token itself brings."""
    city = City("garrison barracks theater statue guard_tower", won="pyramids sphinx", coins=3)
    scene = taken(position, token, city)
    assert scene.coins[0] == 3 + amount(token, "coins")
    assert (scene.pawn, scene.asked) == (0, ("turn", 2))


def test_d_150_a_token_acts_from_the_moment_it_is_gained(position: Positions) -> None:
    scene = position(City("scriptorium garrison"), board="urbanism", cards="library barracks brewery")
    scene.play("build library")
    assert scene.coins[0] == 0  # the chain that brought the pair came before
    scene.play("token urbanism", "sell brewery", "build barracks")
    assert scene.coins[0] == 6 + 4


def test_d_151_agriculture(position: Positions) -> None:
    scene = taken(position, "agriculture", City(coins=1))
    assert scene.coins[0] == 7
    assert scene.score(1) == {"progress": 4, "treasury": 2}


def test_d_152_architecture(position: Positions) -> None:
    plain, helped = position(), position(City(tok="architecture"))
    for wonder in WONDERS:
        assert helped.cost(wonder) == plain.cost(wonder) - 4
    assert helped.cost("palace") == plain.cost("palace")
    scene = position(City(tok="architecture", unbuilt="pyramids", coins=4), cards="walls")
    scene.play("raise pyramids with walls")
    assert scene.coins[0] == 0


def test_d_153_economy(position: Positions) -> None:
    scene = position(City(coins=20, unbuilt="pyramids"), City(tok="economy"), cards="walls caravansery")
    facts = scene.play("raise pyramids with walls")
    assert (scene.coins, facts[-2:]) == ((12, 8), ["wonder_raised P1 pyramids walls", "turn_begun P2"])
    assert facts.index("toll_received P2 pyramids 8") < facts.index("wonder_raised P1 pyramids walls")
    scene = position(City(coins=20), City(tok="economy"), cards="caravansery")
    scene.play("build caravansery")
    assert scene.coins == (14, 4)
    scene = position(City("customs_house", coins=20), City(tok="economy"), cards="caravansery")
    scene.play("build caravansery")
    assert scene.coins == (16, 2)
    scene = position(City(coins=20, tok="economy"), cards="caravansery")
    scene.play("build caravansery")
    assert scene.coins == (14, 0)  # nobody pays oneself


def test_d_154_law(position: Positions) -> None:
    five = "scriptorium pharmacist apothecary workshop academy"
    scene = position(City(five), board="law", ask=("token", 1), cards="walls")
    scene.play("token law")
    assert scene.result == (1, "science")
    four = taken(position, "law", City("scriptorium pharmacist apothecary workshop"))
    assert four.result is None


def test_d_155_masonry(position: Positions) -> None:
    plain, helped = position(), position(City(tok="masonry"))
    for item in ITEMS:
        units = sum(ITEMS[item]["cost"].values()) - ITEMS[item]["cost"].get("coins", 0)
        saved = 2 * min(units, 2) if item in of_type("blue") else 0
        assert plain.cost(item) - helped.cost(item) == saved


@pytest.mark.parametrize(("others", "points"), [("", 3), ("law", 6), ("law economy strategy theology", 15)])
def test_d_156_mathematics(position: Positions, others: str, points: int) -> None:
    scene = position(City(tok=f"mathematics {others}"), City(tok="philosophy"))
    assert scene.score(1) == {"progress": points}


def test_d_157_philosophy(position: Positions) -> None:
    assert taken(position, "philosophy").score(1) == {"progress": 7}


def test_d_158_strategy(position: Positions) -> None:
    scene = taken(position, "strategy", City("guard_tower walls"))
    assert scene.pawn == 0
    for wonder, pawn in (("colossus", 2), ("circus_maximus", 1), ("statue_of_zeus", 1)):
        scene = position(City(tok="strategy", coins=30, unbuilt=wonder), cards="walls")
        scene.play(f"raise {wonder} with walls")
        assert scene.pawn == pawn
    city = City(tok="strategy", coins=30, unbuilt="mausoleum")
    scene = position(city, cards="walls", discard="guard_tower")
    scene.play("raise mausoleum with walls", "revive guard_tower")
    assert scene.pawn == 2
    scene = position(City(coins=30), City(tok="strategy"), cards="walls")
    scene.play("build walls")
    assert scene.pawn == 2  # the opponent's token does not help


@pytest.mark.parametrize("wonder", [wonder for wonder in WONDERS if wonder != "great_library"])
def test_d_159_theology(position: Positions, wonder: str) -> None:
    scene = position(City(tok="theology", coins=30, unbuilt=wonder), City(tok="law"), cards="walls barracks statue")
    facts = scene.play(f"raise {wonder} with walls")
    assert facts.count("turn_repeated P1") == 1
    scene.play("sell barracks")
    assert scene.asked == ("turn", 2)


def test_d_159_theology_does_not_serve_the_wonder_that_brought_it(position: Positions) -> None:
    scene = position(City(coins=30, unbuilt="great_library"), box="theology", cards="walls")
    assert "turn_repeated P1" not in scene.play("raise great_library with walls", "token theology")
    assert scene.asked == ("turn", 2)


@pytest.mark.parametrize(
    ("card", "city", "bonus"),
    [
        ("statue", City("theater", tok="urbanism"), 4),
        ("barracks", City("garrison", tok="urbanism"), 4),
        ("brewery", City(tok="urbanism"), 0),  # no cost
        ("statue", City(tok="urbanism masonry"), 0),  # discount
        ("statue", City("brickyard", tok="urbanism"), 0),  # production
    ],
)
def test_d_160_urbanism(position: Positions, card: str, city: City, bonus: int) -> None:
    scene = position(city, cards=card)
    assert (scene.cost(card), scene.quote(card).route is Route.CHAIN) == (0, bonus > 0)
    facts = scene.play(f"build {card}")
    assert [fact for fact in facts if "chain" in fact] == (["coins_received P1 chain 4"] if bonus else [])
    assert scene.coins[0] == bonus + amount(card, "coins")


def test_d_160_urbanism_brings_six_coins_at_once(position: Positions) -> None:
    assert taken(position, "urbanism").coins == (6, 0)
