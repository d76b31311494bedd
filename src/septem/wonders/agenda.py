"""The parts of an entry of the agenda: a question, the cities asked, and those that still owe an answer (sets).

Compiled, these functions are inlined: see agenda.pxd.
"""

OWING_SHIFT, ASKED_SHIFT = 8, 16
MOST_CITIES, MOST_KIND = 255, 255


def pack(kind: int, asked: int, owing: int) -> int:
    return asked << ASKED_SHIFT | owing << OWING_SHIFT | kind


def kind_of(entry: int) -> int:
    """The number of the question."""
    return entry & MOST_KIND


def asked_of(entry: int) -> int:
    return entry >> ASKED_SHIFT


def owing_of(entry: int) -> int:
    return entry >> OWING_SHIFT & MOST_CITIES


def given_of(entry: int) -> int:
    """The cities that have answered (a set)."""
    return asked_of(entry) & ~owing_of(entry)


def answered(entry: int, city: int) -> int:
    """The entry once a city has answered."""
    return entry & ~(1 << OWING_SHIFT << city)


def withdrawn(entry: int, city: int) -> int:
    """The entry once a city has taken its answer back."""
    return entry | 1 << OWING_SHIFT << city
