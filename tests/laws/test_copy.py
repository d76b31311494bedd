"""A copy is a position of its own that goes the same way."""

from copy import deepcopy
from typing import Any

import pytest

from septem import Duel, Wonders
from tests.laws.games import Configuration, DuelTable
from tests.laws.walks import Walk, copied, finished, law, law_of_duel, moments, some_moments


@law(examples=6)
def test_copies_go_the_same_way_and_leave_the_original_untouched(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    for moment in some_moments(game, walk, 4):
        before = family.whole(moment.state)
        ends = [finished(game, walk, copied(game, moment.state)) for _ in range(2)]
        assert family.whole(ends[0]) == family.whole(ends[1])
        assert game.winners(ends[0])
        assert family.whole(moment.state) == before
        assert game.legal(moment.state, moment.seat) == moment.legal


@law(examples=3)
def test_a_copy_made_before_an_answer_keeps_step(configuration: Configuration, walk: Walk) -> None:
    """Also one that overwrites the end of another game."""
    game, family, step = configuration.factory(), configuration.family, configuration.step
    follower = finished(game, walk)
    for number, moment in enumerate(moments(game, walk)):
        before = family.whole(moment.state)
        if number % step == 1 % step and number:
            assert family.whole(follower) == before
        if number % step == 0:
            follower.copy_from(moment.state)
            assert family.whole(follower) == before
            assert game.legal(follower, moment.seat) == moment.legal
            game.play(follower, moment.seat, moment.move)
            assert family.whole(moment.state) == before


@law(examples=3)
def test_a_finished_game_is_copied_whole(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    end = finished(game, walk)
    other = copied(game, end)
    assert family.whole(other) == family.whole(end)
    assert game.winners(other) == game.winners(end)
    assert game.owing(other) == 0


@law_of_duel(examples=3)
def test_a_used_position_is_overwritten_whole(configuration: DuelTable, walk: Walk) -> None:
    """Copying over the end of another game leaves nothing of it."""
    game, family = configuration.factory(), configuration.family
    used = finished(game, walk)
    for moment in some_moments(game, walk, 2):
        used.copy_from(moment.state)
        assert family.whole(used) == family.whole(moment.state)
        fresh = copied(game, moment.state)
        assert family.whole(finished(game, walk, used)) == family.whole(finished(game, walk, fresh))


PLAYED = {
    "duel": [Duel(), Duel(pantheon=True)],
    "wonders": [Wonders(3), Wonders(2), Wonders(4, leaders=True), Wonders(4, cities=True)],
}


@pytest.mark.parametrize("name", PLAYED)
def test_a_position_of_one_table_becomes_one_of_another(name: str) -> None:
    """A table copies no fields that it does not use, unless the position that is overwritten used them."""
    ends = [end_of(game) for game in PLAYED[name]]
    for before in ends:
        for end in ends:
            overwritten = deepcopy(before)
            overwritten.copy_from(end)
            assert overwritten == end


def end_of(game: Duel | Wonders) -> Any:
    table = game.start(seed=3)
    while not table.over:
        table.play(table.moves(table.owing[0])[0], table.owing[0])
    return table.state


@pytest.mark.parametrize("game", [Duel(pantheon=True), Wonders(4, cities=True, leaders=True)], ids=["duel", "wonders"])
def test_a_table_can_be_copied(game: Duel | Wonders) -> None:
    """With an answer that waits; what the copy plays the other one does not know."""
    table = game.start(seed=5)
    for _ in range(9):
        table.play(table.moves(table.owing[0])[0], table.owing[0])
    before, other = table.record(), deepcopy(table)
    while not other.over:
        other.play(other.moves(other.owing[0])[-1], other.owing[0])
    assert table.record() == before
    while not table.over:
        table.play(table.moves(table.owing[0])[-1], table.owing[0])
    assert other.record() == table.record()
    assert [answer.events for answer in other.answers] == [answer.events for answer in table.answers]
