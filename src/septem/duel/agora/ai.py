"""Agora for bots: reasons for its moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...ai.analysis import Reason
from ...core import bits
from .. import sizes
from ..state import State
from . import constants as c
from . import senate
from .numbers import FIRST_DECREE

if TYPE_CHECKING:
    from ...ai.duel.reasons import Consequences

NEAR = 3  # cubes that are missing for a political victory, to be worth a word


def more_reasons(move: Consequences) -> Iterator[Reason]:
    """Facts about the senate and about conspiracies."""
    if not move.before.decree_rules:
        return
    yield from politics(move)
    yield from decrees(move)
    for fact, seat, what, amount, _ in move.told:
        yield from deed(fact, seat == move.seat, what, amount)


def politics(move: Consequences) -> Iterator[Reason]:
    """A political victory that comes nearer, or that the opponent is kept from."""
    own = missing(move.after, move.seat)
    if own < missing(move.before, move.seat) and own <= NEAR and move.after.depth:
        yield Reason("near_politics", amount=own)
    theirs = missing(move.before, 1 - move.seat)
    if theirs <= NEAR and missing(move.after, 1 - move.seat) > theirs:
        yield Reason("stops_politics", amount=theirs)


def missing(state: State, seat: int) -> int:
    """How many cubes a player would have to add to control all chambers."""
    leads = [state.cubes[seat][chamber] - state.cubes[1 - seat][chamber] for chamber in range(sizes.CHAMBERS)]
    return sum(max(1 - lead, 0) for lead in leads)


def decrees(move: Consequences) -> Iterator[Reason]:
    """Decrees that begin to work for the seat, and that end for the opponent."""
    for code, seat, first, then in (
        ("gains_decree", move.seat, move.before, move.after),
        ("ends_decree", 1 - move.seat, move.after, move.before),
    ):
        for decree in bits.members(then.edicts[seat] & ~first.edicts[seat]):
            if is_seen(move.before, decree):
                yield Reason(code, FIRST_DECREE + decree)


def is_seen(state: State, decree: int) -> bool:
    """Whether a decree lay face up: what a cube turns up is not known before."""
    places = bits.members(state.decrees_up)
    return any(state.decree[place] == decree for place in places)


def deed(fact: int, is_own: bool, what: int, amount: int) -> Iterator[Reason]:
    """Something that the move does at once."""
    if fact == c.CHAMBER_GAINED and is_own:
        yield Reason("gains_chamber", amount=what + 1)
        yield Reason("senate_points", amount=senate.worth(what))
    elif fact == c.CHAMBER_LOST and not is_own:
        yield Reason("ends_control", amount=what + 1)
    elif fact == c.SENATOR_RECRUITED and amount:
        yield Reason("acts", amount=amount)
    elif fact == c.SENATOR_RECRUITED:
        yield Reason("may_conspire")
    elif fact == c.PLOT_PREPARED:
        yield Reason("prepares", amount=amount + 1)
    elif fact == c.COINS_TAKEN and amount:
        yield Reason("takes_coins", amount=amount)
    elif fact == c.WONDER_RUINED:
        yield Reason("ruins", what)
    elif fact == c.TOKEN_LOCKED and what >= 0:
        yield Reason("locks", what)
    elif fact == c.CARD_SWAPPED and is_own:
        yield Reason("gets_card", what)
