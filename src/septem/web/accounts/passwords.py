"""Passwords: which are allowed, how they are stored, and how they are checked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

T = TypeVar("T")
SHORTEST, LONGEST = 8, 128  # characters
JUDGED = 72  # characters: the judge of passwords takes no longer ones
LEAST_SCORE = 2  # of 4: fewer than a million guesses are too few
THREADS = 2  # a hash needs 64 MiB: never many at the same time
NAMES_OF_THE_SITE = ("septem", "wonders", "7wonders", "duel")


class Passwords:
    """Works in threads of its own: a hash takes long on purpose, and must not stop the games."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passwords")
        self.nobody = self.hasher.hash("nobody has this password")

    async def is_weak(self, password: str, name: str) -> bool:
        """Whether a password is common, or easy to guess for somebody who knows the name."""
        return await self._in_thread(is_weak, password, name)

    async def hash(self, password: str) -> str:
        return await self._in_thread(self.hasher.hash, password)

    async def verify(self, stored: str | None, password: str) -> bool:
        """Takes as long if there is no such account, or none with a password."""
        right = await self._in_thread(self._verify, stored or self.nobody, password)
        return right and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Whether a hash was made with other parameters than today's."""
        return self.hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[..., T], *values: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *values)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def is_weak(password: str, name: str) -> bool:
    judged = zxcvbn(password[:JUDGED], user_inputs=[name, *NAMES_OF_THE_SITE])
    return bool(judged["score"] < LEAST_SCORE)
