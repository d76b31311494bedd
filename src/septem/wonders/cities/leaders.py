"""The leaders of Cities: they are dealt only with Leaders (C-006)."""

from ..constants import COLOURS
from ..data.declarations import Card, Cost
from ..rules.effects import BuildBonus, Points, PointsPer
from .constants import BLACK
from .effects import Dove, Favours, Interest, Stubborn

LEADER = COLOURS.index("leader")
CITIES_LEADERS = (
    Card("aspasia", LEADER, Cost(coins=3), (Points(2), Dove())),
    Card("berenice", LEADER, Cost(coins=2), (Interest(),)),
    Card("caligula", LEADER, Cost(coins=3), (Favours(),)),
    Card("darius", LEADER, Cost(coins=4), (PointsPer(1, BLACK),)),
    Card("diocletian", LEADER, Cost(coins=2), (BuildBonus(2, BLACK),)),
    Card("semiramis", LEADER, Cost(coins=2), (Stubborn(),)),
)
