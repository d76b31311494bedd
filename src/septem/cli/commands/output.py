"""The output of the commands, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ...core import fair, storage
from ...core.errors import Problem
from ...core.events import Event, heard_by
from ...core.quote import Quote
from ...core.table import Answer, Table
from ...text.shared.typeset import capital
from ..console import Terminal
from ..game_adapters import adapter_of
from ..terminal.sheet import score_sheet
from ..terminal.theme import BOLD, DIM
from . import data


def seat_of(table: Table, given: int | None) -> int | None:
    """A seat as people number it; none is a spectator's."""
    return None if given is None else needed_seat(table, given)


def needed_seat(table: Table, given: int) -> int:
    return one_of_many(given, table.game.seats)


def payer(table: Table, given: int) -> int:
    """The payer of a price: a seat, or a city that no seat owns."""
    return one_of_many(given, adapter_of(table).payers(table))


def one_of_many(given: int, seats: int) -> int:
    if not 1 <= given <= seats:
        raise Problem("bad_seat", given=given, seats=seats)
    return given - 1


def report_new(terminal: Terminal, table: Table, out: Path | None) -> None:
    """Without an output file, print the record itself."""
    record = table.record().json()
    if terminal.json:
        terminal.data({"file": str(out) if out else None, "seed": table.dealt["seed"], "record": record})
    elif out:
        terminal.say("cli.new", path=out, seed=table.dealt["seed"])
    else:
        print(storage.layout(record))


def report_table(terminal: Terminal, table: Table, seat: int | None, reveal: bool) -> None:
    """The table as it is drawn for a seat or a spectator."""
    adapter = adapter_of(table)
    parts = adapter.parts(terminal.theme, table, seat, reveal, terminal.console.width)
    for part in parts if seat is None else [*parts, *adapter.closer(terminal.theme, table, seat)]:
        terminal.show(part)
    report_result(terminal, table)


def report_moves(terminal: Terminal, table: Table, given: int | None, every: bool) -> None:
    """The moves of a seat, by default of the one that is asked."""
    seat = table.asked_seat() if given is None else needed_seat(table, given)
    adapter = adapter_of(table)
    listed = adapter.candidates(table, seat) if every else table.game.legal(table.state, seat)
    quotes = [(move, table.game.quote(table.state, seat, move)) for move in listed]
    if terminal.json:
        document = [wire_move(table, seat, move, quote) for move, quote in quotes]
        terminal.data({"seat": seat + 1, "decision": adapter.decision(table), "moves": document})
        return
    report_question(terminal, table)
    for move, quote in quotes:
        report_move(terminal, table, seat, move, quote)
    if not quotes:
        terminal.say("cli.no_moves", player=terminal.language.player(seat, table.players))


def wire_move(table: Table, seat: int, move: int, quote: Quote) -> dict[str, object]:
    """A move with its quote; a sale with what it brings."""
    adapter = adapter_of(table)
    coins = adapter.proceeds(table, seat, move) if quote.legal else None
    sold = {} if coins is None else {"receives": coins}
    return {"move": table.game.write_move(move), **adapter.quote(quote), **sold}


def report_question(terminal: Terminal, table: Table) -> None:
    asked = adapter_of(table).asked(terminal.language, table)
    if asked:
        terminal.line(asked, BOLD)


def report_move(terminal: Terminal, table: Table, seat: int, move: int, quote: Quote) -> None:
    """A move as it is typed, its price or why it is impossible, and its receipt."""
    adapter, language = adapter_of(table), terminal.language
    text = table.game.write_move(move)
    coins = adapter.proceeds(table, seat, move) if quote.legal else None
    if not quote.legal:
        terminal.line(f"  {text:<40} {language.say('cli.refused', reason=language.reason(quote))}", DIM)
    elif coins is not None:
        terminal.line(f"  {text:<40} +{language.count('coin', coins)}")
    else:
        terminal.line(f"  {text:<40} {language.price(quote) if adapter.is_priced(move) else ''}".rstrip())
    if adapter.is_priced(move):
        terminal.line("      " + language.clauses(language.receipt(quote, adapter.names(language, table))), DIM)


def report_quote(terminal: Terminal, table: Table, seat: int, given: str) -> None:
    adapter, language = adapter_of(table), terminal.language
    adapter.buildable(language, given)  # refuses what is unknown, and the next line what is not in play
    item = table.game.read_item(given)
    quote = adapter.price(table, seat, item)
    if terminal.json:
        document: dict[str, object] = {"seat": seat + 1, "item": adapter.item_id(item), **adapter.quote(quote)}
        del document["legal"]  # whether it may be built now is another question
        terminal.data(document | {"affordable": quote.legal})
        return
    names, price = adapter.names(language, table), language.price(quote)
    player = language.player(seat, names)
    said = language.say("cli.quote", player=player, item=adapter.the(language, item), price=price)
    terminal.line(capital(said), BOLD)
    terminal.lines([capital(line) for line in language.receipt(quote, names)], "  ")


def report_played(terminal: Terminal, table: Table, played: list[tuple[Answer, bool]], path: Path) -> None:
    """The events of the new moves, whether they replace others, and the file written."""
    adapter = adapter_of(table)
    if terminal.json:
        moves = [wire_answer(table, answer, None) | ({"replaces": True} if anew else {}) for answer, anew in played]
        decision, result = adapter.decision(table), adapter.result(table)
        terminal.data({"file": str(path), "moves": moves, "decision": decision, "result": result})
        return
    for answer, anew in played:
        player = terminal.language.player(answer.seat, table.players)
        lines = story(terminal, table, heard_by(list(answer.events), None))
        terminal.lines(lines or [terminal.language.say("cli.answered_anew" if anew else "cli.answered", player=player)])
    report_question(terminal, table)
    terminal.say("cli.written", path=path)


def wire_answer(table: Table, answer: Answer, seat: int | None) -> dict[str, object]:
    heard = [adapter_of(table).event(event) for event in heard_by(list(answer.events), seat)]
    told = {"move": table.game.write_move(answer.move)} if seat in (None, answer.seat) else {}
    return {"seat": answer.seat + 1, **told, "events": heard}


def story(terminal: Terminal, table: Table, events: Iterable[Event]) -> list[str]:
    return terminal.language.story(events, adapter_of(table).names(terminal.language, table))


def report_fair(terminal: Terminal, table: Table) -> None:
    """Whether the deal follows from the commitment; the moves were checked when the record was read."""
    record = table.record()
    if record.proof is None:
        raise Problem("no_proof")
    fair.check(record.proof, record.game, record.rules, record.options, record.deal)
    if terminal.json:
        terminal.data({"fair": True, "commitment": record.proof.commitment})
    else:
        terminal.say("cli.fair")


def report_score(terminal: Terminal, table: Table) -> None:
    if terminal.json:
        terminal.data({"scores": data.scores(table), "result": adapter_of(table).result(table)})
        return
    report_sheet(terminal, table)
    report_result(terminal, table)


def report_sheet(terminal: Terminal, table: Table) -> None:
    adapter = adapter_of(table)
    width, ranks, teams = terminal.console.width, adapter.ranks(table), adapter.teams(table)
    terminal.show(score_sheet(terminal.theme, adapter.sheet(table), table.players, width, ranks, teams))
    terminal.lines(adapter.notes(terminal.language, table))


def report_result(terminal: Terminal, table: Table) -> None:
    """Print the winners, if the game is over."""
    if table.winners:
        terminal.line(adapter_of(table).ended(terminal.language, table), BOLD)


def report_replay(terminal: Terminal, table: Table, seat: int | None) -> None:
    """The whole log as a seat or a spectator saw it, and the current result."""
    if terminal.json:
        terminal.data(replay_data(table, seat))
        return
    terminal.lines(story(terminal, table, heard_by(table.opening, seat)))
    for number, answer in enumerate(table.answers, 1):
        lines = story(terminal, table, heard_by(list(answer.events), seat))
        for place, line in enumerate(lines):  # an answer that waits for others has nothing to tell
            terminal.line(f"     {line}" if place else f"{number:>3}. {line}")
    if table.over:
        report_sheet(terminal, table)
    else:
        report_question(terminal, table)


def replay_data(table: Table, seat: int | None) -> dict[str, object]:
    adapter = adapter_of(table)
    answers = [{"number": number, **wire_answer(table, answer, seat)} for number, answer in enumerate(table.answers, 1)]
    owner = {"record": table.record().json()} if seat is None else {}  # a record holds every secret
    return {
        **owner,
        "opening": [adapter.event(event) for event in heard_by(table.opening, seat)],
        "moves": answers,
        "decision": adapter.decision(table),
        "scores": data.scores(table),
        "result": adapter.result(table),
    }
