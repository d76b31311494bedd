"""What happened, and who may hear it."""

from typing import NamedTuple

EVERYONE = -1


class Event(NamedTuple):
    """One fact. Its numbers mean what the game's list of facts says."""

    fact: int
    seat: int
    what: int
    amount: int
    audience: int = EVERYONE  # or a set of seats, as bits


def audible(event: Event, seat: int | None) -> bool:
    """Whether a seat may hear an event; no seat is a spectator, who hears what everyone hears."""
    return event.audience == EVERYONE or (seat is not None and bool(event.audience >> seat & 1))


def heard_by(events: list[Event], seat: int | None) -> list[Event]:
    return [event for event in events if audible(event, seat)]
