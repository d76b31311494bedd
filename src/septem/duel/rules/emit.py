"""Events for cards and tokens that are laid out or turned over. Called only while somebody listens."""

from ...core import bits
from .. import sizes
from ..constants import AGE_OPENED, BACK_LAID, CARD_LAID, CARD_REVEALED, GROUP, OFFER_SHOWN, TOKEN_LAID, TOKEN_SEEN
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_TOKEN
from ..state import State

REVEALING = frozenset((CARD_REVEALED, AGE_OPENED, OFFER_SHOWN, TOKEN_SEEN))  # facts that bring something to light


def tell_tokens(state: State) -> None:
    for token in bits.members(state.board):
        state.tell(TOKEN_LAID, 0, FIRST_TOKEN + token, 0)


def tell_offer(state: State) -> None:
    """The wonders of the group that is drafted next."""
    for place in range(state.drafted, state.drafted + GROUP):
        state.tell(OFFER_SHOWN, 0, state.offer[place], 0)


def tell_structure(state: State) -> None:
    state.tell(AGE_OPENED, 0, state.age + 1, 0)
    for slot in bits.members(state.present):
        card = state.deal[state.age * sizes.SLOTS + slot]
        if state.shown >> slot & 1:
            state.tell(CARD_LAID, 0, card, slot)
        else:
            state.tell(BACK_LAID, 0, CATALOGUE.deck[card], slot)


def tell_reveals(state: State) -> None:
    for slot in bits.members(state.open & ~state.shown):
        state.tell(CARD_REVEALED, 0, state.deal[state.age * sizes.SLOTS + slot], slot)
