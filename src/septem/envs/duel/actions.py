"""Every possible move of Duel as a number of one fixed list, whatever expansions are in play: that of version 0.

For each slot: sell its card, build it, and raise each wonder with it. Then the moves of every other verb.
"""

from typing import NamedTuple

from . import sizes

TURN_ACTIONS = sizes.STRUCTURE * sizes.A_SLOT
TURN_VERBS = ("sell", "build", "raise")


class Values(NamedTuple):
    """The values that a part of a move can have: items by their numbers in version 0, or plain numbers."""

    numbers: range
    items: bool = False


class ActionShape(NamedTuple):
    """The values that the two parts of a verb's moves can have."""

    first: Values
    second: Values = Values(range(1))

    @property
    def size(self) -> int:
        """How many moves there can be."""
        return len(self.first.numbers) * len(self.second.numbers)


CARD = Values(range(sizes.CARDS), items=True)
WONDER = Values(range(sizes.FIRST_WONDER, sizes.FIRST_TOKEN), items=True)
TOKEN = Values(range(sizes.FIRST_TOKEN, sizes.FIRST_DIVINITY), items=True)
DIVINITY = Values(range(sizes.FIRST_DIVINITY, sizes.FIRST_DIVINITY + sizes.DIVINITIES), items=True)
DIVINITY_OR_NONE = Values(range(DIVINITY.numbers.start - 1, DIVINITY.numbers.stop), items=True)
SEAT, SLOT, LOOT = Values(range(2)), Values(range(sizes.STRUCTURE)), Values(range(sizes.LOOT))
OFFERINGS, SHRINE = Values(range(1 << sizes.OFFERINGS)), Values(range(sizes.IN_PANTHEON))
MYTHOLOGY, SPACE = Values(range(sizes.MYTHOLOGIES)), Values(range(19))

SHAPES = {
    "draft": ActionShape(WONDER),
    "token": ActionShape(TOKEN),
    "revive": ActionShape(CARD),
    "destroy": ActionShape(CARD),
    "start": ActionShape(SEAT),
    "activate": ActionShape(DIVINITY, OFFERINGS),
    "place": ActionShape(DIVINITY, SHRINE),
    "call": ActionShape(DIVINITY, DIVINITY_OR_NONE),
    "open": ActionShape(MYTHOLOGY),
    "snake": ActionShape(CARD),
    "seize": ActionShape(CARD),
    "strike": ActionShape(SLOT),
    "unbuild": ActionShape(WONDER),
    "steal": ActionShape(WONDER),
    "minerva": ActionShape(SPACE),
    "drop": ActionShape(LOOT),
    "sack": ActionShape(LOOT),
    "claim": ActionShape(CARD),
    "cast": ActionShape(CARD),
    "found": ActionShape(WONDER, CARD),
}
VERBS = (*TURN_VERBS, *SHAPES)
FIRST_ACTIONS: dict[str, int] = {}  # the number of each verb's first move
ACTIONS = TURN_ACTIONS
for _verb, _shape in SHAPES.items():
    FIRST_ACTIONS[_verb] = ACTIONS
    ACTIONS += _shape.size
