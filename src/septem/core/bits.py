"""Sets of small numbers, stored as the bits of one integer."""


def lowest(mask: int) -> int:
    """The smallest member of a non-empty set."""
    return (mask & -mask).bit_length() - 1


def lowest_wide(mask: int) -> int:
    """The lowest member of a set with up to 64 members."""
    return lowest(mask)


def count(mask: int) -> int:
    return mask.bit_count()


def list_members(mask: int, start: int, row: list[int]) -> int:
    """Write all members into a row, in order, each with `start` added; how many there are."""
    found = [start + number for number in range(mask.bit_length()) if mask >> number & 1]
    row[: len(found)] = found
    return len(found)


def members(mask: int) -> list[int]:
    """All members, in order; for callers outside the rules."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
