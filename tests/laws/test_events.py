"""Events tell the whole story, and no more than each listener may know."""

from septem.core.chance import Stream
from septem.core.events import Event, audible, heard_by
from septem.core.table import Table
from tests.laws.family import FamilyOfDuel
from tests.laws.games import Configuration, DuelTable
from tests.laws.walks import Walk, audiences, law, law_of_duel, played, some_moments, tabled

STEP = 12  # of all moves every so many-th is tried, beginning anywhere


@law(examples=15)
def test_old_view_events_heard_and_own_answer_make_the_new_view(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    watchers = audiences(game)
    opening = Table(game, {"seed": walk.seed})
    blank = {seat: family.before_the_deal(game, seat) for seat in watchers}
    told = {seat: family.fold(blank[seat], heard_by(opening.opening, seat)) for seat in watchers}
    assert told == {seat: opening.view(seat) for seat in watchers}
    for table, moment, events in tabled(game, walk):
        for seat in watchers:
            own = moment.move if seat == moment.seat else None
            told[seat] = family.fold(told[seat], heard_by(events, seat), own)
            assert told[seat] == table.view(seat), seat


@law_of_duel(examples=10)
def test_nobody_hears_of_a_face_that_the_view_does_not_show(configuration: DuelTable, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    watchers = audiences(game)
    before = {seat: family.items_seen(Table(game, {"seed": walk.seed}).view(seat)) for seat in watchers}
    for table, _, events in tabled(game, walk):
        after = {seat: family.items_seen(table.view(seat)) for seat in watchers}
        for seat in watchers:
            named = {item for event in heard_by(events, seat) for item in family.items_named(event)}
            assert named <= before[seat] | after[seat]
        before = after


def veiled(family: FamilyOfDuel, events: list[Event]) -> list[tuple[int, int, int, int]]:
    """Events without the faces that come to light only now."""
    return [
        (event.fact, event.seat, -1 if family.reveals_by_rule(event) else event.what, event.amount)
        for event in events
        if not family.follows_from_a_reveal(event)
    ]


@law_of_duel(examples=10)
def test_what_is_heard_depends_only_on_what_is_known(configuration: DuelTable, walk: Walk) -> None:
    """The same answer, in two positions a seat cannot tell apart, sounds the same to it."""
    game, family = configuration.factory(), configuration.family
    stream = Stream(walk.choices, "laws.apart")
    for moment in some_moments(game, walk, 8):
        _, events = played(game, moment.state, moment.seat, moment.move)
        for seat in audiences(game):
            twin = game.imagine(game.view(moment.state, seat), stream)
            if moment.move in game.legal(twin, moment.seat):
                _, others = played(game, twin, moment.seat, moment.move)
                heard, other = heard_by(events, seat), heard_by(others, seat)
                assert veiled(family, heard) == veiled(family, other)


@law_of_duel(examples=4)
def test_quotes_depend_only_on_what_is_known(configuration: DuelTable, walk: Walk) -> None:
    """A refusal does not betray what lies face down (DH-03)."""
    game, family = configuration.factory(), configuration.family
    stream = Stream(walk.choices, "laws.quotes")
    for moment in some_moments(game, walk, 1):
        for seat in range(game.seats):
            twin = game.imagine(game.view(moment.state, seat), stream)
            for move in family.moves[stream.below(STEP) :: STEP]:
                assert game.quote(twin, seat, move) == game.quote(moment.state, seat, move)


@law(examples=3)
def test_a_spectator_hears_what_every_seat_hears(configuration: Configuration, walk: Walk) -> None:
    game = configuration.factory()
    for table, _, events in tabled(game, walk):
        for event in events:
            seats = [seat for seat in range(game.seats) if audible(event, seat)]
            assert seats, "an event nobody hears"
            assert audible(event, None) <= (len(seats) == game.seats)
        assert all(event in table.events(seat) for seat in audiences(game) for event in heard_by(events, seat))
