"""Names of the cards of Agora."""

from ..constants import SENATOR_DECK

COSTS = {SENATOR_DECK: "cost.senators"}  # decks whose cards have no printed cost, but a price
KINDS = {SENATOR_DECK: "deck.senators"}
