"""Plays the games of a simulation: random ones in compiled code, others move by move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from ..ai.opponents import player_of
from ..ai.players import Ask, asker_for
from ..core import bits
from ..core.chance import Stream
from ..core.errors import Problem
from ..core.game import Game
from ..duel.bulk import outcomes as duel_outcomes
from ..wonders.bulk import outcomes as wonders_outcomes
from .chosen import ITEM_OF, use_of
from .columns import Choices, Decisions, Trials
from .plan import Chunk, Plan
from .trial import Found, Trial

OUTCOMES: dict[str, Any] = {"duel": duel_outcomes, "wonders": wonders_outcomes}
AT_ONCE = 512  # random games between two looks whether to stop
Stopped = Callable[[], bool]
Watch = Callable[[Any, int, int, list[int], int], None]  # position, number of the decision, seat, legal moves, move


class GivenUpError(Exception):
    """The game in play is given up: the run is to end."""


def never() -> bool:
    return False


def unwatched(state: Any, number: int, seat: int, moves: list[int], move: int) -> None:
    pass


@dataclass(frozen=True)
class ChunkResult:
    """The results of a chunk of games, or of its first games if it was interrupted."""

    chunk: Chunk
    outcomes: Any
    decisions: Decisions = field(default_factory=Decisions)
    choices: Choices = field(default_factory=Choices)
    trials: Trials = field(default_factory=Trials)


class GameLog:
    """What is kept of one game beside its result, as its plan wants it."""

    def __init__(self, plan: Plan, game: Game, number: int) -> None:
        self.plan, self.game, self.number = plan, game, number
        self.trial = Trial(game, Stream(plan.seed, "trial", number))
        self.asked: list[tuple[int, list[int], int]] = []  # seat, legal moves, move
        self.watch: Watch = self.see if plan.decisions or plan.drafts or plan.trials else unwatched

    def see(self, state: Any, number: int, seat: int, moves: list[int], move: int) -> None:
        self.asked.append((seat, moves, move))
        if self.plan.trials:
            self.trial.see(state, number, seat, moves)

    def write(self, result: ChunkResult, winners: tuple[int, ...]) -> None:
        for count, (seat, moves, move) in enumerate(self.asked):
            place = (self.number + 1, count + 1, seat + 1)
            if self.plan.decisions:
                result.decisions.add(*place, len(moves), self.game.write_move(move))
            if self.plan.drafts:
                self.write_choice(result.choices, place, moves, move, part_of(winners, seat))

    def write_choice(
        self, choices: Choices, place: tuple[int, int, int], moves: list[int], move: int, won: float
    ) -> None:
        item_of = ITEM_OF[self.plan.game]
        if taken := item_of(move):
            offered = dict.fromkeys(item[1] for item in map(item_of, moves) if item and item[0] == taken[0])
            choices.add(*place, taken[0], list(offered), taken[1], use_of(self.game, move), won)


def part_of(winners: tuple[int, ...], seat: int) -> float:
    """A seat's part of the victory: a shared one, and a team's, is divided equally."""
    return 1 / len(winners) if seat in winners else 0.0


class Runner:
    """Plays any chunk of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = plan.make()
        self.asks: dict[str, Ask] = {}
        self.empty = self.game.new()
        self.state = self.game.new()  # one for all games, since a new one takes as long as a part of a quick game

    def play(self, chunk: Chunk, stopped: Stopped = never) -> ChunkResult:
        """Play a chunk, or its first games until it is stopped."""
        result = ChunkResult(chunk, OUTCOMES[self.plan.game].table_for(self.game, chunk.games, self.plan.owned))
        played = (self.play_fast if self.plan.fast else self.play_by_moves)(result, stopped)
        return replace(result, chunk=Chunk(chunk.first, played))

    def play_fast(self, result: ChunkResult, stopped: Stopped) -> int:
        chunk, played = result.chunk, 0
        while played < chunk.games and not stopped():
            end = min(played + AT_ONCE, chunk.games)
            OUTCOMES[self.plan.game].play(self.game, result.outcomes, played, end, chunk.first, self.plan.seed)
            played = end
        return played

    def play_by_moves(self, result: ChunkResult, stopped: Stopped) -> int:
        for place in range(result.chunk.games):
            try:
                self.play_game(result, place, stopped)
            except GivenUpError:
                return place
        return result.chunk.games

    def play_game(self, result: ChunkResult, place: int, stopped: Stopped) -> None:
        """Play one game. Its rows are added when it is over: a game that is given up leaves none."""
        state, number, seed = self.state, result.chunk.first + place, self.plan.seed
        state.copy_from(self.empty)
        self.game.deal(state, self.plan.deal(number))
        log = GameLog(self.plan, self.game, number)
        asked = self.finish(state, number, Stream(seed, "simulate", number), stopped, log.watch)
        trials = [self.tried(number, log.trial.found, stopped)] if log.trial.found else []
        result.outcomes.note(place, state, asked)
        log.write(result, self.game.winners(state))
        for row in trials:
            result.trials.add(*row)

    def finish(self, state: Any, number: int, luck: Stream, stopped: Stopped, watch: Watch = unwatched) -> int:
        """Play on to the end. Seats are asked in the same order and with the same random stream as in random games."""
        game, asked = self.game, 0
        while owing := game.owing(state):
            for seat in bits.members(owing):
                if stopped():
                    raise GivenUpError
                moves = game.legal(state, seat)
                move = self.answer(state, number, seat, moves, luck)
                watch(state, asked, seat, moves, move)
                game.play(state, seat, move)
                asked += 1
        return asked

    def tried(self, number: int, found: Found, stopped: Stopped) -> tuple[Any, ...]:
        """The row of a trial. Both games have the same cards to come and the same luck of the players."""
        won, points = [], []
        for move in (found.build, found.sell):
            state = self.game.new()
            state.copy_from(found.state)
            self.game.play(state, found.seat, move)
            self.finish(state, number, Stream(self.plan.seed, "branch", number), stopped)
            won.append(part_of(self.game.winners(state), found.seat))
            points.append(sum(self.game.score(state, found.seat).values()))
        return (number + 1, found.number + 1, found.seat + 1, found.card, *won, *points)

    def answer(self, state: object, number: int, seat: int, moves: list[int], luck: Stream) -> int:
        name = self.plan.seated(number)[seat]
        move = self.ask(name)(state, seat, moves, luck)
        if move not in moves:
            raise Problem("foul_play", player=name, given=move)
        return move

    def ask(self, name: str) -> Ask:
        """The function that asks a player, created on first use."""
        if name not in self.asks:
            self.asks[name] = asker_for(self.game, player_of(self.game, self.plan.own.get(name, name)))
        return self.asks[name]
