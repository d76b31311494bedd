"""Every question of Leaders."""

from ...core import bits
from .. import moves
from ..constants import DECLINE, FOR_FREE_CITY, SELL
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..model import Decision
from ..payment import prices
from ..rules import decisions
from ..state import State
from . import courtesans_guild, draft, recruitment
from .constants import COPY, HIRE_DECLINED, KEEP, RECRUIT


class DraftLeader(Decision):
    """Keep a leader of the pack; the others are passed on (L-021)."""

    def __init__(self, step: int) -> None:
        self.step = step

    def moves(self, state: State, city: int) -> int:
        return list_leaders(state, draft.pack(state, self.step, city, state.drafted), KEEP, 0)

    def close(self, state: State, asked: int) -> None:
        for seat in range(state.seats):
            draft.keep(state, seat, moves.card_of(state.answers[seat]) - FIRST_LEADER)
        state.drafted += 1


class RecruitLeader(Decision):
    """Every player recruits a leader, raises a stage with it or sells it (L-032, L-033)."""

    def moves(self, state: State, city: int) -> int:
        prices.open_market(state, city)
        raises = decisions.stage_ways(state, city)
        filled = 0
        leaders = state.leader_hand[city]
        while leaders:
            leader = FIRST_LEADER + bits.lowest_wide(leaders)
            leaders &= leaders - 1
            if recruitment.price(state, city, leader) <= state.coins[city]:
                state.menu[filled] = moves.pack(RECRUIT, leader, 0)
                filled += 1
            filled = decisions.add_raises(state, leader, 0, raises, filled)
            state.menu[filled] = moves.pack(SELL, leader, 0)
            filled += 1
        return filled

    def close(self, state: State, asked: int) -> None:
        recruitment.resolve(state, asked)


class HireLeader(Decision):
    """Recruit one leader more, or decline (L-094)."""

    def moves(self, state: State, city: int) -> int:
        filled = 0
        leaders = state.leader_hand[city]
        while leaders:
            leader = FIRST_LEADER + bits.lowest_wide(leaders)
            leaders &= leaders - 1
            if recruitment.price(state, city, leader) <= state.coins[city]:
                state.menu[filled] = moves.pack(RECRUIT, leader, 0)
                filled += 1
        state.menu[filled] = moves.pack(DECLINE, 0, 0)
        return filled + 1

    def close(self, state: State, asked: int) -> None:
        for city in range(state.cities):
            if asked >> city & 1:
                if moves.verb_of(state.answers[city]) == RECRUIT:
                    recruitment.hire(state, city, moves.card_of(state.answers[city]))
                else:
                    state.tell(HIRE_DECLINED, city, 0, 0)


class CourtLeader(Decision):
    """Choose the leader of a neighbour whose effect the city has from now on (L-083)."""

    def moves(self, state: State, city: int) -> int:
        leaders = state.other_items[state.left[city]] | state.other_items[state.right[city]]
        flag = 0 if city < state.seats else FOR_FREE_CITY
        return list_leaders(state, leaders, COPY, flag)

    def close(self, state: State, asked: int) -> None:
        for city in range(state.cities):
            if asked >> city & 1:
                courtesans_guild.copy(state, city, moves.card_of(state.answers[city]))


def list_leaders(state: State, leaders: int, verb: int, flags: int) -> int:
    """A move for each leader of a set."""
    filled = 0
    while leaders:
        state.menu[filled] = flags | moves.pack(verb, FIRST_LEADER + bits.lowest_wide(leaders), 0)
        leaders &= leaders - 1
        filled += 1
    return filled
