"""The black cards, age by age, and the guilds of Cities."""

from ..constants import LEFT, NEIGHBOURS, PURPLE, RIGHT, STAGE, VICTORY
from ..data.declarations import Card, Cost
from ..rules.effects import Coins, CoinsPer, Points, PointsPer, Shields
from .constants import BLACK
from .effects import Completes, Dove, Mask, NeighboursReceive, OthersLose, OthersLosePer, Rebate, Repeats, StagesFree

BLACK_CARDS = (
    (
        Card("pigeon_loft", BLACK, Cost("O", coins=1), (Mask(),)),
        Card("militia", BLACK, Cost(coins=3), (Shields(2),)),
        Card("hideout", BLACK, Cost(), (Points(2), OthersLose(1))),
        Card("residence", BLACK, Cost("C"), (Points(1), Dove())),
        Card("gambling_den", BLACK, Cost(), (Coins(6), NeighboursReceive(1))),
        Card("clandestine_dock_west", BLACK, Cost(coins=1), (Rebate(LEFT),)),
        Card("clandestine_dock_east", BLACK, Cost(coins=1), (Rebate(RIGHT),)),
        Card("secret_warehouse", BLACK, Cost(coins=2), (Repeats(),)),
        Card("gates_of_the_city", BLACK, Cost("W", coins=1), (Points(4),)),
    ),
    (
        Card("spy_ring", BLACK, Cost("CS", coins=2), (Mask(),)),
        Card("mercenaries", BLACK, Cost("P", coins=4), (Shields(3),)),
        Card("lair", BLACK, Cost("WG"), (Points(3), OthersLose(2))),
        Card("consulate", BLACK, Cost("CP"), (Points(2), Dove())),
        Card("gambling_house", BLACK, Cost(coins=1), (Coins(9), NeighboursReceive(2))),
        Card("black_market", BLACK, Cost("OL"), (Completes(),)),
        Card("sepulcher", BLACK, Cost("SGL"), (Points(4), OthersLosePer(1, VICTORY))),
        Card("architect_cabinet", BLACK, Cost("P", coins=1), (Points(2), StagesFree())),
        Card("tabularium", BLACK, Cost("OWL", coins=2), (Points(6),)),
    ),
    (
        Card("builders_union", BLACK, Cost("CWGP"), (Points(4), OthersLosePer(1, STAGE))),
        Card("torture_chamber", BLACK, Cost("OOG", coins=3), (Mask(),)),
        Card("contingent", BLACK, Cost("L", coins=5), (Shields(5),)),
        Card("brotherhood", BLACK, Cost("OWWL"), (Points(4), OthersLose(3))),
        Card("embassy", BLACK, Cost("SLP"), (Points(3), Dove())),
        Card("cenotaph", BLACK, Cost("CCSGL"), (Points(5), OthersLosePer(1, VICTORY))),
        Card("secret_society", BLACK, Cost("SP"), (CoinsPer(1, BLACK), PointsPer(1, BLACK))),
        Card("slave_market", BLACK, Cost("OOWW"), (CoinsPer(1, VICTORY), PointsPer(1, VICTORY))),
        Card("capitol", BLACK, Cost("CCSSGP", coins=2), (Points(8),)),
    ),
)
CITIES_GUILDS = (
    Card("counterfeiters_guild", PURPLE, Cost("OOOGL"), (Points(5), OthersLose(3)), (3,)),
    Card("guild_of_shadows", PURPLE, Cost("SSWP"), (PointsPer(1, BLACK, NEIGHBOURS),), (3,)),
    Card("mourners_guild", PURPLE, Cost("CCWGL"), (PointsPer(1, VICTORY, NEIGHBOURS),), (3,)),
)
