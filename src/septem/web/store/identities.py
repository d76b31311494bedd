"""Transactions on the identities with which members sign in at a provider."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from ..accounts.openid import Identity
from ..tables.refusal import Refusal
from ..tables.system_time import milliseconds
from .account_models import ChallengeRow, IdentityRow
from .members import has_other_key
from .sessions import MINUTE

VALID = 10 * MINUTE  # for signing in at the provider
PURPOSE = "openid"  # the owner of such a challenge


def keep_state(session: Session, state: str) -> None:
    session.add(ChallengeRow(challenge=state, owner=PURPOSE, created=milliseconds()))


def use_state(session: Session, state: str) -> None:
    """Once, and in time."""
    row = ChallengeRow
    used = session.execute(
        delete(row).where(row.challenge == state, row.owner == PURPOSE, row.created > milliseconds() - VALID)
    )
    if not used.rowcount:  # type: ignore[attr-defined]
        raise Refusal("openid_failed")


def find(session: Session, identity: Identity) -> str | None:
    """The member who signs in with an identity."""
    row = session.get(IdentityRow, (identity.issuer, identity.subject))
    return row.guest if row else None


def link(session: Session, guest: str, identity: Identity) -> None:
    """One identity for a member at each provider, and one member for an identity."""
    if find(session, identity) == guest:
        return
    try:
        with session.begin_nested():
            session.add(
                IdentityRow(issuer=identity.issuer, subject=identity.subject, guest=guest, created=milliseconds())
            )
            session.flush()
    except IntegrityError:
        raise Refusal("openid_in_use") from None


def unlink(session: Session, guest: str) -> None:
    """Not the only way to sign in."""
    if not has_other_key(session, guest, "", identities=False):
        raise Refusal("last_key")
    session.execute(delete(IdentityRow).where(IdentityRow.guest == guest))


def is_linked(session: Session, guest: str) -> bool:
    return session.scalar(select(IdentityRow.guest).where(IdentityRow.guest == guest).limit(1)) is not None
