"""Setters for expansions in plain Python, which cannot change the rows of a position where the rules are compiled."""

from . import sizes
from .data.catalogue import CATALOGUE
from .state import State


def check_place(place: int, room: int) -> None:
    """Refuse a place outside a row: compiled rows do not check it themselves."""
    if not 0 <= place < room:
        raise IndexError(f"place {place} of a row of {room}")


def put_move(state: State, place: int, move: int) -> None:
    """Set a legal move, for decisions of plain Python: the places of the menu count from 0."""
    check_place(place, sizes.MENU)
    state.menu[place] = move


def put_extra(state: State, place: int, number: int) -> None:
    """Set a number that an expansion keeps: see `constants.EXTRA`."""
    check_place(place, sizes.EXTRA)
    state.extra[place] = number


def put_private(state: State, place: int, number: int) -> None:
    """Set a number that an expansion keeps and that not everyone sees: see `constants.PRIVATE`."""
    check_place(place, sizes.EXTRA)
    state.private[place] = number


def put_rate(state: State, good: int, coins: int) -> None:
    """Set the price of a good while a market is open, for price rules of plain Python."""
    check_place(good, sizes.GOODS)
    state.rate[good] = coins


def put_kept(state: State, card: int) -> None:
    """Note that an expansion keeps a card in a place of its own: the card is not dealt again."""
    deck = CATALOGUE.deck[card]
    state.kept[deck] |= 1 << card - CATALOGUE.deck_start[deck]
