"""Answers to what a player types besides moves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ...core.errors import Problem
from ...core.quote import Quote, Reason
from ...text.shared.typeset import capital
from .input_parser import Command, NotUnderstood

if TYPE_CHECKING:
    from .session import Session


def obey(session: Session, seat: int, command: Command) -> bool:
    """Run a typed command; returns whether the game has changed, so that the player is asked again."""
    return DOING[command.name](session, seat, command.rest)


def unclear(session: Session, given: NotUnderstood) -> None:
    if given.most:
        session.terminal.say("game.out_of_menu", given=given.given, most=given.most)
    elif given.guesses:
        session.terminal.say("game.perhaps", given=given.given, guesses=session.language.join(given.guesses, "or"))
    else:
        session.terminal.say("game.unclear", given=given.given)


def refused(session: Session, problem: Problem) -> None:
    """Why a move is not possible."""
    quote = problem.values.get("quote")
    if not isinstance(quote, Quote):
        session.complain(problem)
        return
    session.terminal.say("game.refused", move=problem.values["move"], reason=session.language.reason(quote))
    if quote.reason is Reason.MISSING_COINS:
        session.receipt(quote)


def show_help(session: Session, seat: int, rest: str) -> bool:
    session.terminal.lines(session.language.say("game.help").split("\n"))
    return False


def show_card(session: Session, seat: int, rest: str) -> bool:
    """Print the effects of a card, wonder or token."""
    item = find(session, rest)
    if item:
        first, *others = session.language.card_help(session.adapter.help_id(session.table, item))
        session.terminal.line(first, "bold")
        session.terminal.lines(others, "  ")
    return False


def find(session: Session, text: str) -> str:
    """An item by id or name; if there is none, the nearest are named."""
    item = session.input_parser.item(text)
    if not item:
        near = session.language.join(session.input_parser.near_items(text), "or") if text else ""
        session.terminal.say("game.perhaps" if near else "game.which_card", given=text, guesses=near)
    return item


def explain(session: Session, seat: int, rest: str) -> bool:
    """Whether a card or wonder can be built now, at what price, and why."""
    item = find(session, rest)
    if not item:
        return False
    adapter, language, table = session.adapter, session.language, session.table
    building = adapter.building_move(table, seat, item)
    if building is None:
        return show_card(session, seat, item)
    number, move = building
    quote, price = table.game.quote(table.state, seat, move), adapter.price(table, adapter.payer(table, seat), number)
    key = "game.possible" if quote.legal else "game.impossible"
    reason = language.reason(quote)
    said = language.say(key, item=adapter.the(language, number), price=language.price(price), reason=reason)
    session.terminal.line(capital(said))
    session.receipt(price)
    return False


def show_table(session: Session, seat: int, rest: str) -> bool:
    """The table as the seat sees it; with an argument, the whole table as spectators see it."""
    if rest:
        session.draw(None)
    elif seat in session.table.owing:
        session.show(seat)
    else:
        session.draw(seat)
    return False


def show_log(session: Session, seat: int, rest: str) -> bool:
    session.terminal.lines(session.language.story(session.table.events(session.ears(seat)), session.names()))
    return False


def show_discard(session: Session, seat: int, rest: str) -> bool:
    session.terminal.say("game.discard", cards=session.adapter.discarded(session.language, session.table, seat))
    return False


def undo(session: Session, seat: int, rest: str) -> bool:
    try:
        session.undo(seat)
    except Problem as problem:
        session.complain(problem)
        return False
    return True


def save(session: Session, seat: int, rest: str) -> bool:
    if not rest:
        session.terminal.say("game.save_where")
        return False
    try:
        session.table.save(Path(rest).expanduser())
    except Problem as problem:
        session.complain(problem)
    else:
        session.terminal.say("cli.written", path=rest)
    return False


def leave(session: Session, seat: int, rest: str) -> bool:
    raise EOFError


DOING = {
    "help": show_help,
    "why": explain,
    "card": show_card,
    "table": show_table,
    "log": show_log,
    "discard": show_discard,
    "undo": undo,
    "save": save,
    "quit": leave,
}
