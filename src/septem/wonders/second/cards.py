"""The buildings of the second edition: those of the first, but for some that are new or changed (E-020, E-023).

A changed building is another one for the engine, with an id of its own; files and moves call it by its printed name.
"""

from ..constants import BLUE, EVERYWHERE, NEIGHBOURS, PURPLE, RED, STAGE, YELLOW
from ..data import cards as first
from ..data.declarations import Card, Cost
from ..rules.effects import CoinsPer, Points, PointsPer, Shields
from .effects import PointsIfComplete

NEW_ONE = (
    Card("well", BLUE, Cost(), (Points(3),), (4, 7)),
    Card("altar_second", BLUE, Cost(), (Points(3),), (3, 5), word="altar"),
    Card("theater_second", BLUE, Cost(), (Points(3),), (3, 6), word="theater"),
)
NEW_TWO = (
    Card("temple_second", BLUE, Cost("CWG"), (Points(4),), (3, 6), word="temple"),
    Card("statue_second", BLUE, Cost("OOW"), (Points(4),), (3, 7), ("well",), word="statue"),
)
NEW_THREE = (
    Card("pantheon_second", BLUE, Cost("CCOGLP"), (Points(7),), (3, 6), ("altar_second",), word="pantheon"),
    Card("gardens_second", BLUE, Cost("CCW"), (Points(5),), (3, 4), ("theater_second",), word="gardens"),
    Card("ludus", YELLOW, Cost("OS"), (CoinsPer(3, RED), PointsPer(1, RED)), (5, 7)),
    Card("fortifications_second", RED, Cost("COOO"), (Shields(3),), (3, 7), ("walls",), word="fortifications"),
    Card("castrum", RED, Cost("CCWP"), (Shields(3),), (4, 7)),
)
NEW_GUILDS = (
    Card("spies_guild_second", PURPLE, Cost("CCG"), (PointsPer(1, RED, NEIGHBOURS),), (3,), word="spies_guild"),
    Card("decorators_guild", PURPLE, Cost("OOSL"), (PointsIfComplete(7),), (3,)),
    Card(
        "builders_guild_second",
        PURPLE,
        Cost("CCSSSG"),
        (PointsPer(1, STAGE, EVERYWHERE),),
        (3,),
        word="builders_guild",
    ),
)
GONE = ("pawnshop", "strategists_guild")
COPIES = {"town_hall": (3, 6), "arena": (3, 5), "circus": (4, 6), "arsenal": (3, 5)}  # of cards that are as they were


def revised(cards: tuple[Card, ...], changes: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of an age of the first edition that are kept, then those that are new or changed."""
    out = {*GONE, *(card.word for card in changes)}
    return (*(card for card in cards if card.id not in out), *changes)


AGES = (
    revised(first.AGE_ONE, NEW_ONE),
    revised(first.AGE_TWO, NEW_TWO),
    revised(first.AGE_THREE, NEW_THREE),
)
GUILDS = revised(first.GUILDS, NEW_GUILDS)
