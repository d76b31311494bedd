"""The analyse command: evaluates every decision of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ...ai.analysis import LIMITS, UNCLEAR, Analysis, Candidate, Chances, Reason, Verdict
from ...ai.game_analysis import ADVISERS, Quality
from ...ai.game_analysis import analyse as study
from ...ai.summary import summary
from ...core import storage
from ...core.errors import Problem
from ...core.table import Table, checked_seed
from ...pictures.curve import draw_curves
from ...text.shared.summaries import sentences
from ..console import Terminal
from ..game_adapters import adapter_of
from .hint import Iterations, ThinkSeed, item_id, wire_candidate, words
from .options import Json, LanguageCode
from .sources import Source

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="option.record", show_default=False)]
Cores = Annotated[int, typer.Option("--cores", metavar="N", help="option.cores", min=0, show_default=False)]
Svg = Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="option.svg", show_default=False)]
DUEL = 2  # players
COLUMNS = ("number", "player", "move", "before", "after", "loss", "label", "better")
STYLES = {"mistake": "yellow", "blunder": "red", "inaccuracy": "cyan"}


def analyse(
    file: RecordFile,
    iterations: Iterations = None,
    cores: Cores = 0,
    seed: ThinkSeed = 0,
    svg: Svg = None,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    source = Source.load(file)
    if source.kind != "record":
        raise Problem("not_a_record")
    terminal = Terminal.open(language, json, game=source.table.game.name)
    quality = Quality(iterations or ADVISERS[source.table.game.name].iterations, checked_seed(seed), cores)
    with progress(terminal) as advance:
        analysis = study(source.table, quality, advance)
    if svg:
        storage.write_text(svg, picture(terminal, source.table, analysis))
    report(terminal, source.table, analysis, quality.iterations)


@contextmanager
def progress(terminal: Terminal) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on stderr; none if stderr is not a terminal."""
    console = Console(stderr=True)
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(terminal.language.say("analysis.progress"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def picture(terminal: Terminal, table: Table, analysis: Analysis) -> str:
    """The curves of all players; with two players only the first one's."""
    language, curve = terminal.language, analysis.curve()
    names = [language.player(seat, table.players) for seat in range(table.game.seats)]
    if len(names) == DUEL:
        title = language.say("analysis.title", player=names[0])
        return draw_curves([[chances[0] for chances in curve]], [], title, language.say("analysis.axis"))
    lines = [[chances[seat] for chances in curve] for seat in range(table.game.seats)]
    return draw_curves(lines, names, language.say("analysis.titles"), language.say("analysis.rounds"))


def report(terminal: Terminal, table: Table, analysis: Analysis, iterations: int) -> None:
    if terminal.json:
        terminal.data(wire(table, analysis, iterations) | {"summary": told(terminal, table, analysis)})
        return
    terminal.show(grid(terminal, table, analysis))
    for seat in range(table.game.seats):
        report_seat(terminal, table, analysis, seat)
    report_turns(terminal, table, analysis)
    report_lessons(terminal, table, analysis)
    for sentence in told(terminal, table, analysis):
        terminal.line(sentence)


def told(terminal: Terminal, table: Table, analysis: Analysis) -> list[str]:
    """The summary in words."""
    language, game = terminal.language, table.game
    found = summary(analysis, game.seats, game.write_move)
    names = adapter_of(table).names(language, table)
    return sentences(language, names, found, lambda text: language.move(game.read_move(text), table.players))


def report_lessons(terminal: Terminal, table: Table, analysis: Analysis) -> None:
    """Every missed chance, with what speaks for the best move, its continuation, and what the other one costs."""
    missed = [one for one in analysis.verdicts if one.lesson]
    if missed:
        terminal.say("analysis.missed")
    for one in missed:
        report_lesson(terminal, table, one)


def report_lesson(terminal: Terminal, table: Table, one: Verdict) -> None:
    language, best = terminal.language, one.candidates[0]
    terminal.say(
        "analysis.why",
        number=one.number + 1,
        player=language.player(one.seat, table.players),
        move=language.move(one.move, table.players),
        label=language.say(f"label.{one.label}"),
        better=language.move(best.move, table.players),
    )
    if one.lesson:
        indented_reasons(terminal, table, "analysis.for", one.lesson.better)
        indented_reasons(terminal, table, "analysis.against", one.lesson.costs + one.lesson.played)
    if best.line:
        line = ", ".join(language.move(move, table.players) for _, move in best.line)
        terminal.line("   " + language.say("hint.line", line=line))


def indented_reasons(terminal: Terminal, table: Table, key: str, reasons: tuple[Reason, ...]) -> None:
    if reasons:
        given = terminal.language.clauses(words(terminal, table, list(reasons)))
        terminal.line("   " + terminal.language.say(key, reasons=given))


def grid(terminal: Terminal, table: Table, analysis: Analysis) -> Grid:
    """A line for each decision; simultaneous decisions are grouped under the same turn."""
    say, moments = terminal.language.say, [moment(terminal, table, one[0]) for one in analysis.rounds]
    drawn = Grid(box=None, pad_edge=False, show_edge=False)
    for key in (*(["moment"] if any(moments) else []), *COLUMNS):
        right = key in ("number", "before", "after", "loss")
        drawn.add_column(say(f"analysis.{key}"), justify="right" if right else "left")
    for name, verdicts in zip(moments, analysis.rounds, strict=True):
        for place, verdict in enumerate(verdicts):
            head = [name if place == 0 else ""] if any(moments) else []
            drawn.add_row(*head, *cells(terminal, table, verdict), style=STYLES.get(verdict.label, ""))
    return drawn


def moment(terminal: Terminal, table: Table, verdict: Verdict) -> str:
    return adapter_of(table).moment(terminal.language, verdict.decision.view)


def cells(terminal: Terminal, table: Table, verdict: Verdict) -> list[str]:
    language = terminal.language
    best = verdict.candidates[0]
    return [
        str(verdict.number + 1),
        language.player(verdict.seat, table.players),
        language.move(verdict.move, table.players),
        language.percent(verdict.before),
        language.percent(verdict.after),
        language.percent(verdict.loss),
        language.say(f"label.{verdict.label}"),
        "" if best.move == verdict.move else language.move(best.move, table.players),
    ]


def report_seat(terminal: Terminal, table: Table, analysis: Analysis, seat: int) -> None:
    language = terminal.language
    counts = analysis.labels(seat)
    named = [language.say("analysis.count", label=language.say(f"label.{one}"), count=counts[one]) for one in counts]
    values = {"player": language.player(seat, table.players), "labels": ", ".join(named)}
    terminal.say("analysis.seat", **values, loss=language.percent(analysis.mean_loss(seat)))


def report_turns(terminal: Terminal, table: Table, analysis: Analysis) -> None:
    language, turns = terminal.language, analysis.turning_points()
    terminal.say("analysis.turns" if turns else "analysis.no_turns")
    for turn in turns:
        answer = table.answers[turn.number]
        terminal.say(
            "analysis.turn" if table.game.seats == DUEL else "analysis.turn_many",
            number=turn.number + 1,
            player=language.player(answer.seat, table.players),
            move=language.move(answer.move, table.players),
            first=language.player(turn.seat, table.players),
            before=language.percent(turn.before),
            after=language.percent(turn.after),
            choice=language.decimal(100 * turn.choice, sign="+"),
            luck=language.decimal(100 * (turn.after - turn.before - turn.choice), sign="+"),
        )


def wire(table: Table, analysis: Analysis, iterations: int) -> dict[str, object]:
    seats = range(table.game.seats)
    return {
        "septem": "analysis",
        "format": 1,
        "game": table.game.name,
        "iterations": iterations,
        "limits": LIMITS,
        "unclear": UNCLEAR,
        "curve": [rounded(chances) for chances in analysis.curve()],
        "decisions": [wire_verdict(table, verdict) for verdict in analysis.verdicts],
        "turning_points": [
            {
                "number": turn.number + 1,
                "seat": turn.seat + 1,
                "before": round(turn.before, 4),
                "after": round(turn.after, 4),
                "choice": round(turn.choice, 4),
            }
            for turn in analysis.turning_points()
        ],
        "seats": [wire_seat(analysis, seat) for seat in seats],
    }


def wire_seat(analysis: Analysis, seat: int) -> dict[str, object]:
    accuracy = analysis.accuracy(seat)
    return {
        "labels": analysis.labels(seat),
        "mean_loss": round(analysis.mean_loss(seat), 4),
        "accuracy": None if accuracy is None else round(accuracy, 4),
    }


def wire_verdict(table: Table, verdict: Verdict) -> dict[str, object]:
    """Winning chances of all seats; decisions of one round are simultaneous."""
    return {
        "number": verdict.number + 1,
        "round": verdict.decision.round + 1,
        "seat": verdict.seat + 1,
        "move": table.game.write_move(verdict.move),
        "before": rounded(verdict.best),
        "after": rounded(verdict.played),
        "loss": round(verdict.loss, 4),
        "noise": round(verdict.noise, 4),
        "label": verdict.label,
        "best": [wire_judged(table, one) for one in verdict.candidates],
        "lesson": wire_lesson(table, verdict),
    }


def wire_judged(table: Table, one: Candidate) -> dict[str, object]:
    """A candidate with the interval of its chance and, where it is known, the lead in points it comes to."""
    interval = {"low": round(one.low, 4), "high": round(one.high, 4)}
    return wire_candidate(table, one) | interval | {"lead": None if one.lead is None else round(one.lead, 1)}


def wire_lesson(table: Table, verdict: Verdict) -> dict[str, object] | None:
    """Facts for the best move and for the one that was played, and what that one costs."""
    if verdict.lesson is None:
        return None
    parts = {"better": verdict.lesson.better, "played": verdict.lesson.played, "costs": verdict.lesson.costs}
    return {part: [wire_reason(table, reason) for reason in reasons] for part, reasons in parts.items()}


def wire_reason(table: Table, reason: Reason) -> dict[str, object]:
    city = None if reason.city is None else reason.city + 1
    return {"code": reason.code, "item": item_id(table, reason.item), "amount": reason.amount, "city": city}


def rounded(chances: Chances) -> list[float]:
    return [round(chance, 4) for chance in chances]
