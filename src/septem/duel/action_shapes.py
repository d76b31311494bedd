"""Which values the two parts of a move can have, by verb: environments number all possible moves from it.

Expansions declare the shapes of their own verbs in their own folders.
"""

from typing import NamedTuple

from . import sizes
from .constants import NO_DECK
from .data.catalogue import CATALOGUE
from .data.components import FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN


class Span(NamedTuple):
    """The values that a part of a move can have: the first, and how many."""

    first: int
    size: int


NONE = Span(0, 1)  # the part says nothing


class ActionShape(NamedTuple):
    first: Span
    second: Span = NONE

    @property
    def size(self) -> int:
        """How many moves there can be."""
        return self.first.size * self.second.size


def last_card() -> int:
    return max(item for item in range(CATALOGUE.size) if CATALOGUE.deck[item] != NO_DECK)


CARD = Span(0, last_card() + 1)
WONDER = Span(FIRST_WONDER, FIRST_TOKEN - FIRST_WONDER)
TOKEN = Span(FIRST_TOKEN, LAST_TOKEN - FIRST_TOKEN)
SLOT = Span(0, sizes.SLOTS)

# The verbs of a turn (sell, build, raise) are numbered by slots instead.
ACTION_SHAPES = {
    "draft": ActionShape(WONDER),
    "token": ActionShape(TOKEN),
    "revive": ActionShape(CARD),
    "destroy": ActionShape(CARD),
    "start": ActionShape(Span(0, sizes.SEATS)),
}
