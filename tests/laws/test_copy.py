"""A copy is a position of its own that goes the same way."""

from copy import deepcopy

import pytest

from septem import Duel, Wonders
from tests.laws.games import Configuration
from tests.laws.walks import Walk, copied, finished, law, moments, some_moments


@law(examples=6)
def test_playing_a_copy_leaves_the_original_untouched(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    for moment in some_moments(game, walk, 4):
        before = family.whole(moment.state)
        finished(game, walk, copied(game, moment.state))
        assert family.whole(moment.state) == before
        assert game.legal(moment.state, moment.seat) == moment.legal


@law(examples=6)
def test_a_copy_goes_the_same_way(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    for moment in some_moments(game, walk, 3):
        ends = [finished(game, walk, copied(game, moment.state)) for _ in range(2)]
        assert family.whole(ends[0]) == family.whole(ends[1])
        assert game.winners(ends[0])


@law(examples=3)
def test_a_copy_made_before_every_answer_keeps_step(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    follower = None
    for moment in moments(game, walk):
        if follower is not None:
            assert family.whole(follower) == family.whole(moment.state)
        follower = copied(game, moment.state)
        assert game.legal(follower, moment.seat) == moment.legal
        game.play(follower, moment.seat, moment.move)


@law(examples=3)
def test_a_finished_game_is_copied_whole(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    end = finished(game, walk)
    other = copied(game, end)
    assert family.whole(other) == family.whole(end)
    assert game.winners(other) == game.winners(end)
    assert game.owing(other) == 0


@law(examples=3)
def test_a_used_position_is_overwritten_whole(configuration: Configuration, walk: Walk) -> None:
    """Copying over the end of another game leaves nothing of it."""
    game, family = configuration.factory(), configuration.family
    used = finished(game, walk)
    for moment in some_moments(game, walk, 2):
        used.copy_from(moment.state)
        assert family.whole(used) == family.whole(moment.state)
        fresh = copied(game, moment.state)
        assert family.whole(finished(game, walk, used)) == family.whole(finished(game, walk, fresh))


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
