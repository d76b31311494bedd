"""Where each part of an observation of 7 Wonders begins. `make generate` repeats the numbers in sizes.pxd."""

from ...wonders import constants, moves, sizes
from ...wonders.data.components import FIRST_STAGE
from ...wonders.leaders.action_shapes import LEADERS as LEADER_COUNT

VERBS, ITEMS = moves.MOST_VERB + 1, moves.MOST_CARD + 1  # that a move can name
WAYS = 8  # ways of paying that have numbers of their own: the first ones of the menu
CARDS, LEADERS = FIRST_STAGE, LEADER_COUNT
FACTS = 18  # numbers of a city, before its buildings and leaders
CITY = FACTS + CARDS + LEADERS
HANDS = sizes.CITIES * CITY  # own hand, that of a team mate, what is known of the discard pile
LEADER_HANDS = HANDS + 3 * CARDS  # own leaders, the pack to choose from, leaders drawn later and seen
TABLE = LEADER_HANDS + 3 * LEADERS
QUESTION = TABLE + 12
OBSERVATION = QUESTION + len(constants.QUESTIONS)
MOST = 127  # of a signed byte
