"""Variants: numbers besides the rules, for questions of balance; without them nothing is different."""

from __future__ import annotations

import json

import pytest

from septem import Duel, Problem, Wonders
from septem.duel.options import VARIANTS
from septem.files import read


def test_coins_of_duel() -> None:
    table = Duel(starting_coins=9, second_player_coins=2).start(seed=1)
    assert [city.coins for city in table.game.view(table.state, 0).cities] == [9, 11]


@pytest.mark.parametrize(("order", "seats"), [("mirrored", "100011"), ("alternating", "010010")])
def test_draft_orders(order: str, seats: str) -> None:
    """The seats that are asked; the last wonder of a group comes by itself."""
    game = Duel(draft_order=order)  # type: ignore[arg-type]
    table = game.start(seed=1)
    asked = []
    while table.game.view(table.state, None).drafted < 8:
        (seat,) = table.owing
        asked.append(str(seat))
        position = json.loads(json.dumps(table.position_json()))
        assert read(position).owing == table.owing
        table.play(game.write_move(game.legal(table.state, seat)[0]))
    assert "".join(asked) == seats
    assert [len(city.unbuilt) for city in game.view(table.state, 0).cities] == [4, 4]


def test_coins_of_wonders() -> None:
    for options, coins in (({}, 3), ({"leaders": True}, 6), ({"starting_coins": 5}, 5), ({"starting_coins": "8"}, 8)):
        table = Wonders(3, **options).start(seed=1)
        assert {city.coins for city in table.game.view(table.state, 0).cities} == {coins}


def test_variants_stand_in_files_only_where_they_are() -> None:
    assert not set(VARIANTS) & set(Duel().options_json())
    assert "starting_coins" not in Wonders(3).options_json()
    assert Duel(second_player_coins=1).options_json()["second_player_coins"] == 1
    record = json.loads(json.dumps(Duel(draft_order="mirrored").start(seed=3).record().json()))
    assert read(record).game.options_json()["draft_order"] == "mirrored"


@pytest.mark.parametrize("options", [{"starting_coins": -1}, {"starting_coins": True}, {"second_player_coins": 21}])
def test_numbers_out_of_reach(options: dict[str, int]) -> None:
    with pytest.raises(Problem) as caught:
        Duel(**options)  # type: ignore[arg-type]
    assert caught.value.code == "wrong_number"


def test_numbers_out_of_reach_of_wonders() -> None:
    with pytest.raises(Problem) as caught:
        Wonders(3, starting_coins="many")  # type: ignore[arg-type]
    assert caught.value.code == "wrong_number"
