"""The twelve wonders."""

from ..constants import BROWN, GRAY, WONDER
from ..rules.effects import Coins, Destroys, DrawsTokens, Fine, OneMade, OneRaw, PlayAgain, Points, Revives, Shields
from .declarations import Card, Cost

WONDERS = (
    Card("appian_way", WONDER, Cost("CCSSP"), (Coins(3), PlayAgain(), Fine(3), Points(3))),
    Card("circus_maximus", WONDER, Cost("WSSG"), (Destroys(GRAY), Shields(1), Points(3))),
    Card("colossus", WONDER, Cost("CCCG"), (Shields(2), Points(3))),
    Card("great_library", WONDER, Cost("WWWGP"), (DrawsTokens(), Points(4))),
    Card("great_lighthouse", WONDER, Cost("WSPP"), (OneRaw(), Points(4))),
    Card("hanging_gardens", WONDER, Cost("WWGP"), (Coins(6), PlayAgain(), Points(3))),
    Card("mausoleum", WONDER, Cost("CCGGP"), (Revives(), Points(2))),
    Card("piraeus", WONDER, Cost("CWWS"), (OneMade(), PlayAgain(), Points(2))),
    Card("pyramids", WONDER, Cost("SSSP"), (Points(9),)),
    Card("sphinx", WONDER, Cost("CSGG"), (PlayAgain(), Points(6))),
    Card("statue_of_zeus", WONDER, Cost("CWSPP"), (Destroys(BROWN), Shields(1), Points(3))),
    Card("temple_of_artemis", WONDER, Cost("WSGP"), (Coins(12), PlayAgain())),
)
