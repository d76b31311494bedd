"""Finds puzzles: strong bots play, a short search finds candidates, and two long ones verify them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from ...core.chance import Stream
from ...core.game import Game
from ...core.on_demand import OnDemand
from ...core.table import Table
from ...notation import line_of
from .. import roster
from ..analysis import Candidate, Decision, in_order, noise_between
from ..game_analysis import ADVISERS, is_under_way
from ..styles import STYLES
from .puzzle import JudgedMove, Puzzle, action, id_of

LEAST_MOVES = 4  # actions to choose from
SUSPECTED = 0.05  # the lead that makes a candidate
LEAD = 0.08  # the certain lead of an answer
TRIES = 6  # games of each level of bots with a position
USUALLY = 0.6  # a level that finds the answer so often has solved it
WEAKER = roster.LEVELS[:4]
SEEDS = (101, 202)  # of the long searches
Themes = Callable[[Any, Any, int], list[str]]  # game, view, best move


def duel() -> Themes:
    from ..duel.themes import themes

    return themes


def wonders() -> Themes:
    from ..wonders.themes import themes

    return themes


THEMES = OnDemand(duel=duel, wonders=wonders)


@dataclass(frozen=True)
class Effort:
    """Iterations: of the bots that play, of the first look at a decision, and of each search that verifies."""

    play: int
    look: int
    verify: int


EFFORTS = {"duel": Effort(300, 2_000, 200_000), "wonders": Effort(300, 4_000, 60_000)}


def mine(game: Game, deals: Iterable[int], known: Iterable[Puzzle], most: int, effort: Effort) -> Iterator[Puzzle]:
    """Puzzles of some deals that are not known yet; no theme gets more than `most` of a level."""
    ids, counts = set(), Counter[tuple[str, int]]()
    for one in known:
        ids.add(one.id)
        counts[slot(one)] += 1
    miner = Miner(game, effort)
    for deal in deals:
        for puzzle in miner.of_deal(deal, lambda one: one.id not in ids and counts[slot(one)] < most):
            ids.add(puzzle.id)
            counts[slot(puzzle)] += 1
            yield puzzle


def slot(puzzle: Puzzle) -> tuple[str, int]:
    """What a puzzle counts for: its first theme and its level."""
    return puzzle.themes[0], puzzle.level


class Miner:
    def __init__(self, game: Game, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.adviser = ADVISERS[game.name]
        self.players = {name: roster.player(game, name) for name in WEAKER}
        strong = f"{roster.LEVELS[-1]}:iterations={effort.play}"
        self.bots = [roster.player(game, f"{strong},style={style}") for style in STYLES]

    def of_deal(self, deal: int, wanted: Callable[[Puzzle], bool]) -> Iterator[Puzzle]:
        """Play a deal; every seat has a style, so that games differ and players threaten each other."""
        table, stream = Table(self.game, {"seed": deal}), Stream(deal, "mining")
        bots = [self.bots[stream.below(len(self.bots))] for _ in range(self.game.seats)]
        while not table.over:
            seat = table.owing[0]
            if not is_under_way(table):
                found = self.puzzle(table, seat, deal)
                if found is not None and wanted(found) and (sure := self.verified(table, seat, found)):
                    yield sure
            table.play(bots[seat].answer(table.view(seat), table.moves(seat), stream), seat)

    def puzzle(self, table: Table, seat: int, deal: int) -> Puzzle | None:
        """A candidate, from what the seat sees."""
        moves = table.moves(seat)
        if len({action(move.text) for move in moves}) < LEAST_MOVES:
            return None
        view = table.view(seat)
        ranked = in_order(self.study(view, seat, moves[0], self.effort.look, deal))
        if lead(ranked) < SUSPECTED:
            return None
        line, best = line_of(self.game.view_json(view)), ranked[0].move
        themes = THEMES[self.game.name](self.game, view, best)
        found = self.found(view, moves, best, int(id_of(line), 16))
        return Puzzle(line, seat, tuple(themes), level_of(found), found, self.judged(ranked), self.effort.look, deal)

    def study(self, view: Any, seat: int, move: int, iterations: int, seed: int) -> list[Candidate]:
        return self.adviser.study(self.game, Decision(0, seat, view, move), iterations, seed)

    def found(self, view: Any, moves: list[Any], best: int, seed: int) -> tuple[float, ...]:
        """How often weaker bots find the best move."""
        answer, stream = self.text(best), Stream(seed, "levels")
        shares = []
        for name in WEAKER:
            tries = [self.text(self.players[name].answer(view, moves, stream)) == answer for _ in range(TRIES)]
            shares.append(sum(tries) / TRIES)
        return tuple(shares)

    def text(self, move: int) -> str:
        return action(self.game.write_move(move))

    def verified(self, table: Table, seat: int, puzzle: Puzzle) -> Puzzle | None:
        """The same answer, clearly ahead, in every long search; the moves are judged by the last one."""
        best = next(move for move in table.moves(seat) if action(move.text) == action(puzzle.answer))
        for seed in SEEDS:
            ranked = in_order(self.study(table.view(seat), seat, best, self.effort.verify, seed))
            if self.text(ranked[0].move) != action(puzzle.answer) or lead(ranked) < LEAD:
                return None
        return replace(puzzle, moves=self.judged(ranked), iterations=self.effort.verify * len(SEEDS))

    def judged(self, ranked: list[Candidate]) -> tuple[JudgedMove, ...]:
        return tuple(JudgedMove(self.game.write_move(one.move), one.worth, one.error) for one in ranked)


def lead(ranked: list[Candidate]) -> float:
    """What the first of some moves is certainly ahead of every other."""
    best, *others = ranked
    return min(best.worth - one.worth - noise_between(best, one) for one in others)


def level_of(found: tuple[float, ...]) -> int:
    """The first level of bots that usually finds the answer, as all stronger ones do; 5 if none does."""
    unsolved = [level for level, share in enumerate(found, 1) if share < USUALLY]
    return max(unsolved, default=0) + 1
