"""Which items the moves of a verb can name, and whether they can be paid for in several ways.

Environments number all possible moves from it. Expansions declare the shapes of their own verbs in their own folders.
"""

from typing import NamedTuple

from .data.catalogue import CATALOGUE
from .data.components import FIRST_STAGE


class ActionShape(NamedTuple):
    """The first item, how many there are, and whether ways of paying are told apart."""

    first: int
    size: int
    paid: bool = False


ACTION_SHAPES = {
    "sell": ActionShape(0, CATALOGUE.size),
    "build": ActionShape(0, FIRST_STAGE, paid=True),
    "claim": ActionShape(0, FIRST_STAGE),
    "raise": ActionShape(0, CATALOGUE.size, paid=True),
    "revive": ActionShape(0, FIRST_STAGE),
    "decline": ActionShape(0, 1),
}
