"""Names that the expansion adds to those of Duel."""

from septem.duel.constants import CATEGORIES, EXTRA, FACTS, QUESTIONS, VERBS, VICTORIES

(PLACE_BET,) = QUESTIONS.add("bet")
(BET,) = VERBS.add("bet")
(BET_PLACED,) = FACTS.add("bet_placed")  # (seat, number, whether it wins)
(BY_LUCK,) = VICTORIES.add("luck")
(LUCKY_POINTS,) = CATEGORIES.add("luck")
(FIRST_LUCKY, SECOND_LUCKY) = EXTRA.add("lottery.first", "lottery.second")  # bets won by each seat

NUMBERS = 3  # to bet on
PRIZE = 2  # coins
ENOUGH = 5  # bets won, for the victory
