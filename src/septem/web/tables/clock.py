"""The time each player has left. A seat's clock runs while the seat is asked."""

from __future__ import annotations


class Clock:
    """A time bank for each seat, and a bonus for each answer.

    All times are milliseconds of a clock that never jumps. Only this process knows it: the log keeps the time of day.
    """

    def __init__(self, bank: int, bonus: int, seats: int) -> None:
        self.bonus = bonus
        self.left = [bank] * seats
        self.since: dict[int, int] = {}  # when each seat was asked; negative if before this process started

    def ask(self, seats: list[int], restarted: set[int], now: int) -> None:
        """These seats are asked now. The clocks of restarted seats start now; the others keep running."""
        self.since = {seat: now if seat in restarted else self.since.get(seat, now) for seat in seats}

    def after_answer(self, seat: int, now: int) -> list[int]:
        """The time each seat has left once this seat has answered."""
        left = list(self.left)
        if seat in self.since:
            left[seat] = max(left[seat] - max(now - self.since[seat], 0), 0) + self.bonus
        return left

    def remaining(self, seat: int, now: int) -> int:
        used = max(now - self.since[seat], 0) if seat in self.since else 0
        return max(self.left[seat] - used, 0)

    def next_timeout(self, now: int) -> tuple[int, int] | None:
        """Milliseconds until the first clock runs out, and its seat."""
        return min(((self.remaining(seat, now), seat) for seat in self.since), default=None)
