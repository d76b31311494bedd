"""Grand temples, wonders and progress tokens of Pantheon."""

from ..constants import PURPLE, TOKEN, WONDER
from ..data.declarations import Card, Cost
from ..rules.effects import PlayAgain, Points
from .effects import LinkPrice, OpensDeck, PointsPerMark, Rebate, Siege, TemplePoints

GRAND_TEMPLES = (
    Card("mesopotamian_grand_temple", PURPLE, Cost("WWWGP"), (TemplePoints(),), chain="mythology_mesopotamian"),
    Card("phoenician_grand_temple", PURPLE, Cost("WSGPP"), (TemplePoints(),), chain="mythology_phoenician"),
    Card("greek_grand_temple", PURPLE, Cost("SSSGP"), (TemplePoints(),), chain="mythology_greek"),
    Card("egyptian_grand_temple", PURPLE, Cost("CCCGP"), (TemplePoints(),), chain="mythology_egyptian"),
    Card("roman_grand_temple", PURPLE, Cost("CSGGP"), (TemplePoints(),), chain="mythology_roman"),
)

PANTHEON_WONDERS = (
    Card("sanctuary", WONDER, Cost("SSGP"), (Rebate(2), PlayAgain())),
    Card("divine_theater", WONDER, Cost("WWGPP"), (OpensDeck(), Points(2))),
)

PANTHEON_TOKENS = (
    Card("mysticism", TOKEN, Cost(), (PointsPerMark(2),)),
    Card("poliorcetics", TOKEN, Cost(), (Siege(1),)),
    Card("engineering", TOKEN, Cost(), (LinkPrice(1),)),
)
