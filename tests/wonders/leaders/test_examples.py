"""The worked examples of Leaders, LX-01 to LX-28."""

from __future__ import annotations

from septem.wonders.constants import CHOOSE_CARD, FOR_TRADE, REVIVE_CARD
from septem.wonders.leaders import setters
from septem.wonders.leaders.constants import COURT_LEADER, HIRE_LEADER, RECRUIT_LEADER
from tests.wonders.helpers import number
from tests.wonders.leaders.helpers import drafted
from tests.wonders.scenes import ExpandedCity, ExpandedScene, dealt, expanded_scene


def test_lx_01_six_coins_and_four_leaders_each() -> None:
    """L-012, L-020."""
    scene = dealt(5, leaders=True)
    assert scene.coins() == [6] * 5
    assert sum(scene.state.leader_dealt[seat].bit_count() for seat in range(5)) == 20
    assert scene.state.unused_size == 16


def test_lx_02_packs_go_to_the_right() -> None:
    """L-021: the right neighbour of seat 2 is seat 1."""
    scene = dealt(3, leaders=True)
    packs = [scene.moves(seat) for seat in range(3)]
    assert [len(pack) for pack in packs] == [4, 4, 4]
    for seat in range(3):
        scene.answer(seat, packs[seat][0])
    assert [scene.moves(seat) for seat in range(3)] == [packs[(seat + 1) % 3][1:] for seat in range(3)]
    drafted(scene)
    assert [scene.state.leader_hand[seat].bit_count() for seat in range(3)] == [4, 4, 4]
    for seat in range(3):
        kept = [scene.state.picks[pick][seat] for pick in range(4)]
        dealt_packs = [scene.state.leader_dealt[(seat + pick) % 3] for pick in range(4)]
        assert all(pack >> leader & 1 for pack, leader in zip(dealt_packs, kept, strict=True))


def test_lx_03_caesar_costs_five() -> None:
    """L-034."""
    scene = expanded_scene(ExpandedCity(coins=6, held="caesar"), age=1, turn=0).play("recruit caesar")
    assert scene.coins()[0] == 1
    assert scene.state.shields[0] == 2
    assert scene.leaders(0) == ["caesar"]


def test_lx_04_who_can_do_nothing_else_discards() -> None:
    """L-032, L-033."""
    scene = expanded_scene(ExpandedCity(coins=2, board="giza", held="cleopatra midas"), age=1, turn=0)
    assert scene.moves(0) == ["sell cleopatra", "sell midas"]
    assert scene.play("sell midas").coins()[0] == 5


def test_lx_05_a_stage_with_a_leader() -> None:
    """L-035, L-036."""
    giza, other = ExpandedCity("giza", coins=6, held="sappho"), ExpandedCity("byzantium")
    scene = expanded_scene(giza, other, age=1, turn=0)
    assert "stage with sappho pay left 2" in scene.moves(0)
    scene.play("stage with sappho pay left 2")
    assert scene.coins()[:2] == [4, 3 + 2 + 3]
    assert scene.state.counts[0][7] == 1
    assert scene.state.discarded == 0
    assert scene.leaders(0) == []


def test_lx_06_maecenas_makes_later_leaders_free() -> None:
    """L-068."""
    scene = expanded_scene(ExpandedCity(coins=1, held="maecenas pericles"), age=1, turn=0).play("recruit maecenas")
    assert scene.coins()[0] == 0
    later = expanded_scene(ExpandedCity(coins=0, leaders="maecenas", held="pericles"), age=2, turn=0).play(
        "recruit pericles"
    )
    assert later.coins()[0] == 0
    assert later.leaders(0) == ["maecenas", "pericles"]


def test_lx_07_rome_b_and_its_neighbours() -> None:
    """L-092, L-045."""
    cities = [
        ExpandedCity("rome", "B", coins=6, held="amytis"),
        ExpandedCity(coins=6, held="sappho amytis"),
        ExpandedCity(coins=6),
    ]
    assert expanded_scene(*cities, turn=0).play("recruit amytis", "recruit sappho").coins()[:2] == [4, 6]
    assert expanded_scene(*cities, turn=0).play("", "recruit amytis").coins()[1] == 3


def test_lx_08_archimedes_waives_one_of_two_goods() -> None:
    """L-065, L-R16."""
    own = ExpandedCity("ephesus", built="lumber_yard glassworks", leaders="archimedes", hand="university")
    wood = ExpandedCity("olympia", coins=9)
    scene = expanded_scene(
        ExpandedCity("alexandria", coins=9, built="lumber_yard", leaders="archimedes"),
        wood,
        ExpandedCity("ephesus"),
        age=3,
    )
    assert scene.ways(0, "university") == ["pay right 2", "pay left 2"]
    assert expanded_scene(own, wood, age=3).ways(0, "university") == [""]


def test_lx_09_leonidas_leaves_black_cards_alone() -> None:
    """L-066."""
    scene = expanded_scene(ExpandedCity(coins=3, leaders="leonidas", hand="militia"), age=1)
    assert scene.play("build militia").coins()[0] == 0
    assert scene.has(0, "militia")


def test_lx_10_hatshepsut_is_paid_after_the_purchase() -> None:
    """L-072."""
    wood = ExpandedCity("olympia")
    scene = expanded_scene(ExpandedCity("giza", coins=2, leaders="hatshepsut", hand="stockade"), wood, age=1)
    scene.play("build stockade pay left 2")
    assert scene.coins()[0] == 1
    short = expanded_scene(
        ExpandedCity("giza", coins=3, leaders="hatshepsut", hand="caravansery"),
        ExpandedCity("olympia", built="lumber_yard"),
    )
    assert short.builds(0, "caravansery") == []


def test_lx_11_hatshepsut_once_a_neighbour() -> None:
    """L-072."""
    left = ExpandedCity("rhodes", built="ore_vein foundry")
    right = ExpandedCity("giza", "A", coins=0)
    buyer = ExpandedCity("ephesus", coins=8, leaders="hatshepsut", hand="fortifications")
    scene = expanded_scene(buyer, left, right, age=3).play("build fortifications pay left 6 right 2")
    assert scene.coins()[0] == 2
    assert scene.heard("coins_received")[:2] == [(0, FOR_TRADE, 1), (0, FOR_TRADE, 1)]


def test_lx_12_the_bank_is_no_neighbour() -> None:
    """L-071, L-072."""
    scene = expanded_scene(ExpandedCity("giza", coins=1, leaders="bilkis hatshepsut", hand="stockade"), age=1)
    assert scene.builds(0, "stockade") == ["pay bank 1"]
    assert scene.play("build stockade pay bank 1").coins()[0] == 0


def at_war(*cities: ExpandedCity, age: int = 2, **rules: bool) -> ExpandedScene:
    """The last turn of an age is played, and the cities fight."""
    scene = expanded_scene(*cities, age=age, turn=7 if rules.get("cities", True) and len(cities) < 8 else 6, **rules)
    scene.play()
    return scene


def test_lx_13_nero_against_tomyris() -> None:
    """L-061, L-062."""
    nero = ExpandedCity(built="walls", leaders="nero", hand="baths altar", coins=0)
    tomyris = ExpandedCity(built="stockade", leaders="tomyris", hand="baths altar")
    scene = at_war(nero, tomyris, ExpandedCity(built="walls", hand="baths altar"), leaders=True)
    assert scene.tokens(0) == ([0, 1, 0], 1)
    assert scene.coins()[0] == 3 + 2
    assert scene.tokens(1) == ([0, 0, 0], 0)


def test_lx_14_tomyris_against_tomyris() -> None:
    """L-063, L-R07."""
    winner = ExpandedCity(built="walls", leaders="tomyris", hand="baths altar")
    loser = ExpandedCity(built="stockade", leaders="tomyris", hand="baths altar")
    scene = at_war(winner, loser, ExpandedCity(built="walls", hand="baths altar"))
    assert scene.tokens(0) == ([0, 1, 0], 1)
    assert scene.tokens(1) == ([0, 0, 0], 0)


PLATO = (
    "lumber_yard clay_pool ore_vein loom baths altar workshop tavern stockade barracks traders_guild "
    "militia hideout residence gambling_den"
)


def test_lx_15_plato_counts_whole_sets() -> None:
    """L-052."""
    with_plato, without = (
        expanded_scene(ExpandedCity(built=PLATO, leaders="plato")),
        expanded_scene(ExpandedCity(built=PLATO)),
    )
    assert with_plato.score(0, "leaders") - without.score(0, "leaders") == 7


def test_lx_16_justinian() -> None:
    """L-052."""
    built = "baths altar theater pawnshop workshop apothecary stockade barracks guard_tower"
    assert expanded_scene(ExpandedCity(built=built, leaders="justinian")).score(0, "leaders") == 6


def test_lx_17_midas_and_gamers() -> None:
    """L-053, L-082."""
    scene = expanded_scene(ExpandedCity(coins=11, built="gamers_guild", leaders="midas"))
    assert [scene.score(0, line) for line in ("treasury", "leaders", "guilds")] == [3, 3, 3]


def test_lx_18_aristotle_and_euclid() -> None:
    """L-054, L-055."""
    built = "apothecary workshop laboratory scriptorium library"
    assert expanded_scene(ExpandedCity(built=built, leaders="aristotle euclid")).score(0, "science") == 32


def test_lx_19_solomon() -> None:
    """L-069."""
    early = expanded_scene(ExpandedCity(coins=6, held="solomon"), age=1, turn=0).play("recruit solomon")
    assert early.asked() == CHOOSE_CARD
    late = expanded_scene(ExpandedCity(coins=6, held="solomon"), age=2, turn=0).throw("tavern").play("recruit solomon")
    assert late.asked() == REVIVE_CARD
    assert late.play("revive tavern").coins()[0] == 3 + 5
    both = expanded_scene(ExpandedCity(coins=6, leaders="xenophon", held="solomon"), age=2, turn=0).throw("tavern")
    assert both.play("recruit solomon").play("revive tavern").coins()[0] == 3 + 7


def test_lx_20_vitruvius_is_paid_for_chains_only() -> None:
    """L-073, L-R08."""
    chained = expanded_scene(ExpandedCity(built="scriptorium", leaders="vitruvius", coins=0, hand="library")).play(
        "build library"
    )
    assert chained.coins()[0] == 2
    olympia = ExpandedCity("olympia", stages=2, leaders="vitruvius", coins=0, hand="library")
    assert expanded_scene(olympia).play("claim library").coins()[0] == 0


def courting(copied: str) -> ExpandedScene:
    """The owner of the guild has one red card."""
    own = ExpandedCity("ephesus", coins=0, built="stockade", leaders="ramses", hand="courtesans_guild")
    scene = expanded_scene(own, ExpandedCity(leaders="croesus pericles"), age=3).play("build courtesans_guild")
    assert scene.asked() == COURT_LEADER
    assert scene.moves(0) == ["copy croesus", "copy pericles"]
    return scene.play(f"copy {copied}")


def test_lx_21_courtesans() -> None:
    """L-083, L-084."""
    assert courting("croesus").coins()[0] == 6
    assert courting("pericles").score(0, "guilds") == 2


def test_lx_22_diplomats_count_leaders_recruited() -> None:
    """L-081."""
    left = ExpandedCity(leaders="sappho zenobia cleopatra")
    right = ExpandedCity(leaders="nefertiti", built="courtesans_guild", stages=2)
    assert expanded_scene(ExpandedCity(built="diplomats_guild"), left, right).score(0, "guilds") == 4


def test_lx_23_ramses_and_the_architects() -> None:
    """L-067, L-080."""
    own = ExpandedCity(coins=0, leaders="ramses", hand="architects_guild")
    scene = expanded_scene(
        own, ExpandedCity(built="workers_guild spies_guild"), ExpandedCity(built="traders_guild"), age=3
    )
    scene.play("build architects_guild")
    assert scene.coins()[0] == 0
    assert scene.score(0, "guilds") == 9


def test_lx_24_rome_b_draws_and_hires() -> None:
    """L-093, L-094."""
    scene = dealt(3, leaders=True, boards=("rome", "giza", "rhodes"), sides="B")
    drafted(scene)
    assert scene.asked() == RECRUIT_LEADER
    rome = ExpandedCity("rome", "B", coins=0, built="lumber_yard clay_pool", held="sappho", hand="altar")
    drawing = expanded_scene(rome, age=2)
    unused = [number(name) for name in ("plato", "caesar", "nero", "hiram", "midas")]
    setters.put_unused(drawing.state, unused)
    drawing.play("stage with altar")
    assert drawing.coins()[0] == 5
    assert drawing.state.leader_hand[0].bit_count() == 1 + 4
    assert drawing.state.unused_size == 1
    second = ExpandedCity("rome", "B", coins=3, stages=1, built="stone_pit clay_pool loom", held="caesar", hand="altar")
    hiring = expanded_scene(second, age=2).play("stage with altar")
    assert hiring.asked() == HIRE_LEADER
    assert hiring.play("recruit caesar").coins()[0] == 0
    assert hiring.leaders(0) == ["caesar"]
    assert hiring.score(0, "wonder") == 3


def test_lx_25_leaders_left_over_bring_nothing() -> None:
    """L-037."""
    scene = expanded_scene(ExpandedCity("giza", coins=0, held="sappho nero"), age=3, turn=0).play("sell nero")
    assert scene.state.leader_hand[0] == 0
    assert scene.coins()[0] == 3
    rome = expanded_scene(ExpandedCity("rome", "B", coins=0, held="sappho nero"), age=3, turn=0).play("sell nero")
    assert rome.state.leader_hand[0].bit_count() == 1


def test_lx_26_hypatia_counts_green_cards_only() -> None:
    """L-051, L-044."""
    scene = expanded_scene(ExpandedCity(built="workshop apothecary pigeon_loft", leaders="hypatia euclid"))
    assert scene.score(0, "leaders") == 2


def test_lx_27_alexander_in_a_team() -> None:
    """L-050, CT-017."""
    strong = ExpandedCity(wins=(2, 2, 0), leaders="alexander")
    scene = expanded_scene(strong, ExpandedCity(), ExpandedCity(), ExpandedCity(), teams=True)
    assert scene.score(0, "leaders") == 4


def test_lx_28_imhotep_and_the_cabinet() -> None:
    """L-065, C-073."""
    scene = expanded_scene(ExpandedCity("petra", coins=7, built="architect_cabinet", leaders="imhotep"))
    assert scene.stage_ways(0) == [""]
    second = expanded_scene(ExpandedCity("petra", coins=6, stages=1, built="architect_cabinet", leaders="imhotep"))
    assert second.stage_ways(0) == []
