"""Which values the parts of Pantheon's moves can have, by verb."""

from .. import sizes
from ..action_shapes import CARD, SLOT, WONDER, ActionShape, Span
from ..constants import CAPITAL, LOOT
from .constants import OFFERINGS
from .numbers import FIRST_DIVINITY, THE_GATE

DIVINITY = Span(FIRST_DIVINITY, THE_GATE + 1 - FIRST_DIVINITY)
TOP = Span(FIRST_DIVINITY - 1, DIVINITY.size + 1)  # laid on top of its deck; the value before the first means none

ACTION_SHAPES = {
    "activate": ActionShape(DIVINITY, Span(0, 1 << len(OFFERINGS))),
    "place": ActionShape(DIVINITY, Span(0, sizes.SHRINES)),
    "call": ActionShape(DIVINITY, TOP),
    "open": ActionShape(Span(0, sizes.MYTHOLOGIES)),
    "snake": ActionShape(CARD),
    "seize": ActionShape(CARD),
    "strike": ActionShape(SLOT),
    "unbuild": ActionShape(WONDER),
    "steal": ActionShape(WONDER),
    "minerva": ActionShape(Span(0, 2 * CAPITAL + 1)),
    "drop": ActionShape(Span(0, len(LOOT))),
    "sack": ActionShape(Span(0, len(LOOT))),
    "found": ActionShape(WONDER, CARD),
}
