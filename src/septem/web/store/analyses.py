"""Analyses of games as they are kept. Whoever works on one shows it from time to time; else another one may go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import or_, select, update
from sqlalchemy.orm import Session

from .models import AnalysisRow
from .transactions import milliseconds

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
OPEN = (WAITING, RUNNING)
GIVEN_UP = 60_000  # milliseconds without a sign of life, after which somebody else may go on


@dataclass(frozen=True)
class Study:
    table: str
    status: str
    done: int = 0
    of: int = 0
    result: dict[str, Any] | None = None


def find(session: Session, table: str) -> Study | None:
    row = session.get(AnalysisRow, table)
    return None if row is None else Study(row.table, row.status, row.done, row.of, row.result)


def ask(session: Session, table: str, guest: str) -> Study:
    """Note that somebody wants it; what there is already stays."""
    found = find(session, table)
    if found is not None and found.status != FAILED:
        return found
    if found is None:
        session.add(AnalysisRow(table=table, guest=guest, status=WAITING, done=0, of=0, at=milliseconds()))
    else:
        session.execute(update(AnalysisRow).where(AnalysisRow.table == table).values(status=WAITING, done=0))
    return Study(table, WAITING)


def claim(session: Session, table: str) -> str | None:
    """Begin to work on it, unless somebody does; for whom."""
    now = milliseconds()
    free = or_(AnalysisRow.status == WAITING, (AnalysisRow.status == RUNNING) & (AnalysisRow.at < now - GIVEN_UP))
    taken = session.execute(
        update(AnalysisRow).where(AnalysisRow.table == table, free).values(status=RUNNING, done=0, at=now)
    )
    if taken.rowcount != 1:  # type: ignore[attr-defined]
        return None
    return session.scalar(select(AnalysisRow.guest).where(AnalysisRow.table == table))


def advance(session: Session, table: str, done: int, of: int) -> None:
    now = milliseconds()
    session.execute(update(AnalysisRow).where(AnalysisRow.table == table).values(done=done, of=of, at=now))


def finish(session: Session, table: str, status: str, result: dict[str, Any] | None) -> None:
    values = {"status": status, "result": result, "at": milliseconds()}
    session.execute(update(AnalysisRow).where(AnalysisRow.table == table).values(**values))


def open_ones(session: Session) -> list[str]:
    """What is still to be done, or was left undone by a server that ended."""
    late = (AnalysisRow.status == RUNNING) & (AnalysisRow.at < milliseconds() - GIVEN_UP)
    return list(session.scalars(select(AnalysisRow.table).where(or_(AnalysisRow.status == WAITING, late))))
