"""Every possible move of Duel as a number of one fixed list, whatever expansions are in play.

For each slot: sell its card, build it, and raise each wonder with it. Then the moves of every other verb, with the
parts that its notation declares: verbs of expansions need nothing more.
"""

from typing import NamedTuple

from ...duel.constants import VERBS
from ...duel.data.components import MOST_SLOTS
from ...duel.files import notation
from . import sizes

TURN_ACTIONS = MOST_SLOTS * sizes.A_SLOT
TURN_VERBS = ("sell", "build", "raise")
VERSION_0 = (  # the published order; verbs that came later follow in the order of their numbers
    *("draft", "token", "revive", "destroy", "start", "activate", "place", "call", "open", "snake", "seize", "strike"),
    *("unbuild", "steal", "minerva", "drop", "sack", "claim", "cast", "found"),
)


class ActionShape(NamedTuple):
    """The values that the two parts of a verb's moves can have."""

    first: range
    second: range

    @property
    def size(self) -> int:
        """How many moves there can be."""
        return len(self.first) * len(self.second)


def shape_of(verb: str) -> ActionShape:
    """From the notation of a verb. Where the second part may be left out, the value before its first means none."""
    shape = notation.SHAPES[VERBS.index(verb)]
    second = shape.second.numbers if shape.second else range(1)
    return ActionShape(shape.first.numbers, range(second.start - shape.optional, second.stop))


SHAPES = {verb: shape_of(verb) for verb in (*VERSION_0, *VERBS) if verb not in TURN_VERBS}
FIRST_ACTIONS: dict[str, int] = {}  # the number of each verb's first move
ACTIONS = TURN_ACTIONS
for _verb, _shape in SHAPES.items():
    FIRST_ACTIONS[_verb] = ACTIONS
    ACTIONS += _shape.size
