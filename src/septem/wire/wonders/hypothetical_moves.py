"""Hypothetical moves: what a person may want to ask about, legal or not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ... import expansions
from ...core.game import Game
from ...wonders.constants import BUILD, CHOOSE_CARD, PLAY_LAST, RAISE, SELL
from ...wonders.files.notation import pack, parts
from ...wonders.knowledge.view import View
from ...wonders.payment.explain import city_asked
from ...wonders.state import State

Things = Callable[[View, int], list[int]]  # what an answer of a city may name
VERBS: dict[int, tuple[int, ...]] = {CHOOSE_CARD: (BUILD, RAISE, SELL), PLAY_LAST: (BUILD, RAISE, SELL)}


def candidates(game: Game, state: State, seat: int, seen: View | None = None) -> list[int]:
    """The legal moves, then every other use of what a seat holds or sees, without a payment."""
    legal = game.legal(state, seat)
    view: View = seen or game.view(state, seat)
    if view.round is None:
        return legal
    city = city_asked(legal, seat)
    used = {(parts(move)[0], parts(move)[1]) for move in legal}
    verbs = every_verb().get(view.round.kind, ())
    others = [(verb, card) for card in things(view, city) for verb in verbs if (verb, card) not in used]
    return legal + [pack(verb, card, free_city=city != seat) for verb, card in others]


def things(view: View, city: int) -> list[int]:
    """The items or numbers that an answer may name: cards of the hand, or those that an expansion asks about."""
    kind = view.round.kind if view.round else -1
    return every_thing()[kind](view, city) if kind in every_thing() else []


def cards_in_hand(view: View, city: int) -> list[int]:
    return list(dict.fromkeys(view.hand))


THINGS: dict[int, Things] = {CHOOSE_CARD: cards_in_hand, PLAY_LAST: cards_in_hand}


@cache
def every_verb() -> dict[int, tuple[int, ...]]:
    return VERBS | expansions.table("wonders", "wire", "VERBS")


@cache
def every_thing() -> dict[int, Things]:
    return THINGS | expansions.table("wonders", "wire", "THINGS")
