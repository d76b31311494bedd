"""Several people at one screen: a player with hidden information is shown it alone, and only while asked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...core.errors import Problem
from .input_parser import Command

if TYPE_CHECKING:
    from .session import Session


def looks_alone(session: Session, seat: int) -> bool:
    """Whether a seat sees something that others at the same screen must not see."""
    table = session.table
    return len(session.people) > 1 and replace(table.view(seat), seat=None) != table.view(None)


def hand_over(session: Session, seat: int) -> bool:
    """Pass the screen to a player; false if somebody takes a choice back instead."""
    alone, before = looks_alone(session, seat), session.looking
    if alone and before == seat:
        return True
    wipe(session)
    if not alone:
        return True
    if before is not None:
        session.terminal.say("game.chosen", player=session.player(before))
    thinks_again = await_enter(session, seat, before)
    session.terminal.clear()
    if not thinks_again:
        session.looking = seat
    return not thinks_again


def await_enter(session: Session, seat: int, before: int | None) -> bool:
    """Wait for Enter alone; returns whether somebody takes a choice back instead."""
    while typed := session.read(prompt(session, seat)).strip():
        given = session.input_parser.read(typed, [])
        name, rest = (given.name, given.rest) if isinstance(given, Command) else ("", "")
        if name == "quit":
            raise EOFError
        if name != "undo":
            session.terminal.say("game.enter_alone", given=typed)
        elif think_again(session, rest, before):
            return True
    return False


def wipe(session: Session) -> None:
    """Clear what only one player may see."""
    if session.looking is not None:
        session.looking = None
        session.terminal.clear()


def prompt(session: Session, seat: int) -> str:
    waiting = any(session.is_waiting(other) for other in session.people)
    return session.language.say("game.pass_again" if waiting else "game.pass", player=session.player(seat))


def think_again(session: Session, name: str, before: int | None) -> bool:
    """Take back the choice of the player named, or else the last one; returns whether that was possible."""
    called = {session.player(seat).casefold(): seat for seat in session.people}
    called |= {str(seat + 1): seat for seat in session.people}
    seat = called.get(name.casefold()) if name else before
    try:
        if seat is None:
            raise Problem("which_seat", seats=[other + 1 for other in session.people if session.is_waiting(other)])
        session.undo(seat)
    except Problem as problem:
        session.complain(problem)
        return False
    return True
