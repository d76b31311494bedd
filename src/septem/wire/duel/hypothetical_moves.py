"""Hypothetical moves: what a person may want to ask about, legal or not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ... import expansions
from ...core import bits
from ...core.game import Game
from ...duel import constants as w
from ...duel.data.catalogue import CATALOGUE
from ...duel.data.components import FIRST_TOKEN, LAST_TOKEN
from ...duel.files.notation import pack
from ...duel.knowledge.view import View
from ...duel.state import State, copy

Moves = Callable[[View, int], list[int]]  # the moves that a view suggests to a seat


def candidates(game: Game, state: State, seat: int, seen: View | None = None) -> list[int]:
    """The legal moves, then every other answer to the question that names something on the table."""
    legal = game.legal(state, seat)
    view: View = seen or game.view(state, seat)
    others = hypothetical(view, seat)
    if view.question and view.question.kind == w.TAKE_TURN:
        for expansion in expansions.parts("duel", "wire"):
            others += expansion.turn_options(game, state, view, seat)
    return legal + [move for move in dict.fromkeys(others) if move not in legal]


def hypothetical(view: View, seat: int) -> list[int]:
    return every_move()[view.question.kind](view, seat) if view.question else []


@cache
def every_move() -> dict[int, Moves]:
    return MOVES | expansions.table("duel", "wire", "MOVES")


def has_turn_options(view: View) -> bool:
    """Whether there may be something else to do in a turn than to take a card."""
    return any(expansion.has_turn_options(view) for expansion in expansions.parts("duel", "wire"))


def turns(view: View, seat: int) -> list[int]:
    """Every face-up card, built and sold, and each wonder with every open card."""
    city = view.cities[seat]
    shown = [slot for slot in view.structure if slot and slot.card is not None]
    moves = []
    for slot in shown:
        card = slot.card
        if card is not None:
            moves += [pack(w.SELL, card), *([pack(w.BUILD, card)] if CATALOGUE.buildable[card] else [])]
            wonders = [*city.unbuilt, *(wonder for wonder, _ in city.wonders)] if slot.open else []
            moves += [pack(w.RAISE, wonder, card) for wonder in wonders]
    return moves


def wonders(view: View, seat: int) -> list[int]:
    city = view.cities[seat]
    return [*city.unbuilt, *(wonder for wonder, _ in city.wonders)]


def theirs(verb: int) -> Moves:
    """Every building of the other city."""
    return lambda view, seat: [pack(verb, card) for card in view.cities[1 - seat].buildings]


def numbers(verb: int, count: int) -> Moves:
    return lambda view, seat: [pack(verb, number) for number in range(count)]


def tokens(view: View, seat: int) -> list[int]:
    return [pack(w.TOKEN_MOVE, token) for token in range(FIRST_TOKEN, LAST_TOKEN)]


MOVES: dict[int, Moves] = {
    w.DRAFT_WONDER: lambda view, seat: [pack(w.DRAFT, wonder) for wonder in view.offer],
    w.TAKE_TURN: turns,
    w.PICK_TOKEN: tokens,
    w.KEEP_TOKEN: tokens,
    w.REVIVE_CARD: lambda view, seat: [pack(w.REVIVE, card) for card in view.discard],
    w.DESTROY_CARD: theirs(w.DESTROY),
    w.CHOOSE_STARTER: numbers(w.START, 2),
}


def proceeds(game: Game, state: State, move: int) -> int:
    """The coins that a sale would bring, found by playing it on a copy."""
    seat = bits.members(game.owing(state))[0]
    trial = copy(state)
    game.play(trial, seat, move)
    return int(trial.coins[seat] - state.coins[seat])
