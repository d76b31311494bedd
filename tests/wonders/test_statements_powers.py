"""Statements of the rules that no worked example covers: building, conflicts, points, powers, secrets."""

from __future__ import annotations

from septem.wonders.constants import CHOOSE_CARD, FACTS, FREE_SYMBOLS
from septem.wonders.knowledge import view
from septem.wonders.refusal import Refusal
from tests.wonders.helpers import City, dealt, number, scene


def test_s_081_a_duplicate_is_refused_whatever_the_way() -> None:
    """S-080 to S-082: by payment, by right; it may still mark a stage or be sold."""
    me = City("olympia", coins=9, stages=2, built="altar foundry", hand="altar theater")
    table = scene(me, age=1)
    assert [text for text in table.moves(0) if "altar" in text] == ["stage with altar", "sell altar"]
    assert table.quote(0, "claim altar").refusal is Refusal.ALREADY_BUILT


def test_s_086_a_finished_wonder_takes_no_stage() -> None:
    """S-085, S-086, S-087."""
    table = scene(City("giza", coins=0, stages=3, built="quarry", hand="altar theater"))
    assert table.stages(0) == []
    assert table.quote(0, "stage with altar").refusal is Refusal.NO_STAGE_LEFT


def test_s_088_stages_profit_from_neither_chain_nor_right() -> None:
    table = scene(City("olympia", coins=0, stages=2, built="baths", hand="aqueduct palace"), age=3)
    assert table.stages(0) == []


def test_s_091_the_pile_keeps_all_cards() -> None:
    """S-090, S-091: every card sold or left over lies in the pile to the end."""
    table = dealt(3, 2, sides="A", boards=["giza", "rhodes", "ephesus"])
    while table.state.depth:
        table.play()
    assert table.state.discarded == 3 * 3 * 7


def test_s_097_shields_count_again() -> None:
    """S-095, S-096."""
    table = scene(
        City(built="stockade", hand="altar theater"), City(hand="altar theater"), City(hand="altar theater"), turn=6
    )
    table.play("sell altar", "sell altar", "sell altar")
    assert list(table.state.victories[0]) == [0, 2, 0]
    assert table.state.shields[0] == 1


def test_s_105_the_sheet_says_where_free_symbols_lie() -> None:
    """S-101, S-110, R-14, R-29, R-30: seven categories, choices made for the best total."""
    table = scene(City("babylon", stages=2, built="apothecary workshop"))
    assert sum(table.game.score(table.state, 0).values()) == 3 + 10 + 1
    assert list(table.state.sheet[FREE_SYMBOLS : FREE_SYMBOLS + 3]) == [0, 0, 1]


def test_s_109_ranks() -> None:
    """S-109, R-15."""
    table = dealt(5, 9)
    while table.state.depth:
        table.play()
    totals = [(sum(table.game.score(table.state, seat).values()), table.state.coins[seat]) for seat in range(5)]
    assert table.game.winners(table.state) == tuple(seat for seat in range(5) if totals[seat] == max(totals))


def test_s_112_rhodes_b() -> None:
    me = City("rhodes", side="B", coins=0, built="quarry stone_pit", hand="altar theater")
    table = scene(me)
    table.play("stage with altar")
    assert table.coins()[0] == 3
    assert table.state.shields[0] == 1
    assert table.score(0, "wonder") == 3


def test_s_113_alexandria_b_makes_goods_of_choice() -> None:
    me = City("alexandria", side="B", coins=0, stages=2, hand="school altar")
    assert scene(me).builds(0, "school") == [""]


def test_s_114_babylon_b_plays_in_every_age() -> None:
    """S-114: the seventh card may also be sold; it is not left over."""
    me = City("babylon", side="B", stages=2, hand="altar theater")
    table = scene(me, City(hand="altar theater"), City(hand="altar theater"), age=1, turn=6)
    table.play("sell altar", "sell altar", "sell altar")
    assert table.game.owing(table.state) == 1
    table.play("sell theater")
    assert table.coins()[0] == 9
    assert [city for city, *_ in table.heard("card_left")] == [1, 2]


def test_s_115_new_production_serves_the_seventh_card() -> None:
    """R-16, both ways."""
    me = City("babylon", side="B", stages=2, coins=0, hand="lumber_yard stockade")
    others = City("giza", hand="altar theater"), City("rhodes", hand="altar theater")
    table = scene(me, *others, age=1, turn=6)
    table.play("build lumber_yard")
    assert "build stockade" in table.moves(0)
    strict = scene(me, *others, age=1, turn=6, seventh_card="sixth_turn")
    strict.play("build lumber_yard")
    assert "build stockade" not in strict.moves(0)


def test_s_116_the_right_begins_in_the_turn_after_the_stage() -> None:
    """R-17."""
    me = City("olympia", stages=1, coins=0, built="quarry", hand="altar palace senate")
    others = City(hand="palace senate altar"), City(hand="palace senate altar")
    table = scene(me, *others, age=3)
    assert not [text for text in table.moves(0) if text.startswith("claim")]
    table.play("stage with altar")
    assert "claim palace" in table.moves(0)


def test_s_117_halicarnassus_may_decline() -> None:
    """R-18: and the effect of a revived card is complete."""
    me = City("halicarnassus", side="B", coins=0, built="foundry", hand="altar theater")
    others = City("giza", hand="theater altar"), City("olympia", hand="theater altar")
    table = scene(me, *others).throw("tavern", "walls")
    table.play("stage with altar")
    assert {"revive tavern", "revive walls", "decline"} <= set(table.moves(0))
    table.play("decline")
    assert table.asked() == CHOOSE_CARD
    other = scene(me, *others).throw("tavern", "walls")
    other.play("stage with altar")
    other.play("revive tavern")
    assert other.coins()[0] == 5


def test_s_118_no_guild_to_copy() -> None:
    table = scene(City("olympia", side="B", stages=3))
    assert table.score(0, "guilds") == 0


def test_s_120_tavern() -> None:
    table = scene(City(coins=0, hand="tavern altar"), age=1)
    table.play("build tavern")
    assert table.coins()[0] == 5


def test_s_121_revived_vineyard_counts_the_cities_as_they_then_are() -> None:
    """R-27, R-28."""
    me = City("halicarnassus", side="B", coins=0, built="foundry", hand="altar theater")
    table = scene(me, City("giza", built="quarry", coins=9, hand="sawmill altar"), City("olympia")).throw("vineyard")
    table.play("stage with altar", "build sawmill")
    table.play("revive vineyard")
    assert table.coins()[0] == 3


def test_s_124_guilds_of_the_neighbours_colours() -> None:
    """S-124, S-127, S-128."""
    colours = {
        "workers_guild": ("lumber_yard", 1),
        "craftsmens_guild": ("loom", 2),
        "traders_guild": ("tavern", 1),
        "philosophers_guild": ("apothecary", 1),
        "spies_guild": ("walls", 1),
        "magistrates_guild": ("altar", 1),
    }
    for guild, (card, worth) in colours.items():
        table = scene(City(built=f"{guild} {card}"), City(built=card), City(built=card))
        assert table.score(0, "guilds") == 2 * worth


def test_s_134_faces_are_told_to_one_seat() -> None:
    """S-130, S-132, S-133, S-135, S-136: sales and markers are public, faces are not; R-20: but to their owner."""
    table = scene(
        City("giza", coins=0, built="quarry", hand="altar theater"),
        City("rhodes", hand="altar theater"),
        City("olympia"),
    )
    table.play("stage with altar", "sell altar", "sell lumber_yard")
    for fact, seats in (("marker_laid", {1}), ("sale_seen", {2, 4})):
        assert {event.audience for event in table.events if FACTS[event.fact] == fact} == seats
    assert view.build(table.state, 0).deeds[0].card == number("altar")  # the owner may look again
    public = [
        event for event in table.events if event.audience == -1 and FACTS[event.fact] in ("card_sold", "stage_raised")
    ]
    assert number("altar") not in [event.what for event in public if FACTS[event.fact] == "card_sold"]
