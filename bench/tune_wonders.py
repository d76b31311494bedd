"""Tune the weights of the policy of 7 Wonders by self-play, with a simple evolution strategy.

Each step tests pairs of opposite changes of all weights. One player with changed weights plays against others with the
current weights, on the same deals. The step then moves the weights towards the better changes. Run it with the compiled
package. It prints the new weights and their results against the initial weights.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from dataclasses import fields, replace
from random import Random
from typing import Any

from septem import Wonders
from septem.ai.wonders.policy import Policy
from septem.ai.wonders.policy_match import one_against_others
from septem.ai.wonders.weights import Weights

PLAIN: tuple[dict[str, Any], ...] = tuple({"players": players} for players in (3, 3, 3, 4, 5, 7))
EXPANDED: tuple[dict[str, Any], ...] = (
    *({"players": players, "leaders": True, "cities": True} for players in (3, 3, 4, 6)),
    *({"players": players, "leaders": True} for players in (3, 5)),
    *({"players": players, "cities": True} for players in (3, 5)),
)
OF_EXPANSIONS = "growth"  # this weight and all later ones matter only for expansions
GAMES = 300  # for each tested change
PAIRS = 20  # of opposite changes per step
REACH = 0.4  # size of tested changes, relative to the usual change of a weight
STEP = 0.2  # size of a step
NOISE = 1.0  # in points, for every choice
POINT = 0.03  # value of one point of margin, compared with a victory
POSITIVE = {"coins_enough": 0.5, "army_doubt": 0.1, "army_doubt_turn": 0.0}  # lower bounds

Row = list[float]


def flat(weights: Weights) -> Row:
    return [number for field in fields(weights) for number in flat_value(getattr(weights, field.name))]


def flat_value(value: float | tuple[float, ...] | Mapping[str, float]) -> Row:
    if isinstance(value, Mapping):
        return list(value.values())
    return list(value) if isinstance(value, tuple) else [value]


def shaped(row: Row) -> Weights:
    """Weights from a row, in the order of the fields."""
    numbers = iter(row)
    found: dict[str, object] = {}
    for field in fields(Weights):
        usual = getattr(Weights(), field.name)
        if isinstance(usual, Mapping):
            found[field.name] = {name: next(numbers) for name in usual}
        elif isinstance(usual, tuple):
            found[field.name] = tuple(next(numbers) for _ in usual)
        else:
            found[field.name] = max(next(numbers), POSITIVE.get(field.name, -1e9))
    return replace(Weights(), **found)  # type: ignore[arg-type]


def usual_changes(row: Row, expanded: bool) -> Row:
    """The usual change of each weight; zero for weights of the other kind of table."""
    names = [field.name for field in fields(Weights)]
    places = [len(flat_value(getattr(Weights(), name))) for name in names[: names.index(OF_EXPANSIONS)]]
    first = sum(places)
    return [max(abs(weight) / 4, 0.25) if (place >= first) == expanded else 0.0 for place, weight in enumerate(row)]


def fitness(table: dict[str, Any], row: Row, base: Policy, first_deal: int) -> float:
    game = Wonders(**table)
    deals = range(first_deal, first_deal + GAMES // game.players)
    share, ahead = one_against_others(game, Policy(shaped(row)), base, deals, NOISE)
    return share * game.players + POINT * ahead


def improved(row: Row, usual: Row, table: dict[str, Any], luck: Random) -> Row:
    """One step of the evolution strategy."""
    base, deal = Policy(shaped(row)), luck.randrange(1 << 40)
    changes = [[luck.gauss() for _ in row] for _ in range(PAIRS)]
    gains = []
    for change in changes:
        there, back = (moved(row, usual, change, REACH * side) for side in (1, -1))
        gains.append(fitness(table, there, base, deal) - fitness(table, back, base, deal))
    spread = (sum(gain * gain for gain in gains) / PAIRS) ** 0.5 or 1.0
    way = [sum(gain * change[place] for gain, change in zip(gains, changes, strict=True)) for place in range(len(row))]
    return moved(row, usual, way, STEP / spread / PAIRS)


def moved(row: Row, usual: Row, way: Row, far: float) -> Row:
    return [weight + far * scale * step for weight, scale, step in zip(row, usual, way, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--expanded", action="store_true", help="tune what only Leaders and Cities have")
    chosen = parser.parse_args()
    luck, row, steps, start = Random(chosen.seed), flat(Weights()), 0, time.monotonic()
    usual, tables = usual_changes(row, chosen.expanded), EXPANDED if chosen.expanded else PLAIN
    while time.monotonic() - start < chosen.seconds:
        row = improved(row, usual, tables[steps % len(tables)], luck)
        steps += 1
        if steps % 10 == 0:
            report(steps, row, tables[0])
    report(steps, row, tables[0])


def report(steps: int, row: Row, table: dict[str, Any]) -> None:
    share, ahead = one_against_others(Wonders(**table), Policy(shaped(row)), Policy(), range(200), 0.0)
    print(f"{steps} steps: one against two wins {share:.3f}, {ahead:+.1f} points", shaped(row), sep="\n", flush=True)


if __name__ == "__main__":
    main()
