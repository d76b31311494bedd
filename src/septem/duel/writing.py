"""What expansions in plain Python write into a position: where the rules are compiled, they cannot change its rows."""

from . import sizes
from .data.catalogue import CATALOGUE
from .state import State


def check_place(place: int, room: int) -> None:
    """Compiled rows do not check it themselves."""
    if not 0 <= place < room:
        raise IndexError(f"place {place} of a row of {room}")


def put_move(state: State, place: int, move: int) -> None:
    """A legal move, for decisions of plain Python: they number the places of the menu from 0."""
    check_place(place, sizes.MENU)
    state.menu[place] = move


def put_extra(state: State, place: int, number: int) -> None:
    """A number that an expansion keeps: see `constants.EXTRA`."""
    check_place(place, sizes.EXTRA)
    state.extra[place] = number


def put_private(state: State, place: int, number: int) -> None:
    """A number that an expansion keeps, and that not everyone sees: see `constants.PRIVATE`."""
    check_place(place, sizes.EXTRA)
    state.private[place] = number


def put_rate(state: State, good: int, coins: int) -> None:
    """What a good costs while a market is open, for price rules of plain Python."""
    check_place(good, sizes.GOODS)
    state.rate[good] = coins


def put_kept(state: State, card: int) -> None:
    """A card that an expansion keeps in a place of its own: it is not dealt again."""
    deck = CATALOGUE.deck[card]
    state.kept[deck] |= 1 << card - CATALOGUE.deck_start[deck]
