"""Seed and answers rebuild every view and every event."""

from septem.core.table import Table
from tests.laws.games import Configuration, DuelTable
from tests.laws.walks import Walk, audiences, finished, law, law_of_duel, tabled


@law(examples=4)
def test_seed_and_answers_rebuild_every_view_and_event(configuration: Configuration, walk: Walk) -> None:
    game, again = configuration.factory(), configuration.factory()
    first, copy = (Table(each, {"seed": walk.seed}) for each in (game, again))
    watchers = audiences(game)
    assert copy.opening == first.opening
    assert [copy.view(seat) for seat in watchers] == [first.view(seat) for seat in watchers]
    for number, (table, moment, events) in enumerate(tabled(game, walk)):
        assert copy.play(again.write_move(moment.move), moment.seat) == events
        if number % configuration.step == 0 or table.over:
            assert [copy.view(seat) for seat in watchers] == [table.view(seat) for seat in watchers]
    assert copy.over
    assert configuration.family.whole(copy.state) == configuration.family.whole(finished(game, walk))


@law_of_duel(examples=2)
def test_taking_back_returns_to_the_position_before(configuration: DuelTable, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    before = family.whole(Table(game, {"seed": walk.seed}).state)
    for table, moment, events in tabled(game, walk):
        if not any(game.reveals(event) for event in events):
            table.undo(moment.seat)
            assert family.whole(table.state) == before
            assert table.play(moment.move, moment.seat) == events
        before = family.whole(table.state)
