"""The promo wonders."""

from ..declare import Card, Cost
from ..effects import Points
from ..words import WONDER
from .effects import BuildsFromTop, DealsOutAside

PROMO_WONDERS = (
    Card("messe_essen", WONDER, Cost("CCWGP"), (BuildsFromTop(), Points(2))),
    Card("statue_of_liberty", WONDER, Cost("CWSGP"), (DealsOutAside(), Points(5))),
)
