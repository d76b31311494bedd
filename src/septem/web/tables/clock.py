"""The time each player has left. A seat's clock runs while the seat is asked."""

from __future__ import annotations

from .stored import Pauses


class Clock:
    """A time bank for each seat, and a bonus for each answer.

    All times are milliseconds of a clock that never jumps. Only this process knows it: the log keeps the time of day.
    """

    def __init__(self, bank: int, bonus: int, seats: int) -> None:
        self.bonus = bonus
        self.left = [bank] * seats
        self.pauses: Pauses = {}  # vacations
        self.since: dict[int, int] = {}  # when each seat was asked; negative if before this process started

    def ask(self, seats: list[int], restarted: set[int], now: int) -> None:
        """These seats are asked now. The clocks of restarted seats start now; the others keep running."""
        self.since = {seat: now if seat in restarted else self.since.get(seat, now) for seat in seats}

    def after_answer(self, seat: int, now: int) -> list[int]:
        """The time each seat has left once this seat has answered."""
        left = list(self.left)
        if seat in self.since:
            left[seat] = self.remaining(seat, now) + self.bonus
        return left

    def remaining(self, seat: int, now: int) -> int:
        return max(self.left[seat] - self.used(seat, now), 0)

    def used(self, seat: int, now: int) -> int:
        """For how long the clock of a seat has run since the seat was asked."""
        if seat not in self.since:
            return 0
        since = self.since[seat]
        stood = sum(max(min(end, now) - max(begin, since), 0) for begin, end in self.pauses.get(seat, ()))
        return max(now - since - stood, 0)

    def stands_for(self, seat: int, now: int) -> int:
        """For how long the clock of a seat will not run."""
        return max((end - now for begin, end in self.pauses.get(seat, ()) if begin <= now < end), default=0)

    def next_timeout(self, now: int) -> tuple[int, int] | None:
        """Milliseconds until the first clock runs out, and its seat."""
        return min(
            ((self.remaining(seat, now) + self.stands_for(seat, now), seat) for seat in self.since), default=None
        )
