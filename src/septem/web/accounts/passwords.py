"""Passwords: which are allowed, how they are stored, and how they are checked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from ..thinking.fair_queue import Addresses, FairQueue

T = TypeVar("T")
SHORTEST, LONGEST = 8, 128  # characters
JUDGED = 20  # characters at each end: the judge of passwords needs seconds for some longer ones
LEAST_SCORE = 2  # of 4: fewer than a million guesses are too few
THREADS = 2  # a hash needs 64 MiB: never many at the same time
NAMES_OF_THE_SITE = ("septem", "wonders", "7wonders", "duel")


class Passwords:
    """Works in threads of its own: a hash takes long on purpose, and must not stop the games. Addresses take turns."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passwords")
        self.turns = FairQueue(THREADS, Addresses())
        self.nobody = self.hasher.hash("nobody has this password")

    async def is_weak(self, address: str, password: str, name: str) -> bool:
        """Whether a password is common, or easy to guess for somebody who knows the name."""
        return await self._in_thread(address, is_weak, password, name)

    async def hash(self, address: str, password: str) -> str:
        return await self._in_thread(address, self.hasher.hash, password)

    async def verify(self, address: str, stored: str | None, password: str) -> bool:
        """Takes as long if there is no such account, or none with a password."""
        right = await self._in_thread(address, self._verify, stored or self.nobody, password)
        return right and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Whether a hash was made with other parameters than today's."""
        return self.hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, address: str, work: Callable[..., T], *values: Any) -> T:
        async with self.turns.slot(address):
            return await asyncio.get_running_loop().run_in_executor(self.threads, work, *values)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def is_weak(password: str, name: str) -> bool:
    """A password is as strong as its stronger end, or stronger."""
    return all(score(part, name) < LEAST_SCORE for part in {password[:JUDGED], password[-JUDGED:]})


def score(password: str, name: str) -> int:
    return int(zxcvbn(password, user_inputs=[name, *NAMES_OF_THE_SITE])["score"])
