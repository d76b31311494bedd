"""Makes a position from a view (determinization): known cards where they are known, others anywhere they may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import bits
from ...core.chance import Stream
from ...core.errors import Problem
from .. import setters
from ..constants import BUILD, CLAIM, CLAIM_COLOUR
from ..data.components import FIRST_STAGE
from ..state import State
from . import constraints, redeal, rewind
from .age_cards import AgeCards
from .view import SPECTATOR, View, pack_revival

if TYPE_CHECKING:
    from ..game import Wonders


def imagine(game: Wonders, view: View, stream: Stream) -> State:
    """A position that the seat of a view cannot rule out."""
    state = game.new()
    setters.put_table(state, len(view.cities), view.players, game.options.rulings)
    restore_cities(state, view)
    setters.put_turn(state, view.age - 1, view.turn - 1)
    cards, unbuilt = AgeCards(state, view), loose(view)
    for age in range(view.age if view.turn else view.age - 1):
        cards.restore(age, unbuilt, game.table_config)
    restore_rest(state, view)
    game.restore_parts(state, view.parts, (None,) * len(view.parts), stream)
    setters.put_used(state, list(view.used), view.interest_due)
    rewind.recall_excluded(state)
    if view.kept is not None and view.round is not None:
        rewind.keep_market(state, bits.lowest(view.round.asked), view.kept)
    deal_again(game, state, view, stream)
    answer_again(game, state, view, stream)
    return state


def deal_again(game: Wonders, state: State, view: View, stream: Stream) -> None:
    """Deal everything that the seat of a view cannot know."""
    seat = SPECTATOR if view.seat is None else view.seat
    redeal.begin(state, seat, stream)
    for age in range(view.age if view.turn else view.age - 1):
        remember_pile(state, view, age)
        if not redeal.redeal_age(state, seat, age, stream):
            raise Problem("seen_differs", age=age + 1)
    game.redeal_boards(state, stream)
    for extension in game.extensions:
        extension.redeal(state, seat, stream)


def remember_pile(state: State, view: View, age: int) -> None:
    """The cards that must have been thrown on the pile in an age: those seen there and those built from it."""
    constraints.forget(state)
    revived = [revival for revival in view.revived if revival.back == age]
    end = (age + 1) * state.rounds - 1
    for look in view.looks:
        if look.age >= age:
            constraints.check(state, min(look.age * state.rounds + look.turn, end))
            taken = [each.card for each in revived if (each.age, each.turn) < (look.age, look.turn)]
            for card in [*look.cards[age], *taken]:
                constraints.need(state, card, 1)
    for place, revival in enumerate(revived):
        constraints.check(state, min(revival.age * state.rounds + revival.turn, end))
        for each in revived[: place + 1]:
            constraints.need(state, each.card, 1)


def restore_cities(state: State, view: View) -> None:
    for number, city in enumerate(view.cities):
        setters.put_board(state, number, city.board)
        setters.put_coins(state, number, city.coins)
        setters.put_stages(state, number, city.stages)
        for card in city.buildings:
            setters.put_card(state, number, card)
        setters.put_tokens(state, number, list(city.victories), city.defeats)


def restore_rest(state: State, view: View) -> None:
    claims = sum(1 << number for number, city in enumerate(view.cities) if city.claim)
    setters.put_rights(state, claims, view.reviving)
    setters.put_pile(state, view.discarded)
    setters.put_forgotten(state, view.forgotten)
    if view.seat is not None:
        setters.put_looked(state, view.seat, sum(1 << look.age * state.rounds + look.turn for look in view.looks))
    for revival in view.revived:
        setters.put_revived(state, pack_revival(revival, state.rounds))
    for deed in view.deeds:
        if deed.purse is not None:
            setters.put_free_city_coins(state, deed.age * state.rounds + deed.turn, deed.purse)
    if view.round is not None:
        given = sum(1 << city for city, _ in view.answers)
        setters.put_question(state, view.round.kind, view.round.asked, view.round.asked & ~given)
    for city, move in view.answers:
        setters.put_answer(state, city, move)
    if view.winners:
        setters.put_result(state, sum(1 << seat for seat in view.winners))


def answer_again(game: Wonders, state: State, view: View, stream: Stream) -> None:
    """Give random legal answers for the seats that have already answered in secret."""
    if view.round is None:
        return
    for seat in bits.members(game.owing(state) & ~view.round.owing):
        while game.owing(state) >> seat & 1:
            moves = game.legal(state, seat)
            game.play(state, seat, moves[stream.below(len(moves))])


def loose(view: View) -> list[int]:
    """Buildings that stand without having been built in any round: nobody remembers how they came there."""
    counts = [0] * FIRST_STAGE
    for city in view.cities:
        for card in city.buildings:
            counts[card] += 1
    for deed in view.deeds:
        if deed.verb in (BUILD, CLAIM, CLAIM_COLOUR) and deed.card is not None:
            counts[deed.card] -= 1
    for revival in view.revived:
        counts[revival.card] -= 1
    return [card for card in range(FIRST_STAGE) for _ in range(counts[card])]
