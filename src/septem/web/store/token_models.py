"""The schema of programs that play: tokens of members, bot accounts, and challenges that were declined."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from .models import Base


class TokenRow(Base):
    """A token with which a program acts for a member. Only its hash is stored."""

    __tablename__ = "api_tokens"
    __table_args__ = (Index("api_tokens_of_guest", "guest"),)

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    label: Mapped[str] = mapped_column(String(60))  # chosen by the member
    scopes: Mapped[str] = mapped_column(String(100))  # words, with spaces between them
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)  # the last time, give or take an hour
    expires: Mapped[int | None] = mapped_column(BigInteger)


class BotAccountRow(Base):
    """A member whose moves a program makes. This never changes back."""

    __tablename__ = "bot_accounts"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    since: Mapped[int] = mapped_column(BigInteger)


class DeclineRow(Base):
    """The invited member does not want to play at this table."""

    __tablename__ = "declined_challenges"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    reason: Mapped[str] = mapped_column(String(20))
    at: Mapped[int] = mapped_column(BigInteger)
