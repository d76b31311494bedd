"""Events that know the names of their facts."""

from ..core.events import Event
from .constants import FACTS


class WondersEvent(Event):
    __slots__ = ()

    @property
    def name(self) -> str:
        return FACTS[self.fact]
