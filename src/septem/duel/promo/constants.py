"""Numbers with names that the promo wonders add to those of the base game."""

from ...core.quote import Reason
from ..constants import FACTS, QUESTIONS, VERBS

CLAIM_TOP, CLAIM_ASIDE, CAST_ASIDE = QUESTIONS.add("top_row", "aside", "cast")
CLAIM, CAST = VERBS.add("claim", "cast")

# Facts: the meaning of (seat, what, amount).
(
    ASIDE_SHOWN,
    CARD_CAST,
) = FACTS.add(
    "aside_shown",  # (seat, card, -) one of the cards put back into the box at the start
    "card_cast",  # (seat, card, -)
)

# Why moves are refused.
Reason.add(NOT_IN_TOP_ROW=29, NOT_ASIDE=30)
