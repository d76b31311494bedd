"""Transactions on members: becoming one, signing in, passwords and recovery codes."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from ..messages import folded
from ..tables.refusal import Refusal
from ..tables.system_time import milliseconds
from .account_models import IdentityRow, MemberRow, PasskeyRow, RecoveryRow, SessionRow
from .models import GuestRow
from .token_models import BotAccountRow, TokenRow
from .transactions import hashed


@dataclass(frozen=True)
class Member:
    guest: str
    name: str
    password: str | None  # as a hash
    created: int
    codes: int  # recovery codes that are left
    bot_account: bool
    linked: bool = False  # whether the member can sign in at the OpenID provider


def become_member(session: Session, guest: str, name: str, password: str | None, codes: Sequence[str]) -> None:
    """The guest keeps its id, and with it all tables and seats. Its old key opens nothing any more."""
    if session.get(MemberRow, guest) is not None:
        raise Refusal("already_a_member")
    try:
        with session.begin_nested():
            session.add(
                MemberRow(guest=guest, name=name, folded=folded(name), password=password, created=milliseconds())
            )
            session.flush()
    except IntegrityError:
        raise Refusal("name_in_use") from None
    useless = hashed(secrets.token_urlsafe(32))
    session.execute(update(GuestRow).where(GuestRow.id == guest).values(name=name, key_hash=useless))
    replace_codes(session, guest, codes)


def replace_codes(session: Session, guest: str, codes: Sequence[str]) -> None:
    """Recovery codes, as hashes. The old ones are gone."""
    session.execute(delete(RecoveryRow).where(RecoveryRow.guest == guest))
    session.add_all(RecoveryRow(guest=guest, code_hash=code) for code in codes)


def find_member(session: Session, guest: str) -> Member | None:
    return member_from(session, session.get(MemberRow, guest))


def find_by_name(session: Session, name: str) -> Member | None:
    return member_from(session, session.scalar(select(MemberRow).where(MemberRow.folded == folded(name))))


def member_from(session: Session, row: MemberRow | None) -> Member | None:
    if row is None:
        return None
    codes = session.scalar(select(func.count()).where(RecoveryRow.guest == row.guest)) or 0
    bot = session.get(BotAccountRow, row.guest) is not None
    linked = session.scalar(select(exists().where(IdentityRow.guest == row.guest)))
    return Member(row.guest, row.name, row.password, row.created, codes, bot, bool(linked))


def put_password(session: Session, guest: str, password: str) -> None:
    session.execute(update(MemberRow).where(MemberRow.guest == guest).values(password=password))


def use_code(session: Session, guest: str, code: str) -> bool:
    """Whether a hashed recovery code is right; it is gone then. Each one is compared, in constant time."""
    known = list(session.scalars(select(RecoveryRow.code_hash).where(RecoveryRow.guest == guest)))
    right = [stored for stored in known if hmac.compare_digest(stored, code)]
    if not right:
        return False
    gone = session.execute(delete(RecoveryRow).where(RecoveryRow.guest == guest, RecoveryRow.code_hash == code))
    return bool(gone.rowcount)  # type: ignore[attr-defined]


def has_other_key(session: Session, guest: str, passkey: str, identities: bool = True) -> bool:
    """Whether a member can sign in without one of the passkeys, or without the OpenID provider."""
    row = session.get(MemberRow, guest)
    others = select(func.count()).where(PasskeyRow.guest == guest, PasskeyRow.id != passkey)
    linked = identities and session.scalar(select(exists().where(IdentityRow.guest == guest)))
    return bool((row and row.password) or linked or session.scalar(others))


def erase_member(session: Session, guest: str) -> None:
    for rows in (PasskeyRow, IdentityRow, RecoveryRow, SessionRow, TokenRow, BotAccountRow, MemberRow):
        session.execute(delete(rows).where(rows.guest == guest))
