"""The parts of what a position remembers: how a city used a card in a round, and which cards left the discard pile.

Compiled, these functions are inlined: see history.pxd.
"""

PLAYED_SHIFT, MOST_VERB, MOST_CARD = 8, 15, 255
AGE_SHIFT, CITY_SHIFT, ROUND_SHIFT = 8, 10, 13
MOST_AGE, MOST_CITY = 3, 7


def pack(verb: int, card: int) -> int:
    """How a city used a card."""
    return verb << PLAYED_SHIFT | card


def verb_of(entry: int) -> int:
    return entry >> PLAYED_SHIFT & MOST_VERB


def card_of(entry: int) -> int:
    """The card of an entry of either kind."""
    return entry & MOST_CARD


def with_card(entry: int, card: int) -> int:
    """The entry with another card."""
    return entry & ~MOST_CARD | card


def pack_revival(past: int, city: int, age: int, card: int) -> int:
    """After which round a city built a card from the pile, and the age on its back."""
    return past << ROUND_SHIFT | city << CITY_SHIFT | age << AGE_SHIFT | card


def round_of(revival: int) -> int:
    return revival >> ROUND_SHIFT


def city_of(revival: int) -> int:
    return revival >> CITY_SHIFT & MOST_CITY


def age_of(revival: int) -> int:
    return revival >> AGE_SHIFT & MOST_AGE
