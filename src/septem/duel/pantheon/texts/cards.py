"""What cards of Pantheon are called."""

from ..constants import TEMPLE_DECK

KINDS = {TEMPLE_DECK: "deck.grand_temples"}
