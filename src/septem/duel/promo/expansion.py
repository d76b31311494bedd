"""The promo wonders, declared."""

from ..constants import PICK_TOKEN, REMOVED
from ..expansion import Expansion, Shape, Verb
from . import constants as c
from .options import PromoOptions
from .wonders import PROMO_WONDERS

EXPANSION = Expansion(
    name="promo",
    options=PromoOptions,
    extension="septem.duel.promo.extension:Promo",
    wonders=PROMO_WONDERS,
    verbs={
        c.CLAIM: Verb(Shape("card"), (c.CLAIM_TOP, c.CLAIM_ASIDE)),
        c.CAST: Verb(Shape("card"), (c.CAST_ASIDE,)),
    },
    waits_for={c.CAST_ASIDE: (c.CLAIM_ASIDE, PICK_TOKEN)},
    revealing=(c.ASIDE_SHOWN,),
    keys=("aside",),
    hidden_keys=("removed",),
    cards_from_box=REMOVED,  # (DP-007)
)
