"""Tune the weights of the policy of 7 Wonders by self-play, with a simple evolution strategy.

Each step tests pairs of opposite changes of all weights. One player with changed weights plays against others with the
current weights, on the same deals. The step then moves the weights towards the better changes. Run it with the compiled
package. A folder holds the settings, the mean of the latest weights, and a curve of results against the initial ones; a
run with the same folder goes on where the last one ended.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

from septem import Wonders
from septem.ai.wonders import item_columns
from septem.ai.wonders.policy import Policy
from septem.ai.wonders.policy_match import one_against_others
from septem.ai.wonders.weights import Weights, packaged, read, write
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.data.components import (
    AFTER_OTHERS,
    ALL_BOARDS,
    BOARD_IDS,
    BOARD_POOLS,
    EDITION_CARDS,
    FIRST_OTHER,
    FIRST_STAGE,
    is_board_of,
    is_of,
)
from septem.wonders.editions import EDITIONS
from septem.wonders.options import Edition

PLAIN: tuple[dict[str, Any], ...] = tuple({"players": players} for players in (3, 4, 3, 5, 3, 7))
EXPANDED: tuple[dict[str, Any], ...] = (
    *({"players": players, "leaders": True, "cities": True} for players in (3, 3, 4, 6)),
    *({"players": players, "leaders": True} for players in (3, 5)),
    *({"players": players, "cities": True} for players in (3, 5)),
)
OF_EXPANSIONS = "growth"  # this weight and all later ones matter only for expansions
GAMES = 300  # for each tested change
PAIRS = 20  # of opposite changes per step
REACH = 0.4  # size of tested changes, relative to the usual change of a weight
LEAST_CHANGE = 0.25  # the usual change of a weight near zero
STEP = 0.2  # size of the first step
SLOWER = 150  # steps after which steps have become smaller by a factor of the square root of 2
MEAN = 100  # steps over which weights are averaged
NOISE = 1.0  # in points, for every choice
POINT = 0.03  # value of one point of margin, compared with a victory
POSITIVE = {"coins_enough": 0.5, "army_doubt": 0.1, "army_doubt_turn": 0.0}  # lower bounds
TOLD = 25  # steps between two entries of the curve
TEST_DEALS = 1 << 50  # the first deal of the curve: training uses lower ones

Row = list[float]
Table = dict[str, Any]


def flat(weights: Weights) -> Row:
    return [number for field in fields(weights) for number in flat_value(getattr(weights, field.name))]


def flat_value(value: float | tuple[float, ...] | Mapping[str, float]) -> Row:
    if isinstance(value, Mapping):
        return list(value.values())
    return list(value) if isinstance(value, tuple) else [value]


def shaped(row: Row, like: Weights) -> Weights:
    """Weights from a row, in the order of the fields."""
    numbers = iter(row)
    found: dict[str, object] = {}
    for field in fields(Weights):
        usual = getattr(like, field.name)
        if isinstance(usual, Mapping):
            found[field.name] = {name: next(numbers) for name in usual}
        elif isinstance(usual, tuple):
            found[field.name] = tuple(next(numbers) for _ in usual)
        else:
            found[field.name] = max(next(numbers), POSITIVE.get(field.name, -1e9))
    return replace(Weights(), **found)  # type: ignore[arg-type]


def usual_changes(begin: Weights, chosen: list[str]) -> Row:
    """The usual change of each weight; zero for weights that are not tuned."""
    row = []
    for field in fields(begin):
        value = getattr(begin, field.name)
        names = list(value) if isinstance(value, Mapping) else []
        for place, weight in enumerate(flat_value(value)):
            tuned = field.name in chosen or (names and names[place] in chosen)
            row.append(max(abs(weight) / 4, LEAST_CHANGE) if tuned else 0.0)
    return row


def names_of(kind: str, edition: str) -> list[str]:
    """The weights to tune: those of plain tables, those of expansions, or those that are named."""
    names = [field.name for field in fields(Weights) if field.name != "items"]
    first = names.index(OF_EXPANSIONS)
    if kind == "plain":
        return names[:first] + items_of(edition, plain=True)
    return names[first:] + items_of(edition, plain=False) if kind == "expanded" else kind.split(",")


def items_of(edition: str, plain: bool) -> list[str]:
    """The names of cards and stages: those of an edition, or those of expansions."""
    number = [box.name for box in EDITIONS].index(Edition(edition))
    cards = [item for item in (*range(FIRST_STAGE), *range(FIRST_OTHER, AFTER_OTHERS)) if is_of(item, number)]
    found = [item for item in cards if (item in EDITION_CARDS[number]) == plain]
    for side, board in enumerate(ALL_BOARDS):
        place = BOARD_IDS.index(board.id)
        if is_board_of(place, number) and bool(BOARD_POOLS[number] >> place & 1) == plain:
            found += range(CATALOGUE.stage[side], CATALOGUE.stage[side] + CATALOGUE.stages[side])
    return [item_columns.name(item) for item in found]


def tables_of(kind: str, edition: str, board: str | None) -> list[Table]:
    tables = [table | {"edition": edition} for table in (EXPANDED if kind == "expanded" else PLAIN)]
    return [with_board(table, board, number) for number, table in enumerate(tables)] if board else tables


def with_board(table: Table, board: str, number: int) -> Table:
    """The same table with a board that is always in play, and others."""
    others = [one for one in Wonders(**table).options.boards_in_play if one != board]
    return table | {"boards": (board, *Random(number).sample(others, table["players"] - 1))}


def fitness(table: Table, weights: Weights, base: Policy, first_deal: int) -> float:
    game = Wonders(**table)
    deals = range(first_deal, first_deal + GAMES // game.players)
    share, ahead = one_against_others(game, Policy(weights), base, deals, NOISE)
    return share * game.players + POINT * ahead


def improved(row: Row, begin: Weights, usual: Row, table: Table, luck: Random, step: float) -> Row:
    """One step of the evolution strategy."""
    base, deal = Policy(shaped(row, begin)), luck.randrange(1 << 40)
    changes = [[luck.gauss() for _ in row] for _ in range(PAIRS)]
    gains = []
    for change in changes:
        there, back = (shaped(moved(row, usual, change, REACH * side), begin) for side in (1, -1))
        gains.append(fitness(table, there, base, deal) - fitness(table, back, base, deal))
    spread = (sum(gain * gain for gain in gains) / PAIRS) ** 0.5 or 1.0
    way = [sum(gain * change[place] for gain, change in zip(gains, changes, strict=True)) for place in range(len(row))]
    return moved(row, usual, way, step / spread / PAIRS)


def moved(row: Row, usual: Row, way: Row, far: float) -> Row:
    return [weight + far * scale * step for weight, scale, step in zip(row, usual, way, strict=True)]


class Run:
    """A run in a folder. The luck of a step depends on its number only, so an interrupted run changes nothing."""

    def __init__(self, folder: Path, settings: dict[str, Any]) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.settings = self.kept("settings.json", settings)
        if self.settings != settings:
            raise SystemExit(f"{folder} has other settings: {self.settings}")
        self.begin = beginning(settings)
        row = flat(self.begin)
        self.state = self.kept("state.json", {"steps": 0, "row": row, "mean": row})

    def kept(self, name: str, usual: Any) -> Any:
        path = self.folder / name
        if not path.exists():
            self.keep(name, usual)
        return json.loads(path.read_text())

    def keep(self, name: str, data: object) -> None:
        """Replace a file at once, so that an interruption leaves the old one."""
        path = self.folder / f"{name}.new"
        path.write_text(json.dumps(data) + "\n")
        path.replace(self.folder / name)

    def steps(self, seconds: float) -> Iterator[int]:
        start = time.process_time()
        while time.process_time() - start < seconds:
            yield self.state["steps"]

    def conduct(self, seconds: float) -> None:
        kind = self.settings["tune"]
        usual = usual_changes(self.begin, names_of(kind, self.settings["edition"]))
        tables = tables_of(kind, self.settings["edition"], self.settings["board"])
        for number in self.steps(seconds):
            luck = Random(f"{self.settings['seed']}/{number}")
            far = STEP / (1 + number / SLOWER) ** 0.5
            row = improved(self.state["row"], self.begin, usual, tables[number % len(tables)], luck, far)
            part = 1 / min(number + 1, MEAN)
            mean = [old + part * (new - old) for old, new in zip(self.state["mean"], row, strict=True)]
            self.state = {"steps": number + 1, "row": row, "mean": mean}
            self.keep("state.json", self.state)
            if (number + 1) % TOLD == 0:
                self.tell(tables)

    def tell(self, tables: list[Table]) -> None:
        """Add a match between the mean and the initial weights to the curve, and write the mean."""
        text = write(without_zeros(shaped(self.state["mean"], self.begin)))
        (self.folder / "weights.json").write_text(text)
        policy = Policy(read(text))
        entry: dict[str, Any] = {"steps": self.state["steps"], "processor_seconds": round(time.process_time())}
        for table in {str(table): table for table in tables}.values():
            game = Wonders(**table)
            deals = range(TEST_DEALS, TEST_DEALS + 600 // game.players)
            share, ahead = one_against_others(game, policy, Policy(self.begin), deals, 0.0)
            name = "+".join([str(game.players), *game.options.expansions])
            entry[name] = [round(share * game.players, 3), round(ahead, 2)]
        with (self.folder / "curve.jsonl").open("a") as curve:
            curve.write(json.dumps(entry) + "\n")


def without_zeros(weights: Weights) -> Weights:
    """The same weights without cards and stages that were not tuned."""
    return replace(weights, items={name: number for name, number in weights.items.items() if number})


def beginning(settings: Mapping[str, Any]) -> Weights:
    """The initial weights, with a number for every card and stage."""
    given = settings["begin"]
    weights = packaged(settings["edition"]) if given is None else read(Path(given).read_text())
    names = [name for plain in (True, False) for name in items_of(settings["edition"], plain)]
    return replace(weights, items={name: weights.items.get(name, 0.0) for name in names})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run")
    parser.add_argument("--seconds", type=float, default=60.0, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="first")
    parser.add_argument("--begin", help="a file of weights; otherwise those of the edition")
    parser.add_argument("--tune", default="plain", help="plain, expanded (only for Leaders and Cities), or names")
    parser.add_argument("--board", help="a board that is always in play")
    given = vars(parser.parse_args())
    Run(given.pop("out"), {name: value for name, value in given.items() if name != "seconds"}).conduct(given["seconds"])


if __name__ == "__main__":
    main()
