"""Points by category, and who has won."""

from .. import sizes
from ..constants import BY_BLUE, BY_POINTS, CIVILIAN, DRAW, GAME_SHARED, GAME_WON, MILITARY, SHARED, TREASURY
from ..data.catalogue import CATALOGUE
from ..state import State
from . import track, treasury


def fill_sheet(state: State, seat: int) -> int:
    """Write a city's points by category into its sheet; their total (D-114)."""
    sheet, built = state.sheet[seat], state.built[seat]
    for line in range(sizes.SHEET):
        sheet[line] = 0
    for item in range(state.last_item):
        if built[item]:
            sheet[CATALOGUE.category[item]] += worth(state, seat, item)
    for category, effect in CATALOGUE.more_scores:
        sheet[category] += effect.points(state, seat)
    sheet[TREASURY] = treasury.points(state, seat)
    sheet[MILITARY] = track.points(state, seat)
    total = 0
    for line in range(sizes.SHEET):
        total += sheet[line]
    return total


def worth(state: State, seat: int, item: int) -> int:
    """Points printed on an item, and those its effects give at the end."""
    points = CATALOGUE.points[item]
    for number in range(CATALOGUE.scores_from[item], CATALOGUE.scores_to[item]):
        effect = CATALOGUE.scores[number]
        points += effect.points(state, seat)
    return points


def judge(state: State) -> None:
    """The most points win, then the most points on blue cards; else the victory is shared (D-115)."""
    first = fill_sheet(state, 0)
    second = fill_sheet(state, 1)
    first_blue = state.sheet[0][CIVILIAN]
    second_blue = state.sheet[1][CIVILIAN]
    if first != second:
        conclude(state, 0 if first > second else 1, BY_POINTS)
    elif first_blue != second_blue:
        conclude(state, 0 if first_blue > second_blue else 1, BY_BLUE)
    else:
        state.finish(DRAW, SHARED)
        state.tell(GAME_SHARED, 0, 0, 0)


def conclude(state: State, winner: int, victory: int) -> None:
    state.finish(winner, victory)
    state.tell(GAME_WON, winner, victory, 0)
