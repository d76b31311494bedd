"""Every decision can be answered, every game ends, and the right seat wins."""

from collections import Counter

from septem.core import bits
from tests.laws.games import Configuration, DuelTable, WondersTable
from tests.laws.walks import Walk, copied, finished, law, law_of_duel, law_of_wonders, moments

ENOUGH = 500  # no game of ours is nearly as long
SOME = 150  # moves that are tried at the end of a game


@law(examples=12)
def test_every_decision_has_moves_and_no_move_is_listed_twice(configuration: Configuration, walk: Walk) -> None:
    game = configuration.factory()
    for count, moment in enumerate(moments(game, walk)):
        assert moment.legal
        assert len(set(moment.legal)) == len(moment.legal)
        assert game.winners(moment.state) == ()
        assert count < ENOUGH


@law(examples=12)
def test_a_finished_game_asks_nothing(configuration: Configuration, walk: Walk) -> None:
    game = configuration.factory()
    end = finished(game, walk)
    assert game.owing(end) == 0
    assert all(game.legal(end, seat) == [] for seat in range(game.seats))
    moves = configuration.family.moves
    some = moves[:: 1 + len(moves) // SOME]
    assert not any(game.quote(end, seat, move).legal for seat in range(game.seats) for move in some)
    assert game.winners(end)


@law(examples=12)
def test_the_categories_add_up_to_the_total_that_decides(configuration: Configuration, walk: Walk) -> None:
    game = configuration.factory()
    end = finished(game, walk)
    sheets = [game.score(end, seat) for seat in range(game.seats)]
    totals = [sum(sheet.values()) for sheet in sheets]
    assert game.winners(end) == configuration.family.rightful_winners(game.view(end, None), totals, sheets)


@law_of_duel(examples=12)
def test_no_category_takes_points_away(configuration: DuelTable, walk: Walk) -> None:
    game = configuration.factory()
    end = finished(game, walk)
    assert all(points >= 0 for seat in range(game.seats) for points in game.score(end, seat).values())


@law_of_wonders()
def test_every_city_lays_all_its_cards(configuration: WondersTable, walk: Walk) -> None:
    game = configuration.factory()
    played = Counter(deed.age for deed in game.view(finished(game, walk), None).deeds)
    assert set(played.values()) == {game.table_config.rounds * game.cities}


@law(examples=4)
def test_every_move_has_one_text_and_every_text_one_move(configuration: Configuration, walk: Walk) -> None:
    game = configuration.factory()
    for moment in moments(game, walk):
        for move in moment.legal:
            assert game.read_move(game.write_move(move)) == move


@law(examples=4)
def test_asking_for_moves_quotes_views_and_scores_changes_nothing(configuration: Configuration, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    for number, moment in enumerate(moments(game, walk)):
        if number % configuration.step:
            continue
        before = family.whole(copied(game, moment.state))
        game.quote(moment.state, moment.seat, moment.move)
        game.score(moment.state, moment.seat)
        game.view(moment.state, moment.seat)
        assert all(game.legal(moment.state, seat) for seat in bits.members(game.owing(moment.state)))
        assert game.legal(moment.state, moment.seat) == moment.legal
        assert family.whole(moment.state) == before


@law_of_duel(examples=4)
def test_exchanging_the_seats_exchanges_the_result(configuration: DuelTable, walk: Walk) -> None:
    """From any position in which the rules do not tell the seats apart."""
    game, family = configuration.factory(), configuration.family
    mirror = None
    for moment in moments(game, walk):
        mirror = mirror or family.mirrored(game, moment.state)
        if mirror is not None:
            other = 1 - moment.seat
            assert game.view(mirror, other) == family.mirrored_view(game.view(moment.state, moment.seat))
            legal = {family.mirrored_move(move) for move in moment.legal}
            assert set(game.legal(mirror, other)) == legal
            game.play(mirror, other, family.mirrored_move(moment.move))
    assert mirror is not None
    assert game.view(mirror, None) == family.mirrored_view(game.view(finished(game, walk), None))
