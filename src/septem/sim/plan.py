"""Simulation plan: which games are played by whom. A game depends only on the plan's seed and its own number."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..ai import roster
from ..ai.opponents import Opponent, entered
from ..core.chance import MOST_SEED
from ..core.errors import Problem
from ..core.game import Game
from ..core.table import checked_seed
from ..files import GAMES

FORMAT = 1
NEWER = ("drafts", "trials", "owned")  # switches that older plans do not have
RANDOM = "random"
# Games of a chunk: at random, by rules of thumb, by players of which nothing is known, by players with a time budget.
FAST, QUICK, SLOW, ALONE = 32_768, 512, 16, 1
ITERATIONS = 3_200  # of one decision of every game of a chunk, for players that search


@dataclass(frozen=True)
class Chunk:
    """Games that are played and kept together."""

    first: int  # number of its first game, from 0
    games: int

    @property
    def name(self) -> str:
        return f"{self.first:010d}-{self.games}"


@dataclass(frozen=True)
class Plan:
    """A game with its options, the players' names by seat, a seed, and what is stored."""

    game: str
    options: dict[str, object]
    players: tuple[str, ...]
    seed: int
    turning: bool = False  # whether the players change seats from game to game
    decisions: bool = False  # whether every decision is kept,
    drafts: bool = False  # what was offered and taken at each choice among items,
    trials: bool = False  # and a position of each game, played on with a card built and with the card sold
    owned: bool = False  # whether rows of games say what each seat has: in random games that alone would take long
    chunk: int = 0
    own: dict[str, Opponent] = field(default_factory=dict, compare=False)  # players that the caller has given, by name

    @classmethod
    def made(cls, game: Game, given: Sequence[Opponent], seed: int, **keeping: bool) -> Plan:
        """A plan for a table, with players in any form: the last one takes all seats left."""
        players, own = entered(given)
        for player in players:
            roster.read(game, player)
        if not 1 <= len(players) <= game.seats:
            raise Problem("wrong_players", given=len(players), most=game.seats)
        seated = players + players[-1:] * (game.seats - len(players))
        options: dict[str, object] = json.loads(json.dumps(game.options_json()))
        plan = cls(game.name, options, seated, seed, chunk=usual_chunk(game, seated), own=own, **keeping)
        return plan if "owned" in keeping else replace(plan, owned=not plan.fast)

    @classmethod
    def read(cls, document: Any) -> Plan:
        """Read a plan; anything invalid raises an exception."""
        if (document["septem"], document["format"]) != ("simulation", FORMAT):
            raise ValueError(document["format"])
        game, players, chunk = made_of(document["game"], document["options"]), document["players"], document["chunk"]
        keeping = {name: document[name] for name in ("turning", "decisions")}
        keeping |= {name: document.get(name, False) for name in NEWER}
        kinds = [type(value) for value in (players, chunk, *keeping.values())]
        texts = all(isinstance(player, str) for player in players) if isinstance(players, list) else False
        if kinds != [list, int, *[bool] * len(keeping)] or not texts or len(players) != game.seats or chunk < 1:
            raise ValueError(players, chunk)
        return replace(cls.made(game, tuple(players), checked_seed(document["seed"]), **keeping), chunk=chunk)

    def json(self) -> dict[str, object]:
        return {
            "septem": "simulation",
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "players": list(self.players),
            "seed": self.seed,
            "turning": self.turning,
            "decisions": self.decisions,
            "drafts": self.drafts,
            "trials": self.trials,
            "owned": self.owned,
            "chunk": self.chunk,
        }

    def make(self) -> Game:
        return made_of(self.game, self.options)

    @property
    def fast(self) -> bool:
        """Whether compiled code plays it from end to end."""
        return set(self.players) == {RANDOM} and not (self.decisions or self.drafts or self.trials)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of files that each chunk has."""
        asked = {"decisions": self.decisions, "drafts": self.drafts, "trials": self.trials}
        return ("games", "items", *(kind for kind, kept in asked.items() if kept))

    def chunks(self, games: int) -> Iterator[Chunk]:
        for first in range(0, games, self.chunk):
            yield Chunk(first, min(self.chunk, games - first))

    def deal(self, number: int) -> int:
        """The seed of a game's deal."""
        return self.seed + number & MOST_SEED

    def seated(self, number: int) -> tuple[str, ...]:
        """The players of a game by seat."""
        turn = number % len(self.players) if self.turning else 0
        return self.players[-turn:] + self.players[:-turn] if turn else self.players


def made_of(name: str, written: dict[str, object]) -> Game:
    """A game with its options as JSON has them."""
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in written.items()}
    return GAMES[name].make(**options)


def usual_chunk(game: Game, players: tuple[str, ...]) -> int:
    """A chunk size that takes seconds: an interrupted run loses no more than that. The slowest player counts."""
    return min(chunk_of(game, player) for player in players)


def chunk_of(game: Game, player: str) -> int:
    if player == RANDOM:
        return FAST
    if roster.is_external(player):
        return SLOW
    budget = roster.read(game, player).budget
    if budget.seconds:
        return ALONE
    return max(SLOW, min(QUICK, ITERATIONS // budget.iterations)) if budget.iterations else QUICK
