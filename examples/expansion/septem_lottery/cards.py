"""The cards of the expansion."""

from septem.duel.constants import YELLOW
from septem.duel.data.declarations import Card, Cost

from .effects import Bets

CARDS = (Card("lottery", YELLOW, Cost(coins=1), (Bets(),)),)
