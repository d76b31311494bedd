"""Words of moves that are no items."""

from ..constants import ENDS

FAMILIES = {"END": ENDS}
