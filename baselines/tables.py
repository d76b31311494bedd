"""The tables of the baselines: base Duel, and 7 Wonders for three."""

from __future__ import annotations

from septem import Duel, Wonders
from septem.core.game import Game

NAMES = {"duel": "septem/Duel-v0", "wonders": "septem/Wonders-v0"}


def table_of(game: str) -> Game:
    return Duel() if game == "duel" else Wonders(players=3)
