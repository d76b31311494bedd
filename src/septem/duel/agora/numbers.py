"""Numbers of Agora's items, once everything is numbered."""

from ..data.catalogue import CATALOGUE
from ..data.components import MORE_ITEMS
from .constants import SENATOR_DECK
from .prices import Decrees

DECREE_RULES = sum(1 << number for number, rule in enumerate(CATALOGUE.price_rules) if isinstance(rule, Decrees))
FIRST_SENATOR = CATALOGUE.deck_start[SENATOR_DECK]
LAST_SENATOR = CATALOGUE.deck_start[SENATOR_DECK + 1]
FIRST_DECREE = MORE_ITEMS["decree"].start
FIRST_PLOT = MORE_ITEMS["conspiracy"].start
