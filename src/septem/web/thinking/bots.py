"""Bots, thinking in processes of their own. They are given a view and nothing else of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from ...ai import roster
from ...ai.players import Player, SearchBudget
from ...core.chance import Stream
from ..tables.table_game import game_of
from .workers import Workers

AT_ONCE = ("random", "greedy")  # bots with names of their own that never think long
BOTS = (*roster.LEVELS, *AT_ONCE)
SUBSTITUTE = "2"  # answers for who is out of time
MOST_SECONDS = 2.0  # for an answer, whatever the bot is used to


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
    rules = rules_of(game, options)
    return roster.make(rules, bot, bounded(roster.usual(rules, bot)))


def rules_of(game: str, options: tuple[tuple[str, Any], ...]) -> Any:
    return game_of(game, {name: list(value) if isinstance(value, tuple) else value for name, value in options})


def bounded(thinking: SearchBudget) -> SearchBudget:
    """On one core, and not for longer than the server has for an answer."""
    seconds = None if thinking.seconds is None else min(thinking.seconds, MOST_SECONDS)
    return replace(thinking, seconds=seconds, cores=1)


def think(thought: Thought) -> int:
    """Runs in a process of its own."""
    player = player_of(thought.game, thought.options, thought.bot)
    seat = thought.view.seat or 0
    return int(player.answer(thought.view, list(thought.moves), Stream(thought.seed, "bot", thought.luck * 16 + seat)))


def frozen(options: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items()))


@lru_cache(maxsize=64)
def thinks_long(game: str, options: tuple[tuple[str, Any], ...], bot: str) -> bool:
    """Whether a bot takes all the time there is, and not just as long as it needs."""
    return roster.usual(rules_of(game, options), bot).seconds is not None


class Thinkers(Workers):
    """A few processes for all that is thought about for long, and one for bots that answer at once: these never wait
    until somebody else has thought."""

    def __init__(self, processes: int, niceness: int, share: int) -> None:
        super().__init__(processes, niceness, share)
        self.quick = Workers(1, niceness, share)

    async def answer(self, user: str, thought: Thought) -> int:
        """A bot's answer; whoever made the table uses a part of their share for it."""
        if len(thought.moves) == 1:
            return thought.moves[0]
        workers = self if thinks_long(thought.game, thought.options, thought.bot) else self.quick
        return await workers.do(user, think, thought)

    def warm_up(self) -> None:
        """Those who think long may begin late."""
        self.quick.warm_up()

    def close(self) -> None:
        super().close()
        self.quick.close()


def legal_bot(name: str) -> bool:
    return name in BOTS


def moves_of(moves: Sequence[int]) -> tuple[int, ...]:
    return tuple(int(move) for move in moves)
