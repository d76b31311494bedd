"""Statements of Leaders: leaders in general, the 36 leaders."""

from __future__ import annotations

from typing import Any

import pytest

from septem.wonders import setters
from septem.wonders.constants import CHOOSE_CARD, FACTS, PLAY_LAST, REVIVE_CARD
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import FIRST_OTHER
from septem.wonders.data.declarations import Card
from septem.wonders.leaders import recruitment
from septem.wonders.leaders.constants import HIRE_LEADER, LEADER
from tests.wonders.data.read import CITIES, LEADERS
from tests.wonders.helpers import number
from tests.wonders.scenes import ExpandedCity, expanded_scene

LAST = "baths altar"
ONE_OF_EACH = "lumber_yard loom baths workshop tavern stockade traders_guild militia"


def points(leader: str, line: str = "leaders", **city: Any) -> int:
    """The points that a leader adds to a line of its owner's sheet."""
    built = [expanded_scene(ExpandedCity(leaders=leaders, **city)).score(0, line) for leaders in (leader, "")]
    return built[0] - built[1]


def test_l_040_a_recruited_leader_stays() -> None:
    """With Rome B there may be five."""
    own = ExpandedCity(
        "rome", "B", coins=9, stages=2, built="quarry press", leaders="sappho nero midas hiram", held="caesar"
    )
    scene = expanded_scene(ExpandedCity(**{**vars(own), "hand": "altar"}), age=3).play("stage with altar")
    assert scene.asked() == HIRE_LEADER
    assert scene.play("recruit caesar").leaders(0) == ["caesar", "hiram", "midas", "nero", "sappho"]
    assert scene.state.counts[0][LEADER] == 5


def test_l_041_what_was_before_is_not_rewarded() -> None:
    """Nero, Vitruvius, Xenophon and Tomyris look ahead; what is counted at the end looks back."""
    own = ExpandedCity(coins=9, built="tavern scriptorium library", wins=(1, 0, 0), defeats=1)
    for leader in ("nero", "vitruvius", "xenophon", "tomyris"):
        scene = expanded_scene(ExpandedCity(**{**vars(own), "held": leader}), age=2, turn=0).play(f"recruit {leader}")
        assert scene.coins()[0] == 9 - CATALOGUE.price[number(leader)]
        assert scene.tokens(0) == ([1, 0, 0], 1)
    assert points("varro", built="tavern") == 1


def test_l_042_leaders_are_no_buildings() -> None:
    """Olympia can neither have them for nothing nor copy them."""
    free = expanded_scene(ExpandedCity("olympia", "A", coins=0, stages=2, held="caesar"), age=2, turn=0)
    assert free.moves(0) == ["sell caesar"]
    copying = expanded_scene(ExpandedCity("olympia", "B", stages=3), ExpandedCity(leaders="cleopatra"))
    assert copying.score(0, "guilds") == 0
    scene = expanded_scene(ExpandedCity(leaders="sappho nero caesar"))
    assert list(scene.state.counts[0][:LEADER]) == [0] * LEADER
    assert scene.state.counts[0][LEADER] == 3


def test_l_043_leaders_and_black_cards_share_a_line() -> None:
    """C-121: eight lines in all."""
    scene = expanded_scene(
        ExpandedCity(coins=0, leaders="cleopatra", built="gates_of_the_city pigeon_loft"),
        ExpandedCity(built="workshop"),
    )
    sheet = scene.game.score(scene.state, 0)
    assert len(sheet) == 8
    assert {line: amount for line, amount in sheet.items() if amount} == {"leaders": 5 + 4, "science": 1}


@pytest.mark.parametrize(("leader", "counting"), [("euclid", "hypatia"), ("caesar", "pericles")])
def test_l_044_symbols_and_shields_have_no_colour(leader: str, counting: str) -> None:
    assert expanded_scene(ExpandedCity(leaders=f"{leader} {counting}")).score(0, "leaders") == 0
    neighbour = expanded_scene(ExpandedCity(built="philosophers_guild spies_guild"), ExpandedCity(leaders=leader))
    assert neighbour.score(0, "guilds") == 0


def test_l_045_no_cost_is_below_nothing() -> None:
    """L-R14."""
    scene = expanded_scene(
        ExpandedCity("rome", "B", held="sappho"), ExpandedCity(held="nero", leaders="maecenas"), age=2, turn=0
    )
    for leader in range(36):
        price = CATALOGUE.price[FIRST_OTHER + leader]
        assert recruitment.price(scene.state, 0, FIRST_OTHER + leader) == max(price - 2, 0)
        assert recruitment.price(scene.state, 1, FIRST_OTHER + leader) == 0
        assert recruitment.price(scene.state, 2, FIRST_OTHER + leader) == max(price - 1, 0)


@pytest.mark.parametrize("leader", [*LEADERS["leaders"], *CITIES["leaders"]], ids=lambda leader: leader["id"])
def test_l_050_every_leader_is_declared_as_printed(leader: dict[str, Any]) -> None:
    """L-050 to L-074, C-110 to C-119."""
    card = CATALOGUE.cards[CATALOGUE.numbers[leader["id"]]]
    assert isinstance(card, Card)
    assert card.colour == LEADER
    assert card.cost.coins == leader["cost"]["coins"]
    assert card.cost.goods == ""
    assert [effect.facts() for effect in card.effects] == leader["effects"]


@pytest.mark.parametrize(("leader", "expected"), [("alexander", 1 + 2 + 1), ("amytis", 4)])
def test_l_050_tokens_and_stages(leader: str, expected: int) -> None:
    """Tokens count, not their points; defeats do not."""
    assert points(leader, board="giza", stages=2, wins=(1, 2, 1), defeats=3) == expected


@pytest.mark.parametrize(
    ("leader", "cards", "each"),
    [
        ("hiram", "traders_guild workers_guild", 2),
        ("hypatia", "workshop apothecary", 1),
        ("nebuchadnezzar", "baths altar", 1),
        ("pericles", "stockade barracks", 2),
        ("phidias", "lumber_yard clay_pit", 1),
        ("praxiteles", "loom press", 2),
        ("varro", "tavern forum", 1),
    ],
)
def test_l_051_colours(leader: str, cards: str, each: int) -> None:
    """Only cards of the own city count, and not the good of the board."""
    assert points(leader, built=f"{cards} militia") == 2 * each
    assert points(leader, board="giza", built="") == 0
    others = expanded_scene(ExpandedCity(leaders=leader), ExpandedCity(built=cards), ExpandedCity(built=cards))
    assert others.score(0, "leaders") == 0
    whole = points(leader, built=ONE_OF_EACH)
    assert whole == each


def test_l_052_sets() -> None:
    """Black cards and leaders are no part of a set."""
    assert points("plato", built=ONE_OF_EACH) == 7
    assert points("plato", built=ONE_OF_EACH.removesuffix(" militia")) == 7
    assert points("plato", built=ONE_OF_EACH.replace("traders_guild", "hideout")) == 0
    assert points("justinian", built="baths workshop stockade altar apothecary militia") == 3


def test_l_053_midas_beside_the_treasury() -> None:
    for coins, expected in ((2, 0), (3, 1), (8, 2), (9, 3)):
        assert points("midas", coins=coins) == expected
        assert points("midas", "treasury", coins=coins) == 0


def test_l_054_aristotle() -> None:
    assert points("aristotle", "science", built="apothecary workshop scriptorium") == 3
    assert points("aristotle", "science", built="apothecary workshop scriptorium lodge laboratory library") == 6
    assert points("aristotle", "science", built="apothecary workshop") == 0


@pytest.mark.parametrize(
    ("leader", "cards"), [("euclid", "apothecary"), ("ptolemy", "scriptorium"), ("pythagoras", "workshop")]
)
def test_l_055_symbols_of_leaders(leader: str, cards: str) -> None:
    assert points(leader, "science", built=cards) == 4 - 1
    assert points(leader, "science", built="") == 1
    assert points(leader, "science", built="apothecary workshop scriptorium".replace(cards, "")) == 1 + 7


@pytest.mark.parametrize(("leader", "expected"), [("cleopatra", 5), ("nefertiti", 4), ("zenobia", 3), ("sappho", 2)])
def test_l_056_points(leader: str, expected: int) -> None:
    assert points(leader) == expected


@pytest.mark.parametrize(("leader", "shields"), [("caesar", 2), ("hannibal", 1)])
def test_l_060_shields(leader: str, shields: int) -> None:
    scene = expanded_scene(
        ExpandedCity(leaders=leader, hand=LAST),
        ExpandedCity(hand=LAST, built="stockade"),
        ExpandedCity(hand=LAST),
        turn=7,
    ).play()
    assert scene.tokens(0)[0][1] == shields
    assert scene.state.shields[0] == shields


def test_l_061_nero_is_paid_for_each_token_he_takes() -> None:
    own = ExpandedCity(coins=0, built="walls", leaders="nero", wins=(2, 0, 0), hand=LAST)
    scene = expanded_scene(own, ExpandedCity(hand=LAST), ExpandedCity(hand=LAST), turn=7).play("build altar")
    assert scene.coins()[0] == 4
    lost = expanded_scene(
        ExpandedCity(coins=0, leaders="nero", hand=LAST),
        ExpandedCity(hand=LAST, built="walls"),
        ExpandedCity(hand=LAST),
        turn=7,
    )
    assert lost.play("build altar").coins()[0] == 0


def test_l_062_tomyris_passes_defeats_on() -> None:
    """Not the tokens she has, nor anything when she wins."""
    own = ExpandedCity(built="stockade", leaders="tomyris", defeats=1, hand=LAST)
    scene = expanded_scene(own, ExpandedCity(built="walls", hand=LAST), ExpandedCity(hand=LAST), turn=7).play()
    assert scene.tokens(0) == ([0, 1, 0], 1)
    assert scene.tokens(1) == ([0, 2, 0], 1)
    assert scene.tokens(2) == ([0, 0, 0], 2)
    assert scene.heard("defeat_passed") == [(1, 0, -1)]


def test_l_063_a_defeat_passed_on_is_the_winners() -> None:
    """L-R07: it costs a point and counts for the Strategists."""
    scene = expanded_scene(
        ExpandedCity(leaders="tomyris", hand=LAST),
        ExpandedCity(built="walls", hand=LAST),
        ExpandedCity(hand=LAST),
        turn=7,
    ).play()
    assert scene.score(1, "military") == 3 + 3 - 1
    setters.put_card(scene.state, 2, number("strategists_guild"))
    assert scene.score(2, "guilds") == 1
    both = [
        ExpandedCity(leaders="tomyris", hand=LAST),
        ExpandedCity(built="walls", hand=LAST),
        ExpandedCity(built="walls", hand=LAST),
    ]
    assert expanded_scene(*both, turn=7).play().tokens(0) == ([0, 0, 0], 0)


@pytest.mark.parametrize(
    ("leader", "card", "other"),
    [("archimedes", "workshop", "baths"), ("hammurabi", "baths", "stockade"), ("leonidas", "stockade", "workshop")],
)
def test_l_065_one_good_less(leader: str, card: str, other: str) -> None:
    nobody = (ExpandedCity("byzantium"), ExpandedCity("petra"))
    scene = expanded_scene(ExpandedCity("rome", coins=0, leaders=leader), *nobody, age=1)
    assert scene.ways(0, card) == [""]
    assert scene.ways(0, other) == []
    assert scene.stage_ways(0) == []


def test_l_065_imhotep_and_stages() -> None:
    """Either class of goods may be the one."""
    for built in ("quarry", "stone_pit loom"):
        own = ExpandedCity("ephesus", "A", coins=0, stages=0, built=built, leaders="imhotep")
        assert expanded_scene(own, ExpandedCity("giza"), ExpandedCity("rhodes")).stage_ways(0) == [""]
    last = ExpandedCity("ephesus", "A", coins=0, stages=2, leaders="imhotep")
    assert expanded_scene(last, ExpandedCity("giza"), ExpandedCity("rhodes")).stage_ways(0) == [""]
    assert expanded_scene(last, ExpandedCity("giza"), ExpandedCity("rhodes")).ways(0, "workshop") == []


def test_l_066_coins_are_never_reduced() -> None:
    petra = ExpandedCity("petra", "A", coins=6, stages=1, leaders="imhotep")
    assert expanded_scene(petra).stage_ways(0) == []
    gates = ExpandedCity("rome", coins=0, built="lumber_yard", leaders="leonidas hammurabi archimedes imhotep")
    assert expanded_scene(gates, age=1).ways(0, "gates_of_the_city") == []
    assert expanded_scene(gates, ExpandedCity("giza"), ExpandedCity("rhodes"), age=2).ways(0, "mercenaries") == []


def test_l_066_a_chain_needs_no_reduction() -> None:
    own = ExpandedCity(coins=0, built="scriptorium", leaders="archimedes vitruvius", hand="library")
    scene = expanded_scene(own)
    assert scene.builds(0, "library") == [""]
    assert scene.play("build library").coins()[0] == 2


def test_l_067_ramses() -> None:
    own = ExpandedCity("rome", coins=0, leaders="ramses", hand="strategists_guild palace")
    scene = expanded_scene(own, age=3)
    assert scene.builds(0, "strategists_guild") == [""]
    assert scene.builds(0, "palace") == []
    assert scene.play("build strategists_guild").has(0, "strategists_guild")


def test_l_068_maecenas_pays_for_himself() -> None:
    assert expanded_scene(ExpandedCity(coins=0, held="maecenas"), turn=0).moves(0) == ["sell maecenas"]
    scene = expanded_scene(
        ExpandedCity("giza", coins=0, leaders="maecenas", held="pericles caesar"),
        ExpandedCity(held="nero", coins=0),
        turn=0,
    )
    assert {"recruit pericles", "recruit caesar"} <= set(scene.moves(0))
    assert "recruit nero" not in scene.moves(1)
    assert scene.play("recruit pericles").coins()[0] == 0


def test_l_069_solomon() -> None:
    """Once, at the end of the phase, any card of the pile that is not built yet; or none."""
    own = ExpandedCity(coins=3, built="tavern", held="solomon")
    scene = expanded_scene(own, age=3, turn=0).throw("tavern", "palace", "lair").play("recruit solomon")
    assert scene.asked() == REVIVE_CARD
    assert sorted(scene.moves(0)) == ["decline", "revive lair", "revive palace"]
    scene.play("revive palace")
    assert scene.has(0, "palace")
    assert (scene.asked(), scene.coins()[0], scene.state.discarded) == (CHOOSE_CARD, 0, 2)
    same = expanded_scene(own, age=3, turn=0).throw("tavern").play("recruit solomon")
    assert same.moves(0) == ["decline"]  # only who looks knows that nothing can be built (S-133)


def test_l_069_solomon_hired_at_the_end_of_a_turn() -> None:
    """He enters play in that turn, so he looks then; cards sold in it lie in the pile."""
    own = ExpandedCity("rome", "B", coins=1, stages=2, built="quarry press", held="solomon", hand="altar")
    scene = expanded_scene(own, ExpandedCity(hand="tavern"), ExpandedCity(hand="palace"), age=3).play(
        "stage with altar"
    )
    scene.play("recruit solomon")
    assert scene.asked() == REVIVE_CARD
    assert sorted(scene.moves(0)) == ["decline", "revive palace", "revive tavern"]


def test_l_070_croesus() -> None:
    scene = expanded_scene(ExpandedCity(coins=1, held="croesus"), turn=0).play("recruit croesus")
    assert scene.coins()[0] == 6


def test_l_071_bilkis_once_a_turn() -> None:
    """Any good, a coin, one unit; nobody else can buy it, and the Warehouse does not repeat it."""
    own = ExpandedCity("rome", coins=3, leaders="bilkis", built="secret_warehouse", hand="baths")
    scene = expanded_scene(own, ExpandedCity("ephesus"), ExpandedCity("halicarnassus"))
    for card in ("baths", "stockade", "barracks", "guard_tower", "workshop", "apothecary", "scriptorium"):
        assert "pay bank 1" in scene.ways(0, card)
    assert scene.ways(0, "caravansery") == []
    neighbour = expanded_scene(
        ExpandedCity("rome", coins=9), ExpandedCity("ephesus", leaders="bilkis"), ExpandedCity("halicarnassus")
    )
    assert neighbour.ways(0, "baths") == []


def test_l_071_bilkis_is_shared_by_both_last_cards() -> None:
    """C-R21."""
    own = ExpandedCity("babylon", "B", coins=9, stages=2, leaders="bilkis", hand="baths stockade")
    scene = expanded_scene(own, ExpandedCity("ephesus", hand=LAST), ExpandedCity("halicarnassus", hand=LAST), turn=7)
    scene.play("build baths pay bank 1")
    assert scene.asked() == PLAY_LAST
    assert scene.builds(0, "stockade") == []


def test_l_072_hatshepsut_once_for_each_neighbour() -> None:
    """L-R15, C-R21: Babylon's two last cards are played in one turn."""
    own = ExpandedCity("babylon", "B", coins=9, stages=2, leaders="hatshepsut", hand="baths stockade")
    scene = expanded_scene(
        own, ExpandedCity("giza", built="lumber_yard", hand=LAST), ExpandedCity("halicarnassus", hand=LAST), turn=7
    )
    scene.play("build baths pay left 2")
    assert scene.coins()[0] == 9 - 2 + 1
    scene.play("build stockade pay left 2")
    assert scene.coins()[0] == 9 - 2 + 1 - 2
    poor = expanded_scene(
        ExpandedCity("babylon", coins=1, leaders="hatshepsut", hand="baths"),
        ExpandedCity("giza"),
        ExpandedCity("halicarnassus"),
    )
    assert poor.builds(0, "baths") == []


def test_l_073_vitruvius_is_for_chains() -> None:
    """L-R08: not for what Olympia, Halicarnassus, Solomon or Ramses give for nothing."""
    own = ExpandedCity(coins=3, built="scriptorium", leaders="vitruvius", held="solomon")
    scene = expanded_scene(own, age=2, turn=0).throw("library").play("recruit solomon")
    assert scene.play("revive library").coins()[0] == 0
    ramses = expanded_scene(ExpandedCity(coins=0, leaders="vitruvius ramses", hand="spies_guild"), age=3).play(
        "build spies_guild"
    )
    assert ramses.coins()[0] == 0
    marker = expanded_scene(
        ExpandedCity("giza", coins=0, built="stone_pit scriptorium", leaders="vitruvius", hand="library")
    )
    assert marker.play("stage with library").coins()[0] == 0


def test_l_074_xenophon_however_it_is_built() -> None:
    """L-R08."""
    chained = ExpandedCity(coins=0, built="east_trading_post", leaders="xenophon", hand="forum")
    assert expanded_scene(chained).play("build forum").coins()[0] == 2
    claimed = ExpandedCity("olympia", coins=0, stages=2, leaders="xenophon", hand="forum")
    assert expanded_scene(claimed).play("claim forum").coins()[0] == 2
    revived = ExpandedCity(coins=3, leaders="xenophon", held="solomon")
    scene = expanded_scene(revived, age=2, turn=0).throw("forum").play("recruit solomon")
    assert scene.play("revive forum").coins()[0] == 2
    assert expanded_scene(ExpandedCity(coins=0, leaders="xenophon", hand="forum")).play("sell forum").coins()[0] == 3


def test_l_r13_halicarnassus_looks_before_solomon() -> None:
    """L-R13: then who has copied him; each takes a card out of what the one before has left."""
    first = ExpandedCity("halicarnassus", "B", built="ore_vein foundry", held="nero")
    second = ExpandedCity(coins=3, held="solomon")
    scene = expanded_scene(second, ExpandedCity(held="midas"), first, age=2, turn=0).throw("tavern", "forum")
    scene.play("recruit solomon", "sell midas", "stage with nero")
    assert scene.moves(2)[-1] == "decline"
    scene.play("", "", "revive tavern")
    assert scene.moves(0) == ["revive forum", "decline"]
    told = [FACTS[event.fact] for event in scene.events]
    assert told.index("card_revived") < told.index("pile_opened")


def test_l_r15_a_leader_does_not_help_in_its_own_phase() -> None:
    """L-R15: Berenice does not raise what a neighbour's leader brings, Hatshepsut is not paid."""
    own = ExpandedCity(coins=9, held="berenice")
    scene = expanded_scene(own, ExpandedCity(held="croesus"), turn=0).play("recruit berenice", "recruit croesus")
    assert scene.coins()[0] == 9 - 2


def test_l_r16_the_waived_good_is_chosen_last() -> None:
    """L-R16: a source of either good covers what is left."""
    own = ExpandedCity("rome", coins=0, built="clay_pit", leaders="leonidas")
    assert expanded_scene(own, ExpandedCity("ephesus"), ExpandedCity("halicarnassus")).ways(0, "stables") == []
    own = ExpandedCity("rome", coins=0, built="clay_pit lumber_yard", leaders="leonidas")
    assert expanded_scene(own, ExpandedCity("ephesus"), ExpandedCity("halicarnassus")).ways(0, "stables") == [""]
