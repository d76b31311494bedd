"""What was learned: networks as text files, a line a feature, then where the layer begins, the outputs, their lean."""

from __future__ import annotations

from importlib import resources

from ...core.chance import Stream
from . import sizes as room
from .network import SCALE, Network
from .td_learning import Learner


def read(text: str) -> Network:
    lines = [[int(word) for word in line.split()] for line in text.splitlines()]
    start, outputs, lean = lines[room.FEATURES :]
    return Network(lines[: room.FEATURES], start, outputs, lean[0])


def write(network: Network) -> str:
    lines = [*network.weights, network.start, network.outputs, [network.lean]]
    return "".join(" ".join(map(str, line)) + "\n" for line in lines)


def load(name: str) -> Network:
    """A network that comes with septem."""
    return read(resources.files(__package__).joinpath(f"{name}.txt").read_text("ascii"))


def rounded(learner: Learner) -> Network:
    """What a learner knows, in whole numbers."""

    def whole(row: list[float]) -> list[int]:
        return [round(value * SCALE) for value in row]

    weights = [whole(row) for row in learner.weights]
    return Network(weights, whole(learner.start), whole(learner.outputs), round(learner.lean * SCALE * SCALE))


def beginner(stream: Stream) -> Learner:
    """Knows nothing, and leans to nothing."""

    def small() -> list[float]:
        return [(stream.below(2001) - 1000) / 10000 for _ in range(room.UNITS)]

    return Learner([small() for _ in range(room.FEATURES)], small(), [value * 3 for value in small()], 0.0)


def pupil(network: Network) -> Learner:
    """Learns on from what a network knows."""
    weights = [[value / SCALE for value in row] for row in network.weights]
    start, outputs = ([value / SCALE for value in row] for row in (network.start, network.outputs))
    return Learner(weights, start, outputs, network.lean / SCALE / SCALE)
