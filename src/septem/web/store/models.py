"""The schema of the database. Times are milliseconds since 1970; keys of guests are stored as hashes only."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Integer, String, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


class Base(DeclarativeBase):
    pass


class GuestRow(Base):
    """A visitor with a name and a key, and no account."""

    __tablename__ = "guests"
    __table_args__ = (Index("guests_by_age", "created"), Index("guests_by_seen", "seen"))

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    key_hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[int] = mapped_column(BigInteger)
    banned: Mapped[int | None] = mapped_column(BigInteger)  # since when
    seen: Mapped[int | None] = mapped_column(BigInteger)  # the last time, give or take a minute


class TableRow(Base):
    """A table; its log is in `EntryRow`."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_by_age", "status", "created"),
        Index("tables_without_result", "status", "result", "created"),
    )

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    host: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    game: Mapped[str] = mapped_column(String(20))
    rules: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    clock: Mapped[dict[str, int] | None] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(10))  # waiting, playing, over
    secret: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    seed: Mapped[int | None] = mapped_column(BigInteger)
    created: Mapped[int] = mapped_column(BigInteger)
    began: Mapped[int | None] = mapped_column(BigInteger)
    successor: Mapped[str | None] = mapped_column(String(22))  # the table of the rematch
    lesson: Mapped[str | None] = mapped_column(String(20))  # what is taught there
    start: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # the game that is played on there, up to a move
    rated: Mapped[int | None] = mapped_column(Integer)  # 1: the result changes ratings
    result: Mapped[int | None] = mapped_column(Integer)  # 1: the result of the finished game is stored
    seats: Mapped[list[SeatRow]] = relationship(order_by="SeatRow.number", lazy="selectin")


class SeatRow(Base):
    __tablename__ = "seats"
    __table_args__ = (Index("seats_of_guest", "guest"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))
    bot: Mapped[str | None] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(40))
    nonce: Mapped[str] = mapped_column(String(64))  # the guest's part of the seed


class EntryRow(Base):
    """One entry of a table's log. The number is part of the key: of two writers one is refused."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table", "seat", "ref"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # answer, replace, undo
    seat: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(String(200))
    ref: Mapped[str | None] = mapped_column(
        String(36)
    )  # chosen by the client, so that a message sent twice counts once
    at: Mapped[int] = mapped_column(BigInteger)
    clocks: Mapped[list[int] | None] = mapped_column(JSON)  # milliseconds left for each seat


class AnalysisRow(Base):
    """The analysis of a finished game: the guest who requested it, its progress, and the time of the last progress."""

    __tablename__ = "analyses"
    __table_args__ = (Index("analyses_of_guest", "guest"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    status: Mapped[str] = mapped_column(String(10))  # waiting, running, done, failed
    done: Mapped[int] = mapped_column(Integer)
    of: Mapped[int] = mapped_column(Integer)
    at: Mapped[int] = mapped_column(BigInteger)
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)


class ProbeRow(Base):
    """One row, written by every check of the server's health."""

    __tablename__ = "probes"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(BigInteger)


class ChatRow(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("chat_of_table", "table", "id"), Index("chat_of_guest", "guest"))

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[int] = mapped_column(BigInteger)
