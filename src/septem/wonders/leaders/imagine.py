"""Leaders of a view put back on the table: the known ones where they are known, all others by lot."""

from __future__ import annotations

from ...core.chance import Stream
from .. import history
from ..state import State
from . import redeal, setters
from .view import LeadersSecrets, LeadersView


def restore(
    state: State, view: LeadersView, hidden: LeadersSecrets | None, step: int, size: int, stream: Stream
) -> None:
    """Put a view back on the table; secrets not given are some that fit."""
    for city, leaders in enumerate(view.leaders):
        for leader in leaders:
            setters.put_leader(state, city, leader)
    for city, copied in enumerate(view.copied):
        if copied is not None:
            setters.put_copied(state, city, copied)
    setters.put_progress(state, view.drafted, view.recruitments)
    setters.put_pending(state, view.hiring, view.courting)
    if hidden is None:
        redeal.deal_unseen(state, view, step, size, stream)
    else:
        put_secrets(state, hidden)


def put_secrets(state: State, hidden: LeadersSecrets) -> None:
    for city, board in enumerate(hidden.boards):
        setters.put_lot(state, city, board)
    for seat, leaders in enumerate(hidden.dealt):
        setters.put_pack(state, seat, list(leaders))
    for pick, kept in enumerate(hidden.picks):
        for seat, leader in enumerate(kept):
            setters.put_pick(state, pick, seat, leader)
    for seat, leaders in enumerate(hidden.hands):
        setters.put_hand(state, seat, list(leaders))
    for deed in hidden.deeds:
        if deed.leader is not None:
            setters.put_past(state, deed.age, deed.city, history.pack(deed.verb, deed.leader))
    setters.put_draws(state, list(hidden.draws))
    setters.put_unused(state, list(hidden.unused))
