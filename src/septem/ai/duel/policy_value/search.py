"""PUCT with the policy-value network, as in AlphaZero: one evaluation of a new node gives its value and its priors."""

from __future__ import annotations

import math
from array import array

from ....duel.game import Duel
from .. import network as reference
from .. import sizes as room
from .. import tree
from ..search import Search
from ..tree import doubled
from .endgame import EndgameSolver
from .network import PolicyValueNetwork

FIRST_NODES = 1 << 10
MAX_NODES = 500_000  # about 240 MB


class PolicyValueSearch(Search):
    """Selects by `(value sum + value of the node + c · prior · √(visits of the node + 1)) / (visits + 1)`.

    The value of a node counts as the first visit of each of its moves. There are no playouts. Nodes with few cards left
    are solved when they are added.
    """

    def __init__(
        self,
        game: Duel,
        network: PolicyValueNetwork,
        exploration: float = 0.8,
        endgame_cards: int = 4,
        endgame_moves: int = 2000,
    ) -> None:
        super().__init__(game)
        self.max_nodes = MAX_NODES
        self.network = network
        self.exploration = exploration
        self.endgame_cards = endgame_cards
        self.solver = EndgameSolver(game, endgame_moves)
        self.solved = array("b", bytes(FIRST_NODES))  # by node: 1 + the result of its seat, 0 if it is not solved

    def select(self, node: int) -> int:
        """The edge with the best PUCT score."""
        chosen = self.tree.first[node]
        best = -1.0e9
        bonus = self.exploration * math.sqrt(self.tree.node_visits[node] + 1.0)
        for edge in range(self.tree.first[node], self.tree.first[node] + self.tree.count[node]):
            visits = self.tree.visits[edge] + 1.0
            score = (self.tree.value_sum[edge] + self.tree.network_value[edge] + bonus * self.tree.prior[edge]) / visits
            if score > best:
                best = score
                chosen = edge
        return chosen

    def simulate(self, edge: int) -> float:
        """Descend from an edge of the root to a new node, a solved one, or the end of the game."""
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
            if self.solved[node]:
                return self.solution(node)
            edge = self.select(node)
        return reference.outcome(self.world, 0)

    def solution(self, node: int) -> float:
        """The result of seat 0 at a solved node."""
        share = (self.solved[node] - 1) / 2.0
        return share if self.tree.seat[node] == 0 else 1.0 - share

    def solve(self, node: int) -> None:
        """Solve a new node if few cards are left. The root is searched in any case: its visits are the answer."""
        if node >= len(self.solved):
            self.solved = doubled(self.solved, "b")
        self.solved[node] = 0
        if node and self.solver.applies(self.world, self.endgame_cards):
            self.solved[node] = self.solver.solve(self.world) + 1

    def expand(self, node: int) -> float:
        self.solve(node)
        if self.solved[node]:
            return self.solution(node)
        seat = self.tree.seat[node]
        self.network.update(self.world)
        value = self.network.value()
        self.set_priors(node, seat, value)
        return value if seat == 0 else 1.0 - value

    def set_priors(self, node: int, seat: int, value: float) -> None:
        """The softmax of the policy head over the moves of a node."""
        first = self.tree.first[node]
        last = first + self.tree.count[node]
        best = -1.0e9
        for edge in range(first, last):
            self.tree.prior[edge] = self.network.policy_logit(self.tree.move[edge], seat)
            best = max(best, self.tree.prior[edge])
        total = 0.0
        for edge in range(first, last):
            self.tree.prior[edge] = math.exp(self.tree.prior[edge] - best)
            total += self.tree.prior[edge]
        for edge in range(first, last):
            self.tree.prior[edge] /= total
            self.tree.network_value[edge] = value

    def evaluate(self) -> float:
        return self.network.value_for(self.world, 0)
