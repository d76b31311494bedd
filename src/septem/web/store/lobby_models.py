"""The schema of the lobby: tables that everybody, or one invited member, can see there."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from .models import Base


class ListingRow(Base):
    """A table in the lobby: first with its free seats, then as a game that others may watch."""

    __tablename__ = "listings"
    __table_args__ = (Index("listings_by_end", "until"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    invited: Mapped[str | None] = mapped_column(String(22))  # the only member who may sit down
    near: Mapped[int] = mapped_column(Integer)  # 1: only for members whose rating is near that of the host
    until: Mapped[int] = mapped_column(
        BigInteger
    )  # how long it is shown; its players prolong this while they are there
