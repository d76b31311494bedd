"""Adding supplies of goods and measuring what they lack. Compiled, all is inlined: see supply.pxd."""

from .goods_sets import GUARDS


def pool(supply: int, other: int) -> int:
    """Two supplies together; every count stops at seven."""
    total = supply + other
    over = total & GUARDS
    return (total | over - (over >> 3)) & ~GUARDS


def shortage(slack: int) -> int:
    """The units lacking in the worst set of goods. Given: supply | GUARDS, minus demand."""
    units = 0
    below = ~slack & GUARDS
    while below:
        slack += below >> 3
        below = ~slack & GUARDS
        units += 1
    return units


def lacks(slack: int) -> int:
    """Other than 0 if anything is lacking at all."""
    return ~slack & GUARDS
