"""The expansion, declared."""

from septem.wonders.constants import PURPLE
from septem.wonders.data.declarations import Card, Cost
from septem.wonders.expansion import Expansion, Question, Verb

from . import constants as c
from .effects import PointsForPoverty
from .options import TitheOptions

EXPANSION = Expansion(
    name="tithe",
    options=TitheOptions,
    extension="septem_tithe.extension:Tithe",
    guilds=(Card("priests_guild", PURPLE, Cost("WSG"), (PointsForPoverty(),)),),
    verbs={c.TITHE: Verb("tithe", "tithe COINS", (c.GIVE_TITHE,), "coins")},
    questions={
        c.GIVE_TITHE: Question(
            after_cards=True,
            asked=lambda state: sum(1 << city for city in range(state.cities) if state.coins[city] >= c.RICH),
        )
    },
)
