"""A purchase in an event is one number: units of a good, and the price of each. Compiled: see purchases.pxd."""

PART = 255  # the highest price
UNITS = 8  # where the units begin, in bits


def pack(units: int, price: int) -> int:
    return units << UNITS | price


def units_of(amount: int) -> int:
    return amount >> UNITS


def price_of(amount: int) -> int:
    return amount & PART
