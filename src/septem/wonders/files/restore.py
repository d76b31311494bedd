"""What is not a card of a position: rights, what is remembered, and what is asked."""

from __future__ import annotations

from .. import setters
from ..cities.constants import LOSE_COINS
from ..constants import STRICT_SEVENTH
from ..knowledge import rewind
from ..knowledge.pile import thrown
from ..knowledge.view import pack_revival
from ..state import State
from .partial_position import PartialPosition, Question
from .position_phase import BEFORE_AN_AGE


def put_rest(state: State, stated: PartialPosition) -> None:
    """Everything that a position says beside cities and cards, but for what is asked."""
    put_rights(state, stated)
    put_memory(state, stated)


def put_rights(state: State, stated: PartialPosition) -> None:
    claims = sum(1 << number for number, city in enumerate(stated.cities) if city.claim)
    claims |= sum(state.claims & 1 << number for number, city in enumerate(stated.cities) if city.claim is None)
    setters.put_rights(state, claims, stated.reviving)


def put_memory(state: State, stated: PartialPosition) -> None:
    """What became of the pile, who has looked through it, and how rich the Free City was."""
    for revival in stated.revived:
        setters.put_revived(state, pack_revival(revival, state.rounds))
    setters.put_pile(state, sum(thrown(entry) for entry in entries(state)) - len(stated.revived))
    for seat, looked in enumerate(stated.looked):
        setters.put_looked(state, seat, looked)
    setters.put_forgotten(state, stated.forgotten)
    for past, coins in stated.funds.items():
        setters.put_funds(state, past, coins)
    rewind.recall_duties(state)


def entries(state: State) -> list[int]:
    return [entry for row in state.history for entry in row[: state.cities]]


def put_question(state: State, stated: PartialPosition) -> None:
    """What is asked, and who has won."""
    used, thrifty = stated.limits
    setters.put_used(state, list(used), state.saving if thrifty is None else thrifty)
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
    if question.kind in BEFORE_AN_AGE:
        return (1 << state.seats) - 1
    if question.kind == LOSE_COINS:
        return sum(1 << city for city in range(state.cities) if state.owed[city] and state.coins[city])
    return (1 << state.cities) - 1
