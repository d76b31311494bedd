"""Everything in the box, numbered: cards deck by deck, then wonders, then tokens."""

from .cards import AGE_ONE, AGE_THREE, AGE_TWO, GUILDS
from .catalogue import CATALOGUE
from .tokens import TOKENS
from .wonders import WONDERS
from .words import IN_PLAY

for deck, cards in enumerate((AGE_ONE, AGE_TWO, AGE_THREE, GUILDS)):
    CATALOGUE.add_deck(deck, cards, IN_PLAY[deck])
FIRST_WONDER = CATALOGUE.size
for wonder in WONDERS:
    CATALOGUE.add(wonder)
FIRST_TOKEN = CATALOGUE.size
for token in TOKENS:
    CATALOGUE.add(token)
LAST_TOKEN = CATALOGUE.size
