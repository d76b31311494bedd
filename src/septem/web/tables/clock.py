"""How much time everybody has left. A seat's clock runs while it is asked."""

from __future__ import annotations


class Clock:
    """A bank for each seat, and a bonus for each answer; all in milliseconds."""

    def __init__(self, bank: int, bonus: int, seats: int) -> None:
        self.bonus = bonus
        self.left = [bank] * seats
        self.since: dict[int, int] = {}  # when each seat that is asked was asked

    def ask(self, seats: list[int], again: set[int], now: int) -> None:
        """These seats are asked now; those asked anew begin to use their time."""
        self.since = {seat: now if seat in again else self.since.get(seat, now) for seat in seats}

    def answered(self, seat: int, now: int) -> list[int]:
        """What everybody has left once a seat has answered."""
        left = list(self.left)
        if seat in self.since:
            left[seat] = max(left[seat] - max(now - self.since[seat], 0), 0) + self.bonus
        return left

    def remaining(self, seat: int, now: int) -> int:
        used = max(now - self.since[seat], 0) if seat in self.since else 0
        return max(self.left[seat] - used, 0)

    def next_end(self, now: int) -> tuple[int, int] | None:
        """The seat whose time runs out first, and in how many milliseconds."""
        return min(((self.remaining(seat, now), seat) for seat in self.since), default=None)
