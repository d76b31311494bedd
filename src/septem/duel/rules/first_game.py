"""The wonders of a first game, which are handed out without a draft (D-016)."""

from .. import sizes
from ..constants import NOTHING, WONDER_DRAFTED
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_WONDER
from ..state import State

WONDERS = (
    ("pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"),
    ("circus_maximus", "piraeus", "appian_way", "colossus"),
)


def hand_out(state: State) -> None:
    state.drafted = sizes.OFFER
    for place in range(sizes.OFFER):
        state.offer[place] = NOTHING
    for seat in range(sizes.SEATS):
        for name in WONDERS[seat]:
            wonder = CATALOGUE.numbers[name]
            state.hand[seat] |= 1 << wonder - FIRST_WONDER
            state.tell(WONDER_DRAFTED, seat, wonder, 0)
