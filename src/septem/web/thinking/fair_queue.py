"""A queue in which addresses take turns, and the guests of each address: nobody waits for all the tasks of another."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MOST_GUESTS = 10_000  # whose addresses are remembered
Waiting = asyncio.Future[None]


class Addresses:
    """The last address of each guest. A guest who was not seen lately counts as an address of their own."""

    def __init__(self) -> None:
        self.last: OrderedDict[str, str] = OrderedDict()

    def remember(self, guest: str, address: str) -> None:
        self.last[guest] = address
        self.last.move_to_end(guest)
        if len(self.last) > MOST_GUESTS:
            self.last.popitem(last=False)

    def of(self, guest: str) -> str:
        return self.last.get(guest, guest)


class Turns:
    """Tasks that wait, by guest: every guest in turn."""

    def __init__(self) -> None:
        self.guests: OrderedDict[str, deque[Waiting]] = OrderedDict()

    def add(self, guest: str, waiting: Waiting) -> None:
        self.guests.setdefault(guest, deque()).append(waiting)

    def next(self) -> Waiting | None:
        """The next task that still waits; its guest goes to the end."""
        while self.guests:
            guest, tasks = self.guests.popitem(last=False)
            waiting = tasks.popleft()
            if tasks:
                self.guests[guest] = tasks
            if not waiting.done():
                return waiting
        return None


class FairQueue:
    """Slots for tasks that run at the same time."""

    def __init__(self, slots: int, addresses: Addresses) -> None:
        self.free = slots
        self.addresses = addresses
        self.turns: OrderedDict[str, Turns] = OrderedDict()  # by address
        self.length = 0  # tasks that wait

    @asynccontextmanager
    async def slot(self, guest: str) -> AsyncIterator[None]:
        if self.free and not self.turns:
            self.free -= 1
        else:
            await self._wait(guest)
        try:
            yield
        finally:
            self._give_on()

    async def _wait(self, guest: str) -> None:
        waiting: Waiting = asyncio.get_running_loop().create_future()
        self.turns.setdefault(self.addresses.of(guest), Turns()).add(guest, waiting)
        self.length += 1
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it had just got the slot
                self._give_on()
            raise
        finally:
            self.length -= 1

    def _give_on(self) -> None:
        """The next address in turn gets the slot."""
        while self.turns:
            address, turns = self.turns.popitem(last=False)
            waiting = turns.next()
            if turns.guests:
                self.turns[address] = turns
            if waiting is not None:
                waiting.set_result(None)
                return
        self.free += 1
