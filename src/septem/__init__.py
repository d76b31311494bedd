"""7 Wonders and 7 Wonders Duel: rules, play and analysis."""

from .core.chance import Chance, Stream
from .core.errors import IllegalMove, Problem
from .core.events import Event
from .core.quote import Quote, Reason
from .core.table import Move, Table
from .duel.game import Duel

__version__ = "0.1.0"
__all__ = ["Chance", "Duel", "Event", "IllegalMove", "Move", "Problem", "Quote", "Reason", "Stream", "Table"]
