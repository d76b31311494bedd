"""A search tree in flat arrays. Nodes are decisions, edges are their moves.

A move may lead to several nodes, one for each outcome of chance. Such nodes are distinguished by their legal moves: a
card turned over can be sold, a token drawn can be kept. So all positions of a node have the same legal moves.
"""

from __future__ import annotations

from array import array

from ...duel.state import State
from . import sizes as room

FIRST_NODES, FIRST_EDGES = 1 << 10, 1 << 14  # arrays double when they are full
SLOTS_PER_NODE = 2  # of the hash index
FEW_VISITS = 8  # a continuation ends at a node with fewer
FNV_START, FNV_PRIME, MASK = 0xCBF29CE484222325, 0x100000001B3, 0xFFFFFFFFFFFFFFFF
SPREAD = 0x9E3779B97F4A7C15


def menu_key(state: State, count: int) -> int:
    """A hash of the legal moves in a position's menu (FNV-1)."""
    key = FNV_START
    for place in range(count):
        key = (key ^ state.menu[place]) * FNV_PRIME & MASK
    return key


class Tree:
    """Nodes and edges. Values are chances to win of the seat that decides at the node."""

    def __init__(self) -> None:
        self.nodes = 0
        self.edges = 0
        self.first = ints(FIRST_NODES)  # by node: its first edge, and how many it has,
        self.count = ints(FIRST_NODES)
        self.seat = ints(FIRST_NODES)  # the deciding seat,
        self.node_visits = ints(FIRST_NODES)  # visits,
        self.parent = ints(FIRST_NODES)  # the edge that leads to it,
        self.sibling = ints(FIRST_NODES)  # the next node below the same edge,
        self.key = array("Q", bytes(8 * FIRST_NODES))  # and the hash of its legal moves
        self.index = ints(SLOTS_PER_NODE * FIRST_NODES)  # hash table of nodes, see `slot`
        self.move = ints(FIRST_EDGES)  # by edge: the move, its visits, its newest child,
        self.visits = ints(FIRST_EDGES)
        self.child = ints(FIRST_EDGES)
        self.value_sum = reals(FIRST_EDGES)  # the sum of simulation results,
        self.prior = reals(FIRST_EDGES)  # the prior probability,
        self.network_value = reals(FIRST_EDGES)  # and the network's value of the position after it
        self.clear()

    def clear(self) -> None:
        self.nodes = 0
        self.edges = 0
        self.rebuild_index()

    def slot(self, edge: int, key: int) -> int:
        """The slot of the index with the node below an edge that has these legal moves, or the free slot for it."""
        hashed = (edge * SPREAD ^ key) & MASK
        last = len(self.index) - 1
        place = (hashed ^ hashed >> 32) & last
        node = self.index[place]
        while node != room.NONE and (self.key[node] != key or self.parent[node] != edge):
            place = place + 1 & last
            node = self.index[place]
        return place

    def find(self, edge: int, key: int) -> int:
        """The node below an edge with these legal moves, or NONE."""
        return self.index[self.slot(edge, key)]

    def add_node(self, parent: int, key: int, seat: int, state: State, count: int) -> int:
        """Add a node below an edge (NONE for the root), with the moves of the state's menu."""
        self.make_room(count)
        node = self.nodes
        self.nodes += 1
        self.first[node] = self.edges
        self.count[node] = count
        self.seat[node] = seat
        self.node_visits[node] = 0
        self.key[node] = key
        self.sibling[node] = room.NONE
        self.parent[node] = parent
        if parent != room.NONE:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
            self.index[self.slot(parent, key)] = node
        for place in range(count):
            edge = self.edges + place
            self.move[edge] = state.menu[place]
            self.visits[edge] = 0
            self.child[edge] = room.NONE
            self.value_sum[edge] = 0.0
        self.edges += count
        return node

    def make_room(self, count: int) -> None:
        if self.nodes + 1 > len(self.first):
            self.double_nodes()
        while self.edges + count > len(self.move):
            self.double_edges()

    def double_nodes(self) -> None:
        self.first = doubled(self.first, "i")
        self.count = doubled(self.count, "i")
        self.seat = doubled(self.seat, "i")
        self.node_visits = doubled(self.node_visits, "i")
        self.parent = doubled(self.parent, "i")
        self.sibling = doubled(self.sibling, "i")
        self.key = doubled(self.key, "Q")
        self.index = doubled(self.index, "i")
        self.rebuild_index()

    def rebuild_index(self) -> None:
        """Fill the index again, after it has grown or was cleared."""
        for place in range(len(self.index)):
            self.index[place] = room.NONE
        for node in range(1, self.nodes):
            self.index[self.slot(self.parent[node], self.key[node])] = node

    def double_edges(self) -> None:
        self.move = doubled(self.move, "i")
        self.visits = doubled(self.visits, "i")
        self.child = doubled(self.child, "i")
        self.value_sum = doubled(self.value_sum, "d")
        self.prior = doubled(self.prior, "d")
        self.network_value = doubled(self.network_value, "d")

    def line(self, edge: int, length: int) -> list[tuple[int, int]]:
        """For Python callers: the most visited continuation after an edge, as seats and moves."""
        found: list[tuple[int, int]] = []
        node = self.most_visited_node(self.child[edge])
        while node != room.NONE and self.node_visits[node] > FEW_VISITS and len(found) < length:
            edges = range(self.first[node], self.first[node] + self.count[node])
            edge = max(edges, key=self.visits_of)
            found.append((self.seat[node], self.move[edge]))
            node = self.most_visited_node(self.child[edge])
        return found

    def visits_of(self, edge: int) -> int:
        return self.visits[edge]

    def most_visited_node(self, node: int) -> int:
        """The most visited of a node and its next siblings."""
        found = node
        while node != room.NONE:
            if self.node_visits[node] > self.node_visits[found]:
                found = node
            node = self.sibling[node]
        return found

    def children(self, node: int) -> int:
        """For Python callers: how many edges a node has; those of the root come first."""
        return self.count[node]

    def edge(self, number: int) -> tuple[int, int, float, float]:
        """For Python callers: the move of an edge, its visits, the sum of its results, and its network value."""
        return self.move[number], self.visits[number], self.value_sum[number], self.network_value[number]


def ints(length: int) -> array[int]:
    return array("i", bytes(4 * length))


def reals(length: int) -> array[float]:
    return array("d", bytes(8 * length))


def doubled(row: array, kind: str) -> array:  # type: ignore[type-arg]
    """A row twice as long that begins like the old one."""
    return array(kind, bytes(row)) + array(kind, bytes(bytes(row).__len__()))
