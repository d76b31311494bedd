"""Everything in the box, numbered: cards deck by deck, then wonders, then tokens, then what expansions add."""

from ..constants import IN_PLAY
from ..pantheon.cards import GRAND_TEMPLES, PANTHEON_TOKENS, PANTHEON_WONDERS
from ..pantheon.divinities import DIVINITIES, GATE, MYTHOLOGY_TOKENS
from ..promo.wonders import PROMO_WONDERS
from .cards import AGE_ONE, AGE_THREE, AGE_TWO, GUILDS
from .catalogue import CATALOGUE
from .tokens import TOKENS
from .wonders import WONDERS

for deck, cards in enumerate((AGE_ONE, AGE_TWO, AGE_THREE, GUILDS, GRAND_TEMPLES)):
    CATALOGUE.add_deck(deck, cards, IN_PLAY[deck])
FIRST_TEMPLE = CATALOGUE.numbers[GRAND_TEMPLES[0].id]
FIRST_WONDER = CATALOGUE.size
for wonder in (*WONDERS, *PANTHEON_WONDERS, *PROMO_WONDERS):
    CATALOGUE.add(wonder)
FIRST_TOKEN = CATALOGUE.size
for token in (*TOKENS, *PANTHEON_TOKENS):
    CATALOGUE.add(token)
LAST_TOKEN = CATALOGUE.size
FIRST_DIVINITY = CATALOGUE.size
for divinity in DIVINITIES:
    CATALOGUE.add(divinity)
THE_GATE = CATALOGUE.add(GATE)
FIRST_MYTHOLOGY = CATALOGUE.size
for mythology in MYTHOLOGY_TOKENS:
    CATALOGUE.add(mythology)
CATALOGUE.link()


def wonder_pool(wonders: tuple[str, ...]) -> int:
    """Wonders as a set, from the first one on."""
    return sum(1 << CATALOGUE.numbers[name] - FIRST_WONDER for name in wonders)


def token_pool(tokens: tuple[str, ...]) -> int:
    return sum(1 << CATALOGUE.numbers[name] - FIRST_TOKEN for name in tokens)


BASE_WONDERS = wonder_pool(tuple(wonder.id for wonder in WONDERS))
BASE_TOKENS = token_pool(tuple(token.id for token in TOKENS))
