"""Names of the cards of Pantheon."""

from ..constants import TEMPLE_DECK

KINDS = {TEMPLE_DECK: "deck.grand_temples"}
