"""The weights of the policy of 7 Wonders, in points. The numbers were found by playing: see docs/bots.md.

The numbers below are those of the first edition. A later edition has a file of its own, by names.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from importlib import resources
from typing import Any

GROWTH = {  # by the names of `wonders.constants.COLOURS`; things that are not named do not grow
    "brown": 2.88,
    "gray": 1.57,
    "blue": 3.65,
    "green": 2.94,
    "yellow": 3.06,
    "red": 2.27,
    "purple": 0.93,
    "wonder_stage": 2.85,
    "defeat_token": 1.32,
    "victory_token": 2.58,
    "black": 1.58,
    "leader": 1.63,
}


@dataclass(frozen=True)
class Weights:
    """Rows are by age unless they say otherwise."""

    # A coin, and how much more the first ones are worth than those that follow.
    coin: tuple[float, ...] = (0.1, 0.0, 0.11)
    first_coin: tuple[float, ...] = (0.86, 1.06, 0.39)
    coins_enough: float = 2.02  # how many coins until that wears off
    rival_coin: float = 0.75  # a coin paid to a neighbour, on top
    # One unit more of a good of which the city has none, one, or two and more.
    raw: tuple[float, ...] = (4.03, 2.71, 0.86, 2.25, 2.58, 0.58)  # Age I, then Age II
    made: tuple[float, ...] = (3.66, 0.59, 0.0, 1.49, 0.17, 0.0)
    other_good: float = 1.29  # the part that counts of the goods a unit could be instead of the best
    sold_nearby: float = 0.72  # the part of its worth that a good keeps if a neighbour sells it
    for_stages: tuple[float, ...] = (0.99, 0.9, 0.0)  # a unit that a stage to come needs
    stage: tuple[float, ...] = (-0.02, 0.18, -0.12)  # to raise a stage, beyond its effects
    # Conflicts: a lead decides the less, the more turns are to come.
    army: float = 1.64
    army_doubt: float = 0.69
    army_doubt_turn: float = 0.27
    army_later: float = 1.7  # the conflicts of an age to come
    # A symbol: its points now, its worth to come, and its worth to come beside each symbol the city has.
    science: tuple[float, ...] = (1.19, 1.01, 1.1)
    symbol: tuple[float, ...] = (3.52, 1.26, -0.18)
    beside: tuple[float, ...] = (0.22, 0.47, 0.19)
    # Effects that pay off in later turns only.
    link: tuple[float, ...] = (0.0, 0.1, 0.0)  # a good saved by a building that becomes free
    cheaper: tuple[float, ...] = (1.31, 0.46, 0.0)  # goods of a class, from one neighbour
    claim: tuple[float, ...] = (5.39, 4.23, 3.0)
    free_colours: tuple[float, ...] = (5.0, 4.2, 3.0)  # the first card of each colour,
    free_first: tuple[float, ...] = (4.6, 2.4, 0.0)  # of each age,
    free_last: tuple[float, ...] = (2.0, 2.0, 2.0)  # and the last one
    last: tuple[float, ...] = (4.88, 5.0, 1.82)
    copy: tuple[float, ...] = (4.95, 3.43, 4.5)
    revive: tuple[float, ...] = (1.75, 2.11, 5.11)
    unknown: tuple[float, ...] = (1.93, 1.45, 1.7)  # an effect without a weight of its own
    counted: tuple[float, ...] = (1.89, 1.02, 1.36)  # points that grow with what is counted
    # The cards that are passed on.
    denied: tuple[float, ...] = (0.45, 0.18, 0.19)  # share of a card's worth for the next city
    spent_claim: float = 1.02
    # Leaders: how many things of each kind a city still comes by after Age I, II and III have begun.
    growth: Mapping[str, float] = field(default_factory=lambda: dict(GROWTH))
    growth_coins: float = 5.59  # coins in the end
    growth_part: tuple[float, ...] = (0.73, 0.78, 0.4)
    counted_set: float = 0.51  # the part of a set's points that the colour it lacks most promises
    patron: float = 0.91  # the part of what a leader counts that a card of the colour is taken to bring
    delay: tuple[float, ...] = (0.47, 0.35, 0.05)  # of what a leader will be worth in the next age, if it waits
    spared: tuple[float, ...] = (0.42, 0.23, 0.1)  # of what a leader is worth that is sold or laid under a stage
    leader_price: float = 0.25  # a coin of a leader's price, when it is drafted
    bank_sells: tuple[float, ...] = (4.9, 2.63, 1.48)
    waiver: tuple[float, ...] = (1.81, 2.03, 1.16)  # a colour costs a good less
    guilds_free: tuple[float, ...] = (3.36, 3.0, 3.47)
    trade_bonus: tuple[float, ...] = (2.4, 1.8, 0.79)
    chain_bonus: tuple[float, ...] = (2.67, 2.06, 0.91)
    bounty: tuple[float, ...] = (2.21, 2.17, 1.13)
    no_defeats: tuple[float, ...] = (3.08, 3.1, 1.75)
    free_leaders: tuple[float, ...] = (3.11, 1.28, 0.13)
    set_bonus: tuple[float, ...] = (2.46, 2.57, 1.7)
    hire: tuple[float, ...] = (3.08, 2.47, 2.56)
    draw: tuple[float, ...] = (1.83, 1.1, 0.05)
    court: tuple[float, ...] = (4.46, 4.14, 4.73)
    # Cities.
    debt: float = 0.99  # a coin that is not paid
    tax: tuple[float, ...] = (0.43, 0.66, 0.57)  # a coin that every other city loses
    gift: tuple[float, ...] = (-0.33, -0.52, -0.07)  # a coin for both neighbours
    dove: float = 0.6
    rebate: tuple[float, ...] = (1.83, 1.07, 0.2)
    any_good: tuple[float, ...] = (3.71, 3.3, 0.72)  # a unit of some good, chosen each turn
    stages_free: tuple[float, ...] = (4.27, 2.52, 1.31)
    interest: tuple[float, ...] = (2.78, 1.99, 1.07)
    black_claim: tuple[float, ...] = (4.48, 3.02, 1.99)
    stubborn: tuple[float, ...] = (2.07, 1.35, 0.8)
    # Two players: what the Free City does for the player who holds its cards.
    free_denies: float = 0.92  # of what its card would be worth to the other player
    # What a card or a stage is worth beyond all this, by the names of `item_columns.name`.
    items: Mapping[str, float] = field(default_factory=dict)


class BadWeights(ValueError):
    """A file of weights that does not fit this version."""


@cache
def packaged(edition: str) -> Weights:
    """The weights of an edition; the numbers above where it has no file."""
    file = resources.files(__package__).joinpath(f"{edition}.json")
    return read(file.read_text("ascii")) if file.is_file() else Weights()


def read(text: str) -> Weights:
    """The weights of a file. A weight that it does not name keeps its usual numbers; a wrong one is an error."""
    usual, given = Weights(), json.loads(text)
    unknown = sorted(given.keys() - {one.name for one in fields(Weights)})
    if unknown:
        raise BadWeights(f"no weight is called {unknown[0]}")
    return Weights(**{name: shaped_like(getattr(usual, name), value, name) for name, value in given.items()})


def shaped_like(usual: object, value: object, name: str) -> Any:
    """Numbers of a file in the form of the usual ones."""
    if isinstance(usual, Mapping) and isinstance(value, dict) and value.keys() == (usual or value).keys():
        return {kind: float(number) for kind, number in value.items()}
    if isinstance(usual, tuple) and isinstance(value, list) and len(value) == len(usual):
        return tuple(map(float, value))
    if isinstance(usual, float) and isinstance(value, int | float):
        return float(value)
    raise BadWeights(f"{name}: expected numbers like {usual}")


def write(weights: Weights) -> str:
    """Weights as a file, one line each, in hundredths of a point."""
    lines = [f"  {json.dumps(name)}: {json.dumps(rounded(value))}" for name, value in asdict(weights).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def rounded(value: object) -> object:
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, tuple) else round(float(str(value)), 2)
