"""Games that a network plays against itself, to learn from: what it saw, and what came of it."""

from __future__ import annotations

from array import array

from ...core.chance import Stream
from ...duel.game import Duel
from . import network
from .network import Network
from .sight import Sight
from .tree import wider

FIRST_SAMPLES, FIRST_FEATURES = 1 << 12, 1 << 18  # rows double when they are full
FINE = 1 << 20


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

    def add(self, sight: Sight, seat: int, value: float) -> None:
        """One more position, with what it seemed to be worth."""
        self.widen()
        for place in range(sight.count):
            self.features[self.filled + place] = sight.active[place]
        self.filled += sight.count
        self.seat[self.size] = seat
        self.target[self.size] = value
        self.size += 1
        self.start[self.size] = self.filled

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
    """Plays against itself, mostly what seems best, one move ahead."""

    def __init__(self, game: Duel, judgement: Network, stream: Stream, whim: float, trust: float) -> None:
        self.game = game
        self.network = judgement
        self.stream = stream
        self.whim = whim  # how much worse a move may seem and still be played
        self.trust = trust  # how much the outcome counts against what was expected
        self.samples = Samples()
        self.state = game.new()
        self.guess = game.new()
        self.trial = game.new()

    def play(self, seed: int) -> None:
        """One game; its positions are added to the samples."""
        self.state.copy_from(self.game.new())
        self.game.deal(self.state, seed)
        first = self.samples.size
        while self.state.depth:
            count = self.game.menu(self.state)
            seat = self.state.agenda[self.state.depth - 1] >> 8 & 255
            move = self.state.menu[0] if count == 1 else self.choose(seat, count)
            self.game.play(self.state, seat, move)
        self.samples.settle(first, network.outcome(self.state, 0), self.trust)

    def choose(self, seat: int, count: int) -> int:
        """A move that seems good in a world the seat cannot rule out; the position becomes a sample."""
        self.guess.copy_from(self.state)
        self.game.redeal(self.guess, seat, self.stream)
        best = 0.0
        most = -1.0e9
        chosen = 0
        for place in range(count):
            self.trial.copy_from(self.guess)
            self.game.play(self.trial, seat, self.state.menu[place])
            worth = self.network.worth(self.trial, seat)
            best = max(best, worth)
            liking = worth + self.whim * self.noise()
            if liking > most:
                most = liking
                chosen = self.state.menu[place]
        self.network.sight.look(self.state)
        self.samples.add(self.network.sight, seat, best)
        return chosen

    def noise(self) -> float:
        """Mostly small: the sum of four draws, around nothing."""
        drawn = 0.0
        for _ in range(4):
            drawn += self.stream.below(FINE)
        return drawn / FINE - 2.0
