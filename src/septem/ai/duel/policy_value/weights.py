"""Policy-value networks as text files: one line per row, `NAME WEIGHT WEIGHT ...`.

Rows are stored by the name of their feature, stage or move, so a file stays valid when items are added or renumbered. A
row that a file does not mention has weights of 0. A row with an unknown name is an error. Lines:

    first.bias W…                     biases of the first layer
    built.mine.baths W…               a feature: its weights to the first layer
    value.age1.3 W… B                 a unit of the second layer: weights of the first layer, then its bias
    value.age1.output W… B            the value head in a stage: weights of the second layer, then its bias
    policy.build.baths W… B           a row of the policy head: weights of the first layer, then its bias
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

from ..weights import BadNetworkFile, named_rows
from . import sizes as room
from .feature_names import FEATURES
from .network import STAGES, PolicyValueNetwork
from .policy_rows import ROWS

HEADER = "septem duel policy-value network 1"
FIRST_BIAS = "first.bias"
LARGEST = 2**31 - 1  # sums of the compiled form are words of 32 bits
LARGEST_WEIGHT = 2**15 - 1
Rows = Mapping[str, list[int]]


def widths() -> dict[str, int]:
    """The names of all rows and how many numbers each has."""
    features = dict.fromkeys(FEATURES.names, room.UNITS)
    units = {unit_row(stage, unit): room.UNITS + 1 for stage in STAGES for unit in range(room.SECOND)}
    outputs = {output_row(stage): room.SECOND + 1 for stage in STAGES}
    policy = {f"policy.{name}": room.UNITS + 1 for name in ROWS.names}
    return {FIRST_BIAS: room.UNITS} | features | units | outputs | policy


def unit_row(stage: str, unit: int) -> str:
    return f"value.{stage}.{unit}"


def output_row(stage: str) -> str:
    return f"value.{stage}.output"


def read(text: str) -> PolicyValueNetwork:
    """The network of a file. A BadNetworkFile says which line is wrong."""
    return network_of(read_rows(text))


def network_of(rows: Rows) -> PolicyValueNetwork:
    """The network of named rows; those that are missing have weights of 0."""
    known = widths()

    def row(name: str) -> list[int]:
        return rows.get(name, [0] * known[name])

    def padded(named: list[list[int]], length: int) -> list[list[int]]:
        return named + [[0] * room.UNITS for _ in range(length - len(named))]

    units = [[row(unit_row(stage, unit)) for unit in range(room.SECOND)] for stage in STAGES]
    outputs = [row(output_row(stage)) for stage in STAGES]
    policy = [row(f"policy.{name}") for name in ROWS.names]
    return PolicyValueNetwork(
        padded([row(name) for name in FEATURES.names], room.FEATURES),
        row(FIRST_BIAS),
        [[unit[:-1] for unit in stage] for stage in units],
        [[unit[-1] for unit in stage] for stage in units],
        [output[:-1] for output in outputs],
        [output[-1] for output in outputs],
        padded([one[:-1] for one in policy], room.MOVES),
        [one[-1] for one in policy] + [0] * (room.MOVES - len(policy)),
    )


def read_rows(text: str) -> dict[str, list[int]]:
    return named_rows(text, HEADER, widths(), check_range)


def check_range(name: str, weights: list[int], where: str) -> None:
    """The compiled form has words of 16 bits for weights and of 32 bits for their sums."""
    heads = name.startswith(("value.", "policy."))
    linear = weights[:-1] if heads else weights
    if linear and not -LARGEST_WEIGHT <= min(linear) <= max(linear) <= LARGEST_WEIGHT:
        raise BadNetworkFile(f"network file, {where}: weights must lie between -{LARGEST_WEIGHT} and {LARGEST_WEIGHT}")
    if heads and room.CLIP * sum(map(abs, linear)) + abs(weights[-1]) > LARGEST // 2:
        raise BadNetworkFile(f"network file, {where}: the weights are so large that their sum may overflow")


def write(rows: Rows) -> str:
    """Named rows as a file, in the order of the declarations; rows of zeros are left out."""
    known = [(name, rows[name]) for name in widths() if name in rows and any(rows[name])]
    return "".join(f"{line}\n" for line in [HEADER, *(" ".join([name, *map(str, row)]) for name, row in known)])


def rows_of(network: PolicyValueNetwork) -> Iterator[tuple[str, list[int]]]:
    """The rows of a network by name."""
    yield FIRST_BIAS, list(network.first_bias)
    yield from zip(FEATURES.names, network.first, strict=False)  # the rest is unused
    for number, stage in enumerate(STAGES):
        for unit in range(room.SECOND):
            yield unit_row(stage, unit), [*network.second[number][unit], network.second_bias[number][unit]]
        yield output_row(stage), [*network.output[number], network.output_bias[number]]
    for name, weights, bias in zip(ROWS.names, network.policy, network.policy_bias, strict=False):
        yield f"policy.{name}", [*weights, bias]


def packaged() -> list[str]:
    """The names of the networks that come with septem."""
    names = (path.name for path in resources.files(__package__).iterdir())
    return sorted(name.removesuffix(".txt") for name in names if name.endswith(".txt"))


@cache
def packaged_rows(name: str) -> dict[str, list[int]]:
    """The rows of a network file that comes with septem, read when a player first needs them."""
    return read_rows(resources.files(__package__).joinpath(f"{name}.txt").read_text("ascii"))


def load(name: str) -> PolicyValueNetwork:
    """A network that comes with septem. Each search needs one of its own: it holds the position evaluated last."""
    return network_of(packaged_rows(name))
