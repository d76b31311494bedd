"""The second edition with the first editions of Leaders and Cities: EX-62 to EX-70."""

from __future__ import annotations

import pytest

from septem.wonders.constants import CHOOSE_CARD, PLAY_LAST, REVIVE_CARD
from septem.wonders.data.components import guilds_in
from septem.wonders.game import Wonders
from tests.wonders.helpers import City
from tests.wonders.scenes import ExpandedCity, ExpandedScene, dealt
from tests.wonders.second.helpers import mixed, second

POOLS = {("leaders",): 14, ("cities",): 13, ("leaders", "cities"): 17}


def free(table: ExpandedScene, card: str) -> bool:
    return table.builds(0, card) == [""]


@pytest.mark.parametrize(("boxes", "pool"), POOLS.items())
def test_ex_62_guilds(boxes: tuple[str, ...], pool: int) -> None:
    """E-080, E-081, ER-09."""
    rules = dict.fromkeys(boxes, True)
    state = dealt(5, edition="second", **rules).state
    assert len(guilds_in(state.guild_pool)) == pool
    rows = state.dealt[16:21]
    known = set(guilds_in(state.guild_pool))
    assert len([card for row in rows for card in row[: state.rounds] if card in known]) == 7


def test_e_082_boards_of_all_boxes() -> None:
    """E-082."""
    options = Wonders(3, edition="second", leaders=True, cities=True).options
    assert set(options.boards_in_play) == {
        *("rhodes", "alexandria", "ephesus", "babylon", "olympia", "halicarnassus", "giza"),
        *("rome", "petra", "byzantium"),
    }


def test_ex_63_a_stage_raised_before_an_age_serves_in_it() -> None:
    """E-083, ER-10."""
    me = ExpandedCity("olympia", "B", coins=0, built="foundry", held="sappho zenobia")
    table = mixed(me, age=2, turn=0, cities=False).play("stage with sappho")
    assert table.asked() == CHOOSE_CARD
    assert table.state.turn == 0
    assert table.state.free_turns[0] == 1
    later = mixed(ExpandedCity("olympia", "B", coins=0, stages=1, hand="aqueduct loom"), age=2, turn=1, cities=False)
    assert free(later, "aqueduct")


def test_ex_64_recruiting_does_not_use_up_the_first_card() -> None:
    """E-083."""
    me = ExpandedCity("olympia", "B", coins=2, stages=1, held="sappho zenobia")
    table = mixed(me, age=2, turn=0, cities=False).play("recruit sappho")
    assert table.state.free_turns[0] == 1
    assert table.state.turn == 0


def test_ex_65_with_cities_the_last_turn_is_the_seventh() -> None:
    """E-084."""
    for turn, expected in ((6, False), (7, True)):
        me = ExpandedCity("olympia", "B", coins=0, stages=2, hand="palace loom press")
        table = mixed(me, *[ExpandedCity()] * 3, age=3, turn=turn, leaders=False)
        assert free(table, "palace") is expected


def test_e_084_eight_players_have_six_turns() -> None:
    boards = ("giza", "rhodes", "ephesus", "alexandria", "halicarnassus", "petra", "byzantium")
    me = ExpandedCity("olympia", "B", coins=0, stages=2, hand="palace loom")
    table = mixed(me, *[ExpandedCity(name) for name in boards], age=3, turn=6, leaders=False)
    assert free(table, "palace")


def test_ex_66_babylon_plays_eight_cards() -> None:
    """E-084."""
    me = ExpandedCity("babylon", "B", coins=0, stages=1, hand="altar tavern")
    others = [ExpandedCity(hand="loom press") for _ in range(3)]
    table = mixed(me, *others, age=1, turn=7, leaders=False)
    table.play("build altar")
    assert table.asked() == PLAY_LAST
    assert table.state.afterwards + 1 == 8


def test_ex_67_the_first_black_card_is_free() -> None:
    """E-085."""
    me = ExpandedCity("olympia", coins=0, stages=2, hand="capitol cenotaph")
    table = mixed(me, age=3, leaders=False)
    assert free(table, "capitol")
    assert table.play("build capitol").coins()[0] == 0
    later = mixed(ExpandedCity("olympia", coins=0, stages=2, built="capitol", hand="cenotaph loom"), age=3)
    assert later.builds(0, "cenotaph") == []


def test_ex_68_caligula_stays_unused() -> None:
    """E-086."""
    me = ExpandedCity("olympia", coins=0, stages=2, hand="capitol cenotaph", leaders="caligula")
    table = mixed(me, age=3)
    assert free(table, "capitol")
    assert "favour capitol" not in table.moves(0)
    later = mixed(
        ExpandedCity("olympia", coins=0, stages=2, built="capitol", hand="cenotaph loom", leaders="caligula"), age=3
    )
    assert "favour cenotaph" in later.moves(0)


def test_e_086_aids_change_nothing_on_a_free_building() -> None:
    """Imhotep still lowers stages."""
    leaders = "ramses leonidas hammurabi archimedes imhotep"
    me = ExpandedCity("olympia", coins=0, stages=2, hand="palace loom", leaders=leaders, built="brickyard")
    table = mixed(me, age=3)
    assert free(table, "palace")
    two = ExpandedCity("olympia", coins=0, stages=2, hand="palace loom", leaders="imhotep", built="clay_pool")
    assert mixed(two, age=3).stages(0) == [""]


def test_ex_69_vitruvius_pays_for_chains_only() -> None:
    """E-087: Xenophon pays however the card is built."""
    me = ExpandedCity("olympia", coins=0, stages=2, hand="library loom", leaders="vitruvius")
    assert mixed(me, cities=False).play("build library").coins()[0] == 0
    chained = ExpandedCity("olympia", coins=0, stages=2, built="apothecary", hand="stables loom", leaders="vitruvius")
    assert mixed(chained, cities=False).play("build stables").coins()[0] == 2
    yellow = ExpandedCity("olympia", coins=0, stages=2, hand="caravansery loom", leaders="xenophon")
    assert mixed(yellow, cities=False).play("build caravansery").coins()[0] == 2


def test_ex_70_leaders_are_never_free() -> None:
    """E-050."""
    for side in "AB":
        me = ExpandedCity("olympia", side, coins=0, stages=2, held="caesar sappho")
        assert "recruit caesar" not in mixed(me, age=2, turn=0, cities=False).moves(0)


def test_e_088_a_card_from_the_pile_makes_its_colour_present() -> None:
    me = ExpandedCity("olympia", coins=9, stages=2, held="solomon sappho")
    table = mixed(me, age=2, turn=0, cities=False).throw("walls", age=0)
    table.play("recruit solomon")
    assert table.asked() == REVIVE_CARD
    table.play("revive walls")
    later = mixed(ExpandedCity("olympia", coins=0, stages=2, built="walls", hand="stables loom"), cities=False)
    assert later.builds(0, "stables") == []


@pytest.mark.parametrize(
    ("board", "side", "stages", "points"),
    [("rome", "A", 2, 7), ("petra", "B", 2, 7), ("byzantium", "B", 2, 7), ("rome", "B", 2, 0), ("rome", "B", 3, 7)],
)
def test_e_089_decorators_guild_with_boards_of_other_boxes(board: str, side: str, stages: int, points: int) -> None:
    table = mixed(ExpandedCity(board, side, built="decorators_guild", stages=stages), age=3)
    assert table.score(0, "guilds") == points


def test_e_080_without_them_no_part_of_them_is_in_play() -> None:
    assert set(second(City("giza")).game.score(second(City("giza")).state, 0)) == {
        *("military", "treasury", "wonder", "civilian", "science", "commercial", "guilds"),
    }
