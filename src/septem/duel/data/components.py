"""Everything in the box, numbered: cards deck by deck, then wonders, then tokens, then what expansions add."""

from ...core.names import check_room
from .. import sizes
from ..constants import DECKS, LAID, SIZES
from ..expansion import Expansion
from ..expansions import EXPANSIONS
from ..rules.layout import STRUCTURES, add_structures, slots_of
from .cards import AGE_ONE, AGE_THREE, AGE_TWO, GUILDS
from .catalogue import CATALOGUE
from .declarations import Card
from .tokens import TOKENS
from .wonders import WONDERS

PRICE_RULES = 31  # at most: a set of them is a number
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
    CATALOGUE.add_deck(number, cards_of(number))
wonders = add_all(WONDERS, *(expansion.wonders for expansion in EXPANSIONS))
tokens = add_all(TOKENS, *(expansion.tokens for expansion in EXPANSIONS))
MORE_ITEMS = {
    family: add_all(cards) for expansion in EXPANSIONS for family, cards in expansion.items.items()
}  # what expansions add besides, by family
add_all(*(expansion.unnamed for expansion in EXPANSIONS))
for expansion in EXPANSIONS:
    CATALOGUE.more_scores.extend(expansion.scores)
    CATALOGUE.price_rules.extend(expansion.prices)
CATALOGUE.link()
FIRST_LAYOUTS = {  # where the structures begin that expansions lay instead of those of the base game
    expansion.name: add_structures(expansion.structures, expansion.token_slots)
    for expansion in EXPANSIONS
    if expansion.structures
}
MOST_SLOTS = max(slots_of(number) for number in range(len(STRUCTURES)))
check_room(len(CATALOGUE.price_rules), PRICE_RULES, "price rules", "PRICE_RULES in septem/duel/data/components.py")
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


def laid_at(expansions: tuple[Expansion, ...]) -> list[list[int]]:
    """For each age, how many cards of each deck lie in its structure at a table."""
    laid = LAID | {deck: counts for expansion in expansions for deck, counts in expansion.laid.items()}
    return [[laid[deck][age] if deck in laid else 0 for deck in range(sizes.DECKS)] for age in range(sizes.AGES)]


def first_layout(expansions: tuple[Expansion, ...]) -> int:
    """Where the structures of a table begin among all."""
    first = [FIRST_LAYOUTS[expansion.name] for expansion in expansions if expansion.structures]
    if len(first) > 1:
        raise ValueError(f"two expansions lay structures of their own: {[each.name for each in expansions]}")
    return first[0] if first else 0


def rules_of(expansion: Expansion) -> int:
    """The price rules of an expansion: a set."""
    return sum(1 << CATALOGUE.price_rules.index(rule) for rule in expansion.prices)


def check_laid(expansions: tuple[Expansion, ...]) -> None:
    """Every slot of a structure gets a card."""
    for age, decks in enumerate(laid_at(expansions)):
        slots = slots_of(first_layout(expansions) + age)
        if sum(decks) != slots:
            raise ImportError(f"age {age + 1} has {sum(decks)} cards, but its structure has {slots} slots")


for expansion in EXPANSIONS:
    check_laid((expansion,))
BASE_WONDERS = wonder_pool(tuple(wonder.id for wonder in WONDERS))
BASE_TOKENS = token_pool(tuple(token.id for token in TOKENS))
