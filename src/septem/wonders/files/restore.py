"""Restores what a position file states besides cards: rights, history, the pending decision and answers to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import bits
from ...core.chance import Stream
from ...core.documents import Part
from ...core.errors import IllegalMove, Problem
from ...core.table import seat_of
from .. import agenda, setters
from ..constants import STRICT_SEVENTH
from ..expansions import question_of
from ..knowledge import rewind
from ..knowledge.pile import thrown
from ..knowledge.view import pack_revival
from ..state import State
from .partial_position import PartialPosition, Question
from .position_phase import Fields, part

if TYPE_CHECKING:
    from ..game import Wonders


def put_rest(state: State, stated: PartialPosition) -> None:
    """Write everything that a position states beside cities and cards, except the question."""
    put_rights(state, stated)
    put_memory(state, stated)


def put_rights(state: State, stated: PartialPosition) -> None:
    claims = sum(1 << number for number, city in enumerate(stated.cities) if city.claim)
    claims |= sum(state.claims & 1 << number for number, city in enumerate(stated.cities) if city.claim is None)
    setters.put_rights(state, claims, stated.reviving)


def put_memory(state: State, stated: PartialPosition) -> None:
    """Restore the cards built from the pile, the rounds in which seats saw the pile, and the coins of the Free City."""
    for revival in stated.revived:
        setters.put_revived(state, pack_revival(revival, state.rounds))
    setters.put_pile(state, sum(thrown(entry) for entry in entries(state)) - len(stated.revived))
    for seat, looked in enumerate(stated.looked):
        setters.put_looked(state, seat, looked)
    setters.put_forgotten(state, stated.forgotten)
    for past, coins in stated.funds.items():
        setters.put_free_city_coins(state, past, coins)
    rewind.recall_excluded(state)


def entries(state: State) -> list[int]:
    return [entry for row in state.history for entry in row[: state.cities]]


def put_question(state: State, stated: PartialPosition) -> None:
    """Restore the pending question, and the winners."""
    used, interest_due = stated.limits
    setters.put_used(state, list(used), state.interest if interest_due is None else interest_due)
    if stated.winners:
        setters.put_result(state, sum(1 << seat for seat in stated.winners))
    question = stated.question
    if question is None:
        return
    if state.rulings & STRICT_SEVENTH and stated.seventh and question.city is not None:
        coins = state.coins[question.city] if stated.kept_coins is None else stated.kept_coins
        rewind.keep_market(state, question.city, coins)
    asked = cities_asked(state, question)
    setters.put_question(state, question.kind, asked, asked)


def cities_asked(state: State, question: Question) -> int:
    """One city, all of them, all seats, or those that have something to decide."""
    if question.city is not None:
        return 1 << question.city
    how = question_of(question.kind)
    if how.before_age:
        return (1 << state.seats) - 1
    if how.asked is not None:
        return how.asked(state)
    return (1 << state.cities) - 1


def put_answers(game: Wonders, state: State, fields: Fields, stream: Stream) -> None:
    """Give the answers that wait already; those that are given, but not known, are any legal ones."""
    asked = bits.members(agenda.asked_of(state.agenda[state.depth - 1])) if state.depth else []
    for document in part(fields, "answers", ()).at_most(max(len(asked) - 1, 0)):
        give_answer(game, state, document)
    if "owing" not in fields or not asked:
        return
    owing = {seat.number(1, game.players) - 1 for seat in fields["owing"].exactly(*range(1, game.players + 1))}
    for seat in sorted(owing):
        if not game.owing(state) >> seat & 1:
            raise Problem("not_owing", fields["owing"].where, seat=seat + 1)
    for seat in bits.members(game.owing(state)):
        while seat not in owing and game.owing(state) >> seat & 1:
            moves = game.legal(state, seat)
            game.play(state, seat, moves[stream.below(len(moves))])


def give_answer(game: Wonders, state: State, document: Part) -> None:
    """One answer, with its seat before it."""
    name, _, text = document.text().rpartition(":")
    try:
        seat, move = seat_of(name, game.players), game.read_move(text)
        if not 0 <= seat < game.players:
            raise Problem("bad_seat", given=seat + 1, seats=game.players)
    except Problem as problem:
        raise problem.within(document.where) from None
    quote = game.quote(state, seat, move)
    if not quote.legal:
        texts = tuple(game.write_move(each) for each in game.legal(state, seat))
        raise IllegalMove("illegal_move", document.where, move=text.strip(), quote=quote, seat=seat + 1, legal=texts)
    game.play(state, seat, move)
