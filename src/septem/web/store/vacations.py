"""Transactions on vacations: the days a member has left, and when the clocks of a table stand still."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from ..tables.absence import DAY
from ..tables.refusal import Refusal
from ..tables.stored import PLAYING, Pauses
from ..tables.system_time import milliseconds
from .correspondence_models import VacationRow
from .models import GuestRow, SeatRow, TableRow

YEAR = 365 * DAY
LONGEST_TURN = 70 * DAY  # a bank of 30 days and a vacation: earlier vacations change no clock any more


def current(session: Session, guest: str, now: int) -> VacationRow | None:
    running = select(VacationRow).where(VacationRow.guest == guest, VacationRow.ends > now)
    return session.scalar(running.order_by(VacationRow.id.desc()).limit(1))


def used(session: Session, guest: str, now: int) -> int:
    """Milliseconds of vacation within the last year, with what is left of a present one."""
    rows = session.scalars(select(VacationRow).where(VacationRow.guest == guest, VacationRow.ends > now - YEAR))
    return sum(row.ends - max(row.begins, now - YEAR) for row in rows)


def begin(session: Session, guest: str, days: int, most: int) -> int:
    """Begin a vacation now; returns its end. Two requests at the same time wait for each other."""
    session.execute(select(GuestRow.id).where(GuestRow.id == guest).with_for_update())
    now = milliseconds()
    if current(session, guest, now) is not None:
        raise Refusal("on_vacation")
    if used(session, guest, now) + days * DAY > most * DAY:
        raise Refusal("no_vacation_left")
    session.add(VacationRow(guest=guest, begins=now, ends=now + days * DAY))
    return now + days * DAY


def end(session: Session, guest: str) -> None:
    """The days that are left are not used."""
    now = milliseconds()
    found = current(session, guest, now)
    if found is not None:
        found.ends = now


def pauses_of(session: Session, row: TableRow) -> Pauses:
    """When the clocks of a correspondence table stand still, by seat."""
    if not row.clock or row.clock["bank"] < DAY:
        return {}
    return pauses_at(session, [(seat.number, seat.guest) for seat in row.seats if seat.guest is not None])


def pauses_at(session: Session, seats: Sequence[tuple[int, str]]) -> Pauses:
    lately = VacationRow.ends > milliseconds() - LONGEST_TURN
    mine = VacationRow.guest.in_([guest for _, guest in seats])
    rows = list(session.scalars(select(VacationRow).where(mine, lately).order_by(VacationRow.id)))
    found = {number: [(row.begins, row.ends) for row in rows if row.guest == guest] for number, guest in seats}
    return {number: times for number, times in found.items() if times}


def tables_of(session: Session, guest: str) -> list[str]:
    """The running games of a member, the oldest first."""
    running = select(TableRow.id).join(SeatRow, SeatRow.table == TableRow.id)
    mine = running.where(SeatRow.guest == guest, TableRow.status == PLAYING).distinct()
    return sorted(session.scalars(mine))
