"""The parts of a move and of a payment, each packed into one number.

A move is `flags | verb | card | payment`. The payment says how many coins go to each neighbour. The flags are
FOR_FREE_CITY and what else the payment does: FROM_BANK, GIFT_LEFT, GIFT_RIGHT. A loss of coins is a move whose
card is the number of coins paid. Compiled, these functions are inlined: see moves.pxd.
"""

VERB_SHIFT, CARD_SHIFT, LEFT_SHIFT = 16, 8, 4
MOST_VERB, MOST_CARD, MOST_COINS = 15, 255, 15
MOST_PAYMENT = MOST_COINS << LEFT_SHIFT | MOST_COINS


def pack(verb: int, card: int, payment: int) -> int:
    """A move without flags, but for those of its payment."""
    return verb << VERB_SHIFT | card << CARD_SHIFT | payment


def verb_of(move: int) -> int:
    return move >> VERB_SHIFT & MOST_VERB


def card_of(move: int) -> int:
    return move >> CARD_SHIFT & MOST_CARD


def pack_payment(left: int, right: int) -> int:
    """So many coins to each neighbour."""
    return left << LEFT_SHIFT | right


def left_of(move: int) -> int:
    """The coins a move, or a payment, gives to the left neighbour."""
    return move >> LEFT_SHIFT & MOST_COINS


def right_of(move: int) -> int:
    """The coins a move, or a payment, gives to the right neighbour."""
    return move & MOST_COINS
