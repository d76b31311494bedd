"""Stored analyses. The process that works on an analysis reports progress; if it stops, another one may take over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import or_, select, update
from sqlalchemy.orm import Session

from ..tables.system_time import milliseconds
from .models import AnalysisRow

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
OPEN = (WAITING, RUNNING)
ABANDONED = 60_000  # milliseconds without progress, after which another process may take over


@dataclass(frozen=True)
class StoredAnalysis:
    table: str
    guest: str
    status: str
    done: int = 0
    of: int = 0
    result: dict[str, Any] | None = None


def find(session: Session, table: str) -> StoredAnalysis | None:
    row = session.get(AnalysisRow, table)
    return None if row is None else StoredAnalysis(row.table, row.guest, row.status, row.done, row.of, row.result)


def request(session: Session, table: str, guest: str) -> StoredAnalysis:
    """Request an analysis; one that exists and has not failed stays as it is."""
    found = find(session, table)
    if found is not None and found.status != FAILED:
        return found
    if found is None:
        session.add(AnalysisRow(table=table, guest=guest, status=WAITING, done=0, of=0, at=milliseconds()))
    else:
        session.execute(update(AnalysisRow).where(AnalysisRow.table == table).values(status=WAITING, done=0))
    return StoredAnalysis(table, guest if found is None else found.guest, WAITING)


def claim(session: Session, table: str) -> bool:
    """Start to work on an analysis, unless another process does."""
    now = milliseconds()
    available = or_(AnalysisRow.status == WAITING, (AnalysisRow.status == RUNNING) & (AnalysisRow.at < now - ABANDONED))
    taken = session.execute(
        update(AnalysisRow).where(AnalysisRow.table == table, available).values(status=RUNNING, done=0, at=now)
    )
    return bool(taken.rowcount)  # type: ignore[attr-defined]


def advance(session: Session, table: str, done: int, of: int) -> None:
    now = milliseconds()
    session.execute(update(AnalysisRow).where(AnalysisRow.table == table).values(done=done, of=of, at=now))


def show(session: Session, table: str, result: dict[str, Any]) -> None:
    """Store what an analysis under way has found so far."""
    session.execute(update(AnalysisRow).where(AnalysisRow.table == table).values(result=result, at=milliseconds()))


def finish(session: Session, table: str, status: str, result: dict[str, Any] | None) -> None:
    values = {"status": status, "result": result, "at": milliseconds()}
    session.execute(update(AnalysisRow).where(AnalysisRow.table == table).values(**values))


def open_tables(session: Session) -> list[tuple[str, str]]:
    """Tables whose analysis waits, or was abandoned, and the guests who requested it."""
    abandoned = (AnalysisRow.status == RUNNING) & (AnalysisRow.at < milliseconds() - ABANDONED)
    rows = session.execute(
        select(AnalysisRow.table, AnalysisRow.guest).where(or_(AnalysisRow.status == WAITING, abandoned))
    )
    return [(table, guest) for table, guest in rows]
