"""Transactions on what a program has to know: its challenges and its games."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from ..tables.refusal import Refusal
from ..tables.stored import OVER, PLAYING, WAITING
from ..tables.system_time import milliseconds
from .listings import Listed, listed
from .lobby_models import ListingRow
from .models import SeatRow, TableRow
from .token_models import DeclineRow


@dataclass(frozen=True)
class Game:
    """A game of a member, which has begun."""

    table: str
    game: str
    seat: int
    over: bool


def waiting_for(session: Session, guests: Collection[str]) -> dict[str, list[Listed]]:
    """The challenges to members, by member."""
    found = session.execute(
        select(ListingRow, TableRow)
        .join(TableRow, TableRow.id == ListingRow.table)
        .where(ListingRow.invited.in_(guests), ListingRow.until > milliseconds(), TableRow.status == WAITING)
        .order_by(TableRow.created)
    )
    challenges: dict[str, list[Listed]] = {guest: [] for guest in guests}
    for challenge in listed(session, [(row, table) for row, table in found]):
        if challenge.shows_to(challenge.invited):
            challenges[challenge.invited or ""].append(challenge)
    return challenges


def games_of(session: Session, guests: Collection[str], known: Collection[str]) -> dict[str, list[Game]]:
    """The running games of members, by member, and those that are known and over now."""
    wanted = (TableRow.status == PLAYING) | ((TableRow.status == OVER) & TableRow.id.in_(known))
    rows = session.execute(
        select(SeatRow.guest, TableRow.id, TableRow.game, SeatRow.number, TableRow.status)
        .join(TableRow, TableRow.id == SeatRow.table)
        .where(SeatRow.guest.in_(guests), wanted)
        .order_by(TableRow.began, SeatRow.number)
    )
    games: dict[str, list[Game]] = {guest: [] for guest in guests}
    for guest, table, game, number, status in rows:
        if guest and all(one.table != table for one in games[guest]):
            games[guest].append(Game(table, game, number, status == OVER))
    return games


def decline(session: Session, table: str, guest: str, reason: str) -> None:
    """The challenge is over; its host is told why."""
    row, stored = session.get(ListingRow, table), session.get(TableRow, table)
    if row is None or stored is None or row.invited != guest or stored.status != WAITING:
        raise Refusal("no_such_challenge")
    session.execute(delete(ListingRow).where(ListingRow.table == table))
    session.merge(DeclineRow(table=table, reason=reason, at=milliseconds()))


def find_challenge(session: Session, table: str, guest: str) -> None:
    """Refuse a table that is no challenge to a member."""
    row = session.get(ListingRow, table)
    if row is None or row.invited != guest:
        raise Refusal("no_such_challenge")
