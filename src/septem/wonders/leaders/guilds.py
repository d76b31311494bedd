"""The guilds of Leaders."""

from ..constants import NEIGHBOURS, PURPLE
from ..data.declarations import Card, Cost
from ..rules.effects import PointsPer
from .constants import LEADER
from .effects import Courts, PointsPerCoins

LEADERS_GUILDS = (
    Card("architects_guild", PURPLE, Cost("COOOLP"), (PointsPer(3, PURPLE, NEIGHBOURS),), (3,)),
    Card("courtesans_guild", PURPLE, Cost("CWGL"), (Courts(),), (3,)),
    Card("diplomats_guild", PURPLE, Cost("SWGP"), (PointsPer(1, LEADER, NEIGHBOURS),), (3,)),
    Card("gamers_guild", PURPLE, Cost("COSW"), (PointsPerCoins(1, 3),), (3,)),
)
