"""Nothing is made out of nothing: items lie in one place each, coins move only by events."""

from collections import Counter

from tests.laws.games import Configuration
from tests.laws.walks import Walk, finished, law, moments, tabled


@law(examples=8)
def test_every_item_lies_in_exactly_one_place(configuration: Configuration, walk: Walk) -> None:
    game = configuration.factory()
    for moment in moments(game, walk):
        check_places(configuration, moment.state)
    check_places(configuration, finished(game, walk))


def check_places(configuration: Configuration, state: object) -> None:
    family = configuration.family
    lying = [(item, name) for name, items in family.places(state) for item in items]
    assert len({item for item, _ in lying}) == len(lying), sorted(lying)
    assert Counter(family.kind_of(item) for item, _ in lying) == Counter(family.expected_counts(state))


@law(examples=8)
def test_coins_move_only_by_events(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    purses = [0] * game.seats
    told: list[int] = []
    for table, _, events in tabled(game, walk):
        for event in events if told else [*table.opening, *events]:
            purses = [coins + moved for coins, moved in zip(purses, family.coins_moved(event), strict=True)]
            assert min(purses) >= 0
        told = family.purses(table.view())
        assert told == purses
