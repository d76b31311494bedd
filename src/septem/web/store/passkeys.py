"""Transactions on passkeys and on the challenges that they sign."""

from __future__ import annotations

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from ..accounts.passkeys import NewPasskey
from ..tables.refusal import Refusal
from ..tables.system_time import milliseconds
from .account_models import ChallengeRow, PasskeyRow
from .members import has_other_key
from .sessions import MINUTE

VALID = 5 * MINUTE  # for which a challenge can be answered
MOST = 20  # passkeys of a member


def keep_challenge(session: Session, challenge: str, owner: str) -> None:
    session.add(ChallengeRow(challenge=challenge, owner=owner, created=milliseconds()))


def use_challenge(session: Session, challenge: str, owner: str) -> None:
    """Once, in time, and only for its purpose."""
    row = ChallengeRow
    answered = session.execute(
        delete(row).where(row.challenge == challenge, row.owner == owner, row.created > milliseconds() - VALID)
    )
    if not answered.rowcount:  # type: ignore[attr-defined]
        raise Refusal("bad_passkey")


def add_passkey(session: Session, guest: str, made: NewPasskey, device: str) -> None:
    if (session.scalar(select(func.count()).where(PasskeyRow.guest == guest)) or 0) >= MOST:
        raise Refusal("too_many")
    row = PasskeyRow(id=made.id, guest=guest, key=made.key, count=made.count, device=device, created=milliseconds())
    try:
        with session.begin_nested():
            session.add(row)
            session.flush()
    except IntegrityError:
        raise Refusal("bad_passkey") from None


def passkeys_of(session: Session, guest: str) -> list[PasskeyRow]:
    found = select(PasskeyRow).where(PasskeyRow.guest == guest).order_by(PasskeyRow.created)
    return list(session.scalars(found))


def find_passkey(session: Session, which: str) -> PasskeyRow | None:
    return session.get(PasskeyRow, which)


def note_use(session: Session, which: str, count: int) -> None:
    """Keep the number of signatures: a copied key is noticed when it goes back."""
    session.execute(update(PasskeyRow).where(PasskeyRow.id == which).values(count=count, used=milliseconds()))


def remove_passkey(session: Session, guest: str, which: str) -> None:
    """Not the only way to sign in."""
    if not has_other_key(session, guest, which):
        raise Refusal("last_key")
    session.execute(delete(PasskeyRow).where(PasskeyRow.guest == guest, PasskeyRow.id == which))
