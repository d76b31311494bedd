"""The train command: expert iteration in a folder, one line per generation."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...core.errors import Problem
from ...core.extras import installed
from ...core.table import checked_seed
from ...sim.duel_training.settings import TrainingSettings
from ..console import Terminal
from .amounts import Workers, cores, positive
from .options import Json, LanguageCode, Rules
from .sources import known_game, make

if TYPE_CHECKING:
    from ...ai.duel.policy_value.weights import Rows
    from ...duel.game import Duel

USUAL = TrainingSettings()
Trained = Annotated[str, typer.Argument(metavar="GAME", help="option.trained")]


def train(
    game: Trained = "duel",
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="option.train_out")] = Path("training"),
    generations: Annotated[int, typer.Option("--generations", metavar="N", help="option.generations")] = 10,
    games: Annotated[int, typer.Option("--games", metavar="N", help="option.train_games")] = USUAL.games,
    window: Annotated[int, typer.Option("--window", metavar="N", help="option.window")] = USUAL.window,
    iterations: Annotated[
        int, typer.Option("--iterations", metavar="N", help="option.train_iterations")
    ] = USUAL.full_iterations,
    deals: Annotated[int, typer.Option("--deals", metavar="N", help="option.train_deals")] = USUAL.match_deals,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="option.match_seed")] = USUAL.seed,
    begin: Annotated[
        str | None, typer.Option("--begin", metavar="NETWORK", help="option.train_begin", show_default=False)
    ] = None,
    taught: Annotated[bool, typer.Option("--taught", help="option.taught")] = False,
    workers: Workers = None,
    option: Rules = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json)
    rules = trainable(game, option or ())
    settings = TrainingSettings(
        taught=taught,
        games=positive("games", games),
        window=positive("window", window),
        full_iterations=positive("iterations", iterations),
        cheap_iterations=max(1, iterations // 5),
        match_deals=positive("deals", deals),
        match_iterations=iterations,
        seed=checked_seed(seed),
    )
    from ...sim.duel_training.run import TrainingRun  # here, because help does not need it

    processes = positive("workers", cores() if workers is None else workers)
    run = TrainingRun(out, rules, settings, processes, lambda result: tell(terminal, result))
    if begin is not None:
        run.begin_with(rows_of(begin))
    run.conduct(positive("generations", generations))
    conclude(terminal, out, run.curve())


def trainable(game: str, options: Sequence[str]) -> Duel:
    """The rules to train for, if there is a way to train for this game, and the libraries for it are installed."""
    from ...duel.game import Duel  # here, because help does not need it

    rules = make(known_game(game), options)
    if not isinstance(rules, Duel):
        raise Problem("not_trainable", given=game, known=("duel",))
    for library in ("numpy", "torch"):
        installed(library, "train")
    return rules


def rows_of(network: str) -> Rows:
    """The rows of a network of the package, by its name, or of a file."""
    from ...ai.duel.policy_value.weights import packaged, packaged_rows, read_rows  # here, because help needs no bot

    if network in packaged():
        return packaged_rows(network)
    try:
        return read_rows(Path(network).read_text("ascii"))
    except (OSError, ValueError) as error:
        raise Problem("bad_weights", path=network, error=str(error)) from None


def tell(terminal: Terminal, result: dict[str, object]) -> None:
    """A line about a generation that has ended."""
    if terminal.json:
        return
    losses = result["losses"]
    assert isinstance(losses, dict)
    share = result["share"]
    terminal.say(
        "train.generation",
        number=result["generation"],
        value=terminal.language.decimal(losses["value"], 4),
        policy=terminal.language.decimal(losses["policy"], 4),
        share="-" if not isinstance(share, float) else f"{terminal.language.percent(share)} %",
        games=result["games"],
        verdict=terminal.language.say("train.promoted" if result["promoted"] else "train.kept"),
        seconds=result["seconds"],
    )


def conclude(terminal: Terminal, out: Path, curve: list[object]) -> None:
    if terminal.json:
        terminal.data({"folder": str(out), "curve": curve})
    else:
        terminal.say("train.done", path=str(out / "network.txt"))
