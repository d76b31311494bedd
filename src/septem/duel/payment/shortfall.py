"""Units that a city does not make, and their prices: the innermost loops of all prices.

Compiled, they are inlined: see shortfall.pxd. `value` is written out here, because loops are slow in Python.
"""

from .. import sizes


def value(cost: list[int], made: list[int], rate: list[int]) -> int:
    """The price of the units of a cost that a city does not make, each at its rate."""
    clay, wood, stone, glass, papyrus, _, _, _ = cost
    own_clay, own_wood, own_stone, own_glass, own_papyrus, _, _, _ = made
    coins = 0
    if clay > own_clay:
        coins += (clay - own_clay) * rate[0]
    if wood > own_wood:
        coins += (wood - own_wood) * rate[1]
    if stone > own_stone:
        coins += (stone - own_stone) * rate[2]
    if glass > own_glass:
        coins += (glass - own_glass) * rate[3]
    if papyrus > own_papyrus:
        coins += (papyrus - own_papyrus) * rate[4]
    return coins


def count(missing: list[int], cost: list[int], made: list[int]) -> None:
    """Write down the units of a cost that a city does not make."""
    for good in range(sizes.GOODS):
        lacking = cost[good] - made[good]
        missing[good] = lacking if lacking > 0 else 0


def set_rates(rate: list[int], fixed: list[int], theirs: list[int], fixed_price: int, base_price: int) -> None:
    """Write down the price of each good, given what the other city makes."""
    for good in range(sizes.GOODS):
        rate[good] = fixed_price if fixed[good] else base_price + theirs[good]
