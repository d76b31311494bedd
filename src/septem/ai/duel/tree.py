"""A search tree in flat rows: positions that look alike to the one who is asked, and the moves that lead on from them.

A move may lead to several nodes, one for each thing that chance can bring to light. Such nodes are told apart by the
legal moves: a card turned over can be sold, a token drawn can be kept. So all positions of a node have the same moves.
"""

from __future__ import annotations

from array import array

from ...duel.state import State
from . import sizes as room

FIRST_NODES, FIRST_EDGES = 1 << 10, 1 << 14  # rows double when they are full
ROOMY = 2  # places of the index for each node there is room for
FEW = 8  # a node passed less often says nothing
START, STEP, MASK = 0xCBF29CE484222325, 0x100000001B3, 0xFFFFFFFFFFFFFFFF
STIR = 0x9E3779B97F4A7C15


def menu_key(state: State, count: int) -> int:
    """A number for the legal moves that stand in a position's menu."""
    key = START
    for place in range(count):
        key = (key ^ state.menu[place]) * STEP & MASK
    return key


class Tree:
    """Nodes with their moves. Values are those of the seat that is asked at the node."""

    def __init__(self) -> None:
        self.nodes = 0
        self.edges = 0
        self.first = ints(FIRST_NODES)  # of a node: its first move, and how many it has,
        self.count = ints(FIRST_NODES)
        self.seat = ints(FIRST_NODES)  # who is asked,
        self.times = ints(FIRST_NODES)  # how often it was passed,
        self.parent = ints(FIRST_NODES)  # the move that leads to it,
        self.sibling = ints(FIRST_NODES)  # the next node to which the same move leads,
        self.key = array("Q", bytes(8 * FIRST_NODES))  # and its legal moves as one number
        self.index = ints(ROOMY * FIRST_NODES)  # nodes by what `place` gives, or the next place that was free
        self.move = ints(FIRST_EDGES)  # of a move: itself, how often it was taken, and where it first leads,
        self.visits = ints(FIRST_EDGES)
        self.child = ints(FIRST_EDGES)
        self.total = reals(FIRST_EDGES)  # what it brought in all,
        self.prior = reals(FIRST_EDGES)  # how likely it seemed to be good,
        self.guess = reals(FIRST_EDGES)  # and what it seemed to be worth before it was taken
        self.clear()

    def clear(self) -> None:
        self.nodes = 0
        self.edges = 0
        self.note_all()

    def place(self, edge: int, key: int) -> int:
        """Where the index names the node that a move leads to where these are the legal moves, or could name it."""
        stirred = (edge * STIR ^ key) & MASK
        last = len(self.index) - 1
        place = (stirred ^ stirred >> 32) & last
        node = self.index[place]
        while node != room.NONE and (self.key[node] != key or self.parent[node] != edge):
            place = place + 1 & last
            node = self.index[place]
        return place

    def find(self, edge: int, key: int) -> int:
        """The node a move leads to where these are the legal moves, or none."""
        return self.index[self.place(edge, key)]

    def grow(self, parent: int, key: int, seat: int, state: State, count: int) -> int:
        """A new node below a move (or below none), with the moves of the state's menu."""
        self.make_room(count)
        node = self.nodes
        self.nodes += 1
        self.first[node] = self.edges
        self.count[node] = count
        self.seat[node] = seat
        self.times[node] = 0
        self.key[node] = key
        self.sibling[node] = room.NONE
        self.parent[node] = parent
        if parent != room.NONE:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
            self.index[self.place(parent, key)] = node
        for place in range(count):
            edge = self.edges + place
            self.move[edge] = state.menu[place]
            self.visits[edge] = 0
            self.child[edge] = room.NONE
            self.total[edge] = 0.0
        self.edges += count
        return node

    def make_room(self, count: int) -> None:
        if self.nodes + 1 > len(self.first):
            self.widen_nodes()
        while self.edges + count > len(self.move):
            self.widen_edges()

    def widen_nodes(self) -> None:
        self.first = wider(self.first, "i")
        self.count = wider(self.count, "i")
        self.seat = wider(self.seat, "i")
        self.times = wider(self.times, "i")
        self.parent = wider(self.parent, "i")
        self.sibling = wider(self.sibling, "i")
        self.key = wider(self.key, "Q")
        self.index = wider(self.index, "i")
        self.note_all()

    def note_all(self) -> None:
        """The index anew, after it has grown or everything was forgotten."""
        for place in range(len(self.index)):
            self.index[place] = room.NONE
        for node in range(1, self.nodes):
            self.index[self.place(self.parent[node], self.key[node])] = node

    def widen_edges(self) -> None:
        self.move = wider(self.move, "i")
        self.visits = wider(self.visits, "i")
        self.child = wider(self.child, "i")
        self.total = wider(self.total, "d")
        self.prior = wider(self.prior, "d")
        self.guess = wider(self.guess, "d")

    def line(self, edge: int, length: int) -> list[tuple[int, int]]:
        """For callers outside: what is expected to follow a move, as seats and moves."""
        found: list[tuple[int, int]] = []
        node = self.busiest(self.child[edge])
        while node != room.NONE and self.times[node] > FEW and len(found) < length:
            edges = range(self.first[node], self.first[node] + self.count[node])
            edge = max(edges, key=self.taken)
            found.append((self.seat[node], self.move[edge]))
            node = self.busiest(self.child[edge])
        return found

    def taken(self, edge: int) -> int:
        return self.visits[edge]

    def busiest(self, node: int) -> int:
        """Of the nodes that a move leads to the one passed most often."""
        found = node
        while node != room.NONE:
            if self.times[node] > self.times[found]:
                found = node
            node = self.sibling[node]
        return found

    def children(self, node: int) -> int:
        """For callers outside: how many moves a node has; those of the first node are the first ones."""
        return self.count[node]

    def edge(self, number: int) -> tuple[int, int, float, float]:
        """For callers outside: a move, how often it was taken, what it brought in all, and what it seemed worth."""
        return self.move[number], self.visits[number], self.total[number], self.guess[number]


def ints(length: int) -> array[int]:
    return array("i", bytes(4 * length))


def reals(length: int) -> array[float]:
    return array("d", bytes(8 * length))


def wider(row: array, kind: str) -> array:  # type: ignore[type-arg]
    """A row twice as long that begins like the old one."""
    return array(kind, bytes(row)) + array(kind, bytes(bytes(row).__len__()))
