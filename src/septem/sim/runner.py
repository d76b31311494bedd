"""Plays the games of a simulation: random ones in compiled code, others move by move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..ai.opponents import player_of
from ..ai.players import Ask, asker_for
from ..core import bits
from ..core.chance import Stream
from ..core.errors import Problem
from ..core.game import Game
from ..duel.bulk import outcomes as duel_outcomes
from ..wonders.bulk import outcomes as wonders_outcomes
from .plan import Chunk, Plan

OUTCOMES: dict[str, Any] = {"duel": duel_outcomes, "wonders": wonders_outcomes}


@dataclass
class Decisions:
    """Every decision of some games, in columns."""

    game: list[int] = field(default_factory=list)  # numbers, from 1
    number: list[int] = field(default_factory=list)  # within the game, from 1
    seat: list[int] = field(default_factory=list)  # from 1
    legal: list[int] = field(default_factory=list)  # how many moves there were
    move: list[str] = field(default_factory=list)

    def add(self, game: int, number: int, seat: int, legal: int, move: str) -> None:
        self.game.append(game + 1)
        self.number.append(number + 1)
        self.seat.append(seat + 1)
        self.legal.append(legal)
        self.move.append(move)


@dataclass(frozen=True)
class ChunkResult:
    """The results of a chunk of games."""

    chunk: Chunk
    outcomes: Any
    decisions: Decisions


class Runner:
    """Plays any chunk of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = plan.make()
        self.asks: dict[str, Ask] = {}
        self.empty = self.game.new()
        self.state = self.game.new()  # one for all games, since a new one takes as long as a part of a quick game

    def play(self, chunk: Chunk) -> ChunkResult:
        outcomes = OUTCOMES[self.plan.game]
        result = ChunkResult(chunk, outcomes.table_for(self.game, chunk.games), Decisions())
        if self.plan.fast:
            outcomes.play(self.game, result.outcomes, chunk.first, self.plan.seed)
        else:
            for place in range(chunk.games):
                self.play_game(result, place)
        return result

    def play_game(self, result: ChunkResult, place: int) -> None:
        """Play one game; seats are asked in the same order and with the same random stream as in random games."""
        game, state, number = self.game, self.state, result.chunk.first + place
        state.copy_from(self.empty)
        game.deal(state, self.plan.deal(number))
        luck = Stream(self.plan.seed, "simulate", number)
        asked = 0
        while owing := game.owing(state):
            for seat in bits.members(owing):
                moves = game.legal(state, seat)
                move = self.answer(state, number, seat, moves, luck)
                if self.plan.decisions:
                    result.decisions.add(number, asked, seat, len(moves), game.write_move(move))
                game.play(state, seat, move)
                asked += 1
        result.outcomes.note(place, state, asked)

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
