"""Words of moves that are no items."""

from ...constants import LOOT
from ..constants import MYTHOLOGIES

FAMILIES = {"LOOT": LOOT, "MYTHOLOGY": MYTHOLOGIES}
