"""Numbers with names that Cities adds to those of the base game."""

from ..constants import FACTS, QUESTIONS, VERBS

(LOSE_COINS,) = QUESTIONS.add("lose")
PAY, FAVOUR = VERBS.add("pay", "favour")

# What each fact says of (city, what, amount).
(
    FAVOUR_USED,
    DOVE_TAKEN,
    DOVE_SPENT,
    LOSS_DUE,
    LOSS_PAID,
    DEBT_TAKEN,
    DEFEAT_PASSED,
) = FACTS.add(
    "favour_used",  # (city, card, -) a leader's right is spent
    "dove_taken",  # (city, item, tokens it has)
    "dove_spent",  # (city, -, tokens it has)
    "loss_due",  # (city, -, coins)
    "loss_paid",  # (city, -, coins) to the bank
    "debt_taken",  # (city, -, debts)
    "defeat_passed",  # (city, loser, points) the winner takes the loser's token
)
