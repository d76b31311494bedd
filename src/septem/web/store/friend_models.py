"""The schema of friends: who follows whom."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from .models import Base


class FollowRow(Base):
    __tablename__ = "follows"
    __table_args__ = (Index("followers_of_guest", "followed"),)

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    followed: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    created: Mapped[int] = mapped_column(BigInteger)
