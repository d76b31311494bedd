"""Transactions on how members are told that it is their turn: push subscriptions and mail addresses."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from ..tables.refusal import Refusal
from ..tables.system_time import milliseconds
from .correspondence_models import MailRow, ServerKeyRow, SubscriptionRow, VacationRow
from .transactions import hashed

MOST_BROWSERS = 10  # of a member; the oldest goes
MOST_TRIES = 5  # of a code


@dataclass(frozen=True)
class Subscription:
    address: str
    public_key: str
    secret: str
    language: str


@dataclass(frozen=True)
class MailAddress:
    address: str
    language: str
    confirmed: bool


def server_key(session: Session, name: str, make: Callable[[], str]) -> str:
    """A secret of the server; the first process that needs it makes it."""
    row = session.get(ServerKeyRow, name)
    if row is not None:
        return row.value
    try:
        with session.begin_nested():
            session.add(ServerKeyRow(name=name, value=make()))
            session.flush()
    except IntegrityError:  # another process was first
        session.expire_all()
    found = session.get(ServerKeyRow, name)
    assert found is not None
    return found.value


def subscribe(session: Session, guest: str, wanted: Subscription) -> None:
    """Whoever signs in at a browser last gets its messages."""
    session.execute(delete(SubscriptionRow).where(SubscriptionRow.id == hashed(wanted.address)))
    known = select(SubscriptionRow.id).where(SubscriptionRow.guest == guest).order_by(SubscriptionRow.created.desc())
    old = list(session.scalars(known))[MOST_BROWSERS - 1 :]
    session.execute(delete(SubscriptionRow).where(SubscriptionRow.id.in_(old)))
    session.add(
        SubscriptionRow(
            id=hashed(wanted.address),
            guest=guest,
            address=wanted.address,
            public_key=wanted.public_key,
            secret=wanted.secret,
            language=wanted.language,
            created=milliseconds(),
        )
    )


def unsubscribe(session: Session, address: str, guest: str | None = None) -> None:
    """By the member, or because the push service does not know it any more."""
    gone = delete(SubscriptionRow).where(SubscriptionRow.id == hashed(address))
    session.execute(gone if guest is None else gone.where(SubscriptionRow.guest == guest))


def subscriptions(session: Session, guest: str) -> list[Subscription]:
    rows = session.scalars(select(SubscriptionRow).where(SubscriptionRow.guest == guest))
    return [Subscription(row.address, row.public_key, row.secret, row.language) for row in rows]


def put_mail(session: Session, guest: str, address: str, language: str, code: str) -> None:
    """A new address, which has to be confirmed by a code."""
    drop_mail(session, guest)
    session.add(MailRow(guest=guest, address=address, language=language, code_hash=hashed(code), tries=0))


def confirm_mail(session: Session, guest: str, code: str) -> bool:
    """Whether the code is right. Nobody has many tries."""
    row = session.get(MailRow, guest, with_for_update=True)
    if row is None or row.code_hash is None or row.tries >= MOST_TRIES:
        raise Refusal("no_mail_to_confirm")
    if not hmac.compare_digest(row.code_hash, hashed(code)):
        session.execute(update(MailRow).where(MailRow.guest == guest).values(tries=MailRow.tries + 1))
        return False
    row.code_hash = None
    return True


def drop_mail(session: Session, guest: str) -> None:
    session.execute(delete(MailRow).where(MailRow.guest == guest))


def mail_of(session: Session, guest: str) -> MailAddress | None:
    row = session.get(MailRow, guest)
    return None if row is None else MailAddress(row.address, row.language, row.code_hash is None)


def erase(session: Session, guest: str) -> None:
    for rows in (SubscriptionRow, MailRow, VacationRow):
        session.execute(delete(rows).where(rows.guest == guest))
