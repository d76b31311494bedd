"""What the commands print, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ..core import storage
from ..core.errors import Problem
from ..core.events import Event, heard_by
from ..core.quote import Quote
from ..core.table import Answer, Table
from ..duel.catalogue import CATALOGUE
from ..duel.view import View
from ..duel.words import ACTIVATE, BUILD, PART, RAISE, SELL, VERB_BITS, VICTORIES
from . import wire
from .candidates import candidates, proceeds
from .drawing import duel, score_sheet
from .drawing.ink import BOLD, DIM
from .terminal import Terminal


def seat_of(table: Table, given: int | None) -> int | None:
    """A seat as people number it; none is a spectator's."""
    return None if given is None else needed_seat(table, given)


def needed_seat(table: Table, given: int) -> int:
    if not 1 <= given <= table.game.seats:
        raise Problem("bad_seat", given=given, seats=table.game.seats)
    return given - 1


def report_new(terminal: Terminal, table: Table, out: Path | None) -> None:
    """Without a file to write to, the record itself is what is printed."""
    record = table.record().json()
    if terminal.json:
        terminal.data({"file": str(out) if out else None, "seed": table.dealt["seed"], "record": record})
    elif out:
        terminal.say("cli.new", path=out, seed=table.dealt["seed"])
    else:
        print(storage.layout(record))


def report_moves(terminal: Terminal, table: Table, given: int | None, every: bool) -> None:
    """The moves of a seat, by default of the one that is asked."""
    if given is None and table.over:
        raise Problem("game_over" if table.winners else "no_decision")
    seat = table.owing[0] if given is None else needed_seat(table, given)
    listed = candidates(table, seat) if every else table.game.legal(table.state, seat)
    quotes = [(move, table.game.quote(table.state, seat, move)) for move in listed]
    if terminal.json:
        document = [wire_move(table, move, quote) for move, quote in quotes]
        terminal.data({"seat": seat + 1, "decision": wire.decision(table.view(seat)), "moves": document})
        return
    report_question(terminal, table)
    for move, quote in quotes:
        report_move(terminal, table, move, quote)
    if not quotes:
        terminal.say("cli.no_moves", player=terminal.language.player(seat, table.players))


def wire_move(table: Table, move: int, quote: Quote) -> dict[str, object]:
    """A move with its quote; a sale with what it brings."""
    sold = {"receives": proceeds(table, move)} if quote.legal and move >> VERB_BITS == SELL else {}
    return {"move": table.game.write_move(move), **wire.quote(quote), **sold}


def report_question(terminal: Terminal, table: Table) -> None:
    view: View = table.view(None)
    if view.question:
        seat, language = view.question.seat, terminal.language
        opponent = language.player(1 - seat, table.players)
        asked = language.question(view.question.kind, view.question.about, opponent)
        terminal.line(language.say("table.asked", player=language.player(seat, table.players), question=asked), BOLD)


def report_move(terminal: Terminal, table: Table, move: int, quote: Quote) -> None:
    """A move as it is typed, what it costs or why it cannot be, and how the price comes about."""
    text = table.game.write_move(move)
    if not quote.legal:
        terminal.line(
            f"  {text:<40} {terminal.language.say('cli.refused', reason=terminal.language.reason(quote))}", DIM
        )
    elif move >> VERB_BITS == SELL:
        terminal.line(f"  {text:<40} +{terminal.language.count('coin', proceeds(table, move))}")
    else:
        terminal.line(f"  {text:<40} {terminal.language.price(quote) if priced(move) else ''}".rstrip())
    if priced(move):
        receipt = terminal.language.receipt(quote, table.players)
        terminal.line("      " + "; ".join(receipt), DIM)


def priced(move: int) -> bool:
    return move >> VERB_BITS & PART in (ACTIVATE, BUILD, RAISE)


def report_quote(terminal: Terminal, table: Table, seat: int, item: int) -> None:
    quote = duel(table).price(table.state, seat, item)
    language = terminal.language
    if terminal.json:
        document: dict[str, object] = {"seat": seat + 1, "item": CATALOGUE.id(item), **wire.quote(quote)}
        del document["legal"]  # whether it may be built now is another question
        terminal.data(document | {"affordable": quote.legal})
        return
    player = language.player(seat, table.players)
    terminal.line(language.say("cli.quote", player=player, item=language.the(item), price=language.price(quote)), BOLD)
    terminal.lines(language.receipt(quote, table.players), "  ")


def report_played(terminal: Terminal, table: Table, before: int, path: Path) -> None:
    """What the new moves led to, and where it was written."""
    answers = table.answers[before:]
    view: View = table.view(None)
    if terminal.json:
        document = {"file": str(path), "moves": [wire_answer(table, answer, None) for answer in answers]}
        terminal.data({**document, "decision": wire.decision(view), "result": wire.result(view)})
        return
    for answer in answers:
        terminal.lines(story(terminal, table, heard_by(list(answer.events), None)))
    report_question(terminal, table)
    terminal.say("cli.written", path=path)


def wire_answer(table: Table, answer: Answer, seat: int | None) -> dict[str, object]:
    heard = heard_by(list(answer.events), seat)
    return {"seat": answer.seat + 1, "move": table.game.write_move(answer.move), "events": wire.events(heard)}


def story(terminal: Terminal, table: Table, events: Iterable[Event]) -> list[str]:
    return terminal.language.story(events, table.players)


def report_score(terminal: Terminal, table: Table) -> None:
    view: View = table.view(None)
    if terminal.json:
        terminal.data({"scores": wire.scores(table), "result": wire.result(view)})
        return
    terminal.show(score_sheet(terminal.ink, table.score(), table.players))
    report_result(terminal, table)


def report_result(terminal: Terminal, table: Table) -> None:
    """Who has won, if the game is over."""
    view: View = table.view(None)
    if table.winners:
        player = terminal.language.player(view.winner, table.players) if len(table.winners) == 1 else ""
        terminal.line(terminal.language.say(f"victory.{VICTORIES[view.victory]}", player=player), BOLD)


def report_replay(terminal: Terminal, table: Table, seat: int | None) -> None:
    """The whole log, as a seat or a spectator heard it, and how it stands."""
    view: View = table.view(seat)
    if terminal.json:
        answers = [
            {"number": number, **wire_answer(table, answer, seat)} for number, answer in enumerate(table.answers, 1)
        ]
        opening = wire.events(heard_by(table.opening, seat))
        document = {"record": table.record().json(), "opening": opening, "moves": answers}
        terminal.data(
            {**document, "decision": wire.decision(view), "scores": wire.scores(table), "result": wire.result(view)}
        )
        return
    terminal.lines(story(terminal, table, heard_by(table.opening, seat)))
    for number, answer in enumerate(table.answers, 1):
        first, *others = story(terminal, table, heard_by(list(answer.events), seat))
        terminal.line(f"{number:>3}. {first}")
        terminal.lines(others, "     ")
    if table.over:
        terminal.show(score_sheet(terminal.ink, table.score(), table.players))
    else:
        report_question(terminal, table)
