"""Random numbers: one seed, many named streams. A stream does not depend on how many numbers others have drawn.

The generator is a 64-bit congruential one with a permuted output (PCG, XSH-RS). Streams are separated by mixing
the seed, the name and the index with the finaliser of splitmix64. Every step is masked, so plain Python and compiled
code draw the same numbers.
"""

MASK = 0xFFFFFFFFFFFFFFFF
WORD = 0xFFFFFFFF
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB
NAME_START = 0xCBF29CE484222325
NAME_STEP = 0x100000001B3
MOST_SEED = (1 << 63) - 1


def scatter(number: int) -> int:
    """Mix the bits of a number (finaliser of splitmix64)."""
    number = (number ^ number >> 30) * FIRST_MIX & MASK
    number = (number ^ number >> 27) * SECOND_MIX & MASK
    return number ^ number >> 31


def moment(name: str) -> int:
    """The number of a stream name such as 'deal' (FNV-1a hash)."""
    number = NAME_START
    for byte in name.encode():
        number = (number ^ byte) * NAME_STEP & MASK
    return number


class Stream:
    """Random numbers that depend only on the seed, the name and the index of the stream."""

    __slots__ = ("position",)

    def __init__(self, seed: int = 0, name: str = "", index: int = 0) -> None:
        self.position = 0
        self.open(seed, moment(name), index)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stream) and self.position == other.position

    def __hash__(self) -> int:
        return hash(self.position)

    def __reduce__(self) -> tuple[object, ...]:
        return continued, (self.position,)

    def open(self, seed: int, number: int, index: int) -> None:
        """Restart at the beginning of a stream; `number` is the number of its name."""
        self.position = scatter(scatter(scatter(seed) ^ number) + index & MASK)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        position = self.position
        self.position = position * MULTIPLIER + INCREMENT & MASK
        return ((position >> 22 ^ position) >> 22 + (position >> 61) & WORD) * bound >> 32

    def shuffle(self, items: list[int]) -> None:
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]


def continued(position: int) -> Stream:
    """A stream that goes on from a position."""
    stream = Stream()
    stream.position = position
    return stream


class Chance:
    """The seed of a game; gives access to streams by name."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash(self.seed)

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.seed,)

    def stream(self, name: str, index: int = 0) -> Stream:
        return Stream(self.seed, name, index)
