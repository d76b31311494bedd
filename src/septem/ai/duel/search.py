"""Information-set Monte-Carlo tree search: every simulation plays in a new determinization.

The root is a position imagined from a view. Before each simulation everything that its seat cannot know is dealt again,
so hidden information has no influence but through chance. `Uct` is the plain form with random playouts. `Puct` gets
priors and leaf values from a network, as AlphaZero does; both come from the network's values of all positions one move
ahead, because there is no separate policy output.
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

MAX_NODES = 200_000  # about 150 MB


class Search:
    """The base of all searches: determinizations, selection down the tree, and backup. Values are chances to win."""

    def __init__(self, game: Duel) -> None:
        self.game = game
        self.tree = Tree()
        self.stream = Stream()
        self.root = game.new()
        self.world = game.new()
        self.seat = 0
        self.depth = 0
        self.max_nodes = MAX_NODES
        self.path: list[int] = row(room.DEPTH)
        self.nodes: list[int] = row(room.DEPTH)

    def begin(self, root: State, seat: int, stream: Stream) -> None:
        """Start a new tree for a position that a seat has imagined and in which it decides."""
        self.root.copy_from(root)
        self.seat = seat
        self.stream = stream
        self.tree.clear()
        self.world.copy_from(root)
        count = self.game.menu(self.world)
        node = self.tree.add_node(room.NONE, 0, seat, self.world, count)
        self.expand(node)

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.world.copy_from(self.root)
            self.game.redeal(self.world, self.seat, self.stream)
            self.back_up(self.simulate(self.select(0)))

    def run_below(self, edge: int, iterations: int) -> None:
        """Simulations that all begin with the same edge of the root."""
        for _ in range(iterations):
            self.world.copy_from(self.root)
            self.game.redeal(self.world, self.seat, self.stream)
            self.back_up(self.simulate(edge))

    def simulate(self, edge: int) -> float:
        """Descend from an edge of the root to a new node or the end of the game; the value there for seat 0."""
        node = 0
        self.depth = 0
        while self.depth < room.DEPTH:
            self.nodes[self.depth] = node
            self.path[self.depth] = edge
            self.depth += 1
            self.game.play(self.world, self.tree.seat[node], self.tree.move[edge])
            count = self.skip_forced_moves()
            if not count:
                break
            key = tree.menu_key(self.world, count)
            child = self.tree.find(edge, key)
            if child == room.NONE:
                return self.add_leaf(edge, key, count)
            node = child
            edge = self.select(node)
        return network.outcome(self.world, 0)

    def add_leaf(self, edge: int, key: int, count: int) -> float:
        """Add a node while there is room, and evaluate it for seat 0."""
        seat = agenda.seat_of(self.world.agenda[self.world.depth - 1])
        if self.tree.nodes < self.max_nodes:
            return self.expand(self.tree.add_node(edge, key, seat, self.world, count))
        return self.evaluate()

    def skip_forced_moves(self) -> int:
        """Play while there is only one legal move; the number of legal moves then, 0 if the game is over."""
        while self.world.depth:
            count = self.game.menu(self.world)
            if count > 1:
                return count
            self.game.play(self.world, agenda.seat_of(self.world.agenda[self.world.depth - 1]), self.world.menu[0])
        return 0

    def back_up(self, value: float) -> None:
        """Add the value (for seat 0) to all edges of the path, each for its deciding seat."""
        for place in range(self.depth):
            edge = self.path[place]
            node = self.nodes[place]
            self.tree.node_visits[node] += 1
            self.tree.visits[edge] += 1
            self.tree.value_sum[edge] += value if self.tree.seat[node] == 0 else 1.0 - value

    def select(self, node: int) -> int:
        """The edge of a node to follow."""
        raise NotImplementedError

    def expand(self, node: int) -> float:
        """Prepare the edges of a new node; its value for seat 0 in the present determinization."""
        raise NotImplementedError

    def evaluate(self) -> float:
        """The value of the present determinization for seat 0, without a node."""
        raise NotImplementedError


class Uct(Search):
    """UCT with random playouts: the baseline."""

    def __init__(self, game: Duel, exploration: float = 0.7) -> None:
        super().__init__(game)
        self.exploration = exploration
        self.tally = Tally()

    def select(self, node: int) -> int:
        """First every move once, in random order; then the one with the highest upper confidence bound (UCB1)."""
        chosen = self.tree.first[node]
        parent_visits = self.tree.node_visits[node]
        unvisited = self.tree.count[node] - parent_visits
        if unvisited > 0:
            return self.unvisited_edge(node, self.stream.below(unvisited))
        best = -1.0
        spread = self.exploration * self.exploration * math.log(parent_visits)
        for edge in range(self.tree.first[node], self.tree.first[node] + self.tree.count[node]):
            share = 1.0 / self.tree.visits[edge]
            score = self.tree.value_sum[edge] * share + math.sqrt(spread * share)
            if score > best:
                best = score
                chosen = edge
        return chosen

    def unvisited_edge(self, node: int, skipped: int) -> int:
        """An edge without visits, after skipping so many others."""
        edge = self.tree.first[node]
        while self.tree.visits[edge] or skipped:
            if not self.tree.visits[edge]:
                skipped -= 1
            edge += 1
        return edge

    def expand(self, node: int) -> float:
        """A random playout; the menu still contains the moves of the node."""
        if node == 0:
            return 0.5
        move = self.world.menu[self.stream.below(self.tree.count[node])]
        self.game.play(self.world, self.tree.seat[node], move)
        return self.evaluate()

    def evaluate(self) -> float:
        playout.finish(self.game, self.world, self.stream, self.tally)
        return network.outcome(self.world, 0)


class Puct(Search):
    """PUCT with a network: no playouts.

    The prior of a move is the softmax of the network's values over all moves, with `prior_temperature`. The value of a
    leaf is the mean of these values, weighted by their softmax with `value_temperature`.
    """

    def __init__(
        self,
        game: Duel,
        evaluator: Network,
        exploration: float = 0.4,
        prior_temperature: float = 0.08,
        value_temperature: float = 0.02,
    ) -> None:
        super().__init__(game)
        self.network = evaluator
        self.exploration = exploration
        self.prior_temperature = prior_temperature
        self.value_temperature = value_temperature
        self.trial = game.new()

    def select(self, node: int) -> int:
        """The edge with the best PUCT score; the network's value counts as its first visit."""
        chosen = self.tree.first[node]
        best = -1.0
        bonus = self.exploration * math.sqrt(self.tree.node_visits[node] + 1.0)
        for edge in range(self.tree.first[node], self.tree.first[node] + self.tree.count[node]):
            visits = self.tree.visits[edge] + 1.0
            score = (self.tree.value_sum[edge] + self.tree.network_value[edge] + bonus * self.tree.prior[edge]) / visits
            if score > best:
                best = score
                chosen = edge
        return chosen

    def expand(self, node: int) -> float:
        """Evaluate the position after every move; set priors."""
        best = 0.0
        seat = self.tree.seat[node]
        for edge in range(self.tree.first[node], self.tree.first[node] + self.tree.count[node]):
            self.trial.copy_from(self.world)
            self.game.play(self.trial, seat, self.tree.move[edge])
            value = self.network.value(self.trial, seat)
            self.tree.network_value[edge] = value
            best = max(best, value)
        node_value = self.set_priors(node, best)
        return node_value if seat == 0 else 1.0 - node_value

    def evaluate(self) -> float:
        return self.network.value(self.world, 0)

    def set_priors(self, node: int, best: float) -> float:
        """Turn the values of moves into priors; the value of the node for its deciding seat."""
        total = 0.0
        value = 0.0
        weights = 0.0
        first = self.tree.first[node]
        for edge in range(first, first + self.tree.count[node]):
            behind = self.tree.network_value[edge] - best
            self.tree.prior[edge] = math.exp(behind / self.prior_temperature)
            total += self.tree.prior[edge]
            weight = math.exp(behind / self.value_temperature)
            weights += weight
            value += weight * self.tree.network_value[edge]
        for edge in range(first, first + self.tree.count[node]):
            self.tree.prior[edge] /= total
        return value / weights
