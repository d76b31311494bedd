"""Match plan: which player takes which seat in which game. It depends on nothing but its own data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from ..ai import roster
from ..ai.opponents import Opponent, player_of
from ..ai.players import Ask, asker_for
from ..core import bits
from ..core.chance import MOST_SEED, Stream
from ..core.errors import Problem
from ..core.game import Game
from ..files import GAMES

FEWEST = 2


@dataclass(frozen=True)
class Pairing:
    """One game of a match: the deal, and the number of the player on each seat."""

    number: int
    deal: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the seats that won, and every seat's points."""

    winners: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class MatchPlan:
    """A game with its options, the players' names, and a seed. Any process can play any part of it."""

    game: str
    options: dict[str, object]
    players: tuple[str, ...]
    seed: int
    own: dict[str, Opponent] = field(default_factory=dict, compare=False)  # players that the caller has given, by name

    def make(self) -> Game:
        options = {name: tuple(value) if isinstance(value, list) else value for name, value in self.options.items()}
        return GAMES[self.game].make(**options)

    def check(self) -> Game:
        """The game, if the players can play it."""
        game = self.make()
        if len(self.players) < FEWEST:
            raise Problem("too_few_players", given=len(self.players))
        for player in self.players:
            roster.read(game, player)
        return game

    def pairings(self, deals: int, seats: int) -> Iterator[Pairing]:
        """Every deal is played by every line-up, in every rotation of the seats."""
        number = 0
        for deal in range(deals):
            for lineup in lineups(len(self.players), seats):
                for turn in range(seats):
                    yield Pairing(number, deal, lineup[-turn:] + lineup[:-turn] if turn else lineup)
                    number += 1


def lineups(players: int, seats: int) -> list[tuple[int, ...]]:
    """Groups of players that play together. The last player fills remaining seats; too many players take turns."""
    if players > seats:
        return list(combinations(range(players), seats))
    return [tuple(range(players)) + (players - 1,) * (seats - players)]


def games_a_deal(players: int, seats: int) -> int:
    return len(lineups(players, seats)) * seats


class MatchRunner:
    """Plays games of a match, one after another."""

    def __init__(self, match: MatchPlan) -> None:
        self.match = match
        self.game = match.make()
        players = [player_of(self.game, match.own.get(name, name)) for name in match.players]
        self.asks: list[Ask] = [asker_for(self.game, player) for player in players]

    def play(self, pairing: Pairing) -> Outcome:
        """Play one game. The deal and the random choices depend only on the match's seed and the game's number."""
        game, state = self.game, self.game.new()
        game.deal(state, (self.match.seed + pairing.deal) % (MOST_SEED + 1))
        luck = [Stream(self.match.seed, "match", pairing.number * game.seats + seat) for seat in range(game.seats)]
        while owing := game.owing(state):
            seat = bits.lowest(owing)
            game.play(state, seat, self.answer(state, pairing, seat, luck[seat]))
        points = tuple(sum(game.score(state, seat).values()) for seat in range(game.seats))
        return Outcome(game.winners(state), points)

    def answer(self, state: object, pairing: Pairing, seat: int, luck: Stream) -> int:
        moves = self.game.legal(state, seat)
        name = pairing.seats[seat]
        move = self.asks[name](state, seat, moves, luck)
        if move not in moves:
            raise Problem("foul_play", player=self.match.players[name], given=move)
        return move
