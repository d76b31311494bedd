"""Conflicts at the end of an age (S-095 to S-097), with cities that stay away and with teams."""

from ..constants import CONFLICT_LOST, CONFLICT_SKIPPED, CONFLICT_WON, DEFEAT, DEFEAT_PASSED, FOR_VICTORY, VICTORY
from ..state import State
from . import treasury

TEAM_TOKENS = 2  # for each result, one less if a city would rather stay away (CT-011, CT-012)


def conflicts(state: State, worth: int) -> None:
    """All comparisons are made on the cities as they are before the first token is taken."""
    state.interest_due = state.interest  # a conflict is a turn of its own for what is paid once a turn (C-113)
    for city in range(state.cities):
        state.strengths[city] = strength(state, city)
    if state.team:
        fight_in_teams(state, worth)
    else:
        fight(state, worth)
    for city in range(state.cities):
        if state.absences[city]:
            state.absences[city] -= 1
            state.tell(CONFLICT_SKIPPED, city, 0, state.absences[city])


def strength(state: State, city: int) -> int:
    """Shields, and for some cities defeats taken before (C-119)."""
    if state.defeats_as_shields >> city & 1:
        return state.shields[city] + state.counts[city][DEFEAT] - state.uncounted_defeats[city]
    return state.shields[city]


def fight(state: State, worth: int) -> None:
    """Every city that is there against the next one to the left, so each pair once (C-055)."""
    present = 0
    for city in range(state.cities):
        if state.absences[city] == 0:
            present += 1
    for city in range(state.cities):
        if state.absences[city] == 0 and present > 1:
            compare(state, city, next_present(state, city), worth, 1)
            if present == 2:  # they meet once
                return


def next_present(state: State, city: int) -> int:
    other = state.left[city]
    while state.absences[other]:
        other = state.left[other]
    return other


def fight_in_teams(state: State, worth: int) -> None:
    """Every second city against its left neighbour, who is of another team (CT-010)."""
    for city in range(1, state.cities, 2):
        left = state.left[city]
        tokens = TEAM_TOKENS - (1 if state.absences[city] or state.absences[left] else 0)
        compare(state, city, left, worth, tokens)


def compare(state: State, city: int, other: int, worth: int, tokens: int) -> None:
    for _ in range(tokens):
        if state.strengths[city] > state.strengths[other]:
            beat(state, city, other, worth)
        elif state.strengths[city] < state.strengths[other]:
            beat(state, other, city, worth)


def beat(state: State, winner: int, loser: int, worth: int) -> None:
    """Tokens for both, or both for the winner (L-062); perhaps coins."""
    state.victories[winner][state.age] += 1
    state.counts[winner][VICTORY] += 1
    passed = state.passing_defeats >> loser & 1
    state.counts[winner if passed else loser][DEFEAT] += 1
    if state.log is not None:
        state.tell(CONFLICT_WON, winner, loser, worth)
        if passed:
            state.tell(DEFEAT_PASSED, winner, loser, -1)
        else:
            state.tell(CONFLICT_LOST, loser, winner, -1)
    if state.bounty[winner]:
        treasury.receive(state, winner, state.bounty[winner], FOR_VICTORY)
