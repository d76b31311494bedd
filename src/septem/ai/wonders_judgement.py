"""What a city of 7 Wonders seems to be worth, in points, before the game is over."""

from collections.abc import Iterator

from ..core import bits
from ..wonders import scoring, sizes
from ..wonders.box import FIRST_GUILD, FIRST_STAGE
from ..wonders.catalogue import CATALOGUE
from ..wonders.effects import Keeps, Makes
from ..wonders.state import State
from ..wonders.words import LETTERS, NOTHING, STAGE

COINS_A_POINT = 3
A_COIN = (0.45, 0.4, 0.33)  # by age: a third of a point at the end, and useful until then
A_GOOD = (2.6, 1.5, 0.0)  # a good the city could not make before
ANOTHER_UNIT = (1.3, 0.9, 0.0)  # of one it makes already
A_DISCOUNT = (0.5, 0.35, 0.0)  # goods of a class at a coin, from one neighbour
A_SYMBOL = (1.5, 1.0, 0.0)  # beyond its points now: the next ones are worth more
A_LINK = (0.8, 0.8, 0.0)  # a building that makes another one free
A_RIGHT = (4.0, 2.5, 0.0)  # to build free of cost, or to play a seventh card
TOKENS = (1.0, 3.0, 5.0)
AHEAD = {0: 0.1, 1: 0.6, 2: 0.85}  # the part of a victory that a lead in shields is worth
BEHIND = -0.7


def letters_made(item: int) -> str:
    """The goods an item can make, each once a unit."""
    effects = CATALOGUE.cards[item].effects
    made = [unit for effect in effects if isinstance(effect, Makes) for unit in effect.units]
    made += [effect.unit for effect in effects if isinstance(effect, Keeps)]
    return "".join(made).replace("/", "")


MADE = [letters_made(item) for item in range(CATALOGUE.size)]
LINKS = [
    sum(item in (CATALOGUE.chain[other], CATALOGUE.other_chain[other]) for other in range(FIRST_STAGE))
    if item != NOTHING
    else 0
    for item in range(FIRST_GUILD)
]


def judge(state: State, city: int) -> float:
    """Points so far, and what will bring more."""
    points = float(scoring.fill_sheet(state, city))
    if not state.depth:
        return points
    age = state.age
    coins = A_COIN[age] * state.coins[city] - state.coins[city] // COINS_A_POINT
    symbols = A_SYMBOL[age] * (sum(state.symbols[city]) + state.free_symbols[city])
    return points + coins + symbols + industry(state, city, age) + army(state, city, age) + rights(state, city, age)


def standing(state: State, city: int) -> Iterator[int]:
    """All that stands in a city."""
    for word in range(sizes.WORDS):
        for place in bits.members(state.built[city][word]):
            yield word << 4 | place
    first = CATALOGUE.stage[state.board[city]]
    yield from range(first, first + state.counts[city][STAGE])


def industry(state: State, city: int, age: int) -> float:
    """Goods of every kind, cheap purchases, and chains to come."""
    if not A_GOOD[age]:
        return 0.0
    kinds = set(CATALOGUE.boards[state.board[city]].good)
    worth = 0.0
    for item in standing(state, city):
        new = set(MADE[item]) - kinds
        kinds |= new
        worth += A_GOOD[age] * bool(new) + ANOTHER_UNIT[age] * (len(MADE[item]) > len(new))
        worth += A_LINK[age] * LINKS[item] if item < FIRST_GUILD else 0.0
    worth += A_DISCOUNT[age] * sum(rate == 1 for rate in state.rates[city])
    return worth + 0.1 * sum(letter in kinds for letter in LETTERS)


def army(state: State, city: int, age: int) -> float:
    """The conflicts at the end of this age, as they stand."""
    worth = 0.0
    for neighbour in (state.left[city], state.right[city]):
        lead = state.shields[city] - state.shields[neighbour]
        worth += TOKENS[age] * AHEAD[min(lead, 2)] if lead >= 0 else BEHIND
    return worth


def rights(state: State, city: int, age: int) -> float:
    return A_RIGHT[age] * ((state.claiming >> city & 1) + (state.lasting >> city & 1))
