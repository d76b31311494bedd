"""Items and coins are conserved: items lie in one place each, coins move only by events."""

from septem.core.table import Table
from tests.laws.games import Configuration
from tests.laws.walks import Walk, finished, law, moments, tabled


@law(examples=8)
def test_every_item_lies_in_exactly_one_place(configuration: Configuration, walk: Walk) -> None:
    """S-007: also, nothing built is lost."""
    game, family = configuration.factory(), configuration.family
    for moment in moments(game, walk):
        assert family.faults(game, moment.state) == []
    assert family.faults(game, finished(game, walk)) == []


@law(examples=8)
def test_coins_move_only_by_events(configuration: Configuration, walk: Walk) -> None:
    """S-058, R-09, C-033: every coin that comes or goes is told."""
    game, family = configuration.factory(), configuration.family
    purses = [0] * len(family.purses(Table(game, {"seed": walk.seed}).view()))
    told: list[int] = []
    for table, _, events in tabled(game, walk):
        for event in events if told else [*table.opening, *events]:
            if moved := family.coins_moved(event):
                purses[event.seat] += moved
                assert purses[event.seat] >= 0
        told = family.purses(table.view())
        assert told == purses
