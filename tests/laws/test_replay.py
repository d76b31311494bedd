"""Seed and answers rebuild every view and every event."""

from septem.core.events import Event, heard_by
from septem.core.game import Game
from septem.core.table import Table
from tests.laws.games import Configuration
from tests.laws.walks import Walk, audiences, law, tabled


def story(table: Table, events: list[Event]) -> list[object]:
    """What everyone sees and has just heard."""
    watchers = audiences(table.game)
    return [(table.view(seat), heard_by(events, seat)) for seat in watchers]


def retold(game: Game, walk: Walk, moves: list[tuple[int, str]]) -> list[object]:
    table = Table(game, {"seed": walk.seed})
    stories: list[object] = [story(table, table.opening)]
    for seat, text in moves:
        stories.append(story(table, table.play(text, seat)))
    return stories


@law(examples=4)
def test_seed_and_answers_rebuild_every_view_and_event(configuration: Configuration, walk: Walk) -> None:
    game = configuration.factory()
    fresh = Table(game, {"seed": walk.seed})
    stories: list[object] = [story(fresh, fresh.opening)]
    moves = []
    for table, moment, events in tabled(game, walk):
        stories.append(story(table, events))
        moves.append((moment.seat, game.write_move(moment.move)))
    assert retold(configuration.factory(), walk, moves) == stories


@law(examples=2)
def test_taking_back_returns_to_the_position_before(configuration: Configuration, walk: Walk) -> None:
    game = configuration.factory()
    family = configuration.family
    before = family.whole(Table(game, {"seed": walk.seed}).state)
    for table, moment, events in tabled(game, walk):
        if not any(game.reveals(event) for event in events):
            table.undo(moment.seat)
            assert family.whole(table.state) == before
            assert table.play(moment.move, moment.seat) == events
        before = family.whole(table.state)
