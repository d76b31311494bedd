"""Transactions on bot accounts: members whose moves a program makes."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from ..messages import folded
from ..tables.refusal import Refusal
from ..tables.system_time import milliseconds
from .account_models import MemberRow
from .models import SeatRow
from .token_models import BotAccountRow


def become_bot(session: Session, guest: str) -> None:
    """A member becomes a bot account before its first game: nobody has met it as a person."""
    if session.get(BotAccountRow, guest) is not None:
        return
    if session.scalar(select(exists().where(SeatRow.guest == guest))):
        raise Refusal("has_played")
    session.add(BotAccountRow(guest=guest, since=milliseconds()))


def is_bot(session: Session, guest: str) -> bool:
    return session.get(BotAccountRow, guest) is not None


def bots_among(session: Session, guests: Iterable[str | None]) -> set[str]:
    known = {guest for guest in guests if guest is not None}
    if not known:
        return set()
    return set(session.scalars(select(BotAccountRow.guest).where(BotAccountRow.guest.in_(known))))


def bot_names(session: Session, names: Iterable[str]) -> set[str]:
    """Which of these members are bot accounts. Names have an index as they are folded."""
    known = list(names)
    found = select(MemberRow.name).join(BotAccountRow, BotAccountRow.guest == MemberRow.guest)
    folded_names = [folded(name) for name in known]
    return set(session.scalars(found.where(MemberRow.folded.in_(folded_names), MemberRow.name.in_(known))))
