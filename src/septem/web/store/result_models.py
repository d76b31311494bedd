"""The schema of results: how finished games ended, so that nobody has to replay them for a list."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from .models import Base


class ResultRow(Base):
    """The result of a finished game. It follows from the log, and can be computed again at any time."""

    __tablename__ = "results"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(20))
    victory: Mapped[str] = mapped_column(String(20))  # points, military, science …, resigned, or unknown
    ended: Mapped[int] = mapped_column(BigInteger)


class ResultSeatRow(Base):
    """The result of a seat. It repeats what lists are filtered by, so that they read nothing else."""

    __tablename__ = "result_seats"
    __table_args__ = (Index("results_of_guest", "guest", "ended"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    guest: Mapped[str | None] = mapped_column(String(22))  # the first seat of each person only
    bot: Mapped[str | None] = mapped_column(String(20))
    game: Mapped[str] = mapped_column(String(20))
    people: Mapped[int] = mapped_column(Integer)  # other people at the table
    practice: Mapped[int] = mapped_column(Integer)  # 1: a lesson, or played on from another game
    ended: Mapped[int] = mapped_column(BigInteger)
    won: Mapped[int | None] = mapped_column(Integer)  # None: one person played for several sides
    points: Mapped[int | None] = mapped_column(Integer)
    categories: Mapped[dict[str, int] | None] = mapped_column(JSON)
