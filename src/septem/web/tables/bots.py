"""Bots at tables. A bot receives its view and its legal moves, and nothing else of the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from ...ai import roster
from ...ai.players import Player, SearchBudget
from ...core.chance import Stream
from .characters import CHARACTERS, level_and_style, name_at
from .table_game import create_game

FAST_BOTS = ("random", "greedy")  # bots without a level; they never search
BOTS = (*roster.LEVELS, *CHARACTERS, *FAST_BOTS)
SUBSTITUTE = "2"  # answers for a player whose time has run out
MAX_SECONDS = 2.0  # per answer, whatever budget the bot has elsewhere
SEATS = 16  # more than any table has: every seat draws from a random stream of its own
BOT_NAMES = ("Hypatia", "Imhotep", "Aspasia", "Vitruvius", "Enheduanna", "Kallikrates", "Semiramis", "Archimedes")
FrozenOptions = tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class BotTask:
    """A question to a bot: the rules, the bot, its view, its legal moves, and its random stream."""

    game: str
    options: FrozenOptions
    bot: str
    view: Any
    moves: tuple[int, ...]
    seed: int
    number: int  # of the log entry to be written


def choose_move(task: BotTask) -> int:
    """The bot's answer. On the server this runs in a worker process."""
    player = player_for(task.game, task.options, task.bot)
    stream = Stream(task.seed, "bot", task.number * SEATS + (task.view.seat or 0))
    return int(player.answer(task.view, list(task.moves), stream))


@lru_cache(maxsize=64)
def player_for(game: str, options: FrozenOptions, bot: str) -> Player:
    played = create_game(game, thawed(options))
    level, style = level_and_style(bot)
    return roster.make(played, level, bounded(roster.default_budget(played, level)), style)


def bounded(budget: SearchBudget) -> SearchBudget:
    """A budget on one core, within the time that the server allows for an answer."""
    seconds = None if budget.seconds is None else min(budget.seconds, MAX_SECONDS)
    return replace(budget, seconds=seconds, cores=1)


@lru_cache(maxsize=64)
def searches_by_time(game: str, options: FrozenOptions, bot: str) -> bool:
    """Whether a bot uses all the time it is given, instead of a fixed number of iterations."""
    level, _ = level_and_style(bot)
    return roster.default_budget(create_game(game, thawed(options)), level).seconds is not None


def frozen(options: dict[str, Any]) -> FrozenOptions:
    """Options as a key of caches."""
    return tuple(sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items()))


def thawed(options: FrozenOptions) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options}


def is_bot(name: str) -> bool:
    return name in BOTS


def bot_name(bot: str, number: int, taken: Collection[str] = ()) -> str:
    """The name of a character, or a name of antiquity for the bot on a seat."""
    return name_at(CHARACTERS[bot], taken) if bot in CHARACTERS else BOT_NAMES[number % len(BOT_NAMES)]


def plain_moves(moves: Sequence[int]) -> tuple[int, ...]:
    """Moves of the compiled engine as plain integers, which can be pickled."""
    return tuple(int(move) for move in moves)
