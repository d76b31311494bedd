"""Games that a network plays against itself, to learn from: what it saw, and what came of it."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from ...core.chance import Stream
from ...duel import agenda
from ...duel.game import Duel
from . import network
from .features import FeatureExtractor
from .network import Network
from .search import Guided
from .tree import wider

FIRST_SAMPLES, FIRST_FEATURES = 1 << 12, 1 << 18  # rows double when they are full
FINE = 1 << 20


@dataclass(frozen=True)
class Manner:
    """How to practise."""

    whim: float  # how much worse a move may seem and still be played
    trust: float  # how much the outcome counts against what was expected
    iterations: int = 0


class Samples:
    """Positions as they were seen, each with what its seat could hope for."""

    def __init__(self) -> None:
        self.size = 0
        self.filled = 0
        self.features = array("i", bytes(4 * FIRST_FEATURES))
        self.start = array("i", bytes(4 * FIRST_SAMPLES))
        self.seat = array("i", bytes(4 * FIRST_SAMPLES))
        self.target = array("d", bytes(8 * FIRST_SAMPLES))

    def clear(self) -> None:
        self.size = 0
        self.filled = 0

    def add(self, extractor: FeatureExtractor, seat: int, value: float) -> None:
        """One more position, with what it seemed to be worth."""
        self.widen()
        for place in range(extractor.count):
            self.features[self.filled + place] = extractor.active[place]
        self.filled += extractor.count
        self.seat[self.size] = seat
        self.target[self.size] = value
        self.size += 1
        self.start[self.size] = self.filled

    def targets(self) -> list[float]:
        """For callers outside: what the seats could hope for."""
        return [self.target[place] for place in range(self.size)]

    def widen(self) -> None:
        if self.size + 2 > len(self.start):
            self.start = wider(self.start, "i")
            self.seat = wider(self.seat, "i")
            self.target = wider(self.target, "d")
        if self.filled + 256 > len(self.features):
            self.features = wider(self.features, "i")

    def settle(self, first: int, outcome: float, trust: float) -> None:
        """A game is over: going back, replace what positions seemed worth by what came of them."""
        hope = outcome
        for place in range(self.size - 1, first - 1, -1):
            value = self.target[place] if self.seat[place] == 0 else 1.0 - self.target[place]
            self.target[place] = hope if self.seat[place] == 0 else 1.0 - hope
            hope = trust * hope + (1.0 - trust) * value


class Practice:
    """Plays against itself, mostly what seems best: one move ahead, or after so many iterations of a search."""

    def __init__(self, game: Duel, judgement: Network, stream: Stream, manner: Manner) -> None:
        self.game = game
        self.network = judgement
        self.stream = stream
        self.whim = manner.whim
        self.trust = manner.trust
        self.iterations = manner.iterations
        self.samples = Samples()
        self.search = Guided(game, judgement)
        self.state = game.new()
        self.guess = game.new()

    def play(self, seed: int) -> None:
        """One game; its positions are added to the samples."""
        self.state.copy_from(self.game.new())
        self.game.deal(self.state, seed)
        first = self.samples.size
        while self.state.depth:
            count = self.game.menu(self.state)
            seat = agenda.seat_of(self.state.agenda[self.state.depth - 1])
            move = self.state.menu[0] if count == 1 else self.choose(seat)
            self.game.play(self.state, seat, move)
        self.samples.settle(first, network.outcome(self.state, 0), self.trust)

    def choose(self, seat: int) -> int:
        """A move that seems good in worlds the seat cannot rule out; the position becomes a sample."""
        self.guess.copy_from(self.state)
        self.game.redeal(self.guess, seat, self.stream)
        self.search.begin(self.guess, seat, self.stream)
        self.search.run(self.iterations)
        best = -1.0
        most = -1.0e9
        value = 0.0
        chosen = 0
        for edge in range(self.search.tree.count[0]):
            liking = self.liking(edge)
            if liking > best:
                best = liking
                value = self.worth(edge)
            liking += self.whim * self.noise()
            if liking > most:
                most = liking
                chosen = self.search.tree.move[edge]
        self.network.extractor.update(self.state)
        self.samples.add(self.network.extractor, seat, value)
        return chosen

    def worth(self, edge: int) -> float:
        """What a move brought, or what it seems to be worth where it was not tried."""
        visits = self.search.tree.visits[edge]
        return self.search.tree.total[edge] / visits if visits else self.search.tree.guess[edge]

    def liking(self, edge: int) -> float:
        """How often a move was taken, as a share; without a search what it seems to be worth."""
        if self.iterations:
            return self.search.tree.visits[edge] / (1.0 * self.iterations)
        return self.search.tree.guess[edge]

    def noise(self) -> float:
        """Mostly small: the sum of four draws, around nothing."""
        drawn = 0.0
        for _ in range(4):
            drawn += self.stream.below(FINE)
        return drawn / FINE - 2.0
