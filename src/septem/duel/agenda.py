"""An entry of the agenda is one number: the kind of question, the seat that is asked, and what it is about.

Compiled, these functions are inlined: see agenda.pxd. Nothing else knows how an entry is packed.
"""

PART = 255  # the largest kind and seat
SEAT, ABOUT = 8, 16  # where the parts begin, in bits; the kind begins at 0


def pack(kind: int, seat: int, about: int) -> int:
    return about << ABOUT | seat << SEAT | kind


def kind_of(entry: int) -> int:
    return entry & PART


def seat_of(entry: int) -> int:
    return entry >> SEAT & PART


def about_of(entry: int) -> int:
    return entry >> ABOUT


def unpack(entry: int) -> tuple[int, int, int]:
    """The kind, the seat and the subject: one call where all are needed, which is faster in plain Python."""
    return entry & PART, entry >> SEAT & PART, entry >> ABOUT
