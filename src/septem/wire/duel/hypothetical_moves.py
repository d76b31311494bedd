"""Moves that a person may think of, legal or not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from ...core import bits
from ...core.game import Game
from ...duel import constants as w
from ...duel import sizes
from ...duel.data.components import FIRST_TOKEN, LAST_TOKEN
from ...duel.files.notation import pack
from ...duel.knowledge.view import View
from ...duel.pantheon import constants as pantheon_words
from ...duel.pantheon.activation import worth_using
from ...duel.pantheon.view import PantheonView
from ...duel.promo import constants as promo
from ...duel.state import State, copy


def candidates(game: Game, state: State, seat: int, seen: View | None = None) -> list[int]:
    """The legal moves first, then every other answer to what is asked that names something on the table."""
    legal = game.legal(state, seat)
    view: View = seen or game.view(state, seat)
    thought = thinkable(view, seat)
    if view.question and view.question.kind == w.TAKE_TURN:
        thought += activations(game, state, view, seat)
    return legal + [move for move in dict.fromkeys(thought) if move not in legal]


def thinkable(view: View, seat: int) -> list[int]:
    return THOUGHTS[view.question.kind](view, seat) if view.question else []


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


def activations(game: Game, state: State, view: View, seat: int) -> list[int]:
    """Every known card of the pantheon, with every set of the seat's offerings worth using."""
    part = pantheon(view)
    owned = sum(1 << offering for offering in part.cities[seat].offerings)
    moves = []
    for card in part.slots:
        if card and card.item is not None:
            plain = pack(pantheon_words.ACTIVATE, card.item)
            ways = worth_using(owned, game.quote(state, seat, plain).coins)
            moves += [plain, *(pack(pantheon_words.ACTIVATE, card.item, used) for used in bits.members(ways))]
    return moves


def pantheon(view: View) -> PantheonView:
    """Pantheon's part of a view, empty if it is not in play."""
    return next((part for part in view.parts if isinstance(part, PantheonView)), PantheonView())


def aside(view: View) -> tuple[int, ...]:
    """The cards of the Statue of Liberty."""
    return next((part for part in view.parts if isinstance(part, tuple)), ())


def places(view: View, seat: int) -> list[int]:
    """The divinities drawn, in every slot."""
    part = pantheon(view)
    drawn = part.decks[view.question.about][: pantheon_words.DRAWN] if view.question else ()
    items = [card.item for card in drawn if card.item is not None]
    return [pack(pantheon_words.PLACE, item, slot) for item in items for slot in range(len(part.slots))]


def calls(view: View, seat: int) -> list[int]:
    """Every divinity that the seat knows to lie in a deck."""
    cards = [card.item for deck in pantheon(view).decks for card in deck if card.item is not None]
    return [pack(pantheon_words.CALL, item) for item in cards]


def founded(view: View, seat: int) -> list[int]:
    """Every wonder of the seat, with every discarded card."""
    return [pack(pantheon_words.FOUND, wonder, card) for wonder, card in product(wonders(view, seat), view.discard)]


def wonders(view: View, seat: int) -> list[int]:
    city = view.cities[seat]
    return [*city.unbuilt, *(wonder for wonder, _ in city.wonders)]


def unbuilt(view: View, seat: int) -> list[int]:
    return [
        pack(pantheon_words.UNBUILD, wonder) for owner in range(len(view.cities)) for wonder in wonders(view, owner)
    ]


def shown(view: View, seat: int) -> list[int]:
    """Every card that lies face up, whatever covers it."""
    return [pack(promo.CLAIM, slot.card) for slot in view.structure if slot and slot.card is not None]


def theirs(verb: int) -> Callable[[View, int], list[int]]:
    """Every building of the other city."""
    return lambda view, seat: [pack(verb, card) for card in view.cities[1 - seat].buildings]


def numbers(verb: int, count: int) -> Callable[[View, int], list[int]]:
    return lambda view, seat: [pack(verb, number) for number in range(count)]


def tokens(view: View, seat: int) -> list[int]:
    return [pack(w.TOKEN_MOVE, token) for token in range(FIRST_TOKEN, LAST_TOKEN)]


THOUGHTS: dict[int, Callable[[View, int], list[int]]] = {
    w.DRAFT_WONDER: lambda view, seat: [pack(w.DRAFT, wonder) for wonder in view.offer],
    w.TAKE_TURN: turns,
    w.PICK_TOKEN: tokens,
    w.KEEP_TOKEN: tokens,
    w.REVIVE_CARD: lambda view, seat: [pack(w.REVIVE, card) for card in view.discard],
    w.DESTROY_CARD: theirs(w.DESTROY),
    w.CHOOSE_STARTER: numbers(w.START, 2),
    pantheon_words.PLACE_DIVINITY: places,
    pantheon_words.CALL_DIVINITY: calls,
    pantheon_words.CHOOSE_DECK: numbers(pantheon_words.OPEN, len(pantheon_words.MYTHOLOGIES)),
    pantheon_words.KEEP_LENT: tokens,
    pantheon_words.PLACE_SNAKE: theirs(pantheon_words.SNAKE),
    pantheon_words.SEIZE_CARD: theirs(pantheon_words.SEIZE),
    pantheon_words.STRIKE_CARD: numbers(pantheon_words.STRIKE, sizes.SLOTS),
    pantheon_words.UNBUILD_WONDER: unbuilt,
    pantheon_words.RAISE_FREE: founded,
    pantheon_words.STEAL_WONDER: lambda view, seat: [
        pack(pantheon_words.STEAL, wonder) for wonder in wonders(view, 1 - seat)
    ],
    pantheon_words.PLACE_BARRIER: numbers(pantheon_words.MINERVA, 2 * w.CAPITAL + 1),
    pantheon_words.DROP_LOOT: numbers(pantheon_words.DROP, len(w.LOOT)),
    pantheon_words.SACK_LOOT: numbers(pantheon_words.SACK, len(w.LOOT)),
    promo.CLAIM_TOP: shown,
    promo.CLAIM_ASIDE: lambda view, seat: [pack(promo.CLAIM, card) for card in aside(view)],
    promo.CAST_ASIDE: lambda view, seat: [pack(promo.CAST, card) for card in aside(view)],
}


def proceeds(game: Game, state: State, move: int) -> int:
    """Coins that a sale would bring, found by trying it."""
    seat = bits.members(game.owing(state))[0]
    trial = copy(state)
    game.play(trial, seat, move)
    return int(trial.coins[seat] - state.coins[seat])
