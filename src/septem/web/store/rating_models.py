"""The schema of ratings."""

from __future__ import annotations

from sqlalchemy import BigInteger, Float, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from .models import Base


class RatingRow(Base):
    """The rating of a member in one kind of game."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ratings_by_strength", "pool", "mu"),)

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    pool: Mapped[str] = mapped_column(String(30), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)
    at: Mapped[int] = mapped_column(BigInteger)  # when the last of these games ended


class RatingChangeRow(Base):
    """What a rated game changed for a seat. Bots have fixed ratings, which never change."""

    __tablename__ = "rating_changes"
    __table_args__ = (Index("rating_changes_of_guest", "guest"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    guest: Mapped[str | None] = mapped_column(String(22))
    pool: Mapped[str] = mapped_column(String(30))
    mu_before: Mapped[float] = mapped_column(Float)
    sigma_before: Mapped[float] = mapped_column(Float)
    mu_after: Mapped[float] = mapped_column(Float)
    sigma_after: Mapped[float] = mapped_column(Float)
