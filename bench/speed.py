"""Speed of the engine on one core, relative to a yardstick program that runs in turn with it.

`make bench YARDSTICK=PROGRAM OUT=FILE` runs all measures in rounds, one after the other, so that slow phases of the
machine affect all measures; the figures are medians over the rounds. PROGRAM is called as `PROGRAM GAMES 1` and prints
`yardstick N games/s`. FILE gets the figures as JSON; `python bench/speed.py --markdown FILE` prints them as a table.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from septem.ai.duel.search import Uct
from septem.core.chance import Stream
from septem.core.game import Game
from septem.duel import state as duel_state
from septem.duel.bulk.playout import Tally, finish, tournament
from septem.duel.game import Duel
from septem.duel.state import State, copy
from septem.wonders.bulk.playout import tournament as wonders_tournament
from septem.wonders.game import Wonders

Play = Callable[[int], object]
SEED = 7
# For each figure, a function that plays the given number of complete random games. Add a line for a new game.
RATES: dict[str, Play] = {
    "duel": lambda games: tournament(Duel(), games, SEED),
    "duel_pantheon": lambda games: tournament(Duel(pantheon=True), games, SEED),
    "duel_agora": lambda games: tournament(Duel(agora=True), games, SEED),
    "wonders_3": lambda games: wonders_tournament(Wonders(3), games, SEED),
    "wonders_7": lambda games: wonders_tournament(Wonders(7), games, SEED),
    "wonders_3_cities_leaders": lambda games: wonders_tournament(Wonders(3, leaders=True, cities=True), games, SEED),
}
UNCOMPILED = ("duel",)  # also measured as plain Python
SOURCE = Path(__file__).resolve().parents[1] / "src"
COMPILED = not str(duel_state.__file__).endswith(".py")
YARDSTICK_GAMES = 100_000
SECONDS = 0.8  # approximate time of a measure in a round
PLACES = {
    "state_copy_ns": "copy a state, ns",
    "python_step_ns": "one step from Python, ns",
    "wonders_7_state_copy_ns": "copy wonders_7, ns",
    "wonders_python_step_ns": "one step of wonders_3, ns",
    "search_ratio": "searches of random games",
    "pantheon_search_ratio": "the same with Pantheon",
    "import_ms": "import, ms",
}
APART = 8  # decisions between two positions to search from


def timed(action: Callable[[int], object], count: int) -> float:
    start = time.perf_counter()
    action(count)
    return time.perf_counter() - start


def rate(play: Play) -> float:
    """Games per second, over about as many games as fit into the time."""
    games, seconds = 50, timed(play, 50)
    while seconds < SECONDS / 2:
        games = int(games * min(SECONDS / seconds, 10))
        seconds = timed(play, games)
    return games / seconds


def plain_rate(name: str) -> float:
    """The same with the uncompiled source, in a separate process."""
    plain = {**os.environ, "PYTHONPATH": str(SOURCE), "SEPTEM_COMPILED": "0"}
    return float(output([sys.executable, __file__, "--rate", name], plain))


def yardstick(program: str) -> float:
    printed = output([program, str(YARDSTICK_GAMES), "1"])
    found = re.search(r"yardstick (\d+(?:\.\d+)?) games/s", printed)
    if not found:
        sys.exit(f"{program} did not print 'yardstick N games/s' but: {printed!r}")
    return float(found[1])


def output(command: list[str], surroundings: dict[str, str] | None = None) -> str:
    try:
        done = subprocess.run(command, env=surroundings, check=True, stdout=subprocess.PIPE, text=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        sys.exit(f"cannot run {command[0]}: {problem}")
    return done.stdout


def copy_nanoseconds(game: Game, copies: int = 300_000) -> float:
    """One `copy_from` called from Python, including the call and the loop."""
    state, other = game.new(), game.new()
    game.deal(state, SEED)
    copy_from = other.copy_from
    start = time.perf_counter()
    for _ in range(copies if COMPILED else copies // 100):
        copy_from(state)
    return (time.perf_counter() - start) / (copies if COMPILED else copies // 100) * 1e9


def step_nanoseconds(game: Game, games: int = 3000) -> float:
    """One decision from Python: the seat that has to move, the legal moves, a random choice, and playing it."""
    stream = Stream(SEED, "bench")
    steps, seconds = 0, 0.0
    for seed in range(games if COMPILED else games // 50):
        state = game.new()
        game.deal(state, seed)
        start = time.perf_counter()
        while owing := game.owing(state):
            seat = owing.bit_length() - 1
            legal = game.legal(state, seat)
            game.play(state, seat, legal[stream.below(len(legal))])
            steps += 1
        seconds += time.perf_counter() - start
    return seconds / steps * 1e9


def search_ratio(game: Duel, simulations: int = 2000) -> float:
    """Simulations per second of a search with random playouts, relative to random games from the same positions."""
    count = simulations if COMPILED else simulations // 100
    search, state, stream, tally = Uct(game), game.new(), Stream(SEED, "bench"), Tally()
    played, searched = 0.0, 0.0
    for origin, seat in positions(game):
        start = time.process_time()
        for _ in range(count):
            state.copy_from(origin)
            finish(game, state, stream, tally)
        middle = time.process_time()
        search.begin(origin, seat, Stream(SEED, "search"))
        search.run(count)
        played += middle - start
        searched += time.process_time() - middle
    return played / searched


def positions(game: Duel) -> list[tuple[State, int]]:
    """Positions of a random game, from start to end, with the seat that has to move."""
    state, stream = game.new(), Stream(SEED, "bench")
    game.deal(state, SEED)
    found, asked = [], 0
    while owing := game.owing(state):
        seat = owing.bit_length() - 1
        if asked % APART == 0:
            found.append((copy(state), seat))
        legal = game.legal(state, seat)
        game.play(state, seat, legal[stream.below(len(legal))])
        asked += 1
    return found


def import_milliseconds() -> float:
    """`from septem import Duel` in a fresh process, without the start of Python."""
    program = "import time; start = time.perf_counter(); from septem import Duel; print(time.perf_counter() - start)"
    return float(output([sys.executable, "-c", program])) * 1e3


def measures(program: str | None) -> dict[str, Callable[[], float]]:
    """All measures of a round, in this order."""
    every: dict[str, Callable[[], float]] = {}
    if program:
        every["yardstick"] = lambda: yardstick(program)
    for name, play in RATES.items():
        every[name] = lambda play=play: rate(play)  # type: ignore[misc]
    for name in UNCOMPILED:
        every[f"{name}_uncompiled"] = lambda name=name: plain_rate(name)  # type: ignore[misc]
    return every | {
        "state_copy_ns": lambda: copy_nanoseconds(Duel()),
        "python_step_ns": lambda: step_nanoseconds(Duel()),
        "wonders_7_state_copy_ns": lambda: copy_nanoseconds(Wonders(7)),
        "wonders_python_step_ns": lambda: step_nanoseconds(Wonders(3), 1500),
        "search_ratio": lambda: search_ratio(Duel()),
        "pantheon_search_ratio": lambda: search_ratio(Duel(pantheon=True)),
        "import_ms": import_milliseconds,
    }


def run(program: str | None, rounds: int) -> dict[str, Any]:
    """The figures, in the form of the file."""
    pin()
    every = measures(program)
    found: dict[str, list[float]] = {name: [] for name in every}
    for number in range(rounds):
        for name, measure in every.items():
            progress(f"round {number + 1} of {rounds}: {name}")
            found[name].append(measure())
    progress("")
    return figures({name: median(values) for name, values in found.items()})


def progress(words: str) -> None:
    """Show the progress on one line, if stderr is a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{words}", end="", file=sys.stderr, flush=True)


def pin() -> None:
    """Pin this process and its child processes to one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def figures(medians: dict[str, float]) -> dict[str, Any]:
    base = medians.get("yardstick")
    document: dict[str, Any] = {"compiled": COMPILED, "yardstick": base and round(base)}
    for name, value in medians.items():
        if name in PLACES:
            document[name] = round(value, 2)
        elif name != "yardstick":
            ratio = round(value / base, 4) if base else None
            document[name] = {"games_per_second": round(value), "of_yardstick": ratio}
    return document


def rows(document: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Name, figure and ratio of every measure."""
    table = []
    if document["yardstick"]:
        table.append(("yardstick, games/s", f"{document['yardstick']:,}", "1"))
    for name, value in document.items():
        if isinstance(value, dict):
            ratio = value["of_yardstick"]
            table.append((f"{name}, games/s", f"{value['games_per_second']:,}", f"{ratio:.3f}" if ratio else "-"))
    return [*table, *((title, f"{document[name]:,}", "") for name, title in PLACES.items() if name in document)]


def show(document: dict[str, Any]) -> None:
    if not document["compiled"]:
        print("The installed septem is NOT compiled: every figure below is of plain Python.")
    print(f"{'':28}{'figure':>12}{'of yardstick':>15}")
    for title, figure, ratio in rows(document):
        print(f"{title:28}{figure:>12}{ratio:>15}")


def markdown(document: dict[str, Any]) -> None:
    print("| measure | figure | of the yardstick |", "| --- | ---: | ---: |", sep="\n")
    for row in rows(document):
        print(f"| {' | '.join(row)} |")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the speed of the engine.")
    parser.add_argument("--yardstick", metavar="PROGRAM", help="a program to compare with")
    parser.add_argument("--out", metavar="FILE", type=Path, help="keep the figures as JSON")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument(
        "--markdown", metavar="FILE", type=Path, help="print the kept figures as a table, measure nothing"
    )
    parser.add_argument("--rate", choices=RATES, help="print the games a second of one kind of game and nothing else")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    if wanted.rate:
        print(rate(RATES[wanted.rate]))
    elif wanted.markdown:
        markdown(json.loads(wanted.markdown.read_text()))
    else:
        document = run(wanted.yardstick, wanted.rounds)
        show(document)
        if wanted.out:
            wanted.out.write_text(json.dumps(document, indent=2) + "\n")


if __name__ == "__main__":
    main()
