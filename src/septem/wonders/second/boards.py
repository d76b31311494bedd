"""The seven boards of the second edition; the one that is unchanged is the first edition's (part 4 of its rules)."""

from ..data import boards as first
from ..data.declarations import Board, Cost, Stage
from ..rules.effects import Coins, FreeSymbol, Keeps, PlaysLast, Points, Revives
from .effects import FreeColours, FreeFirst, FreeLast

SAME = tuple(board for board in first.BOARDS if board.id == "rhodes")
CHANGED = (
    Board(
        "alexandria_second",
        "A",
        "G",
        (
            Stage(Cost("SS"), (Points(3),)),
            Stage(Cost("OO"), (Keeps("C/O/S/W"),)),
            Stage(Cost("LP"), (Points(7),)),
        ),
        word="alexandria",
    ),
    Board(
        "alexandria_second",
        "B",
        "G",
        (
            Stage(Cost("CC"), (Keeps("C/O/S/W"),)),
            Stage(Cost("OOO"), (Keeps("G/L/P"),)),
            Stage(Cost("WWWW"), (Points(7),)),
        ),
        word="alexandria",
    ),
    Board(
        "ephesus_second",
        "A",
        "P",
        (
            Stage(Cost("CC"), (Points(3),)),
            Stage(Cost("WW"), (Coins(9),)),
            Stage(Cost("OOG"), (Points(7),)),
        ),
        word="ephesus",
    ),
    Board(
        "ephesus_second",
        "B",
        "P",
        (
            Stage(Cost("SS"), (Coins(4), Points(2))),
            Stage(Cost("WW"), (Coins(4), Points(3))),
            Stage(Cost("OOL"), (Coins(4), Points(5))),
        ),
        word="ephesus",
    ),
    Board(
        "babylon_second",
        "A",
        "W",
        (
            Stage(Cost("CC"), (Points(3),)),
            Stage(Cost("OOL"), (FreeSymbol(),)),
            Stage(Cost("WWWW"), (Points(7),)),
        ),
        word="babylon",
    ),
    Board(
        "babylon_second",
        "B",
        "W",
        (
            Stage(Cost("SS"), (PlaysLast(),)),
            Stage(Cost("CCCG"), (FreeSymbol(),)),
        ),
        word="babylon",
    ),
    Board(
        "olympia_second",
        "A",
        "C",
        (
            Stage(Cost("SS"), (Points(3),)),
            Stage(Cost("WW"), (FreeColours(),)),
            Stage(Cost("CCC"), (Points(7),)),
        ),
        word="olympia",
    ),
    Board(
        "olympia_second",
        "B",
        "C",
        (
            Stage(Cost("OO"), (Points(2), FreeFirst())),
            Stage(Cost("CCC"), (Points(3), FreeLast())),
            Stage(Cost("GLP"), (Points(5),)),
        ),
        word="olympia",
    ),
    Board(
        "halicarnassus_second",
        "A",
        "L",
        (
            Stage(Cost("OO"), (Points(3),)),
            Stage(Cost("GP"), (Revives(),)),
            Stage(Cost("SSS"), (Points(7),)),
        ),
        word="halicarnassus",
    ),
    Board(
        "halicarnassus_second",
        "B",
        "L",
        (
            Stage(Cost("CC"), (Points(2), Revives())),
            Stage(Cost("GP"), (Points(1), Revives())),
            Stage(Cost("WWW"), (Revives(),)),
        ),
        word="halicarnassus",
    ),
    Board(
        "giza_second",
        "A",
        "S",
        (
            Stage(Cost("WW"), (Points(3),)),
            Stage(Cost("CCL"), (Points(5),)),
            Stage(Cost("SSSS"), (Points(7),)),
        ),
        word="giza",
    ),
    Board(
        "giza_second",
        "B",
        "S",
        (
            Stage(Cost("WW"), (Points(3),)),
            Stage(Cost("SSS"), (Points(5),)),
            Stage(Cost("CCC"), (Points(5),)),
            Stage(Cost("SSSSP"), (Points(7),)),
        ),
        word="giza",
    ),
)
BOARDS = (*SAME, *CHANGED)
