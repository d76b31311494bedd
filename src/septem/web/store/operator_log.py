"""What operators do with reports, and the log of all their actions."""

from __future__ import annotations

import getpass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from ...core.errors import Problem
from ..tables.ids import new_id
from ..tables.system_time import milliseconds
from .models import GuestRow
from .moderation import LEFT
from .moderation_models import OperatorActionRow, ReportRow

LISTED = 100


def write(session: Session, action: str, what: str, note: str = "") -> None:
    row = OperatorActionRow(
        id=new_id(), at=milliseconds(), operator=operator(), action=action, what=what[:200], note=note[:500]
    )
    session.add(row)


def operator() -> str:
    """The name of the user on this machine; some containers have none."""
    try:
        return getpass.getuser()[:60]
    except (KeyError, OSError):
        return "unknown"


def log(session: Session) -> list[dict[str, Any]]:
    """The newest actions of operators."""
    rows = session.scalars(select(OperatorActionRow).order_by(OperatorActionRow.at.desc()).limit(LISTED))
    names = ("at", "operator", "action", "what", "note")
    return [{name: getattr(row, name) for name in names} for row in rows]


def reports(session: Session) -> list[dict[str, Any]]:
    """The oldest open reports."""
    rows = session.scalars(select(ReportRow).where(ReportRow.resolved.is_(None)).order_by(ReportRow.at).limit(LISTED))
    return [told(session, row) for row in rows]


def told(session: Session, row: ReportRow) -> dict[str, Any]:
    about = session.get(GuestRow, row.about)
    return {
        "id": row.id,
        "at": row.at,
        "player": row.about,
        "name": row.name,
        "left": row.about == LEFT,
        "banned": about is not None and about.banned is not None,
        "reason": row.reason,
        "line": row.line,
        "note": row.note,
        "table": row.table,
        "reporter": row.reporter,
    }


def resolve(session: Session, report: str, note: str) -> None:
    row = session.get(ReportRow, report)
    if row is None:
        raise Problem("no_such_report", given=report)
    if row.about == LEFT:  # it was kept only for this decision
        session.delete(row)
        return
    row.resolved, row.resolution = milliseconds(), note[:500]
