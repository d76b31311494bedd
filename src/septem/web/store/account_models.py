"""The schema of accounts. A member is a guest with a unique name, and signs in on any device."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from .models import Base


class MemberRow(Base):
    __tablename__ = "members"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    folded: Mapped[str] = mapped_column(String(200), unique=True)  # the same for names that look the same
    password: Mapped[str | None] = mapped_column(String(200))  # as a hash
    created: Mapped[int] = mapped_column(BigInteger)


class SessionRow(Base):
    """A device on which a member is signed in. An ended session stays for a while, so that all processes notice."""

    __tablename__ = "sessions"
    __table_args__ = (Index("sessions_of_guest", "guest"), Index("sessions_by_end", "ended"))

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    device: Mapped[str] = mapped_column(String(80))
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int] = mapped_column(BigInteger)  # the last time, give or take an hour
    proved: Mapped[int] = mapped_column(BigInteger)  # when the member last proved who they are
    ended: Mapped[int | None] = mapped_column(BigInteger)


class RecoveryRow(Base):
    """A recovery code that has not been used."""

    __tablename__ = "recovery_codes"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)


class PasskeyRow(Base):
    """A public key of a member's device. Ids and keys are base64url."""

    __tablename__ = "passkeys"
    __table_args__ = (Index("passkeys_of_guest", "guest"),)

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    key: Mapped[str] = mapped_column(String(4000))
    count: Mapped[int] = mapped_column(BigInteger)  # signatures so far, if the device counts them
    device: Mapped[str] = mapped_column(String(80))
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)


class IdentityRow(Base):
    """A person at an OpenID provider, who is a member here."""

    __tablename__ = "identities"
    __table_args__ = (UniqueConstraint("guest", "issuer"),)

    issuer: Mapped[str] = mapped_column(String(255), primary_key=True)
    subject: Mapped[str] = mapped_column(String(255), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    created: Mapped[int] = mapped_column(BigInteger)


class ChallengeRow(Base):
    """A random number that a passkey has to sign, or an OpenID provider to send back: once, within minutes."""

    __tablename__ = "challenges"
    __table_args__ = (Index("challenges_by_age", "created"),)

    challenge: Mapped[str] = mapped_column(String(100), primary_key=True)
    owner: Mapped[str] = mapped_column(String(60))  # who may answer it, and for what purpose
    created: Mapped[int] = mapped_column(BigInteger)
