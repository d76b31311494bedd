"""Trees of moves in flat arrays: an edge is also the node it leads to. A hash table finds it by node and move."""

from __future__ import annotations

from array import array

ROOTS = 8  # the first nodes are the roots of the seats
NOWHERE = -1
SPREAD = 40503  # a factor of the hash function
MOST = 0x7FFFFFFF


class Tree:
    """Trees of all seats, with a fixed capacity; a full tree grows no further."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.size = ROOTS
        self.mask = (1 << (2 * capacity - 1).bit_length()) - 1
        self.places = array("i", [NOWHERE]) * (self.mask + 1)
        self.spots = array("i", [0]) * capacity  # the place of each edge
        self.parents = array("i", [0]) * capacity
        self.moves = array("i", [0]) * capacity
        self.visits = array("i", [0]) * capacity
        self.results = array("d", [0.0]) * capacity
        self.wins = array("d", [0.0]) * capacity

    def clear(self) -> None:
        """Empty only the slots in use: there may be many more."""
        for edge in range(ROOTS, self.size):
            self.places[self.spots[edge]] = NOWHERE
        self.size = ROOTS

    def place(self, node: int, move: int) -> int:
        """The slot of an edge, or the free slot for it."""
        place = (node * SPREAD + (move >> 8) * 31 + (node >> 3) + move) & MOST & self.mask
        while self.places[place] != NOWHERE:
            edge = self.places[place]
            if self.parents[edge] == node and self.moves[edge] == move:
                break
            place = (place + 1) & self.mask
        return place

    def find(self, node: int, move: int) -> int:
        return self.places[self.place(node, move)]

    def add(self, node: int, move: int) -> int:
        """A new edge, if there is room."""
        if self.size == self.capacity:
            return NOWHERE
        edge = self.size
        self.size += 1
        self.parents[edge] = node
        self.moves[edge] = move
        self.visits[edge] = 0
        self.results[edge] = 0.0
        self.wins[edge] = 0.0
        self.spots[edge] = self.place(node, move)
        self.places[self.spots[edge]] = edge
        return edge

    def count(self, edge: int, result: float, won: float) -> None:
        self.visits[edge] += 1
        self.results[edge] += result
        self.wins[edge] += won
