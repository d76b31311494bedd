"""The schema of correspondence games: where members want to be told that it is their turn, and their vacations."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from .models import Base


class SubscriptionRow(Base):
    """A browser that gets push messages."""

    __tablename__ = "push_subscriptions"
    __table_args__ = (Index("subscriptions_of_guest", "guest"),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # the hash of the address
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    address: Mapped[str] = mapped_column(String(1000))
    public_key: Mapped[str] = mapped_column(String(200))  # of the browser, with which messages are encrypted
    secret: Mapped[str] = mapped_column(String(100))
    language: Mapped[str] = mapped_column(String(2))
    created: Mapped[int] = mapped_column(BigInteger)


class MailRow(Base):
    """The mail address of a member; before it is confirmed, nothing but the code is sent there."""

    __tablename__ = "mail_addresses"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    address: Mapped[str] = mapped_column(String(254))
    language: Mapped[str] = mapped_column(String(2))
    code_hash: Mapped[str | None] = mapped_column(String(64))  # None: confirmed
    tries: Mapped[int] = mapped_column(Integer)  # wrong codes


class VacationRow(Base):
    __tablename__ = "vacations"
    __table_args__ = (Index("vacations_of_guest", "guest", "ends"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    begins: Mapped[int] = mapped_column(BigInteger)
    ends: Mapped[int] = mapped_column(BigInteger)


class ServerKeyRow(Base):
    """A secret of the server that all its processes share."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[str] = mapped_column(String(2000))
