"""Events and hypothetical moves of Agora as JSON documents have them."""

from __future__ import annotations

from ...core.game import Game
from ...wire.duel.documents import Details
from ...wire.duel.hypothetical_moves import Moves, numbers, tokens, wonders
from .. import sizes
from ..constants import BLUE, GREEN, NOTHING, QUESTIONS
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_TOKEN, LAST_TOKEN
from ..files.notation import pack
from ..knowledge.view import View
from ..promo.constants import CAST
from ..state import State
from . import constants as c
from .numbers import FIRST_PLOT, FIRST_SENATOR, LAST_SENATOR
from .plots import DRAWN
from .view import AgoraView, Plot

PASSED = pack(c.PASS, 0)
ITEM_FACTS = {
    c.SENATOR_RECRUITED,
    c.DECREE_SHOWN,
    c.PLOT_SEEN,
    c.PLOT_KEPT_SEEN,
    c.PLOT_PREPARED,
    c.PLOT_TRIGGERED,
    c.COINS_TAKEN,
    c.WONDER_RUINED,
    c.CARD_SWAPPED,
    c.LOCKED_SEEN,
    c.ASIDE_SEEN,
    c.REPEAT_DECREED,
}
NO_SEAT = {c.DECREE_SHOWN}
COIN_FACTS = {c.COINS_TAKEN}


def chamber(what: int, amount: int) -> dict[str, object]:
    return {"chamber": what + 1}


def chamber_and_cause(what: int, amount: int) -> dict[str, object]:
    return {"chamber": what + 1, "cause": c.CAUSES[amount]}


def chambers(what: int, amount: int) -> dict[str, object]:
    return {"chamber": what + 1, "to": amount + 1}


def number(what: int, amount: int) -> dict[str, object]:
    return {"number": amount + 1}


def count(what: int, amount: int) -> dict[str, object]:
    return {"count": amount}


def locked(what: int, amount: int) -> dict[str, object]:
    return {"item": None if what == NOTHING else CATALOGUE.id(what), "from": c.PLACES[amount]}


DETAILS: dict[int, Details] = {
    c.SENATOR_RECRUITED: lambda what, amount: {"actions": amount},
    c.CUBE_PLACED: chamber_and_cause,
    c.CUBE_MOVED: chambers,
    c.CUBE_REMOVED: chamber_and_cause,
    c.CHAMBER_GAINED: chamber,
    c.CHAMBER_LOST: chamber,
    c.DECREE_SHOWN: lambda what, amount: {"chamber": amount + 1},
    c.DECREE_MOVED: chambers,
    c.CONSPIRED: count,
    c.PLOT_SEEN: lambda what, amount: {"place": amount},
    c.PLOT_KEPT: lambda what, amount: {"other": c.ENDS[what], "number": amount + 1},
    c.PLOT_KEPT_SEEN: number,
    c.PLOT_PREPARED: number,
    c.PLOT_TRIGGERED: number,
    c.WONDER_RUINED: lambda what, amount: {"card": None if amount == NOTHING else CATALOGUE.id(amount)},
    c.TOKEN_LOCKED: locked,
    c.ASIDE_LOOKED_AT: count,
    c.BOX_LOOKED_AT: count,
    c.ACTIONS_FORGONE: lambda what, amount: {"question": QUESTIONS[what], "count": amount},
}


def agora(view: View) -> AgoraView | None:
    return next((part for part in view.parts if isinstance(part, AgoraView)), None)


def own_plots(view: View, seat: int) -> list[tuple[int, Plot]]:
    """The conspiracies of a seat that it knows, and that are not triggered."""
    part = agora(view)
    hand = part.hands[seat] if part else ()
    return [(FIRST_PLOT + plot.face, plot) for plot in hand if plot.face is not None and not plot.shown]


def has_turn_options(view: View) -> bool:
    """A turn may begin with a conspiracy; that is no use other than taking a card."""
    return False


def turn_options(game: Game, state: State, view: View, seat: int) -> list[int]:
    """Senators to recruit, conspiracies to prepare with any open card, and to trigger."""
    if agora(view) is None:
        return []
    cards = [(slot.card, slot.open) for slot in view.structure if slot and slot.card is not None]
    moves = [pack(c.RECRUIT, card) for card, _ in cards if FIRST_SENATOR <= card < LAST_SENATOR]
    for item, _ in own_plots(view, seat):
        moves += [pack(c.PREPARE, item, card) for card, is_open in cards if is_open]
        moves.append(pack(c.TRIGGER, item))
    return moves


def open_cards(view: View, seat: int) -> list[int]:
    """Every face-up card of the structure."""
    return [*(pack(CAST, slot.card) for slot in view.structure if slot and slot.card is not None), PASSED]


def pairs(verb: int) -> list[int]:
    """Every chamber with every other."""
    span = range(sizes.CHAMBERS)
    return [pack(verb, start, end) for start in span for end in span if start != end]


def drawn(view: View, seat: int) -> list[int]:
    """The two conspiracies on top of the deck, which the seat knows, with both ends."""
    part = agora(view)
    faces = [face for face in (part.deck[-DRAWN:] if part else ()) if face is not None]
    return [pack(c.KEEP, FIRST_PLOT + face, end) for face in faces for end in range(len(c.ENDS))]


def triggers(view: View, seat: int) -> list[int]:
    return [*(pack(c.TRIGGER, item) for item, _ in own_plots(view, seat)), PASSED]


def swaps(view: View, seat: int) -> list[int]:
    """Blue and green buildings of both cities, of the same colour."""
    mine, theirs = view.cities[seat].buildings, view.cities[1 - seat].buildings
    swapped = [card for card in theirs if CATALOGUE.colour[card] in (BLUE, GREEN)]
    return [
        pack(c.SWAP, card, own) for card in swapped for own in mine if CATALOGUE.colour[own] == CATALOGUE.colour[card]
    ]


def legal_only(view: View, seat: int) -> list[int]:
    """Nothing but the legal moves: the cards to choose from are seen by the one who is asked only."""
    return []


PLACES = numbers(c.PLACE_INFLUENCE, sizes.CHAMBERS)
MOVES: dict[int, Moves] = {
    c.SENATE_ACTION: lambda view, seat: [*PLACES(view, seat), *pairs(c.MOVE), PASSED],
    c.CONSPIRATOR_ACTION: lambda view, seat: [*PLACES(view, seat), pack(c.CONSPIRE, 0), PASSED],
    c.PLACE_CUBE: PLACES,
    c.MOVE_CUBE: lambda view, seat: [*pairs(c.MOVE), PASSED],
    c.REMOVE_CUBE: numbers(c.REMOVE, sizes.CHAMBERS),
    c.KEEP_PLOT: drawn,
    c.TRIGGER_PLOT: triggers,
    c.LOCK_TOKEN: lambda view, seat: [pack(c.LOCK, token) for token in range(FIRST_TOKEN, LAST_TOKEN)],
    c.CLAIM_REMOVED: legal_only,
    c.SPY_TOKEN: tokens,
    c.CAST_OPEN: open_cards,
    c.SWAP_CARDS: swaps,
    c.SHIFT_DECREE: lambda view, seat: pairs(c.SHIFT),
    c.RUIN_WONDER: lambda view, seat: [pack(c.RUIN, wonder) for wonder in wonders(view, 1 - seat)],
}
