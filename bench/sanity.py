"""Statistics of a million uniformly random games, with 95 % intervals.

Public engines ask eight questions in the draft of Duel, two of which have only one legal move. Septem asks six: the
last wonder of a group is assigned (D-013). The script prints both counts.

`python bench/sanity.py [GAMES] [SEED]`
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from septem.duel.bulk.playout import Tally, tournament
from septem.duel.constants import BY_ARMY, BY_SCIENCE
from septem.duel.game import Duel

GAMES = 1_000_000
BATCHES = 200
FORCED = 2  # draft questions with one legal move, which septem does not ask
WIDTH = 1.96  # standard errors on either side


@dataclass(frozen=True)
class Estimate:
    value: float
    margin: float

    def words(self, factor: float = 1, unit: str = "") -> str:
        return f"{self.value * factor:9.4f} ± {self.margin * factor:.4f}{unit}"


def averaged(batches: list[float]) -> Estimate:
    """The mean of batches of equal size, with the error estimated from their spread."""
    return Estimate(mean(batches), WIDTH * stdev(batches) / sqrt(len(batches)))


def share(count: int, games: int) -> Estimate:
    part = count / games
    return Estimate(part, WIDTH * sqrt(part * (1 - part) / games))


def decisions(tallies: list[Tally], forced: int) -> Estimate:
    return averaged([tally.decisions / tally.games + forced for tally in tallies])


def choices(tallies: list[Tally], forced: int) -> Estimate:
    """Legal moves per decision; a forced decision has one."""
    return averaged(
        [(tally.moves + forced * tally.games) / (tally.decisions + forced * tally.games) for tally in tallies]
    )


def report(tallies: list[Tally]) -> None:
    games = sum(tally.games for tally in tallies)
    wins = [sum(tally.wins[number] for tally in tallies) for number in range(3)]
    won = [sum(tally.victories[way] for tally in tallies) for way in (BY_ARMY, BY_SCIENCE)]
    print(f"{games:,} uniformly random games of Duel, 95 % intervals")
    print(f"decisions a game, as asked                {decisions(tallies, 0).words()}")
    print(f"decisions a game, draft counted as 8      {decisions(tallies, FORCED).words()}")
    print(f"legal moves a decision, as asked          {choices(tallies, 0).words()}")
    print(f"legal moves a decision, draft counted as 8{choices(tallies, FORCED).words()}")
    print(f"military victories                        {share(won[0], games).words(100, ' %')}")
    print(f"scientific victories                      {share(won[1], games).words(100, ' %')}")
    print(f"won by the one who drafts first           {share(wins[0], games).words(100, ' %')}")
    print(f"won by the other                          {share(wins[1], games).words(100, ' %')}")
    print(f"shared                                    {share(wins[2], games).words(100, ' %')}")


def main(games: str = str(GAMES), seed: str = "1") -> None:
    size = max(int(games) // BATCHES, 1)
    game = Duel()
    report([tournament(game, size, int(seed) + number * size) for number in range(BATCHES)])


if __name__ == "__main__":
    main(*sys.argv[1:])
