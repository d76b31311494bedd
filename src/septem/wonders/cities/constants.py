"""Numbers with names that Cities adds to those of the base game."""

from ..constants import FACTS, QUESTIONS, VERBS

(LOSE_COINS,) = QUESTIONS.add("lose")
(PAY,) = VERBS.add("pay")

# What each fact says of (city, what, amount).
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
