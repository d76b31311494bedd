"""Units that a city does not make, and their prices: the innermost loops of all prices.

Compiled, they are inlined: see shortfall.pxd. Here the hottest avoid loops over all goods, which are slow in Python.
"""

from ..data.catalogue import Catalogue


def value(catalogue: Catalogue, item: int, made: list[int], rate: list[int]) -> int:
    """The price of the units of an item's cost that a city does not make, each at its rate."""
    coins = 0
    for good, units in catalogue.printed[item][2]:
        if units > made[good]:
            coins += (units - made[good]) * rate[good]
    return coins


def unaided(catalogue: Catalogue, item: int, built: list[int], made: list[int], rate: list[int]) -> int:
    """The price of an item without goods of choice and discounts: nothing if its chain makes it free."""
    chain, coins, needs = catalogue.printed[item]
    if built[chain]:
        return 0
    for good, units in needs:
        if units > made[good]:
            coins += (units - made[good]) * rate[good]
    return coins


def count(missing: list[int], cost: list[int], made: list[int]) -> None:
    """Write down the units of a cost that a city does not make."""
    missing[:] = [units - made[good] if units > made[good] else 0 for good, units in enumerate(cost)]


def set_rates(rate: list[int], fixed: list[int], theirs: list[int], fixed_price: int, base_price: int) -> None:
    """Write down the price of each good, given what the other city makes."""
    clay, wood, stone, glass, papyrus, _, _, _ = fixed
    rate[0] = fixed_price if clay else base_price + theirs[0]
    rate[1] = fixed_price if wood else base_price + theirs[1]
    rate[2] = fixed_price if stone else base_price + theirs[2]
    rate[3] = fixed_price if glass else base_price + theirs[3]
    rate[4] = fixed_price if papyrus else base_price + theirs[4]


def dearest(rate: list[int]) -> int:
    """The highest price of a good."""
    return max(rate)  # the places that stay empty are 0
