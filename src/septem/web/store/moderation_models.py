"""The schema of moderation: whom people mute or block, reports, and what operators did.

Rows name people and tables without foreign keys: they do not keep anybody's data alive.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from .models import Base


class SilencedRow(Base):
    """Somebody mutes or blocks somebody else."""

    __tablename__ = "silenced"
    __table_args__ = (UniqueConstraint("guest", "other"), Index("silenced_by_other", "other"))

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    guest: Mapped[str] = mapped_column(String(22))
    other: Mapped[str] = mapped_column(String(22))
    name: Mapped[str] = mapped_column(String(40))  # of the other, at that time
    kind: Mapped[str] = mapped_column(String(10))  # mute, block
    at: Mapped[int] = mapped_column(BigInteger)


class ReportRow(Base):
    """A report about a person or a chat line, for the operator."""

    __tablename__ = "reports"
    __table_args__ = (Index("reports_by_age", "resolved", "at"), Index("reports_about", "about"))

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    reporter: Mapped[str] = mapped_column(String(22), index=True)
    about: Mapped[str] = mapped_column(String(22))
    name: Mapped[str] = mapped_column(String(40))  # of the reported person, at that time
    table: Mapped[str] = mapped_column(String(22))
    line: Mapped[str | None] = mapped_column(String(500))  # the chat line
    reason: Mapped[str] = mapped_column(String(20))
    note: Mapped[str] = mapped_column(String(500))
    at: Mapped[int] = mapped_column(BigInteger)
    resolved: Mapped[int | None] = mapped_column(BigInteger)
    resolution: Mapped[str | None] = mapped_column(String(500))  # by the operator


class OperatorActionRow(Base):
    """An action of an operator with `septem admin`."""

    __tablename__ = "operator_actions"
    __table_args__ = (Index("operator_actions_by_age", "at"),)

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    operator: Mapped[str] = mapped_column(String(60))  # the name of the user on that machine
    action: Mapped[str] = mapped_column(String(20))
    what: Mapped[str] = mapped_column(String(200))
    note: Mapped[str] = mapped_column(String(500))
