"""Leaders of a view put back on the table: the known ones where they are known, all others by lot."""

from __future__ import annotations

from ...core.chance import Stream
from ..state import State
from ..words import PAST_BITS
from . import laying, lots
from .seeing import LeadersSecrets, LeadersView


def restore(
    state: State, view: LeadersView, hidden: LeadersSecrets | None, step: int, size: int, stream: Stream
) -> None:
    """Put a view back on the table; secrets not given are some that fit."""
    for city, leaders in enumerate(view.leaders):
        for leader in leaders:
            laying.put_leader(state, city, leader)
    for city, copied in enumerate(view.copied):
        if copied is not None:
            laying.put_copied(state, city, copied)
    laying.put_progress(state, view.drafted, view.recruitments)
    laying.put_pending(state, view.hiring, view.courting)
    if hidden is None:
        lots.deal_unseen(state, view, step, size, stream)
    else:
        put_secrets(state, hidden)


def put_secrets(state: State, hidden: LeadersSecrets) -> None:
    for city, board in enumerate(hidden.boards):
        laying.put_lot(state, city, board)
    for seat, leaders in enumerate(hidden.dealt):
        laying.put_pack(state, seat, list(leaders))
    for pick, kept in enumerate(hidden.picks):
        for seat, leader in enumerate(kept):
            laying.put_pick(state, pick, seat, leader)
    for seat, leaders in enumerate(hidden.hands):
        laying.put_hand(state, seat, list(leaders))
    for deed in hidden.deeds:
        if deed.leader is not None:
            laying.put_past(state, deed.age, deed.city, deed.verb << PAST_BITS | deed.leader)
    laying.put_draws(state, list(hidden.draws))
    laying.put_unused(state, list(hidden.unused))
