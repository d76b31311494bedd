"""Supply and demand counted by *sets* of goods, all counts packed into one integer.

Let every unit of a supply be able to turn into one good out of a few. By Hall's theorem such a supply meets a demand
if and only if no set of goods is wanted more often than there are units that can turn into a member of the set. A
class of goods has at most four of them and so fifteen sets: with four bits a set, the top bit kept clear to catch a
borrow, one 60-bit number holds everything. Counts stop at seven, since no cost asks for more.

Compiled, `pool`, `shortage` and `lacks` are inlined: see supply.pxd.
"""

from functools import cache

from ..constants import CLASS_LETTERS

BITS_A_SET = 4
MOST = 7
MOST_SETS = 15
GUARDS = sum(8 << BITS_A_SET * place for place in range(MOST_SETS))


@cache
def sets(kind: int) -> list[set[str]]:
    """Every set of goods of a class but the empty one, in the order of their bits."""
    letters = CLASS_LETTERS[kind]
    return [
        {letter for place, letter in enumerate(letters) if members >> place & 1}
        for members in range(1, 1 << len(letters))
    ]


def packed(counts: list[int]) -> int:
    return sum(min(count, MOST) << BITS_A_SET * place for place, count in enumerate(counts))


@cache
def demand(kind: int, goods: str) -> int:
    """How often each set is wanted by a cost such as 'CCO'."""
    return packed([sum(letter in members for letter in goods) for members in sets(kind)])


@cache
def supplied(kind: int, units: tuple[str, ...]) -> int:
    """How many units can turn into a member of each set; 'CO' is one unit of either."""
    return packed([sum(not members.isdisjoint(unit) for unit in units) for members in sets(kind)])


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
