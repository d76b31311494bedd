"""Transactions on sessions: the devices on which members are signed in. Tokens are stored as hashes."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from ..tables.ids import new_id
from ..tables.refusal import Refusal
from ..tables.stored import Guest
from ..tables.system_time import milliseconds
from . import bot_accounts
from .account_models import ChallengeRow, SessionRow
from .models import GuestRow
from .transactions import find_guest, hashed

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
SHOWN_AS_ENDED = DAY  # until the row of an ended session is deleted
MOST = 50  # sessions of a member: the one that was not used for the longest time ends first


@dataclass(frozen=True)
class Lifetime:
    """Days after which a session ends: without use, and in any case."""

    idle: int
    most: int

    def oldest(self, now: int) -> tuple[int, int]:
        """The earliest times of the last use and of the creation of a valid session."""
        return now - self.idle * DAY, now - self.most * DAY


@dataclass(frozen=True)
class Visitor:
    """A guest or member, and for members the session."""

    guest: Guest
    session: str | None = None
    proved: int = 0


def new_session(session: Session, guest: str, device: str) -> str:
    """Sign in; returns the token, of which only the hash is stored."""
    token, now = secrets.token_urlsafe(32), milliseconds()
    banned = session.scalar(select(GuestRow.banned).where(GuestRow.id == guest))
    if banned is not None:
        raise Refusal("banned")
    others = select(SessionRow.id).where(SessionRow.guest == guest, SessionRow.ended.is_(None))
    too_many = list(session.scalars(others.order_by(SessionRow.used.desc()).offset(MOST - 1)))
    session.execute(update(SessionRow).where(SessionRow.id.in_(too_many)).values(ended=now))
    row = SessionRow(
        id=new_id(), guest=guest, token_hash=hashed(token), device=device, created=now, used=now, proved=now
    )
    session.add(row)
    return token


def find_visitor(session: Session, token: str, key: str, lifetime: Lifetime) -> Visitor | None:
    """Whose session or key this is. A session counts more than a key of a guest in the same browser."""
    found = find_session(session, token, lifetime) if token else None
    if found is not None:
        return found
    guest = find_guest(session, key) if key else None
    return None if guest is None else Visitor(guest)


def find_session(session: Session, token: str, lifetime: Lifetime) -> Visitor | None:
    now = milliseconds()
    idle, oldest = lifetime.oldest(now)
    row = session.scalar(select(SessionRow).where(SessionRow.token_hash == hashed(token)))
    if row is None or row.ended is not None or row.used < idle or row.created < oldest:
        return None
    guest = session.get(GuestRow, row.guest)
    assert guest is not None
    if guest.banned is not None:
        raise Refusal("banned")
    if now - row.used > HOUR:
        row.used = now
    bot = bot_accounts.is_bot(session, guest.id)
    return Visitor(Guest(guest.id, guest.name, member=True, bot_account=bot), row.id, row.proved)


def prove(session: Session, which: str) -> str:
    """A member proved again who they are: the session gets a new token, and the old one counts no more."""
    token = secrets.token_urlsafe(32)
    values = {"proved": milliseconds(), "token_hash": hashed(token)}
    session.execute(update(SessionRow).where(SessionRow.id == which).values(**values))
    return token


def sessions_of(session: Session, guest: str, lifetime: Lifetime) -> list[SessionRow]:
    """Where a member is signed in, the last used first."""
    idle, oldest = lifetime.oldest(milliseconds())
    valid = (SessionRow.ended.is_(None), SessionRow.used >= idle, SessionRow.created >= oldest)
    found = select(SessionRow).where(SessionRow.guest == guest, *valid).order_by(SessionRow.used.desc())
    return list(session.scalars(found))


def end_session(session: Session, guest: str, which: str) -> None:
    own = (SessionRow.guest == guest, SessionRow.id == which, SessionRow.ended.is_(None))
    ended = session.execute(update(SessionRow).where(*own).values(ended=milliseconds()))
    if not ended.rowcount:  # type: ignore[attr-defined]
        raise Refusal("no_such_session")


def end_others(session: Session, guest: str, kept: str | None) -> None:
    """End all sessions of a member but one."""
    others = [SessionRow.guest == guest, SessionRow.ended.is_(None)]
    if kept is not None:
        others.append(SessionRow.id != kept)
    session.execute(update(SessionRow).where(*others).values(ended=milliseconds()))


def ended_since(session: Session, since: int) -> set[str]:
    """Members with a session that ended lately: their connections have to prove again whose they are."""
    return set(session.scalars(select(SessionRow.guest).where(SessionRow.ended >= since)))


def delete_ended(session: Session, lifetime: Lifetime) -> None:
    """Delete sessions that are over, and challenges that nobody answered."""
    now = milliseconds()
    idle, oldest = lifetime.oldest(now)
    over = (SessionRow.ended < now - SHOWN_AS_ENDED) | (SessionRow.used < idle) | (SessionRow.created < oldest)
    session.execute(delete(SessionRow).where(over))
    session.execute(delete(ChallengeRow).where(ChallengeRow.created < now - HOUR))
