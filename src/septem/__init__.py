"""7 Wonders and 7 Wonders Duel: rules, play and analysis."""

from .core.chance import Chance, Stream
from .core.errors import IllegalMove, Problem
from .core.events import Event
from .core.quote import Quote, Reason
from .core.record import Record
from .core.table import Move, Table
from .duel.game import Duel
from .files import load, replay, save, save_position
from .wonders.game import Wonders


def _sentence(problem: Problem) -> str:
    """What a problem says. The texts are read only when one is needed: most programs never meet a problem."""
    from .text import speak

    return speak(problem)


Problem.speak = _sentence

__version__ = "0.1.0"
__all__ = [
    "Chance",
    "Duel",
    "Event",
    "IllegalMove",
    "Move",
    "Problem",
    "Quote",
    "Reason",
    "Record",
    "Stream",
    "Table",
    "Wonders",
    "load",
    "replay",
    "save",
    "save_position",
]
