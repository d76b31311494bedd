"""Moves that a person may think of, legal or not."""

from __future__ import annotations

from ..core import bits
from ..core.game import Game
from ..duel import words as w
from ..duel.box import FIRST_TOKEN, LAST_TOKEN
from ..duel.notation import pack
from ..duel.state import State, copy
from ..duel.view import View


def candidates(game: Game, state: State, seat: int) -> list[int]:
    """The legal moves first, then every other answer to what is asked that names something on the table."""
    legal = game.legal(state, seat)
    view: View = game.view(state, seat)
    return legal + [move for move in thinkable(view, seat) if move not in legal]


def thinkable(view: View, seat: int) -> list[int]:
    if view.question is None:
        return []
    kind = view.question.kind
    if kind == w.TAKE_TURN:
        return turns(view, seat)
    if kind == w.DRAFT_WONDER:
        return [pack(w.DRAFT, wonder) for wonder in view.offer]
    if kind in (w.PICK_TOKEN, w.KEEP_TOKEN):
        return [pack(w.TOKEN_MOVE, token) for token in range(FIRST_TOKEN, LAST_TOKEN)]
    if kind == w.DESTROY_CARD:
        return [pack(w.DESTROY, card) for card in view.cities[1 - seat].buildings]
    if kind == w.REVIVE_CARD:
        return [pack(w.REVIVE, card) for card in view.discard]
    if kind == w.CHOOSE_STARTER:
        return [pack(w.START, starter) for starter in range(len(view.cities))]
    return []


def turns(view: View, seat: int) -> list[int]:
    """Every face-up card, built and sold, and each wonder with every open card."""
    city = view.cities[seat]
    shown = [slot for slot in view.structure if slot and slot.card is not None]
    moves = []
    for slot in shown:
        card = slot.card
        if card is not None:
            moves += [pack(w.SELL, card), pack(w.BUILD, card)]
            wonders = [*city.unbuilt, *(wonder for wonder, _ in city.wonders)] if slot.open else []
            moves += [pack(w.RAISE, wonder, card) for wonder in wonders]
    return moves


def proceeds(game: Game, state: State, move: int) -> int:
    """Coins that a sale would bring, found by trying it."""
    seat = bits.members(game.owing(state))[0]
    trial = copy(state)
    game.play(trial, seat, move)
    return int(trial.coins[seat] - state.coins[seat])
