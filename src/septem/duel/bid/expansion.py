"""The bid for going first, declared."""

from ..expansion import About, Expansion, Shape, Span, Verb
from . import constants as c
from .options import BidOptions

LEAST_BIDS = tuple(str(coins) for coins in range(c.MOST_BID + 1))

EXPANSION = Expansion(
    name="bid",
    options=BidOptions,
    extension="septem.duel.bid.extension:Bid",
    verbs={
        c.BID: Verb(Shape("coins"), (c.BID_FOR_START,)),
        c.ACCEPT: Verb(Shape(), (c.BID_FOR_START,)),
    },
    spans={"coins": Span("COINS", 0, c.MOST_BID + 1)},
    about={c.BID_FOR_START: About("least", LEAST_BIDS)},
    while_drafting=(c.BID_FOR_START,),
    either_first=True,
)
