"""Numbers with names that the bid adds to those of the base game."""

from ...core.quote import Reason
from ..base_options import MOST_COINS
from ..constants import FACTS, QUESTIONS, VERBS

(BID_FOR_START,) = QUESTIONS.add("bid")  # about the least bid that is possible
BID, ACCEPT = VERBS.add("bid", "accept")
BID_MADE, FIRST_DECIDED = FACTS.add(
    "bid_made",  # (seat, coins, -)
    "first_decided",  # (seat, -, -) goes first
)
MOST_BID = MOST_COINS["second_player_coins"]

# Why moves are refused.
Reason.add(BID_TOO_LOW=50, NO_BID=51)
