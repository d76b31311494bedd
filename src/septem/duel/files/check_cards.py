"""How many cards and progress tokens can be in play, and of which ages the cards are."""

from __future__ import annotations

from ...core.errors import Problem
from .. import sizes
from ..constants import DECKS, NOTHING, TOKENS_ON_BOARD
from ..data.catalogue import CATALOGUE
from ..data.ids import Places
from ..knowledge.view import View
from ..table_config import TableConfig
from .deal_unknown import Face

FROM_BOX = 1  # progress tokens that the Great Library brings into play (D-134)


def check_cards(view: View, faces: tuple[Face | None, ...], places: Places, root: str) -> None:
    """Some cards of every deck stay in the box (D-007, D-008), and later ages are not laid yet."""
    out = cards_out(view)
    decks = [CATALOGUE.deck[card] for card in out] + [face.deck for face in faces if face]
    for deck in sorted(set(decks)):
        given, most = decks.count(deck), most_of(deck, places.table_config)
        if given > most:
            raise Problem("too_many_of_deck", root, deck=DECKS[deck], given=given, most=most)
    for card in out:
        if view.age and first_age(CATALOGUE.deck[card], places.table_config) > view.age:
            word = CATALOGUE.id(card)
            raise Problem("too_early", places.known[word], id=word, age=view.age)


def cards_out(view: View) -> list[int]:
    """Every known card in a city, under a wonder or in the discard pile."""
    cards = [card for city in view.cities for card in city.buildings]
    cards += [card for city in view.cities for _, card in city.wonders if card != NOTHING]
    return [*cards, *view.discard]


def most_of(deck: int, config: TableConfig) -> int:
    """How many cards of a deck can come into play."""
    from_box = sum(expansion.cards_from_box for expansion in config.in_play) if deck < sizes.AGES else 0
    return sum(laid.get(deck, 0) for laid in config.laid) + from_box


def first_age(deck: int, config: TableConfig) -> int:
    """The age, from 1, in which cards of a deck are first laid."""
    return next(age + 1 for age, laid in enumerate(config.laid) if deck in laid)


def check_tokens(view: View, config: TableConfig) -> None:
    """Tokens come from the board, and few from the box."""
    given = len(view.board) + sum(len(city.tokens) for city in view.cities)
    most = TOKENS_ON_BOARD + FROM_BOX + sum(expansion.tokens_from_box for expansion in config.in_play)
    if given > most:
        raise Problem("too_many_tokens", "cities", given=given, most=most)
