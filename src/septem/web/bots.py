"""Bots, thinking in processes of their own. They are given a view and nothing else of a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from ..ai import roster
from ..ai.players import Player, Thinking
from ..core.chance import Stream

AT_ONCE = ("random", "greedy")  # bots with names of their own that never think long
BOTS = (*roster.LEVELS, *AT_ONCE)
SUBSTITUTE = "2"  # answers for who is out of time
MOST_SECONDS = 2.0  # for an answer, whatever the bot is used to
NICENESS = 10  # people's answers go before bots' thoughts


@dataclass(frozen=True)
class Thought:
    """What a bot is asked: whose rules, which bot, what it sees, what it may do, and its own luck."""

    game: str
    options: tuple[tuple[str, Any], ...]
    bot: str
    view: Any
    moves: tuple[int, ...]
    seed: int
    luck: int


@lru_cache(maxsize=64)
def player_of(game: str, options: tuple[tuple[str, Any], ...], bot: str) -> Player:
    from .play import game_of

    rules = game_of(game, {name: list(value) if isinstance(value, tuple) else value for name, value in options})
    return roster.make(rules, bot, bounded(roster.usual(rules, bot)))


def bounded(thinking: Thinking) -> Thinking:
    """On one core, and not for longer than the server has for an answer."""
    seconds = None if thinking.seconds is None else min(thinking.seconds, MOST_SECONDS)
    return replace(thinking, seconds=seconds, cores=1)


def think(thought: Thought) -> int:
    """Runs in a process of its own."""
    player = player_of(thought.game, thought.options, thought.bot)
    seat = thought.view.seat or 0
    return int(player.answer(thought.view, list(thought.moves), Stream(thought.seed, "bot", thought.luck * 16 + seat)))


def settle_in() -> None:
    """Give way to people, and end with the server, however it ends."""
    os.nice(NICENESS)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes begun meanwhile do not hear Ctrl+C: the server does, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def warm_up() -> None:
    """Read the games before the first question."""
    from ..duel import game as _duel
    from ..wonders import game as _wonders

    del _duel, _wonders


def frozen(options: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items()))


class Thinkers:
    """A few processes for all bots of the server."""

    def __init__(self, processes: int, waiting: int) -> None:
        self.processes = processes
        self.room = asyncio.Semaphore(waiting)
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # threads and sockets of the server stay out of them
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=settle_in)

    def warm_up(self) -> None:
        with deaf_to_interrupts():
            for _ in range(self.processes):
                self.pool.submit(warm_up)

    async def answer(self, thought: Thought) -> int:
        """A bot's answer; should a process die, another one is asked."""
        async with self.room:
            try:
                return await self._ask(thought)
            except BrokenProcessPool:
                self.pool = self._new_pool()
                return await self._ask(thought)

    async def _ask(self, thought: Thought) -> int:
        if len(thought.moves) == 1:
            return thought.moves[0]
        with deaf_to_interrupts():
            thinking = asyncio.get_running_loop().run_in_executor(self.pool, think, thought)
        return await thinking

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def legal_bot(name: str) -> bool:
    return name in BOTS


def moves_of(moves: Sequence[int]) -> tuple[int, ...]:
    return tuple(int(move) for move in moves)
