"""The expansion, declared."""

from septem.duel.constants import AGE_ONE_DECK
from septem.duel.expansion import Expansion, Shape, Span, Verb

from .cards import CARDS
from .constants import BET, LUCKY_POINTS, NUMBERS, PLACE_BET
from .effects import PointsForLuck
from .options import LotteryOptions

EXPANSION = Expansion(
    name="lottery",
    options=LotteryOptions,
    extension="septem_lottery.extension:Lottery",
    cards={AGE_ONE_DECK: CARDS},
    verbs={BET: Verb(Shape("lot"), (PLACE_BET,))},
    spans={"lot": Span("NUMBER", 1, NUMBERS)},
    scores=((LUCKY_POINTS, PointsForLuck()),),
    keys=("lottery",),
)
