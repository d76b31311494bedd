"""The leaders: name, cost, effects."""

from ..constants import BLUE, BROWN, GRAY, GREEN, PURPLE, RED, STAGE, VICTORY, YELLOW
from ..data.declarations import Card, Cost
from ..rules.effects import BuildBonus, Coins, Points, PointsPer, Shields, Symbol
from .constants import LEADER
from .effects import (
    BankSells,
    Bounty,
    ChainBonus,
    FreeLeaders,
    Frees,
    PassesDefeats,
    PointsPerCoins,
    PointsPerSet,
    RevivesLater,
    SetBonus,
    TradeBonus,
    Waives,
)

LEADERS = (
    Card("alexander", LEADER, Cost(coins=3), (PointsPer(1, VICTORY),)),
    Card("amytis", LEADER, Cost(coins=4), (PointsPer(2, STAGE),)),
    Card("archimedes", LEADER, Cost(coins=4), (Waives(GREEN),)),
    Card("aristotle", LEADER, Cost(coins=3), (SetBonus(3),)),
    Card("bilkis", LEADER, Cost(coins=4), (BankSells(),)),
    Card("caesar", LEADER, Cost(coins=5), (Shields(2),)),
    Card("cleopatra", LEADER, Cost(coins=4), (Points(5),)),
    Card("croesus", LEADER, Cost(coins=1), (Coins(6),)),
    Card("euclid", LEADER, Cost(coins=5), (Symbol("compass"),)),
    Card("hammurabi", LEADER, Cost(coins=2), (Waives(BLUE),)),
    Card("hannibal", LEADER, Cost(coins=2), (Shields(1),)),
    Card("hatshepsut", LEADER, Cost(coins=2), (TradeBonus(1),)),
    Card("hiram", LEADER, Cost(coins=3), (PointsPer(2, PURPLE),)),
    Card("hypatia", LEADER, Cost(coins=4), (PointsPer(1, GREEN),)),
    Card("imhotep", LEADER, Cost(coins=3), (Waives(STAGE),)),
    Card("justinian", LEADER, Cost(coins=3), (PointsPerSet(3, (BLUE, GREEN, RED)),)),
    Card("leonidas", LEADER, Cost(coins=2), (Waives(RED),)),
    Card("maecenas", LEADER, Cost(coins=1), (FreeLeaders(),)),
    Card("midas", LEADER, Cost(coins=3), (PointsPerCoins(1, 3),)),
    Card("nebuchadnezzar", LEADER, Cost(coins=4), (PointsPer(1, BLUE),)),
    Card("nefertiti", LEADER, Cost(coins=3), (Points(4),)),
    Card("nero", LEADER, Cost(coins=1), (Bounty(2),)),
    Card("pericles", LEADER, Cost(coins=6), (PointsPer(2, RED),)),
    Card("phidias", LEADER, Cost(coins=3), (PointsPer(1, BROWN),)),
    Card("plato", LEADER, Cost(coins=4), (PointsPerSet(7, (BROWN, GRAY, BLUE, GREEN, YELLOW, RED, PURPLE)),)),
    Card("praxiteles", LEADER, Cost(coins=3), (PointsPer(2, GRAY),)),
    Card("ptolemy", LEADER, Cost(coins=5), (Symbol("tablet"),)),
    Card("pythagoras", LEADER, Cost(coins=5), (Symbol("gear"),)),
    Card("ramses", LEADER, Cost(coins=5), (Frees(PURPLE),)),
    Card("sappho", LEADER, Cost(coins=1), (Points(2),)),
    Card("solomon", LEADER, Cost(coins=3), (RevivesLater(),)),
    Card("tomyris", LEADER, Cost(coins=4), (PassesDefeats(),)),
    Card("varro", LEADER, Cost(coins=3), (PointsPer(1, YELLOW),)),
    Card("vitruvius", LEADER, Cost(coins=1), (ChainBonus(2),)),
    Card("xenophon", LEADER, Cost(coins=2), (BuildBonus(2, YELLOW),)),
    Card("zenobia", LEADER, Cost(coins=2), (Points(3),)),
)
