"""Multiple-observer information-set Monte-Carlo tree search for simultaneous moves: every seat has a tree of its own.

An iteration deals again everything that the deciding seat cannot know (a determinization). Every seat selects moves in
its own tree by PUCT, with priors from the policy; beyond the trees the policy plays to the end, or with a value network
to the end of the turn in which the deciding seat has left its tree. A tree branches by the
moves of its own seat only: the moves of others and the cards that come are averaged. So no seat reacts to what it
cannot see, and every seat maximises its own result.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable
from dataclasses import dataclass

from ...core import bits
from ...core.chance import Stream
from ...wonders import agenda, sizes
from ...wonders.constants import CHOOSE_CARD, FOR_FREE_CITY, FREE_SEAT, WAY_PART
from ...wonders.game import Wonders
from ...wonders.state import State
from ..move_stats import MoveStats
from .policy import Policy
from .tree import Tree
from .value.network import MARGIN, WIN, ValueNetwork

NOWHERE = -1
NOTHING = -1
ROOM = 1 << 18  # edges, enough for some seconds
LONGEST = 512  # moves of a game at most


@dataclass(frozen=True)
class SearchConfig:
    """The constants of the search. Points are victory points as the policy estimates them."""

    exploration: float = 0.5  # the exploration constant of PUCT
    prior_temperature: float = 1.2  # points; priors are the softmax of the policy's estimates
    rollout_noise: float = 2.0  # points of noise in the policy's choices beyond the trees
    win_weight: float = 0.5  # the weight of winning in a result; the rest is the margin
    margin_scale: float = 8.0  # points; a margin of a few times this is nearly decisive
    first_play_penalty: float = 0.05  # how much lower than the mean the value of an unvisited move is taken to be
    neighbours_only: bool = False  # whether only the neighbours have trees


class Search:
    """The search of one decision."""

    def __init__(
        self,
        game: Wonders,
        policy: Policy,
        config: SearchConfig,
        capacity: int = ROOM,
        detailed: bool = False,
        network: ValueNetwork | None = None,
    ) -> None:
        self.game = game
        self.network = network
        self.learned = network is not None
        self.policy = policy
        self.tree = Tree(capacity)
        self.root = State()
        self.world = State()
        self.stream = Stream()
        self.seat = 0
        self.tree_seats = 0
        self._configure(config)
        self.prior = array("d", [0.0] * sizes.MENU)
        self.node = array("i", [0] * sizes.CITIES)
        self.path = array("i", [0] * (LONGEST + sizes.MENU))
        self.actor = array("i", [0] * LONGEST)
        self.results = array("d", [0.0] * sizes.CITIES)  # of the seats in this iteration,
        self.wins = array("d", [0.0] * sizes.CITIES)  # and their shares in the victory
        self.length = 0
        self.forced_move = NOTHING
        self.root_edge = NOWHERE  # the move of the deciding seat at its root, in this iteration
        self.detailed = detailed  # whether the victories of all seats are counted for each root move
        self.win_shares = array("d", [0.0]) * (sizes.CITIES * capacity if detailed else 0)

    def _configure(self, config: SearchConfig) -> None:
        self.neighbours_only = config.neighbours_only
        self.exploration = config.exploration
        self.prior_temperature = config.prior_temperature
        self.rollout_noise = config.rollout_noise
        self.win_weight = config.win_weight
        self.margin_scale = config.margin_scale
        self.first_play_penalty = config.first_play_penalty

    def begin(self, world: State, seat: int, stream: Stream) -> None:
        """Start new trees for a position that a seat has imagined and in which it decides."""
        self.root.copy_from(world)
        self.seat = seat
        self.stream = stream
        if self.detailed:
            for place in range(sizes.CITIES * self.tree.size):
                self.win_shares[place] = 0.0
        self.tree.clear()
        near = 1 << seat | 1 << world.left[seat] | 1 << world.right[seat]
        self.tree_seats = near if self.neighbours_only else (1 << sizes.CITIES) - 1

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def run_below(self, move: int, iterations: int) -> None:
        """Iterations that all begin with the same move of the deciding seat."""
        self.forced_move = move
        self.run(iterations)
        self.forced_move = NOTHING

    def iterate(self) -> None:
        world = self.world
        world.copy_from(self.root)
        self.game.redeal(world, self.seat, self.stream)
        self.length = 0
        self.root_edge = NOWHERE
        for seat in range(sizes.CITIES):
            self.node[seat] = seat if self.tree_seats >> seat & 1 else NOWHERE
        while world.depth:
            if self.learned and self.node[self.seat] == NOWHERE and self.turn_begins():
                self.estimate()
                break
            seat = bits.lowest(self.game.owing(world))
            if self.node[seat] == NOWHERE:
                move = self.policy.pick(self.game, world, seat, self.stream, self.rollout_noise)
            else:
                move = self.tree_move(seat)
            self.game.play(world, seat, move)
        if not world.depth:
            self.settle()
        self.back_up()

    def turn_begins(self) -> bool:
        """Whether everybody has to choose a card, and nobody has."""
        entry = self.world.agenda[self.world.depth - 1]
        return agenda.kind_of(entry) == CHOOSE_CARD and not agenda.given_of(entry)

    def estimate(self) -> None:
        """The results that the network expects."""
        network = self.network
        if network is None:
            return
        network.begin(self.world)
        for seat in range(self.world.seats):
            network.update(self.world, seat)
            self.wins[seat] = network.chance(WIN)
            margin = network.chance(MARGIN)
            self.results[seat] = self.win_weight * self.wins[seat] + (1 - self.win_weight) * margin

    def settle(self) -> None:
        """The results of a game that is over."""
        for seat in range(self.world.seats):
            self.results[seat] = self.utility(seat)
            self.wins[seat] = self.won(seat)

    def tree_move(self, seat: int) -> int:
        """Select a move in the tree of a seat; a new move is added, and the seat has left its tree."""
        kept = self.rate_moves(seat)
        node = self.node[seat]
        if kept == 1 and node != self.seat:  # the root needs an edge even for a single move
            return self.world.menu[0]
        move = self.world.menu[self.select(node, kept)]
        if self.forced_move != NOTHING and node == self.seat:
            move = self.forced_move
        edge = self.tree.find(node, move)
        self.node[seat] = edge
        if edge == NOWHERE:
            edge = self.tree.add(node, move)
        if node == self.seat:
            self.root_edge = edge
        if edge != NOWHERE:
            self.path[self.length] = edge
            self.actor[self.length] = seat
            self.length += 1
        return move

    def rate_moves(self, seat: int) -> int:
        """Set the priors of the menu, keeping only the cheapest way to pay for each action; how many moves are left."""
        world = self.world
        count = self.game.menu(world, seat)
        city = FREE_SEAT if world.menu[0] & FOR_FREE_CITY else seat
        self.policy.rate(world, city, count)
        kept = 0
        for place in range(count):
            if kept == 0 or (world.menu[place] ^ world.menu[kept - 1]) & ~WAY_PART:
                world.menu[kept] = world.menu[place]
                self.prior[kept] = self.policy.rates[place]
                kept += 1
        self.softmax(kept)
        return kept

    def softmax(self, kept: int) -> None:
        """Turn the policy's points into prior probabilities."""
        top = self.prior[0]
        for place in range(1, kept):
            top = max(top, self.prior[place])
        total = 0.0
        for place in range(kept):
            part = math.exp((self.prior[place] - top) / self.prior_temperature)
            self.prior[place] = part
            total += part
        for place in range(kept):
            self.prior[place] /= total

    def select(self, node: int, kept: int) -> int:
        """The place in the menu of the move with the best PUCT score."""
        total = 0.0
        count = 0
        for place in range(kept):
            edge = self.tree.find(node, self.world.menu[place])
            self.path[self.length + place] = edge  # beyond the path: free for the moment
            if edge != NOWHERE:
                count += self.tree.visits[edge]
                total += self.tree.results[edge]
        untried = total / count - self.first_play_penalty if count else 0.0
        bonus = self.exploration * math.sqrt(count + 1)
        chosen = 0
        best = -1e9
        for place in range(kept):
            edge = self.path[self.length + place]
            if edge == NOWHERE:
                score = untried + bonus * self.prior[place]
            else:
                visits = self.tree.visits[edge]
                score = self.tree.results[edge] / visits + bonus * self.prior[place] / (1 + visits)
            if score > best:
                best = score
                chosen = place
        return chosen

    def utility(self, seat: int) -> float:
        """The result of a finished game for a seat: winning, mixed with the margin over the best other seat or team."""
        best = -1000
        for other in range(self.world.seats):
            if not self.world.eyes[seat] >> other & 1:
                best = max(best, self.points(other))
        margin = margin_of(self.points(seat) - best, self.margin_scale)
        return self.win_weight * self.won(seat) + (1 - self.win_weight) * margin

    def points(self, seat: int) -> int:
        """The final points of a seat, with its team."""
        total = 0
        for mate in range(self.world.seats):
            if self.world.eyes[seat] >> mate & 1:
                total += self.world.totals[mate]
        return total

    def won(self, seat: int) -> float:
        """The share of a seat in the victory."""
        if not self.world.winners >> seat & 1:
            return 0.0
        return float(bits.count(self.world.eyes[seat])) / bits.count(self.world.winners)

    def back_up(self) -> None:
        """Add the result of its seat to every edge of the path."""
        for place in range(self.length):
            seat = self.actor[place]
            self.tree.count(self.path[place], self.results[seat], self.wins[seat])
        if self.detailed and self.root_edge != NOWHERE:
            for seat in range(self.world.seats):
                self.win_shares[self.root_edge * sizes.CITIES + seat] += self.wins[seat]

    def move_stats(self) -> list[MoveStats]:
        """The visited moves of the deciding seat, the most visited first."""
        found = [self.stats_of(move) for move in self.game.legal(self.root, self.seat)]
        return in_order(one for one in found if one)

    def stats_of(self, move: int) -> MoveStats | None:
        edge = self.tree.find(self.seat, move)
        if edge == NOWHERE:
            return None
        visits = self.tree.visits[edge]
        return MoveStats(move, visits, self.tree.wins[edge] / visits, self.tree.results[edge] / visits)

    def chances(self, move: int) -> tuple[float, ...]:
        """Everybody's chance to win after a visited move."""
        edge = self.tree.find(self.seat, move)
        visits = self.tree.visits[edge]
        return tuple(self.win_shares[edge * sizes.CITIES + seat] / visits for seat in range(self.game.players))


def margin_of(points: float, scale: float) -> float:
    """A margin in points as a number from 0 to 1."""
    return 1 / (1 + math.exp(-points / scale))


def in_order(stats: Iterable[MoveStats]) -> list[MoveStats]:
    """The most visited move first; of several the one with the best value."""
    return sorted(stats, key=lambda one: (-one.visits, -one.value, one.move))
