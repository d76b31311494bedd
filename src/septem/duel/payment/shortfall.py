"""The price of missing units: the innermost sum of all prices. Compiled, it is a loop in C: see shortfall.pxd."""


def value(cost: list[int], made: list[int], rate: list[int]) -> int:
    """The price of the units of a cost that a city does not make, each at its rate."""
    clay, wood, stone, glass, papyrus = cost
    own_clay, own_wood, own_stone, own_glass, own_papyrus = made
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
