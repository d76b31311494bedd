"""Answers to what a player types besides moves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..core.errors import Problem
from ..core.quote import Quote, Reason
from ..duel.box import FIRST_TOKEN, FIRST_WONDER
from ..duel.catalogue import CATALOGUE
from ..duel.notation import pack
from ..duel.view import View
from ..duel.words import BUILD, RAISE
from .drawing import duel
from .understanding import Command, Unclear

if TYPE_CHECKING:
    from .session import Session


def obey(session: Session, seat: int, command: Command) -> bool:
    """Do as told; whether the player has to be asked anew because the game has changed."""
    return DOING[command.name](session, seat, command.rest)


def unclear(session: Session, given: Unclear) -> None:
    if given.guesses:
        session.terminal.say("game.perhaps", given=given.given, guesses=session.language.join(given.guesses, "or"))
    else:
        session.terminal.say("game.unclear", given=given.given)


def refused(session: Session, problem: Problem) -> None:
    """Why a move is not possible."""
    quote = problem.values.get("quote")
    if not isinstance(quote, Quote):
        session.terminal.line(session.language.problem(problem, session.table.players))
        return
    session.terminal.say("game.refused", move=problem.values["move"], reason=session.language.reason(quote))
    if quote.reason is Reason.MISSING_COINS:
        session.terminal.lines(session.language.receipt(quote, session.table.players), "  ")


def show_help(session: Session, seat: int, rest: str) -> bool:
    session.terminal.lines(session.language.say("game.help").split("\n"))
    return False


def show_card(session: Session, seat: int, rest: str) -> bool:
    """What a card, wonder or token does."""
    item = find(session, rest)
    if item:
        first, *others = session.language.card_help(item)
        session.terminal.line(first, "bold")
        session.terminal.lines(others, "  ")
    return False


def find(session: Session, text: str) -> str:
    """An item by id or name; if there is none, the nearest are named."""
    item = session.reader.item(text)
    if not item:
        near = session.language.join(session.reader.near_items(text), "or") if text else ""
        session.terminal.say("game.perhaps" if near else "game.which_card", given=text, guesses=near)
    return item


def explain(session: Session, seat: int, rest: str) -> bool:
    """Whether a card or wonder can be built now, at what price, and why."""
    item = find(session, rest)
    if not item:
        return False
    number = CATALOGUE.numbers[item]
    if number >= FIRST_TOKEN:
        return show_card(session, seat, item)
    language, table = session.language, session.table
    quote = table.game.quote(table.state, seat, building_move(session, seat, number))
    price = duel(table).price(table.state, seat, number)
    key = "game.possible" if quote.legal else "game.impossible"
    session.terminal.say(key, item=language.the(item), price=language.price(price), reason=language.reason(quote))
    session.terminal.lines(language.receipt(price, table.players), "  ")
    return False


def building_move(session: Session, seat: int, item: int) -> int:
    """Building a card, or a wonder with whatever card lies open."""
    if item < FIRST_WONDER:
        return pack(BUILD, item)
    view: View = session.table.view(seat)
    spare = next((slot.card for slot in view.structure if slot and slot.open and slot.card is not None), 0)
    return pack(RAISE, item, spare)


def show_table(session: Session, seat: int, rest: str) -> bool:
    session.show(seat)
    return False


def show_log(session: Session, seat: int, rest: str) -> bool:
    session.terminal.lines(session.language.story(session.table.events(seat), session.table.players))
    return False


def show_discard(session: Session, seat: int, rest: str) -> bool:
    view: View = session.table.view(seat)
    cards = session.language.join(session.language.name(card) for card in view.discard)
    session.terminal.say("game.discard", cards=cards)
    return False


def undo(session: Session, seat: int, rest: str) -> bool:
    try:
        session.undo(seat)
    except Problem as problem:
        session.terminal.line(session.language.problem(problem, session.table.players))
        return False
    return True


def save(session: Session, seat: int, rest: str) -> bool:
    if not rest:
        session.terminal.say("game.save_where")
        return False
    try:
        session.table.save(Path(rest).expanduser())
    except Problem as problem:
        session.terminal.line(session.language.problem(problem, session.table.players))
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
