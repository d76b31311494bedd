"""Discarding for coins (section 7)."""

import pytest

from septem.duel.data.catalogue import CATALOGUE
from tests.duel.components import of_type
from tests.duel.helpers import City, Positions


@pytest.mark.parametrize("yellow", range(9))
def test_d_060_two_coins_and_one_for_each_yellow_building(position: Positions, yellow: int) -> None:
    city = " ".join(["quarry", "theater", *of_type("yellow")[:yellow]])
    scene = position(City(city, coins=3), City("tavern"), cards="statue")
    facts = scene.play("sell statue")
    assert scene.coins == (3 + 2 + yellow, 0)
    assert scene.discard == ["statue"]
    assert f"card_sold P1 statue {2 + yellow}" in facts


def test_d_060_the_discarded_card_does_not_count(position: Positions) -> None:
    scene = position(cards="brewery")
    scene.play("sell brewery")
    assert (scene.coins, scene.city(1)) == ((2, 0), set())


def test_d_061_both_players_may_look_through_the_pile(position: Positions) -> None:
    scene = position(cards="brewery", discard="walls statue")
    scene.play("sell brewery")
    for seat in (0, 1, None):
        pile = scene.table.view(seat).discard
        assert sorted(CATALOGUE.id(card) for card in pile) == ["brewery", "statue", "walls"]
