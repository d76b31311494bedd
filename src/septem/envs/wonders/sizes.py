"""Where each part of an observation of 7 Wonders begins. `make generate` repeats the numbers in sizes.pxd.

All of it follows from version 0 of the environments, not from the catalogue: it stays what was published.
"""

from ...wonders import moves
from . import version_0

VERBS, ITEMS = moves.MOST_VERB + 1, moves.MOST_CARD + 1  # that a move can name
WAYS = 8  # ways of paying that have numbers of their own: the first ones of the menu
CARDS, LEADERS = len(version_0.CARDS), len(version_0.LEADERS)
FIRST_LEADER = CARDS + version_0.STAGES  # a number of version 0
CITIES = 8
FACTS = 18  # numbers of a city, before its buildings and leaders
CITY = FACTS + CARDS + LEADERS
HANDS = CITIES * CITY  # own hand, that of a team mate, what is known of the discard pile
LEADER_HANDS = HANDS + 3 * CARDS  # own leaders, the pack to choose from, leaders drawn later and seen
TABLE = LEADER_HANDS + 3 * LEADERS
QUESTION = TABLE + 12
OBSERVATION = QUESTION + len(version_0.QUESTIONS)
MOST = 127  # of a signed byte
