"""Everything in the box, numbered: cards deck by deck, then wonders, then tokens, then what expansions add."""

from ...core.names import check_room
from .. import sizes
from ..constants import DECKS, IN_PLAY, SIZES
from ..expansion import Expansion
from ..expansions import EXPANSIONS
from .cards import AGE_ONE, AGE_THREE, AGE_TWO, GUILDS
from .catalogue import CATALOGUE
from .declarations import Card
from .tokens import TOKENS
from .wonders import WONDERS

BASE_DECKS = (AGE_ONE, AGE_TWO, AGE_THREE, GUILDS)


def cards_of(deck: int) -> tuple[Card, ...]:
    """The cards of a deck, those of the base game first."""
    base = BASE_DECKS[deck] if deck < len(BASE_DECKS) else ()
    return base + tuple(card for expansion in EXPANSIONS for card in expansion.cards.get(deck, ()))


def add_all(*groups: tuple[Card, ...]) -> range:
    """Number some items; their numbers."""
    first = CATALOGUE.size
    for card in (card for group in groups for card in group):
        CATALOGUE.add(card)
    return range(first, CATALOGUE.size)


for number in range(len(DECKS)):
    CATALOGUE.add_deck(number, cards_of(number), IN_PLAY[number])
wonders = add_all(WONDERS, *(expansion.wonders for expansion in EXPANSIONS))
tokens = add_all(TOKENS, *(expansion.tokens for expansion in EXPANSIONS))
MORE_ITEMS = {
    family: add_all(cards) for expansion in EXPANSIONS for family, cards in expansion.items.items()
}  # what expansions add besides, by family
add_all(*(expansion.unnamed for expansion in EXPANSIONS))
for expansion in EXPANSIONS:
    CATALOGUE.more_scores.extend(expansion.scores)
CATALOGUE.link()
check_room(wonders.start, sizes.PILE, "cards", f"PILE in {SIZES}")
check_room(len(wonders), sizes.WONDERS, "wonders", f"WONDERS in {SIZES}")
check_room(len(tokens), sizes.BOX, "progress tokens", f"BOX in {SIZES}")

FIRST_WONDER, FIRST_TOKEN, LAST_TOKEN = wonders.start, tokens.start, tokens.stop


def wonder_pool(wonders: tuple[str, ...]) -> int:
    """Wonders as a set, from the first one on."""
    return sum(1 << CATALOGUE.numbers[name] - FIRST_WONDER for name in wonders)


def token_pool(tokens: tuple[str, ...]) -> int:
    return sum(1 << CATALOGUE.numbers[name] - FIRST_TOKEN for name in tokens)


def deck_pool(deck: int, expansions: tuple[Expansion, ...]) -> int:
    """The cards of a deck at a table. Those that expansions add to a deck of the base game come with them only."""
    if deck >= len(BASE_DECKS):
        return (1 << len(cards_of(deck))) - 1
    cards = BASE_DECKS[deck] + tuple(card for expansion in expansions for card in expansion.cards.get(deck, ()))
    return sum(1 << CATALOGUE.numbers[card.id] - CATALOGUE.deck_start[deck] for card in cards)


BASE_WONDERS = wonder_pool(tuple(wonder.id for wonder in WONDERS))
BASE_TOKENS = token_pool(tuple(token.id for token in TOKENS))
