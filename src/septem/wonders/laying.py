"""What is not a card of a position: rights, what is remembered, and what is asked."""

from __future__ import annotations

from . import before, placing
from .pile import thrown
from .sketch import Sketch
from .state import State
from .view import pack_revival
from .words import STRICT_SEVENTH


def put_rest(state: State, sketch: Sketch) -> None:
    """Everything that a position says beside cities and cards."""
    put_rights(state, sketch)
    put_memory(state, sketch)
    put_question(state, sketch)
    if sketch.winners:
        placing.put_result(state, sum(1 << seat for seat in sketch.winners))


def put_rights(state: State, sketch: Sketch) -> None:
    claims = sum(1 << number for number, city in enumerate(sketch.cities) if city.claim)
    claims |= sum(state.claims & 1 << number for number, city in enumerate(sketch.cities) if city.claim is None)
    placing.put_rights(state, claims, 0 if sketch.reviving is None else 1 << sketch.reviving)


def put_memory(state: State, sketch: Sketch) -> None:
    """What became of the pile, who has looked through it, and how rich the Free City was."""
    for revival in sketch.revived:
        placing.put_revived(state, pack_revival(revival))
    placing.put_pile(state, sum(thrown(entry) for entry in entries(state)) - len(sketch.revived))
    for seat, looked in enumerate(sketch.looked):
        placing.put_looked(state, seat, looked)
    placing.put_forgotten(state, sketch.forgotten)
    for past, coins in sketch.funds.items():
        placing.put_funds(state, past, coins)
    before.recall_duties(state)


def entries(state: State) -> list[int]:
    return [entry for row in state.history for entry in row[: state.cities]]


def put_question(state: State, sketch: Sketch) -> None:
    question = sketch.question
    if question is None:
        return
    if state.rulings & STRICT_SEVENTH and sketch.seventh and question.city is not None:
        coins = state.coins[question.city] if sketch.kept_coins is None else sketch.kept_coins
        before.keep_market(state, question.city, coins)
    asked = (1 << sketch.size) - 1 if question.city is None else 1 << question.city
    placing.put_question(state, question.kind, asked, asked)
