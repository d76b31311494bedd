"""A connected client of a table."""

from __future__ import annotations

import asyncio
import itertools

NUMBERS = itertools.count()
QUEUE = 64  # messages that a slow client may be behind


class Listener:
    """One client: its guest, its viewpoint (seat and language), and the messages to be sent to it."""

    def __init__(self, guest: str | None, seat: int | None, code: str, program: bool = False) -> None:
        self.guest = guest
        self.seat = seat
        self.code = code
        self.program = program  # receives the view of its seat instead of scenes
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.unheard: frozenset[str] = frozenset()  # guests whose messages this client does not want
        self.number = next(NUMBERS)  # a later client has a larger number
        self.crowded_out = False  # whether newer clients of the same guest took its place

    def send(self, text: str) -> None:
        """A client that cannot keep up is disconnected. It reconnects and receives the whole view."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Drop what was not sent; None tells the transport to disconnect."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
