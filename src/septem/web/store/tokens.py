"""Transactions on tokens with which programs act for members."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from ..tables.ids import new_id
from ..tables.refusal import Refusal
from ..tables.stored import Guest
from ..tables.system_time import milliseconds
from . import bot_accounts
from .models import GuestRow
from .sessions import DAY, HOUR
from .token_models import TokenRow
from .transactions import hashed

PREFIX = "s7_"  # people and programs recognise a token by it; with its digit, logs cut every token


@dataclass(frozen=True)
class Bearer:
    """Whose token it is, and what it allows."""

    guest: Guest
    token: str  # its id
    scopes: frozenset[str]


def new_token(
    session: Session, guest: str, label: str, scopes: Sequence[str], days: int | None, most: int
) -> tuple[TokenRow, str]:
    """A row and the token itself, which is shown once."""
    if (session.scalar(select(func.count()).where(TokenRow.guest == guest)) or 0) >= most:
        raise Refusal("too_many_tokens", tokens=most)
    token, now = PREFIX + secrets.token_urlsafe(32), milliseconds()
    row = TokenRow(
        id=new_id(),
        guest=guest,
        token_hash=hashed(token),
        label=label,
        scopes=" ".join(sorted(set(scopes))),
        created=now,
        expires=None if days is None else now + days * DAY,
    )
    session.add(row)
    return row, token


def tokens_of(session: Session, guest: str) -> list[TokenRow]:
    return list(session.scalars(select(TokenRow).where(TokenRow.guest == guest).order_by(TokenRow.created.desc())))


def revoke(session: Session, guest: str, which: str) -> None:
    gone = session.execute(delete(TokenRow).where(TokenRow.guest == guest, TokenRow.id == which))
    if not gone.rowcount:  # type: ignore[attr-defined]
        raise Refusal("no_such_token")


def find_bearer(session: Session, token: str) -> Bearer | None:
    """Who acts with a token; nobody if it is unknown, revoked or expired."""
    row = session.scalar(select(TokenRow).where(TokenRow.token_hash == hashed(token)))
    now = milliseconds()
    if row is None or (row.expires is not None and row.expires <= now):
        return None
    guest = session.get(GuestRow, row.guest)
    assert guest is not None
    if guest.banned is not None:
        raise Refusal("banned")
    if row.used is None or now - row.used > HOUR:
        row.used = now
    bot = bot_accounts.is_bot(session, guest.id)
    return Bearer(Guest(guest.id, guest.name, member=True, bot_account=bot), row.id, frozenset(row.scopes.split()))


def delete_expired(session: Session) -> None:
    session.execute(delete(TokenRow).where(TokenRow.expires < milliseconds() - DAY))
