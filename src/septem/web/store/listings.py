"""Transactions on the lobby: tables with free seats, games that can be watched, and who is there."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.orm import Session

from ..tables.rated import pool_of
from ..tables.rating_model import Rating
from ..tables.stored import PLAYING, WAITING
from ..tables.system_time import milliseconds
from . import moderation, ratings
from .bot_accounts import bots_among
from .lobby_models import ListingRow
from .models import GuestRow, TableRow

SHOWN_FOR = 45_000  # milliseconds after the last sign of its players
DAY = 86_400_000
SLOW_SHOWN_FOR = 7 * DAY  # a table for games of several days, whose host need not wait there
ONLINE_FOR = 75_000  # milliseconds after the last sign of a person
LISTED = 50  # tables of each status: so many with their players, and so many for slow games
BATCH = 500
NEAR = 200  # points between ratings


@dataclass(frozen=True)
class People:
    """What is known of the hosts of tables, and which of all players are bot accounts."""

    names: dict[str, str]
    rated: Mapping[tuple[str, str], Rating]
    bots: set[str]
    apart: dict[str, frozenset[str]]


@dataclass(frozen=True)
class Listed:
    """A table of the lobby, with ids of people that are for the server only."""

    id: str
    game: str
    options: dict[str, Any]
    clock: dict[str, int] | None
    status: str
    rated: bool
    near: bool
    invited: str | None
    host: str
    host_name: str
    rating: Rating | None
    seats: tuple[tuple[str | None, str | None, str], ...]  # guest, bot, name
    bot_accounts: frozenset[str]  # guests for whom programs play
    apart: frozenset[str]  # guests whom the host blocks, or who block the host
    created: int
    began: int | None

    @property
    def free(self) -> int:
        return sum(guest is None and bot is None for guest, bot, _ in self.seats)

    @property
    def bot_account_names(self) -> list[str]:
        return [name for guest, _, name in self.seats if guest in self.bot_accounts]

    def includes(self, guest: str | None) -> bool:
        return guest is not None and guest in {self.host, *(seat[0] for seat in self.seats)}

    def shows_to(self, guest: str | None) -> bool:
        if self.includes(guest):
            return True
        return self.invited in (None, guest) and guest not in self.apart


def put_listing(session: Session, table: str, invited: str | None, near: bool, slow: bool) -> None:
    until = milliseconds() + (SLOW_SHOWN_FOR if slow else SHOWN_FOR)
    session.add(ListingRow(table=table, invited=invited, near=int(near), until=until))


def find_listing(session: Session, table: str) -> Listed | None:
    row = session.get(ListingRow, table)
    stored = session.get(TableRow, table)
    return listed(session, [(row, stored)])[0] if row is not None and stored is not None else None


def snapshot(session: Session) -> list[Listed]:
    """The tables that are shown now, the newest first."""
    return [*shown(session, WAITING), *shown(session, PLAYING)]


def shown(session: Session, status: str) -> list[Listed]:
    """Tables whose players are there, and tables for slow games, neither of which crowd out the others."""
    now = milliseconds()
    soon = now + SHOWN_FOR
    attended, slow = (
        newest(session, status, during) for during in (ListingRow.until.between(now + 1, soon), ListingRow.until > soon)
    )
    return listed(session, sorted([*attended, *slow], key=lambda found: -found[1].created))


def newest(session: Session, status: str, during: ColumnElement[bool]) -> list[tuple[ListingRow, TableRow]]:
    found = session.execute(
        select(ListingRow, TableRow)
        .join(TableRow, TableRow.id == ListingRow.table)
        .where(during, TableRow.status == status)
        .order_by(TableRow.created.desc())
        .limit(LISTED)
    )
    return [(row, table) for row, table in found]


def count_listed(session: Session, host: str) -> int:
    """Tables of a host that wait in the lobby."""
    waiting = (TableRow.host == host, TableRow.status == WAITING, ListingRow.until > milliseconds())
    joined = select(func.count()).select_from(ListingRow).join(TableRow, TableRow.id == ListingRow.table)
    return session.scalar(joined.where(*waiting)) or 0


def listed(session: Session, found: Sequence[tuple[ListingRow, TableRow]]) -> list[Listed]:
    """What is known of all hosts and players is read at once."""
    hosts = {table.host for _, table in found}
    people = people_of(session, hosts, {seat.guest for _, table in found for seat in table.seats})
    return [one_listed(row, table, people) for row, table in found]


def people_of(session: Session, hosts: set[str], players: set[str | None]) -> People:
    rows = session.execute(select(GuestRow.id, GuestRow.name).where(GuestRow.id.in_(hosts)))
    return People(
        names={guest: name for guest, name in rows},  # noqa: C416
        rated=ratings.ratings_of_all(session, hosts),
        bots=bots_among(session, {*hosts, *players}),
        apart=moderation.apart_from(session, hosts),
    )


def one_listed(row: ListingRow, table: TableRow, people: People) -> Listed:
    pool = pool_of(table.game, table.options)
    return Listed(
        id=table.id,
        game=table.game,
        options=table.options,
        clock=table.clock,
        status=table.status,
        rated=bool(table.rated),
        near=bool(row.near),
        invited=row.invited,
        host=table.host,
        host_name=next(
            (seat.name for seat in table.seats if seat.guest == table.host), people.names.get(table.host, "")
        ),
        rating=people.rated.get((table.host, pool)) if pool else None,
        seats=tuple((seat.guest, seat.bot, seat.name) for seat in table.seats),
        bot_accounts=frozenset({table.host, *(seat.guest or "" for seat in table.seats)} & people.bots),
        apart=people.apart[table.host],
        created=table.created,
        began=table.began,
    )


def is_near(session: Session, table: Listed, guest: str) -> bool:
    """Whether the ratings of the host and of a guest are near enough. Who has none yet has the first one."""
    pool = pool_of(table.game, table.options)
    own = ratings.find(session, guest, pool) if pool else None
    points = [(rating or Rating()).points for rating in (own, table.rating)]
    return not table.near or abs(points[0] - points[1]) <= NEAR


def matching(session: Session, guest: str, game: str, options: dict[str, Any], rated: bool) -> list[str]:
    """Tables of others that fit a wish, the oldest first."""
    wanted = json.loads(json.dumps(options))
    found = [
        table
        for table in shown(session, WAITING)
        if (table.game, table.options, table.rated) == (game, wanted, rated)
        and table.invited is None
        and table.shows_to(guest)
    ]
    open_to = [one for one in found if one.free and not one.includes(guest) and is_near(session, one, guest)]
    return [table.id for table in sorted(open_to, key=lambda one: one.created)]


def prolong(session: Session, tables: Iterable[str]) -> None:
    """Players are at these tables: their listings stay."""
    now = milliseconds()
    for part in parts(list(tables)):
        session.execute(
            update(ListingRow)
            .where(ListingRow.table.in_(part), ListingRow.until < now + SHOWN_FOR)
            .values(until=now + SHOWN_FOR)
        )


def put_seen(session: Session, guests: Collection[str]) -> None:
    for part in parts(sorted(guests)):
        session.execute(update(GuestRow).where(GuestRow.id.in_(part)).values(seen=milliseconds()))


def parts(values: list[str]) -> list[list[str]]:
    return [values[first : first + BATCH] for first in range(0, len(values), BATCH)]


def count_online(session: Session) -> int:
    return session.scalar(select(func.count()).where(GuestRow.seen > milliseconds() - ONLINE_FOR)) or 0
