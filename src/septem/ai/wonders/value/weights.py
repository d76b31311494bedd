"""Value networks as text files: one line per row, `NAME NUMBER NUMBER ...`. Rows that are missing have weights of 0.

first.bias W…                  biases of the first layer
built.own.altar W…             the weights of a feature
value.age1.early.3 W… B        a unit of the second layer in a part of the game: weights, then its bias
value.age1.early.win W… B      an output in a part of the game
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from ...network_files import BadNetworkFile, named_rows
from . import sizes as room
from .feature_names import NAMES
from .network import OUTPUTS, STAGES, ValueNetwork

HEADER = "septem wonders value network 1"
FIRST_BIAS = "first.bias"
LARGEST = 2**31 - 1  # sums of the compiled form are words of 32 bits
LARGEST_WEIGHT = 2**15 - 1
Rows = Mapping[str, list[int]]


def widths() -> dict[str, int]:
    """The names of all rows and how many numbers each has."""
    features = dict.fromkeys(NAMES, room.UNITS)
    units = {f"value.{stage}.{unit}": room.UNITS + 1 for stage in STAGES for unit in range(room.SECOND)}
    outputs = {f"value.{stage}.{output}": room.SECOND + 1 for stage in STAGES for output in OUTPUTS}
    return {FIRST_BIAS: room.UNITS} | features | units | outputs


def network_of(rows: Rows) -> ValueNetwork:
    """The network of named rows; those that are missing have weights of 0."""
    known = widths()

    def row(name: str) -> list[int]:
        return rows.get(name, [0] * known[name])

    units = [[row(f"value.{stage}.{unit}") for unit in range(room.SECOND)] for stage in STAGES]
    outputs = [[row(f"value.{stage}.{output}") for output in OUTPUTS] for stage in STAGES]
    unused = [[0] * room.UNITS for _ in range(room.FEATURES - len(NAMES))]
    return ValueNetwork(
        [row(name) for name in NAMES] + unused,
        row(FIRST_BIAS),
        [[unit[:-1] for unit in stage] for stage in units],
        [[unit[-1] for unit in stage] for stage in units],
        [[output[:-1] for output in stage] for stage in outputs],
        [[output[-1] for output in stage] for stage in outputs],
    )


def read_rows(text: str) -> dict[str, list[int]]:
    """The rows of a file. A BadNetworkFile says which line is wrong."""
    return named_rows(text, HEADER, widths(), check_range)


def check_range(name: str, weights: list[int], where: str) -> None:
    """The compiled form has words of 16 bits for weights and of 32 bits for their sums."""
    heads = name.startswith("value.")
    linear = weights[:-1] if heads else weights
    if any(abs(weight) > LARGEST_WEIGHT for weight in linear):
        raise BadNetworkFile(f"network file, {where}: weights must lie between -{LARGEST_WEIGHT} and {LARGEST_WEIGHT}")
    if heads and room.CLIP * sum(map(abs, linear)) + abs(weights[-1]) > LARGEST // 2:
        raise BadNetworkFile(f"network file, {where}: the weights are so large that their sum may overflow")


def write(rows: Rows) -> str:
    """Named rows as a file, in the order of the declarations; rows of zeros are left out."""
    known = [(name, rows[name]) for name in widths() if name in rows and any(rows[name])]
    return "".join(f"{line}\n" for line in [HEADER, *(" ".join([name, *map(str, row)]) for name, row in known)])


@cache
def packaged_rows() -> dict[str, list[int]]:
    """The network that comes with septem, read when a player first needs it."""
    return read_rows(resources.files(__package__).joinpath("value.txt").read_text("ascii"))


def load() -> ValueNetwork:
    """The network that comes with septem. Each search needs one of its own: it holds the position evaluated last."""
    return network_of(packaged_rows())
