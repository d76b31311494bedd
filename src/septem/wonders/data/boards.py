"""The seven boards, both sides: the good each makes, then its stages in order."""

from ..constants import NEIGHBOURS, RAW
from ..rules.effects import Cheaper, Claims, Coins, CopiesGuild, FreeSymbol, Keeps, PlaysLast, Points, Revives, Shields
from .declarations import Board, Cost, Stage

BOARDS = (
    Board(
        "rhodes",
        "A",
        "O",
        (
            Stage(Cost("WW"), (Points(3),)),
            Stage(Cost("CCC"), (Shields(2),)),
            Stage(Cost("OOOO"), (Points(7),)),
        ),
    ),
    Board(
        "rhodes",
        "B",
        "O",
        (
            Stage(Cost("SSS"), (Shields(1), Coins(3), Points(3))),
            Stage(Cost("OOOO"), (Shields(1), Coins(4), Points(4))),
        ),
    ),
    Board(
        "alexandria",
        "A",
        "G",
        (
            Stage(Cost("SS"), (Points(3),)),
            Stage(Cost("OO"), (Keeps("C/O/S/W"),)),
            Stage(Cost("GG"), (Points(7),)),
        ),
    ),
    Board(
        "alexandria",
        "B",
        "G",
        (
            Stage(Cost("CC"), (Keeps("C/O/S/W"),)),
            Stage(Cost("WW"), (Keeps("G/L/P"),)),
            Stage(Cost("SSS"), (Points(7),)),
        ),
    ),
    Board(
        "ephesus",
        "A",
        "P",
        (
            Stage(Cost("SS"), (Points(3),)),
            Stage(Cost("WW"), (Coins(9),)),
            Stage(Cost("PP"), (Points(7),)),
        ),
    ),
    Board(
        "ephesus",
        "B",
        "P",
        (
            Stage(Cost("SS"), (Coins(4), Points(2))),
            Stage(Cost("WW"), (Coins(4), Points(3))),
            Stage(Cost("GLP"), (Coins(4), Points(5))),
        ),
    ),
    Board(
        "babylon",
        "A",
        "C",
        (
            Stage(Cost("CC"), (Points(3),)),
            Stage(Cost("WWW"), (FreeSymbol(),)),
            Stage(Cost("CCCC"), (Points(7),)),
        ),
    ),
    Board(
        "babylon",
        "B",
        "C",
        (
            Stage(Cost("CL"), (Points(3),)),
            Stage(Cost("WWG"), (PlaysLast(),)),
            Stage(Cost("CCCP"), (FreeSymbol(),)),
        ),
    ),
    Board(
        "olympia",
        "A",
        "W",
        (
            Stage(Cost("WW"), (Points(3),)),
            Stage(Cost("SS"), (Claims(),)),
            Stage(Cost("OO"), (Points(7),)),
        ),
    ),
    Board(
        "olympia",
        "B",
        "W",
        (
            Stage(Cost("WW"), (Cheaper(RAW, NEIGHBOURS),)),
            Stage(Cost("SS"), (Points(5),)),
            Stage(Cost("OOL"), (CopiesGuild(),)),
        ),
    ),
    Board(
        "halicarnassus",
        "A",
        "L",
        (
            Stage(Cost("CC"), (Points(3),)),
            Stage(Cost("OOO"), (Revives(),)),
            Stage(Cost("LL"), (Points(7),)),
        ),
    ),
    Board(
        "halicarnassus",
        "B",
        "L",
        (
            Stage(Cost("OO"), (Points(2), Revives())),
            Stage(Cost("CCC"), (Points(1), Revives())),
            Stage(Cost("GLP"), (Revives(),)),
        ),
    ),
    Board(
        "giza",
        "A",
        "S",
        (
            Stage(Cost("SS"), (Points(3),)),
            Stage(Cost("WWW"), (Points(5),)),
            Stage(Cost("SSSS"), (Points(7),)),
        ),
    ),
    Board(
        "giza",
        "B",
        "S",
        (
            Stage(Cost("WW"), (Points(3),)),
            Stage(Cost("SSS"), (Points(5),)),
            Stage(Cost("CCC"), (Points(5),)),
            Stage(Cost("SSSSP"), (Points(7),)),
        ),
    ),
)
