"""Monte-Carlo tree search over what a seat cannot know: every simulation plays in a fresh world.

The searcher is given a position imagined from a view. Before each simulation all that its seat cannot know is dealt
again, in place; so what is hidden is never used but in the way chance would show it. `Uct` is the plain form, with
uniformly random games from the leaves on; `Guided` knows better moves and judges leaves without playing on.
"""

import math

from ...core.chance import Stream
from ...core.rows import row
from ...duel import agenda
from ...duel.bulk import playout
from ...duel.bulk.playout import Tally
from ...duel.game import Duel
from ...duel.state import State
from . import network, tree
from . import sizes as room
from .network import Network
from .tree import Tree

MOST_NODES = 200_000  # some 150 MB


class Search:
    """What all searches share: worlds, the way down the tree, and the way back."""

    def __init__(self, game: Duel) -> None:
        self.game = game
        self.tree = Tree()
        self.stream = Stream()
        self.origin = game.new()
        self.world = game.new()
        self.seat = 0
        self.deep = 0
        self.most = MOST_NODES
        self.path: list[int] = row(room.DEEP)
        self.nodes: list[int] = row(room.DEEP)

    def begin(self, origin: State, seat: int, stream: Stream) -> None:
        """Start to think about a position that a seat has imagined, in which it is asked."""
        self.origin.copy_from(origin)
        self.seat = seat
        self.stream = stream
        self.tree.clear()
        self.world.copy_from(origin)
        count = self.game.menu(self.world)
        node = self.tree.grow(room.NONE, 0, seat, self.world, count)
        self.judge(node)

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.world.copy_from(self.origin)
            self.game.redeal(self.world, self.seat, self.stream)
            self.back_up(self.simulate(self.choose(0)))

    def insist(self, edge: int, iterations: int) -> None:
        """Look closer at one move of the first node."""
        for _ in range(iterations):
            self.world.copy_from(self.origin)
            self.game.redeal(self.world, self.seat, self.stream)
            self.back_up(self.simulate(edge))

    def simulate(self, edge: int) -> float:
        """From a first move go down to a new node or the end of the game; what the first player can hope for there."""
        node = 0
        self.deep = 0
        while self.deep < room.DEEP:
            self.nodes[self.deep] = node
            self.path[self.deep] = edge
            self.deep += 1
            self.game.play(self.world, self.tree.seat[node], self.tree.move[edge])
            count = self.settle()
            if not count:
                break
            key = tree.menu_key(self.world, count)
            child = self.tree.find(edge, key)
            if child == room.NONE:
                return self.extend(edge, key, count)
            node = child
            edge = self.choose(node)
        return network.outcome(self.world, 0)

    def extend(self, edge: int, key: int, count: int) -> float:
        """Something new: a node for it, while there is room for more, and what it is worth."""
        seat = agenda.seat_of(self.world.agenda[self.world.depth - 1])
        if self.tree.nodes < self.most:
            return self.judge(self.tree.grow(edge, key, seat, self.world, count))
        return self.leaf_value()

    def settle(self) -> int:
        """Play on while there is no choice; the number of legal moves then, none if the game is over."""
        while self.world.depth:
            count = self.game.menu(self.world)
            if count > 1:
                return count
            self.game.play(self.world, agenda.seat_of(self.world.agenda[self.world.depth - 1]), self.world.menu[0])
        return 0

    def back_up(self, value: float) -> None:
        """Note along the way what it brought the one who chose."""
        for place in range(self.deep):
            edge = self.path[place]
            node = self.nodes[place]
            self.tree.times[node] += 1
            self.tree.visits[edge] += 1
            self.tree.total[edge] += value if self.tree.seat[node] == 0 else 1.0 - value

    def choose(self, node: int) -> int:
        """The move to go on with."""
        raise NotImplementedError

    def judge(self, node: int) -> float:
        """What the first player can hope for at a new node, in the present world."""
        raise NotImplementedError

    def leaf_value(self) -> float:
        """The same without a node."""
        raise NotImplementedError


class Uct(Search):
    """The plain form, kept as a baseline: upper confidence bounds and uniformly random games."""

    def __init__(self, game: Duel, exploration: float = 0.7) -> None:
        super().__init__(game)
        self.exploration = exploration
        self.tally = Tally()

    def choose(self, node: int) -> int:
        """First every move once, in an order by lot; then the one with the highest bound."""
        chosen = self.tree.first[node]
        passed = self.tree.times[node]
        fresh = self.tree.count[node] - passed
        if fresh > 0:
            return self.untried(node, self.stream.below(fresh))
        best = -1.0
        spread = self.exploration * self.exploration * math.log(passed)
        for edge in range(self.tree.first[node], self.tree.first[node] + self.tree.count[node]):
            share = 1.0 / self.tree.visits[edge]
            worth = self.tree.total[edge] * share + math.sqrt(spread * share)
            if worth > best:
                best = worth
                chosen = edge
        return chosen

    def untried(self, node: int, skipped: int) -> int:
        """One of the moves that were never taken, after so many others."""
        edge = self.tree.first[node]
        while self.tree.visits[edge] or skipped:
            if not self.tree.visits[edge]:
                skipped -= 1
            edge += 1
        return edge

    def judge(self, node: int) -> float:
        """Play on anyhow; the first of the moves still stands in the menu."""
        if node == 0:
            return 0.5
        move = self.world.menu[self.stream.below(self.tree.count[node])]
        self.game.play(self.world, self.tree.seat[node], move)
        return self.leaf_value()

    def leaf_value(self) -> float:
        playout.finish(self.game, self.world, self.stream, self.tally)
        return network.outcome(self.world, 0)


class Guided(Search):
    """A network judges what every move would lead to: good moves are looked at first, and leaves are not played on."""

    def __init__(
        self,
        game: Duel,
        judgement: Network,
        exploration: float = 0.4,
        prior_temperature: float = 0.08,
        value_temperature: float = 0.02,
    ) -> None:
        super().__init__(game)
        self.network = judgement
        self.exploration = exploration
        self.prior_temperature = prior_temperature
        self.value_temperature = value_temperature
        self.trial = game.new()

    def choose(self, node: int) -> int:
        """The best mixture of what a move brought so far and how likely it seemed to be good."""
        chosen = self.tree.first[node]
        best = -1.0
        reach = self.exploration * math.sqrt(self.tree.times[node] + 1.0)
        for edge in range(self.tree.first[node], self.tree.first[node] + self.tree.count[node]):
            visits = self.tree.visits[edge] + 1.0
            worth = (self.tree.total[edge] + self.tree.guess[edge] + reach * self.tree.prior[edge]) / visits
            if worth > best:
                best = worth
                chosen = edge
        return chosen

    def judge(self, node: int) -> float:
        """Look at what every move leads to; a leaf is worth what its likely moves are worth."""
        best = 0.0
        seat = self.tree.seat[node]
        for edge in range(self.tree.first[node], self.tree.first[node] + self.tree.count[node]):
            self.trial.copy_from(self.world)
            self.game.play(self.trial, seat, self.tree.move[edge])
            worth = self.network.worth(self.trial, seat)
            self.tree.guess[edge] = worth
            best = max(best, worth)
        value = self.weigh(node, best)
        return value if seat == 0 else 1.0 - value

    def leaf_value(self) -> float:
        return self.network.worth(self.world, 0)

    def weigh(self, node: int, best: float) -> float:
        """Turn guesses into priors, the better the likelier; the worth of a node leans to its best moves."""
        total = 0.0
        value = 0.0
        weights = 0.0
        first = self.tree.first[node]
        for edge in range(first, first + self.tree.count[node]):
            behind = self.tree.guess[edge] - best
            self.tree.prior[edge] = math.exp(behind / self.prior_temperature)
            total += self.tree.prior[edge]
            weight = math.exp(behind / self.value_temperature)
            weights += weight
            value += weight * self.tree.guess[edge]
        for edge in range(first, first + self.tree.count[node]):
            self.tree.prior[edge] /= total
        return value / weights
