"""The hint command: the best moves of a position, with chances and reasons."""

from __future__ import annotations

from typing import Annotated

import typer

from ..ai.analysis import Candidate
from ..ai.duel.reasons import Reason, reasons
from ..ai.duel.study import consider
from ..ai.players import Thinking
from ..ai.studying import thinks_about
from ..core.table import Table, checked_seed
from ..text.hints import because
from .drawing.ink import BOLD, DIM
from .faces import face_of
from .options import GameFile, Json, LanguageCode
from .sources import Source
from .terminal import Terminal

Count = Annotated[int, typer.Option("--count", metavar="N", help="option.count", min=1)]
Iterations = Annotated[int, typer.Option("--iterations", metavar="N", help="option.iterations", min=1)]
Seconds = Annotated[
    float | None, typer.Option("--seconds", metavar="S", help="option.seconds", min=0.01, show_default=False)
]
ThinkSeed = Annotated[int, typer.Option("--seed", metavar="N", help="option.think_seed")]


def hint(
    file: GameFile,
    count: Count = 3,
    iterations: Iterations = 40_000,
    seconds: Seconds = None,
    seed: ThinkSeed = 0,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json)
    table = Source.load(file).table
    thinks_about(table.game)
    thinking = Thinking(iterations=None if seconds else iterations, seconds=seconds)
    report_hint(terminal.speaking_of(table.game.name), table, thinking, checked_seed(seed), count)


def report_hint(terminal: Terminal, table: Table, thinking: Thinking, seed: int, count: int) -> None:
    """Think about the question that is open, from what its seat sees."""
    seat = table.asked_seat()
    view = table.view(seat)
    found = consider(table.game, view, seed, thinking)  # type: ignore[arg-type]
    listed = [(one, reasons(table.game, view, one.move)) for one in found[:count]]  # type: ignore[arg-type]
    if terminal.json:
        terminal.data({"seat": seat + 1, "moves": [wire(terminal, table, one, why) for one, why in listed]})
        return
    asked = face_of(table).asked(terminal.language, table)
    player = terminal.language.player(seat, table.players)
    terminal.line(
        terminal.language.say("hint.asked", question=asked, player=player, chance=percent(found[0].worth)), BOLD
    )
    for number, (one, why) in enumerate(listed, 1):
        report_candidate(terminal, table, number, one, why)


def percent(chance: float) -> str:
    return f"{100 * chance:.1f}"


def report_candidate(terminal: Terminal, table: Table, number: int, one: Candidate, why: list[Reason]) -> None:
    language = terminal.language
    move = language.move(one.move, table.players)
    terminal.line(language.say("hint.move", number=number, move=move, chance=percent(one.worth)))
    if why:
        terminal.line("   " + language.say("hint.reasons", reasons="; ".join(words(terminal, why))))
    if one.line:
        line = ", ".join(language.move(move, table.players) for _, move in one.line)
        terminal.line("   " + language.say("hint.line", line=line), DIM)


def words(terminal: Terminal, why: list[Reason]) -> list[str]:
    return [because(terminal.language, reason.code, reason.item, reason.amount) for reason in why]


def wire(terminal: Terminal, table: Table, one: Candidate, why: list[Reason]) -> dict[str, object]:
    given = [
        {"code": reason.code, "item": item_id(table, reason.item), "amount": reason.amount, "text": text}
        for reason, text in zip(why, words(terminal, why), strict=True)
    ]
    return wire_candidate(table, one) | {"reasons": given}


def item_id(table: Table, item: int | None) -> str | None:
    return None if item is None else face_of(table).item_id(item)


def wire_candidate(table: Table, one: Candidate) -> dict[str, object]:
    write = table.game.write_move
    return {
        "move": write(one.move),
        "chance": round(one.worth, 4),
        "visits": one.visits,
        "line": [{"seat": seat + 1, "move": write(move)} for seat, move in one.line],
    }
