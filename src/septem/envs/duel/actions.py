"""Every possible move of Duel as a number of one fixed list, whatever expansions are in play.

For each slot: sell its card, build it, and raise each wonder with it. Then the moves of every other verb. The base game
and every expansion declare the shapes of their own verbs.
"""

from ...duel import sizes as duel_sizes
from ...duel.action_shapes import ACTION_SHAPES, ActionShape
from ...duel.constants import VERBS
from ...duel.pantheon.action_shapes import ACTION_SHAPES as PANTHEON_SHAPES
from ...duel.promo.action_shapes import ACTION_SHAPES as PROMO_SHAPES
from . import sizes

TURN_ACTIONS = duel_sizes.SLOTS * sizes.A_SLOT
TURN_VERBS = ("sell", "build", "raise")
VERSION_0 = (  # the published order; verbs that came later follow in the order of their numbers
    *("draft", "token", "revive", "destroy", "start", "activate", "place", "call", "open", "snake", "seize", "strike"),
    *("unbuild", "steal", "minerva", "drop", "sack", "claim", "cast", "found"),
)


def in_order(declared: dict[str, ActionShape]) -> dict[str, ActionShape]:
    """The shapes of all verbs but those of a turn."""
    verbs = [*VERSION_0, *(verb for verb in VERBS if verb not in VERSION_0 + TURN_VERBS)]
    missing = [verb for verb in verbs if verb not in declared]
    if missing:
        raise ImportError(f"no ActionShape is declared for the verbs {missing}")
    return {verb: declared[verb] for verb in verbs}


SHAPES = in_order(ACTION_SHAPES | PANTHEON_SHAPES | PROMO_SHAPES)
FIRST_ACTIONS: dict[str, int] = {}  # the number of each verb's first move
ACTIONS = TURN_ACTIONS
for _verb, _shape in SHAPES.items():
    FIRST_ACTIONS[_verb] = ACTIONS
    ACTIONS += _shape.size
