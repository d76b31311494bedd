"""Self-play: games of the network against itself, whose positions become training samples with TD(lambda) targets."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from ...core.chance import Stream
from ...duel import agenda
from ...duel.game import Duel
from . import network
from .features import FeatureExtractor
from .network import Network
from .search import Puct
from .tree import doubled

FIRST_SAMPLES, FIRST_FEATURES = 1 << 12, 1 << 18  # arrays double when they are full
NOISE_STEPS = 1 << 20


@dataclass(frozen=True)
class SelfPlayConfig:
    """How moves are chosen and targets computed in self-play."""

    noise: float  # the scale of the noise added to the scores of moves
    td_lambda: float  # 1: the targets are outcomes; 0: the values of the next positions
    iterations: int = 0  # of the search; 0 chooses moves by the network alone


class Samples:
    """Positions as lists of features, each with the target value for its deciding seat."""

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
        """Add a position with its estimated value; `set_targets` replaces the value by the target."""
        self.make_room()
        for place in range(extractor.count):
            self.features[self.filled + place] = extractor.active[place]
        self.filled += extractor.count
        self.seat[self.size] = seat
        self.target[self.size] = value
        self.size += 1
        self.start[self.size] = self.filled

    def targets(self) -> list[float]:
        """For Python callers: all targets."""
        return [self.target[place] for place in range(self.size)]

    def make_room(self) -> None:
        if self.size + 2 > len(self.start):
            self.start = doubled(self.start, "i")
            self.seat = doubled(self.seat, "i")
            self.target = doubled(self.target, "d")
        if self.filled + 256 > len(self.features):
            self.features = doubled(self.features, "i")

    def set_targets(self, first: int, outcome: float, td_lambda: float) -> None:
        """After a game, go back from the outcome and compute the TD(lambda) target of every position."""
        target = outcome
        for place in range(self.size - 1, first - 1, -1):
            value = self.target[place] if self.seat[place] == 0 else 1.0 - self.target[place]
            self.target[place] = target if self.seat[place] == 0 else 1.0 - target
            target = td_lambda * target + (1.0 - td_lambda) * value


class SelfPlay:
    """Plays games with noisy moves, one move ahead or with a search, and collects samples."""

    def __init__(self, game: Duel, evaluator: Network, stream: Stream, config: SelfPlayConfig) -> None:
        self.game = game
        self.network = evaluator
        self.stream = stream
        self.noise = config.noise
        self.td_lambda = config.td_lambda
        self.iterations = config.iterations
        self.samples = Samples()
        self.search = Puct(game, evaluator)
        self.state = game.new()
        self.imagined = game.new()

    def play(self, seed: int) -> None:
        """Play a game and add its positions to the samples."""
        self.state.copy_from(self.game.new())
        self.game.deal(self.state, seed)
        first = self.samples.size
        while self.state.depth:
            count = self.game.menu(self.state)
            seat = agenda.seat_of(self.state.agenda[self.state.depth - 1])
            move = self.state.menu[0] if count == 1 else self.choose(seat)
            self.game.play(self.state, seat, move)
        self.samples.set_targets(first, network.outcome(self.state, 0), self.td_lambda)

    def choose(self, seat: int) -> int:
        """Choose a move in a determinization of the position, and add the position to the samples."""
        self.imagined.copy_from(self.state)
        self.game.redeal(self.imagined, seat, self.stream)
        self.search.begin(self.imagined, seat, self.stream)
        self.search.run(self.iterations)
        best = -1.0
        most = -1.0e9
        value = 0.0
        chosen = 0
        for edge in range(self.search.tree.count[0]):
            score = self.score(edge)
            if score > best:
                best = score
                value = self.value_of(edge)
            score += self.noise * self.random_noise()
            if score > most:
                most = score
                chosen = self.search.tree.move[edge]
        self.network.extractor.update(self.state)
        self.samples.add(self.network.extractor, seat, value)
        return chosen

    def value_of(self, edge: int) -> float:
        """The mean result of a move; without visits the network's value."""
        visits = self.search.tree.visits[edge]
        return self.search.tree.value_sum[edge] / visits if visits else self.search.tree.network_value[edge]

    def score(self, edge: int) -> float:
        """The share of visits of a move; without a search the network's value."""
        if self.iterations:
            return self.search.tree.visits[edge] / (1.0 * self.iterations)
        return self.search.tree.network_value[edge]

    def random_noise(self) -> float:
        """The sum of four uniform draws, between -2 and 2."""
        drawn = 0.0
        for _ in range(4):
            drawn += self.stream.below(NOISE_STEPS)
        return drawn / NOISE_STEPS - 2.0
