"""One judge: what is listed, what is allowed, what is shown and what is charged agree."""

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import strategies as st

from septem.core.chance import Stream
from septem.core.errors import IllegalMove
from septem.core.game import Game
from septem.core.quote import Quote, Reason
from septem.duel import moves
from septem.duel.pantheon.constants import ACTIVATE
from tests.amounts import COMPILED
from tests.laws.family import FamilyOfDuel
from tests.laws.games import Configuration, DuelTable
from tests.laws.walks import Moment, Walk, costly, law, law_of_duel, moments, played, some_moments, tabled

SOME = 7  # on plain Python every so many-th number is tried
NUMBERS = st.lists(st.one_of(st.integers(-(2**80), 2**80), st.integers(-300, 2**20)), min_size=5, max_size=25)


def judge_all(game: Game, moment: Moment, numbers: Sequence[int]) -> None:
    """In the list exactly when the quote says so, or a way to pay that the list omits; refused with a reason."""
    legal = set(moment.legal)
    for seat in range(game.seats):
        allowed = legal if seat == moment.seat else set()
        for number in numbers:
            quote = game.quote(moment.state, seat, number)
            assert quote.legal == (number in allowed or is_omitted(number, allowed, quote)), (seat, number, quote)
            assert quote.legal == (quote.reason is Reason.OK)


def is_omitted(number: int, allowed: set[int], quote: Quote) -> bool:
    """Whether the list has the same activation paid better (P-032): one with other offerings is allowed, too."""
    listed = {moves.first_of(move) for move in allowed if moves.verb_of(move) == ACTIVATE}
    return quote.legal and moves.verb_of(number) == ACTIVATE and moves.first_of(number) in listed


@law_of_duel(examples=2)
def test_every_move_is_listed_exactly_when_its_quote_allows_it(configuration: DuelTable, walk: Walk) -> None:
    game = configuration.factory()
    for moment in some_moments(game, walk, 0):
        judge_all(game, moment, configuration.family.moves)


@law_of_duel(examples=12, numbers=NUMBERS)
def test_numbers_that_are_no_moves_are_refused(configuration: DuelTable, walk: Walk, numbers: list[int]) -> None:
    game, family = configuration.factory(), configuration.family
    for moment in some_moments(game, walk, 1):
        near = [move ^ 1 << bit for move in moment.legal for bit in range(0, 24, 5)]
        judge_all(game, moment, numbers + near)
        for number in {*numbers, *near}:
            quote = game.quote(moment.state, moment.seat, number)
            assert (quote.reason is Reason.NOT_A_MOVE) == (not family.is_move(number)), number


@costly
def test_every_integer_in_range_has_one_judgement(configuration: DuelTable) -> None:
    """Packing is canonical: no two numbers mean the same move."""
    game, family = configuration.factory(), configuration.family
    moment = next(moments(game, Walk(7, 7, "")))
    for number in range(-1000, family.span + 1000, 1 if COMPILED else SOME):
        quote = game.quote(moment.state, moment.seat, number)
        assert quote.legal == (number in moment.legal)
        assert (quote.reason is Reason.NOT_A_MOVE) == (not family.is_move(number))


@law_of_duel(examples=6)
def test_the_price_shown_is_the_price_charged(configuration: DuelTable, walk: Walk) -> None:
    game, family = configuration.factory(), configuration.family
    for moment in some_moments(game, walk, 3):
        purse = family.purses(game.view(moment.state, None))[moment.seat]
        for move in moment.legal:
            quote = game.quote(moment.state, moment.seat, move)
            after, events = played(game, moment.state, moment.seat, move)
            assert family.paid(events) == (quote.coins, quote.trade if quote.payee >= 0 else 0)
            assert quote.coins <= purse
            assert min(family.purses(game.view(after, None))) >= 0


def priced(family: FamilyOfDuel) -> dict[int, int]:
    """Everything that can be built, with a move that builds it."""
    return {item: move for move in family.moves if (item := family.item_priced(move)) is not None}


@law_of_duel(examples=4)
def test_receipts_add_up(configuration: DuelTable, walk: Walk) -> None:
    """For everything that can be built, whether or not it may be now."""
    game, family = configuration.factory(), configuration.family
    for moment in some_moments(game, walk, 1):
        purses = family.purses(game.view(moment.state, None))
        for seat, (item, move) in product(range(game.seats), priced(family).items()):
            quote = game.quote(moment.state, seat, move)
            assert family.receipt_faults(item, quote) == []
            assert sum(line.coins for line in quote.receipt) == quote.coins
            assert quote.short == max(quote.coins - purses[seat], 0)


@law_of_duel(examples=4)
def test_no_way_to_pay_is_cheaper_than_the_price(configuration: DuelTable, walk: Walk) -> None:
    """Against a search of every assignment of goods of choice and discounts (D-050)."""
    game, family = configuration.factory(), configuration.family
    for moment in some_moments(game, walk, 3):
        view = game.view(moment.state, None)
        for seat, (item, move) in product(range(game.seats), priced(family).items()):
            assert game.quote(moment.state, seat, move).coins == family.cheapest(view, seat, item), (seat, item)


@law(examples=3)
def test_the_table_refuses_what_the_judge_refuses(configuration: Configuration, walk: Walk) -> None:
    """And a refusal changes nothing."""
    game, family = configuration.factory(), configuration.family
    stream = Stream(walk.choices, "laws.refused")
    for number, (table, _, _) in enumerate(tabled(game, walk)):
        if table.over or number % configuration.step:
            continue
        before = family.whole(table.state)
        seat = stream.below(game.seats)
        move = family.moves[stream.below(len(family.moves))]
        if not table.quote(move, seat).legal:
            assert move not in table.moves(seat)
            with pytest.raises(IllegalMove) as refusal:
                table.play(move, seat)
            assert refusal.value.values["quote"] == table.quote(move, seat)
            assert family.whole(table.state) == before
