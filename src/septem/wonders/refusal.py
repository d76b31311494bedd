"""Why a move is refused, where 7 Wonders has reasons of its own; expansions add theirs in their `constants`."""

from ..core.growing_enum import GrowingEnum


class Refusal(GrowingEnum):
    """Why a move is refused."""


Refusal.add(
    NONE=0,
    NOT_IN_HAND=1,
    ALREADY_BUILT=2,  # S-081
    NO_STAGE_LEFT=3,
    NO_SELLER=4,  # missing goods that no neighbour sells
    MISSING_COINS=5,
    WRONG_PAYMENT=6,  # it can be paid for, but not so
    NO_RIGHT=7,  # to build free of cost in this age
    RIGHT_NOT_NEEDED=8,
    FREE_CITY_MUST_PLAY=9,  # S2-021
    FREE_CITY_MUST_CHAIN=10,  # S2-025
    OWN_CARD_FIRST=11,  # S2-011
    NOT_IN_PILE=12,
)
