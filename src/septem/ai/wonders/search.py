"""Search for simultaneous choices: every seat has a tree of its own moves, and all are climbed in the same games.

An iteration deals all that the thinking seat cannot know again, lets every seat choose in its tree (by what the tree
has learned so far, and by the policy where it knows little), and plays on by the policy. A seat's tree branches by its
own moves alone: what the others did, and which cards came, is averaged. So nobody reacts to what it cannot see, and
every seat learns to do what is best for itself.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass

from ...core import bits
from ...core.chance import Stream
from ...wonders import sizes
from ...wonders.constants import FOR_FREE_CITY, FREE_SEAT, WAY_PART
from ...wonders.game import Wonders
from ...wonders.state import State
from .policy import Policy
from .tree import Tree

NOWHERE = -1
NOTHING = -1
ROOM = 1 << 18  # edges: what some seconds of thinking fill
LONGEST = 512  # answers a game has at most


@dataclass(frozen=True)
class Manner:
    """How a search behaves."""

    explore: float = 0.5  # how much the policy's favourites and rarely tried moves are preferred
    temper: float = 1.2  # points by which a move must be better to be e times as likely in the policy's eyes
    noise: float = 2.0  # points of luck in the policy beyond the trees
    winning: float = 0.5  # the part of a result that is winning; the rest is the margin
    width: float = 8.0  # a margin that is nearly decisive
    first: float = 0.05  # how much worse than the average an untried move is taken to be
    near_only: bool = False  # whether only the neighbours have trees


@dataclass(frozen=True)
class Finding:
    """What is known of a move: how often it was tried, the chance to win after it, and its mean result."""

    move: int
    tries: int
    chance: float
    result: float


class Search:
    """One question thought about, from a world that the seat cannot rule out."""

    def __init__(
        self, game: Wonders, policy: Policy, manner: Manner, capacity: int = ROOM, detailed: bool = False
    ) -> None:
        self.game = game
        self.policy = policy
        self.tree = Tree(capacity)
        self.root = State()
        self.world = State()
        self.stream = Stream()
        self.seat = 0
        self.thinking = 0
        self._behave(manner)
        self.prior = array("d", [0.0] * sizes.MENU)
        self.cursor = array("i", [0] * sizes.CITIES)
        self.path = array("i", [0] * (LONGEST + sizes.MENU))
        self.actor = array("i", [0] * LONGEST)
        self.length = 0
        self.insisted = NOTHING
        self.entry = NOWHERE  # the edge by which the thinking seat entered its tree in this game
        self.detailed = detailed  # whether everybody's victories are counted for each of its moves
        self.shares = array("d", [0.0]) * (sizes.CITIES * capacity if detailed else 0)

    def _behave(self, manner: Manner) -> None:
        self.near_only = manner.near_only
        self.explore = manner.explore
        self.temper = manner.temper
        self.noise = manner.noise
        self.winning = manner.winning
        self.width = manner.width
        self.first = manner.first

    def begin(self, world: State, seat: int, stream: Stream) -> None:
        """Forget everything, and start from an imagined world."""
        self.root.copy_from(world)
        self.seat = seat
        self.stream = stream
        if self.detailed:
            for place in range(sizes.CITIES * self.tree.size):
                self.shares[place] = 0.0
        self.tree.clear()
        near = 1 << seat | 1 << world.left[seat] | 1 << world.right[seat]
        self.thinking = near if self.near_only else (1 << sizes.CITIES) - 1

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def insist(self, move: int, iterations: int) -> None:
        """Look closer at one move of the thinking seat."""
        self.insisted = move
        self.run(iterations)
        self.insisted = NOTHING

    def iterate(self) -> None:
        world = self.world
        world.copy_from(self.root)
        self.game.redeal(world, self.seat, self.stream)
        self.length = 0
        self.entry = NOWHERE
        for seat in range(sizes.CITIES):
            self.cursor[seat] = seat if self.thinking >> seat & 1 else NOWHERE
        while world.depth:
            seat = bits.lowest(self.game.owing(world))
            if self.cursor[seat] == NOWHERE:
                move = self.policy.pick(self.game, world, seat, self.stream, self.noise)
            else:
                move = self.answer(seat)
            self.game.play(world, seat, move)
        self.learn()

    def answer(self, seat: int) -> int:
        """A move in the tree of a seat; it leaves its tree with a move that was not in it yet."""
        kept = self.weigh(seat)
        node = self.cursor[seat]
        if kept == 1 and node != self.seat:  # but what is asked must have an answer, be it the only one
            return self.world.menu[0]
        move = self.world.menu[self.select(node, kept)]
        if self.insisted != NOTHING and node == self.seat:
            move = self.insisted
        edge = self.tree.find(node, move)
        self.cursor[seat] = edge
        if edge == NOWHERE:
            edge = self.tree.add(node, move)
        if node == self.seat:
            self.entry = edge
        if edge != NOWHERE:
            self.path[self.length] = edge
            self.actor[self.length] = seat
            self.length += 1
        return move

    def weigh(self, seat: int) -> int:
        """Rate the menu and keep one payment for each thing to do, the cheapest; how many are left."""
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
        self.temper_rates(kept)
        return kept

    def temper_rates(self, kept: int) -> None:
        """Points become the chances that the policy gives the moves."""
        top = self.prior[0]
        for place in range(1, kept):
            top = max(top, self.prior[place])
        total = 0.0
        for place in range(kept):
            part = math.exp((self.prior[place] - top) / self.temper)
            self.prior[place] = part
            total += part
        for place in range(kept):
            self.prior[place] /= total

    def select(self, node: int, kept: int) -> int:
        """The move to try: good results so far, a good look, and few tries speak for it."""
        total = 0.0
        count = 0
        for place in range(kept):
            edge = self.tree.find(node, self.world.menu[place])
            self.path[self.length + place] = edge  # beyond the path: free for the moment
            if edge != NOWHERE:
                count += self.tree.visits[edge]
                total += self.tree.results[edge]
        untried = total / count - self.first if count else 0.0
        reach = self.explore * math.sqrt(count + 1)
        chosen = 0
        best = -1e9
        for place in range(kept):
            edge = self.path[self.length + place]
            if edge == NOWHERE:
                worth = untried + reach * self.prior[place]
            else:
                visits = self.tree.visits[edge]
                worth = self.tree.results[edge] / visits + reach * self.prior[place] / (1 + visits)
            if worth > best:
                best = worth
                chosen = place
        return chosen

    def utility(self, seat: int) -> float:
        """The result of a finished game for a seat: winning first, then the margin over the best other seat or team."""
        best = -1000
        for other in range(self.world.seats):
            if not self.world.eyes[seat] >> other & 1:
                best = max(best, self.points(other))
        margin = 1 / (1 + math.exp((best - self.points(seat)) / self.width))
        return self.winning * self.won(seat) + (1 - self.winning) * margin

    def points(self, seat: int) -> int:
        """What a seat has in the end, with its team."""
        total = 0
        for mate in range(self.world.seats):
            if self.world.eyes[seat] >> mate & 1:
                total += self.world.totals[mate]
        return total

    def won(self, seat: int) -> float:
        """A victory, shared with other seats or teams."""
        if not self.world.winners >> seat & 1:
            return 0.0
        return float(bits.count(self.world.eyes[seat])) / bits.count(self.world.winners)

    def learn(self) -> None:
        """Every move in a tree takes the result of its seat."""
        for place in range(self.length):
            seat = self.actor[place]
            self.tree.count(self.path[place], self.utility(seat), self.won(seat))
        if self.detailed and self.entry != NOWHERE:
            for seat in range(self.world.seats):
                self.shares[self.entry * sizes.CITIES + seat] += self.won(seat)

    def findings(self) -> list[Finding]:
        """What was learned about the moves of the thinking seat, the most tried first."""
        found = [self.finding(move) for move in self.game.legal(self.root, self.seat)]
        return sorted((one for one in found if one), key=lambda one: (-one.tries, -one.result, one.move))

    def finding(self, move: int) -> Finding | None:
        edge = self.tree.find(self.seat, move)
        if edge == NOWHERE:
            return None
        tries = self.tree.visits[edge]
        return Finding(move, tries, self.tree.wins[edge] / tries, self.tree.results[edge] / tries)

    def chances(self, move: int) -> tuple[float, ...]:
        """Everybody's chance to win after a move that was tried."""
        edge = self.tree.find(self.seat, move)
        tries = self.tree.visits[edge]
        return tuple(self.shares[edge * sizes.CITIES + seat] / tries for seat in range(self.game.players))
