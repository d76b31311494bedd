"""The expansion, declared."""

from septem.duel.constants import CATEGORY_OF, TAKE_TURN
from septem.duel.expansion import Expansion, Shape, Span, Verb

from . import constants as c
from .cards import ENVOYS, LAID, STRUCTURES
from .effects import Intrigues, PointsForEnvoys
from .options import IntrigueOptions

CATEGORY_OF.append(c.ENVOYS)
EXPANSION = Expansion(
    name="intrigue",
    options=IntrigueOptions,
    extension="tests.duel.intrigue.extension:Intrigue",
    cards={c.ENVOY_DECK: ENVOYS},
    scores=((c.ENVOYS, PointsForEnvoys()),),
    prices=(Intrigues(),),
    structures=STRUCTURES,
    laid={c.ENVOY_DECK: LAID},
    backs={c.ENVOY_DECK: "?envoy"},
    verbs={
        c.SEND: Verb(Shape("card"), (TAKE_TURN,)),
        c.BURY: Verb(Shape("card"), (TAKE_TURN,)),
        c.KEEP: Verb(Shape("mission"), (c.KEEP_MISSION,)),
        c.BOAST: Verb(Shape("boast"), (c.SHOW_MISSION,)),
    },
    spans={"mission": Span("MISSION", 1, c.MISSIONS), "boast": Span("PLACE", 1, c.MISSIONS + 1)},
    victories=(c.BY_INTRIGUE,),
    revealing=(c.MISSION_SEEN, c.MISSION_SHOWN),
    keys=("intrigue",),
    hidden_keys=("intrigue",),
    early=True,
)
