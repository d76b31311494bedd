"""The hint command: the best moves of a position, with chances and reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer

from ...ai.analysis import Candidate, Reason
from ...ai.game_analysis import ADVISERS
from ...ai.players import SearchBudget
from ...core.errors import Problem
from ...core.table import Table, checked_seed
from ..console import Terminal
from ..game_adapters import adapter_of
from ..terminal.theme import BOLD, DIM
from .options import GameFile, Json, LanguageCode, Seat
from .output import needed_seat
from .sources import opened

LEAST_SECONDS, MOST_SECONDS = 0.01, 86_400
Count = Annotated[int, typer.Option("--count", metavar="N", help="option.count", min=1)]
Iterations = Annotated[
    int | None, typer.Option("--iterations", metavar="N", help="option.iterations", min=1, show_default=False)
]
Seconds = Annotated[
    float | None, typer.Option("--seconds", metavar="S", help="option.seconds", min=LEAST_SECONDS, show_default=False)
]
ThinkSeed = Annotated[int, typer.Option("--seed", metavar="N", help="option.think_seed")]


def hint(
    file: GameFile,
    seat: Seat = None,
    count: Count = 3,
    iterations: Iterations = None,
    seconds: Seconds = None,
    seed: ThinkSeed = 0,
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal, table = opened(file, language, json)
    if seconds and iterations:
        raise Problem("not_together", "--iterations", other="--seconds")
    if seconds and not seconds <= MOST_SECONDS:  # not a number is neither less nor more
        raise Problem("wrong_number", "--seconds", given=str(seconds), least=LEAST_SECONDS, most=MOST_SECONDS)
    usual = ADVISERS[table.game.name].iterations
    thinking = SearchBudget(iterations=None if seconds else iterations or usual, seconds=seconds)
    hints = Hints(table, thinking, checked_seed(seed), count)
    report_hints(terminal, hints, asked_seats(table, seat))


def asked_seats(table: Table, seat: int | None) -> list[int]:
    """The seat that was named, or all that have to answer; a Problem if nobody has."""
    if seat is None or not table.owing:
        return table.owing if len(table.owing) > 1 else [table.asked_seat()]
    if needed_seat(table, seat) not in table.owing:
        raise Problem("not_asked", given=seat, seats=[other + 1 for other in table.owing])
    return [seat - 1]


@dataclass(frozen=True)
class Hints:
    """Search settings for the pending decisions of a table."""

    table: Table
    thinking: SearchBudget
    seed: int
    count: int

    def think(self, seat: int) -> list[tuple[Candidate, list[Reason]]]:
        """The best moves of a seat from what it sees, each with reasons."""
        adviser, view = ADVISERS[self.table.game.name], self.table.view(seat)
        found = adviser.consider(self.table.game, view, self.seed, self.thinking)
        return [(one, adviser.reasons(self.table.game, view, one.move)) for one in found[: self.count]]


def report_hints(terminal: Terminal, hints: Hints, seats: list[int]) -> None:
    if terminal.json:
        terminal.data({"hints": [wire_hint(terminal, hints.table, seat, hints.think(seat)) for seat in seats]})
        return
    for seat in seats:
        report_hint(terminal, hints.table, seat, hints.think(seat), alone=len(hints.table.owing) == 1)


def report_hint(
    terminal: Terminal, table: Table, seat: int, listed: list[tuple[Candidate, list[Reason]]], alone: bool
) -> None:
    """The seat's winning chances, then its best moves."""
    language = terminal.language
    player, chance = language.player(seat, table.players), language.percent(listed[0][0].worth)
    question = adapter_of(table).asked(language, table)
    head = language.say("hint.asked", question=question, player=player, chance=chance)
    terminal.line(head if alone else language.say("hint.seat", player=player, chance=chance), BOLD)
    for number, (one, why) in enumerate(listed, 1):
        report_candidate(terminal, table, number, one, why)


def report_candidate(terminal: Terminal, table: Table, number: int, one: Candidate, why: list[Reason]) -> None:
    language = terminal.language
    move = language.move(one.move, table.players)
    terminal.line(language.say("hint.move", number=number, move=move, chance=language.percent(one.worth)))
    if why:
        terminal.line("   " + language.say("hint.reasons", reasons=language.clauses(words(terminal, table, why))))
    if one.line:
        line = ", ".join(language.move(move, table.players) for _, move in one.line)
        terminal.line("   " + language.say("hint.line", line=line), DIM)


def words(terminal: Terminal, table: Table, why: list[Reason]) -> list[str]:
    language = terminal.language
    names = adapter_of(table).names(language, table)
    cities = ["" if reason.city is None else language.player(reason.city, names) for reason in why]
    given = zip(why, cities, strict=True)
    return [language.because(reason.code, reason.item, reason.amount, city) for reason, city in given]


def wire_hint(
    terminal: Terminal, table: Table, seat: int, listed: list[tuple[Candidate, list[Reason]]]
) -> dict[str, object]:
    return {"seat": seat + 1, "moves": [wire(terminal, table, one, why) for one, why in listed]}


def wire(terminal: Terminal, table: Table, one: Candidate, why: list[Reason]) -> dict[str, object]:
    given = [
        {
            "code": reason.code,
            "item": item_id(table, reason.item),
            "amount": reason.amount,
            "city": None if reason.city is None else reason.city + 1,
            "text": text,
        }
        for reason, text in zip(why, words(terminal, table, why), strict=True)
    ]
    return wire_candidate(table, one) | {"reasons": given}


def item_id(table: Table, item: int | None) -> str | None:
    return None if item is None else adapter_of(table).item_id(item)


def wire_candidate(table: Table, one: Candidate) -> dict[str, object]:
    write = table.game.write_move
    return {
        "move": write(one.move),
        "chance": round(one.worth, 4),
        "visits": one.visits,
        "line": [{"seat": seat + 1, "move": write(move)} for seat, move in one.line],
    }
