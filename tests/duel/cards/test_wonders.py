"""The twelve wonders (section 14), each with exactly what it needs."""

import pytest

from septem.core.quote import Reason
from tests.duel.components import ITEMS, WONDERS, amount
from tests.duel.helpers import EMPTY, City, Positions, Scene, ids

MAKERS = {
    "clay": ["brickyard", "clay_pool"],
    "wood": ["sawmill", "lumber_yard"],
    "stone": ["shelf_quarry", "quarry"],
    "glass": ["glassworks", "glass_blower"],
    "papyrus": ["press", "drying_room"],
}

NEEDED = {1: slice(1, 2), 2: slice(0, 1), 3: slice(0, 2)}  # makers of one, two and three raw units


def makers(wonder: str) -> str:
    """Brown and gray buildings that make what a wonder needs."""
    made: list[str] = []
    for good, units in ITEMS[wonder]["cost"].items():
        made += MAKERS[good][:units] if good in ("glass", "papyrus") else MAKERS[good][NEEDED[units]]
    return " ".join(made)


def raised(position: Positions, wonder: str, p2: City = EMPTY, discard: str = "") -> Scene:
    city = City(makers(wonder), coins=1, unbuilt=wonder)
    scene = position(city, p2, cards="barracks", discard=discard, box="law agriculture economy")
    assert scene.cost(wonder) == 0
    scene.play(f"raise {wonder} with barracks")
    assert scene.won(1) == {wonder: "barracks"}
    return scene


@pytest.mark.parametrize("wonder", WONDERS)
def test_points(position: Positions, wonder: str) -> None:
    scene = position(City(won=wonder))
    assert scene.score(1) == ({"wonders": amount(wonder, "points")} if wonder != "temple_of_artemis" else {})


def test_d_131_appian_way(position: Positions) -> None:
    for coins, left in ((0, 0), (1, 0), (3, 0), (5, 2)):
        scene = raised(position, "appian_way", City(coins=coins))
        assert scene.coins == (4, left)
        assert scene.asked == ("turn", 1)
        assert scene.score(1)["wonders"] == 3


def test_d_132_circus_maximus(position: Positions) -> None:
    scene = raised(position, "circus_maximus", City("press glass_blower quarry theater"))
    assert (scene.pawn, scene.asked) == (1, ("destroy", 1))
    assert scene.moves == {"destroy press", "destroy glass_blower"}
    assert scene.refusal("destroy quarry") is Reason.WRONG_COLOUR
    assert scene.refusal("destroy drying_room") is Reason.NOT_IN_THEIR_CITY
    scene.play("destroy press")
    assert (scene.discard, scene.city(2)) == (["press"], {"glass_blower", "quarry", "theater"})
    assert (scene.asked, scene.score(1)["wonders"]) == (("turn", 2), 3)


def test_d_133_colossus(position: Positions) -> None:
    scene = raised(position, "colossus")
    assert (scene.pawn, scene.asked, scene.score(1)["wonders"]) == (2, ("turn", 2), 3)


def test_d_134_great_library(position: Positions) -> None:
    scene = raised(position, "great_library")
    assert scene.asked == ("library", 1)
    assert scene.moves == {"token law", "token agriculture", "token economy"}
    assert scene.refusal("token strategy") is Reason.NOT_DRAWN
    scene.play("token agriculture")
    assert (scene.tokens(1), scene.coins[0], scene.asked) == ({"agriculture"}, 7, ("turn", 2))
    assert scene.score(1) == {"wonders": 4, "progress": 4, "treasury": 2}
    assert {"law", "economy"} <= set(ids(scene.view.box))


def test_d_135_great_lighthouse(position: Positions) -> None:
    scene = raised(position, "great_lighthouse", City("brickyard"))
    city = ("lumber_yard", "quarry", "press", "drying_room")
    assert scene.city(1) == set(city)
    assert scene.cost("garrison") == 0  # a clay of choice; wood and stone are made already
    assert scene.cost("walls") == scene.cost("tribunal") - 2 == 0
    assert (scene.asked, scene.score(1)["wonders"]) == (("turn", 2), 4)


def test_d_136_hanging_gardens(position: Positions) -> None:
    scene = raised(position, "hanging_gardens")
    assert (scene.coins[0], scene.asked, scene.score(1)["wonders"]) == (7, ("turn", 1), 3)


def test_d_137_mausoleum(position: Positions) -> None:
    scene = raised(position, "mausoleum", discard="walls statue builders_guild baths")
    assert scene.asked == ("revive", 1)
    assert scene.moves == {"revive walls", "revive statue", "revive builders_guild", "revive baths"}
    assert scene.refusal("revive barracks") is Reason.NOT_IN_DISCARD
    scene.play("revive statue")
    assert "statue" in scene.city(1)
    assert scene.discard == ["baths", "builders_guild", "walls"]
    assert (scene.asked, scene.score(1)) == (("turn", 2), {"blue": 4, "wonders": 2})


def test_d_138_piraeus(position: Positions) -> None:
    scene = raised(position, "piraeus")
    assert scene.cost("apothecary") == scene.cost("workshop") == 0
    assert scene.cost("caravansery") == 2 + 2
    assert (scene.asked, scene.score(1)["wonders"]) == (("turn", 1), 2)


def test_d_139_pyramids(position: Positions) -> None:
    scene = raised(position, "pyramids")
    assert (scene.coins, scene.pawn, scene.asked) == ((1, 0), 0, ("turn", 2))
    assert scene.score(1) == {"wonders": 9}


def test_d_140_sphinx(position: Positions) -> None:
    scene = raised(position, "sphinx")
    assert (scene.asked, scene.score(1)) == (("turn", 1), {"wonders": 6})


def test_d_141_statue_of_zeus(position: Positions) -> None:
    scene = raised(position, "statue_of_zeus", City("brickyard clay_pit glassworks"))
    assert (scene.pawn, scene.asked) == (1, ("destroy", 1))
    assert scene.moves == {"destroy brickyard", "destroy clay_pit"}
    scene.play("destroy brickyard")
    assert (scene.discard, scene.city(2)) == (["brickyard"], {"clay_pit", "glassworks"})
    assert (scene.asked, scene.score(1)["wonders"]) == (("turn", 2), 3)


def test_d_142_temple_of_artemis(position: Positions) -> None:
    scene = raised(position, "temple_of_artemis")
    assert (scene.coins[0], scene.asked) == (13, ("turn", 1))
    assert "wonders" not in scene.score(1)


@pytest.mark.parametrize(("wonder", "target"), [("circus_maximus", "press"), ("statue_of_zeus", "clay_pit")])
def test_d_143_shield_first_and_the_discard_is_compulsory(position: Positions, wonder: str, target: str) -> None:
    scene = raised(position, wonder, City(target))
    assert scene.pawn == 1
    assert scene.moves == {f"destroy {target}"}
    scene = position(City(makers(wonder), unbuilt=wonder), City(target), pawn=8, cards="barracks")
    scene.play(f"raise {wonder} with barracks")
    assert (scene.result, scene.city(2)) == ((1, "military"), {target})


@pytest.mark.parametrize("builder", [1, 2])
def test_d_144_a_destroyed_card_may_be_built_by_anybody(position: Positions, builder: int) -> None:
    own, other = City(coins=40, unbuilt="statue_of_zeus mausoleum"), City("quarry", coins=40)
    if builder == 2:
        own, other = City(coins=40, unbuilt="statue_of_zeus"), City("quarry", coins=40, unbuilt="mausoleum")
    scene = position(own, other, cards="barracks statue walls")
    scene.play("raise statue_of_zeus with barracks", "destroy quarry")
    if builder == 1:
        scene.play("sell statue")
    scene.play("raise mausoleum with walls", "revive quarry")
    assert scene.city(builder) == {"quarry"}


@pytest.mark.parametrize(
    ("card", "city", "fact"),
    [
        ("walls", City(tok="strategy"), "pawn_moved P1 3 3"),
        ("library", City("scriptorium"), "pair_made P1 quill"),
        ("chamber_of_commerce", City(), "coins_received P1 chamber_of_commerce 9"),
        ("tacticians_guild", City("guard_tower stable"), "coins_received P1 tacticians_guild 2"),
        ("tavern", City(), "coins_received P1 tavern 4"),
    ],
)
def test_d_145_a_card_from_the_pile_is_built_in_the_full_sense(
    position: Positions, card: str, city: City, fact: str
) -> None:
    buildings = f"{makers('mausoleum')} {city.buildings}"
    scene = position(
        City(buildings, tok=city.tok, unbuilt="mausoleum"), cards="barracks", discard=card, board="economy"
    )
    assert fact in scene.play("raise mausoleum with barracks", f"revive {card}")
    assert card in scene.city(1)


def test_d_145_a_card_from_the_pile_is_no_chain_build(position: Positions) -> None:
    city = City(f"{makers('mausoleum')} theater", tok="urbanism", unbuilt="mausoleum")
    scene = position(city, cards="barracks", discard="statue")
    scene.play("raise mausoleum with barracks", "revive statue")
    assert scene.coins == (0, 0)
    assert scene.quote("gardens").coins == 0  # but gives its own symbol
