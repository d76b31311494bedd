"""Cities, declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..constants import CHOOSE_CARD, PLAY_LAST
from ..expansion import Expansion, Question, Verb
from . import constants as c
from .boards import CITIES_BOARDS
from .cards import BLACK_CARDS, CITIES_GUILDS
from .leaders import CITIES_LEADERS
from .options import CitiesOptions

if TYPE_CHECKING:
    from ..state import State


def owing_coins(state: State) -> int:
    """The cities that have to lose coins, and have any (a set)."""
    return sum(1 << city for city in range(state.cities) if state.owed[city] and state.coins[city])


EXPANSION = Expansion(
    name="cities",
    extension="septem.wonders.cities.extension:Cities",
    options=CitiesOptions,
    most_players=8,  # C8-001
    guilds=CITIES_GUILDS,
    extra_cards=BLACK_CARDS,
    boards=CITIES_BOARDS,
    boards_rank=1,
    other_items={"leader": CITIES_LEADERS},
    verbs={
        c.PAY: Verb("pay", "pay COINS", (c.LOSE_COINS,), "coins"),
        c.FAVOUR: Verb("favour", "favour CARD", (CHOOSE_CARD, PLAY_LAST)),
    },
    questions={c.LOSE_COINS: Question(after_cards=True, asked=owing_coins)},
)
