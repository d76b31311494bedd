"""Numbers with names that Cities adds to those of the base game."""

from ..constants import (
    CATEGORIES,
    CATEGORY_OF,
    CLAIM_COLOUR,
    COLOUR_CLAIMED,
    COLOURS,
    CONFLICT_SKIPPED,
    FACTS,
    QUESTIONS,
    VERBS,
)
from ..refusal import Refusal

BLACK = COLOURS.reserve("black", 10)
CATEGORY_OF[BLACK] = CATEGORIES.index("leaders")  # one line of the score sheet for both

(LOSE_COINS,) = QUESTIONS.add("lose")
(PAY,) = VERBS.add("pay")
FAVOUR = VERBS.reserve("favour", CLAIM_COLOUR)

# Facts: the meaning of (city, what, amount).
FAVOUR_USED = FACTS.reserve("favour_used", COLOUR_CLAIMED)  # (city, card, -)
DOVE_SPENT = FACTS.reserve("dove_spent", CONFLICT_SKIPPED)  # (city, -, tokens it has)
(
    DOVE_TAKEN,
    LOSS_DUE,
    LOSS_PAID,
    DEBT_TAKEN,
) = FACTS.add(
    "dove_taken",  # (city, item, tokens it has)
    "loss_due",  # (city, -, coins)
    "loss_paid",  # (city, -, coins) to the bank
    "debt_taken",  # (city, -, debts)
)

# Why moves are refused.
Refusal.add(
    TOO_MUCH=15,  # more than is owed, or than there is (C-036)
    NOT_BLACK=16,  # C-115
)
