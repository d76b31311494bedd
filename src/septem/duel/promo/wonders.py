"""The promo wonders."""

from ..constants import WONDER
from ..data.declarations import Card, Cost
from ..rules.effects import Points
from .effects import BuildsFromTop, DealsOutAside

PROMO_WONDERS = (
    Card("messe_essen", WONDER, Cost("CCWGP"), (BuildsFromTop(), Points(2))),
    Card("statue_of_liberty", WONDER, Cost("CWSGP"), (DealsOutAside(), Points(5))),
)
