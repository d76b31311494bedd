"""Rome, both sides. It makes nothing and is never the Free City's (L-090, L-100)."""

from ..data.declarations import Board, Cost, Stage
from ..rules.effects import Coins, Points
from .effects import CheaperLeaders, DrawsLeaders, FreeLeaders, Hires

LEADERS_BOARDS = (
    Board(
        "rome",
        "A",
        "",
        (
            Stage(Cost("COW"), (Points(4),)),
            Stage(Cost("CSSL"), (Points(6),)),
        ),
        (FreeLeaders(),),
        seat_only=True,
    ),
    Board(
        "rome",
        "B",
        "",
        (
            Stage(Cost("CW"), (Coins(5), DrawsLeaders(4))),
            Stage(Cost("CSL"), (Points(3), Hires())),
            Stage(Cost("SSP"), (Points(3), Hires())),
        ),
        (CheaperLeaders(2, 1),),
        seat_only=True,
    ),
)
