"""The fifteen divinities, three a mythology, the Gate, and what a mythology token is."""

from ..data.declarations import Card, Cost
from ..rules.effects import Coins, Points, Revives, Shields, Symbol
from .constants import DIVINITY, MYTHOLOGIES, MYTHOLOGY
from .effects import (
    CopiesSymbol,
    FillsVault,
    KeepsLent,
    OpensGate,
    PlacesBarrier,
    PointsPerVaultCoin,
    RaisesFree,
    Seizes,
    SpendsLoot,
    StealsWonder,
    Strikes,
    Unbuilds,
)

DIVINITIES = (
    Card("enki", DIVINITY, Cost(), (KeepsLent(),)),
    Card("ishtar", DIVINITY, Cost(), (Symbol("scales"),)),
    Card("nisaba", DIVINITY, Cost(), (CopiesSymbol(),)),
    Card("astarte", DIVINITY, Cost(), (FillsVault(7), PointsPerVaultCoin(1))),
    Card("baal", DIVINITY, Cost(), (Seizes(),)),
    Card("tanit", DIVINITY, Cost(), (Coins(12),)),
    Card("aphrodite", DIVINITY, Cost(), (Points(9),)),
    Card("hades", DIVINITY, Cost(), (Revives(),)),
    Card("zeus", DIVINITY, Cost(), (Strikes(),)),
    Card("anubis", DIVINITY, Cost(), (Unbuilds(),)),
    Card("isis", DIVINITY, Cost(), (RaisesFree(),)),
    Card("ra", DIVINITY, Cost(), (StealsWonder(),)),
    Card("mars", DIVINITY, Cost(), (Shields(2),)),
    Card("minerva", DIVINITY, Cost(), (PlacesBarrier(),)),
    Card("neptune", DIVINITY, Cost(), (SpendsLoot(),)),
)

GATE = Card("gate", DIVINITY, Cost(), (OpensGate(),))

MYTHOLOGY_TOKENS = tuple(Card(f"mythology_{mythology}", MYTHOLOGY, Cost(), ()) for mythology in MYTHOLOGIES)
