"""Learned networks as text files: one line per row, `NAME WEIGHT WEIGHT ...`.

Rows are stored by the name of their feature, so a file stays valid when items are added or renumbered. A feature that a
file does not mention gets weights of 0: it changes no evaluation. A row that belongs to no feature is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import resources

from ...core.chance import Stream
from ...core.errors import nearest
from . import sizes as room
from .features import FEATURES
from .network import SCALE, Network
from .td_learning import Learner

HEADER = "septem duel network 2"
BIASES, OUTPUTS, OUTPUT_BIAS = "hidden.bias", "output", "output.bias"
WIDTHS = {BIASES: room.UNITS, OUTPUTS: room.UNITS, OUTPUT_BIAS: 1}  # of the rows that belong to no feature
Check = Callable[[str, list[int], str], None]  # refuses numbers of a row: its name, the numbers, where it stands


class BadNetworkFile(ValueError):
    """A network file that does not fit this version."""


def read(text: str) -> Network:
    """The network of a file. A BadNetworkFile says which line is wrong."""
    rows = read_rows(text)
    missing = [name for name in WIDTHS if name not in rows]
    if missing:
        raise BadNetworkFile(f"network file: the row {missing[0]} is missing")
    weights = [rows.get(name, [0] * room.UNITS) for name in FEATURES.names]
    unused = [[0] * room.UNITS for _ in range(room.FEATURES - len(weights))]
    return Network(weights + unused, rows[BIASES], rows[OUTPUTS], rows[OUTPUT_BIAS][0])


def read_rows(text: str) -> dict[str, list[int]]:
    return named_rows(text, HEADER, WIDTHS | dict.fromkeys(FEATURES.names, room.UNITS))


def named_rows(text: str, header: str, known: Mapping[str, int], check: Check | None = None) -> dict[str, list[int]]:
    """The rows of a network file by name; `known` gives the names that there are and how many numbers each has."""
    first, *lines = text.splitlines() or [""]
    if first != header:
        raise BadNetworkFile(
            f"network file, line 1: expected {header!r}, not {first[:40]!r} (rows without names are too old)"
        )
    rows: dict[str, list[int]] = {}
    for number, line in enumerate(lines, 2):
        name, *words = line.split()
        if name not in known:
            raise BadNetworkFile(f"network file, line {number}: no row is called {name}{suggestion(name, known)}")
        if name in rows:
            raise BadNetworkFile(f"network file, line {number}: a second row {name}")
        where = f"line {number} ({name})"
        rows[name] = read_weights(words, known[name], where)
        if check:
            check(name, rows[name], where)
    return rows


def suggestion(name: str, known: Mapping[str, int]) -> str:
    near = nearest(name, known)
    return f"; nearest: {', '.join(near)}" if near else ""


def read_weights(words: list[str], count: int, where: str) -> list[int]:
    try:
        weights = list(map(int, words))
    except ValueError:
        raise BadNetworkFile(f"network file, {where}: weights must be whole numbers") from None
    if len(weights) != count:
        raise BadNetworkFile(f"network file, {where}: {count} weights are needed, not {len(weights)}")
    return weights


def write(network: Network) -> str:
    return "".join(f"{line}\n" for line in lines_of(network))


def lines_of(network: Network) -> Iterator[str]:
    rows = {BIASES: network.hidden_bias, OUTPUTS: network.output_weights, OUTPUT_BIAS: [network.output_bias]}
    rows |= dict(zip(FEATURES.names, network.weights, strict=False))  # the rest is unused
    yield HEADER
    for name, weights in rows.items():
        if any(weights) or name in WIDTHS:
            yield " ".join([name, *map(str, weights)])


def load(name: str) -> Network:
    """A network that comes with septem."""
    return read(resources.files(__package__).joinpath(f"{name}.txt").read_text("ascii"))


def rounded(learner: Learner) -> Network:
    """A learner's weights as whole numbers."""

    def whole(row: list[float]) -> list[int]:
        return [round(value * SCALE) for value in row]

    weights = [whole(row) for row in learner.weights]
    return Network(
        weights, whole(learner.hidden_bias), whole(learner.output_weights), round(learner.output_bias * SCALE * SCALE)
    )


def untrained(stream: Stream) -> Learner:
    """A learner with small random weights."""

    def small() -> list[float]:
        return [(stream.below(2001) - 1000) / 10000 for _ in range(room.UNITS)]

    return Learner([small() for _ in range(room.FEATURES)], small(), [value * 3 for value in small()], 0.0)


def trained(network: Network) -> Learner:
    """A learner that goes on from a network."""
    weights = [[value / SCALE for value in row] for row in network.weights]
    start, outputs = ([value / SCALE for value in row] for row in (network.hidden_bias, network.output_weights))
    return Learner(weights, start, outputs, network.output_bias / SCALE / SCALE)
