"""Petra and Byzantium, both sides."""

from ..data.declarations import Board, Cost, Stage
from ..rules.effects import Points
from .effects import Dove, OthersLose

CITIES_BOARDS = (
    Board(
        "petra",
        "A",
        "C",
        (
            Stage(Cost("SW"), (Points(3),)),
            Stage(Cost(coins=7), (Points(7),)),
            Stage(Cost("SSWP"), (Points(7),)),
        ),
    ),
    Board(
        "petra",
        "B",
        "C",
        (
            Stage(Cost("CCOO"), (Points(3), OthersLose(2))),
            Stage(Cost(coins=14), (Points(14),)),
        ),
    ),
    Board(
        "byzantium",
        "A",
        "S",
        (
            Stage(Cost("CO"), (Points(3),)),
            Stage(Cost("WWP"), (Dove(), Points(2))),
            Stage(Cost("CCGL"), (Points(7),)),
        ),
    ),
    Board(
        "byzantium",
        "B",
        "S",
        (
            Stage(Cost("OWGP"), (Dove(), Points(3))),
            Stage(Cost("COOL"), (Dove(), Points(4))),
        ),
    ),
)
