"""Leaders' part of a view, built from what the seat has seen (L-110)."""

from __future__ import annotations

from dataclasses import dataclass

from ...core import bits
from .. import history, sizes
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..data.components import NO_BOARD
from ..rules import seating
from ..state import State
from . import draft
from .constants import RECRUIT

Leaders = tuple[int, ...]


@dataclass(frozen=True)
class LeaderDeed:
    """How a city used a leader before an age, counted from 0. None: face unknown."""

    age: int
    city: int
    verb: int
    leader: int | None


@dataclass(frozen=True)
class Pack:
    """A pack a seat has held at one of its picks, counted from 0, and the leader it kept; None: not yet."""

    seat: int
    pick: int
    leaders: Leaders
    kept: int | None


@dataclass(frozen=True)
class LeadersView:
    leaders: tuple[Leaders, ...] = ()  # in play, by city
    copied: tuple[int | None, ...] = ()
    held: tuple[int, ...] = ()  # how many are in each hand
    hands: tuple[tuple[int, Leaders], ...] = ()  # the hands one sees: (seat, leaders)
    deeds: tuple[LeaderDeed, ...] = ()
    packs: tuple[Pack, ...] = ()
    drafted: int = 0
    recruitments: int = 0
    drawn: tuple[int, int] | None = None  # a city that has drawn leaders, and how many
    draws: Leaders | None = None  # which ones, if one has seen them
    unused: int = 0
    hiring: int = 0  # sets of cities: may recruit one more at the end of this turn,
    courting: int = 0  # have to choose a leader to copy


@dataclass(frozen=True)
class LeadersSecrets:
    """The hidden information about leaders of all seats together."""

    dealt: tuple[Leaders, ...]
    picks: tuple[Leaders, ...]  # by pick, then by seat
    hands: tuple[Leaders, ...]
    deeds: tuple[LeaderDeed, ...]
    draws: Leaders
    unused: Leaders  # the next one to be drawn last
    boards: tuple[int, ...] = ()  # sides of boards that are given out after the draft (L-R02)


def members(leaders: int) -> Leaders:
    return tuple(FIRST_LEADER + leader for leader in bits.members(leaders))


def see(state: State, seat: int, step: int) -> LeadersView:
    """The part of a view; spectators have the number of a seat that nobody has."""
    mates = bits.members(seating.eyes(state, seat))
    drawn = drawer(state)
    return LeadersView(
        leaders=tuple(members(state.other_items[city]) for city in range(state.cities)),
        copied=tuple(FIRST_LEADER + one - 1 if one else None for one in state.copied[: state.cities]),
        held=tuple(state.leader_hand[mate].bit_count() for mate in range(state.seats)),
        hands=tuple((mate, members(state.leader_hand[mate])) for mate in mates),
        deeds=tuple(deeds(state, mates)),
        packs=tuple(pack for mate in mates for pack in packs(state, mate, step)),
        drafted=state.drafted,
        recruitments=state.recruitments,
        drawn=None if drawn is None else (drawn, state.leader_draws.bit_count()),
        draws=members(state.leader_draws) if drawn in mates else None,
        unused=state.unused_size,
        hiring=state.hiring,
        courting=state.courting,
    )


def drawer(state: State) -> int | None:
    """The city that has drawn leaders, if there is one: only a board that lets its city recruit more does it."""
    if not state.leader_draws:
        return None
    return next(city for city in range(state.seats) if state.reduction[city] > 1)


def deeds(state: State, mates: list[int]) -> list[LeaderDeed]:
    return [
        deed(age, city, state.leader_past[age][city], known=city in mates)
        for age in range(sizes.AGES)
        for city in range(state.seats)
        if state.leader_past[age][city]
    ]


def deed(age: int, city: int, entry: int, known: bool) -> LeaderDeed:
    verb = history.verb_of(entry)
    return LeaderDeed(age, city, verb, history.card_of(entry) if known or verb == RECRUIT else None)


def packs(state: State, seat: int, step: int) -> list[Pack]:
    return [
        Pack(seat, pick, members(draft.pack(state, step, seat, pick)), kept(state, seat, pick))
        for pick in range(min(state.drafted, sizes.PICKS - 1) + 1)
    ]


def kept(state: State, seat: int, pick: int) -> int | None:
    return FIRST_LEADER + state.picks[pick][seat] if pick < state.drafted else None


def secrets(state: State) -> LeadersSecrets:
    seats = range(state.seats)
    return LeadersSecrets(
        dealt=tuple(members(state.leader_dealt[seat]) for seat in seats),
        picks=tuple(tuple(FIRST_LEADER + state.picks[pick][seat] for seat in seats) for pick in range(state.drafted)),
        hands=tuple(members(state.leader_hand[seat]) for seat in seats),
        deeds=tuple(deeds(state, list(seats))),
        draws=members(state.leader_draws),
        unused=tuple(FIRST_LEADER + leader for leader in state.unused[: state.unused_size]),
        boards=tuple(state.board_aside[: state.cities]) if state.board[0] == NO_BOARD else (),
    )
