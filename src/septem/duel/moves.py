"""A move is one number: a verb, what it is about, perhaps a second thing, perhaps coins from the vault.

Compiled, these functions are inlined: see moves.pxd. Nothing else knows how a move is packed.
"""

PART = 255  # the largest number of each part
SECOND, VERB, PURSE = 8, 16, 24  # where the parts begin, in bits; the first begins at 0


def pack(verb: int, first: int) -> int:
    return verb << VERB | first


def pack_two(verb: int, first: int, second: int) -> int:
    return verb << VERB | second << SECOND | first


def with_purse(move: int, coins: int) -> int:
    """The same move with coins from the vault for part of its price, although the treasury would suffice."""
    return coins << PURSE | move


def without_purse(move: int) -> int:
    return move & (1 << PURSE) - 1


def verb_of(move: int) -> int:
    return move >> VERB & PART


def first_of(move: int) -> int:
    return move & PART


def second_of(move: int) -> int:
    return move >> SECOND & PART


def purse_of(move: int) -> int:
    return move >> PURSE


def unpack(move: int) -> tuple[int, int, int, int]:
    """The verb, both parts and the coins: one call where all are needed, which is faster in plain Python."""
    return move >> VERB & PART, move & PART, move >> SECOND & PART, move >> PURSE
