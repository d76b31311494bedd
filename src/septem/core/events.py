"""Events of a game, and the seats to which they are visible."""

from typing import NamedTuple

EVERYONE = -1


class Event(NamedTuple):
    """One fact. The list of facts of the game defines the meaning of its numbers."""

    fact: int
    seat: int
    what: int
    amount: int
    audience: int = EVERYONE  # or a set of seats, as bits

    @property
    def name(self) -> str:
        """The name of the fact, as in JSON. Only a game knows it: its own events return it instead of the number."""
        return str(self.fact)


def audible(event: Event, seat: int | None) -> bool:
    """Whether an event is visible to a seat; None is a spectator, who sees only public events."""
    return event.audience == EVERYONE or (seat is not None and bool(event.audience >> seat & 1))


def heard_by(events: list[Event], seat: int | None) -> list[Event]:
    return [event for event in events if audible(event, seat)]
