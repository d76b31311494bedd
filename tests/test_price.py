"""The price of an item by its name: only items that the table plays with have a price."""

from __future__ import annotations

import pytest

from septem import Duel, Problem, Wonders


def test_a_card_has_a_price_wherever_it_is() -> None:
    table = Duel().start(3)
    assert table.price("library", 0) == table.game.price(table.state, 0, table.game.read_item("library"))
    assert table.price("baths", 1).coins > 0
    assert table.price("pyramids", 0).coins > 0


def test_the_next_stage_has_a_price() -> None:
    table = Wonders(3).start(3)
    assert table.price("stage", 1) == table.price(table.game.read_item("stage"), 1)
    assert table.price("altar", 1).legal


def test_a_seat_is_checked() -> None:
    with pytest.raises(Problem) as caught:
        Duel().start(3).price("library", 2)
    assert caught.value.code == "bad_seat"


@pytest.mark.parametrize(
    ("game", "word", "code"),
    [
        (Duel(), "messe_essen", "not_in_game"),
        (Duel(), "law", "other_family"),
        (Duel(), "librari", "unknown_id"),
        (Duel(), "grand_temple_of_the_east", "unknown_id"),
        (Wonders(3), "caesar", "not_in_play"),
        (Wonders(3, leaders=True), "caesar", ""),
        (Wonders(3), "gambling_den", "not_in_play"),
        (Wonders(3, cities=True), "gambling_den", ""),
        (Wonders(3), "courtesans_guild", "not_in_play"),
        (Wonders(3), "alter", "unknown_id"),
    ],
)
def test_only_what_is_in_play_has_a_price(game: Duel | Wonders, word: str, code: str) -> None:
    table = game.start(3)
    if not code:
        assert table.price(word, 0)
        return
    with pytest.raises(Problem) as caught:
        table.price(word, 0)
    assert caught.value.code == code
