"""Names that the expansion adds to those of 7 Wonders."""

from septem.wonders.constants import FACTS, QUESTIONS, VERBS

(GIVE_TITHE,) = QUESTIONS.add("tithe")
(TITHE,) = VERBS.add("tithe")
(TITHE_GIVEN,) = FACTS.add("tithe_given")  # (city, -, coins)

RICH = 9  # coins, from which on a tithe is due
