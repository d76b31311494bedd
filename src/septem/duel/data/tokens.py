"""The ten progress tokens."""

from ..constants import BLUE, TOKEN, WONDER
from ..rules.effects import (
    ChainBonus,
    Coins,
    Discount,
    ExtraShields,
    Points,
    PointsPerToken,
    ReplayWonders,
    Symbol,
    Tolls,
)
from .declarations import Card, Cost

TOKENS = (
    Card("agriculture", TOKEN, Cost(), (Coins(6), Points(4))),
    Card("architecture", TOKEN, Cost(), (Discount(WONDER, 2),)),
    Card("economy", TOKEN, Cost(), (Tolls(),)),
    Card("law", TOKEN, Cost(), (Symbol("scales"),)),
    Card("masonry", TOKEN, Cost(), (Discount(BLUE, 2),)),
    Card("mathematics", TOKEN, Cost(), (PointsPerToken(3),)),
    Card("philosophy", TOKEN, Cost(), (Points(7),)),
    Card("strategy", TOKEN, Cost(), (ExtraShields(1),)),
    Card("theology", TOKEN, Cost(), (ReplayWonders(),)),
    Card("urbanism", TOKEN, Cost(), (Coins(6), ChainBonus(4))),
)
