"""A heuristic value of a position of Duel, in points."""

from ...core import bits
from ...duel import sizes
from ...duel.constants import CAPITAL, DRAW, ENOUGH_SYMBOLS, MOST_WONDERS, NOBODY, YELLOW
from ...duel.data.catalogue import CATALOGUE
from ...duel.data.components import FIRST_TOKEN, FIRST_WONDER
from ...duel.rules import scoring
from ...duel.state import State

VICTORY = 1000.0
A_COIN = 0.35  # a third of a point at the end, and useful until then
A_GOOD = (2.4, 1.7, 0.6, 0.0)  # one more unit of a good made, by age: at the draft and in age I, II, III
SECOND_UNIT = 0.6  # a second unit of the same good is needed less often
A_CHOICE = 1.3  # a good of choice against a plain one
A_FIXED_PRICE = 0.7
A_SALE = (0.5, 0.3, 0.1, 0.0)  # a yellow building raises what is got for cards
A_LINK = 0.9  # a building whose chain leads on
A_SPACE = 0.7  # of the conflict pawn, beyond the points it stands for
SYMBOLS_KNOWN = (0.0, 1.0, 2.2, 3.8, 6.5, 14.0, 14.0)  # different symbols: nearer to the victory
A_REPLAY = 4.0  # to play again
UNBUILT = (0.5, 0.5, 0.4, 0.2)  # how much of a wonder's worth there is in the mere right to build it, by age
PROMISES = {  # what the effects of a wonder are worth, beyond its points
    "coins": 0.35,
    "shields": 1.5,
    "opponent_loses_coins": 0.35,
    "extra_turn": A_REPLAY,
    "discard_opponent_building": 2.5,
    "build_from_discard": 4.0,
    "progress_from_box": 5.0,
    "produce_choice": 3.0,
}


def promises() -> list[float]:
    """The worth of every wonder, padded to the length of a row."""
    known = [promise(wonder) for wonder in range(FIRST_WONDER, FIRST_TOKEN)]
    return known + [0.0] * (sizes.WONDERS - len(known))


def leading_on() -> list[int]:
    """The buildings at which a chain begins, padded to the length of a row."""
    return FIRST_OF_CHAINS + [0] * (sizes.ITEMS - CHAINS)


def promise(wonder: int) -> float:
    """The worth of a wonder once it is built, read from its effects."""
    worth = float(CATALOGUE.points[wonder])
    for effect in CATALOGUE.cards[wonder].effects:
        facts = effect.facts()
        amount = facts.get("amount", 1)
        worth += PROMISES.get(str(facts["kind"]), 0.0) * (amount if isinstance(amount, int) else 1)
    return worth


PROMISED = promises()
FIRST_OF_CHAINS = [item for item in range(FIRST_WONDER) if item in CATALOGUE.chain]
CHAINS = len(FIRST_OF_CHAINS)
LEADING_ON = leading_on()


def judge(state: State, seat: int) -> float:
    """How many points a seat is ahead."""
    if state.winner != NOBODY:
        return outcome(state, seat)
    lead = state.pawn if seat == 0 else -state.pawn
    military = A_SPACE * lead + danger(lead) - danger(-lead)
    return city(state, seat) - city(state, 1 - seat) + military


def outcome(state: State, seat: int) -> float:
    """The value of a finished game; narrow defeats are better than others."""
    margin = 1.0 * (scoring.fill_sheet(state, seat) - scoring.fill_sheet(state, 1 - seat))
    if state.winner == DRAW:
        return margin
    return margin + VICTORY if state.winner == seat else margin - VICTORY


def danger(lead: int) -> float:
    """The nearer the pawn is to the capital, the more a single building can decide."""
    left = CAPITAL - lead
    return 12.0 / left if left <= 5 else 0.0


def city(state: State, seat: int) -> float:
    """The points of a city so far and the estimated points to come."""
    points = scoring.fill_sheet(state, seat)
    coins = A_COIN * state.coins[seat] - state.coins[seat] // 3
    known = SYMBOLS_KNOWN[min(bits.count(state.symbols[seat]), ENOUGH_SYMBOLS)]
    return points + coins + known + industry(state, seat) + links(state, seat) + wonders(state, seat)


def industry(state: State, seat: int) -> float:
    """The worth of production and trade."""
    age = max(state.age, 0)
    units = 0.0
    fixed = 0
    for good in range(sizes.GOODS):
        if state.goods[seat][good]:
            units += 1.0 + SECOND_UNIT * (state.goods[seat][good] - 1)
        fixed += state.fixed[seat][good]
    units += A_CHOICE * (state.raw_choices[seat] + state.made_choices[seat])
    units += A_FIXED_PRICE * fixed
    return A_GOOD[age] * units + A_SALE[age] * state.counts[seat][YELLOW]


def links(state: State, seat: int) -> float:
    """The worth of buildings that make later ones free."""
    number = 0
    for place in range(CHAINS):
        item = LEADING_ON[place]
        if state.built[seat][item] and CATALOGUE.deck[item] >= state.age - 1:
            number += 1
    return A_LINK * number


def wonders(state: State, seat: int) -> float:
    """The worth of the best wonders that may still be built."""
    unbuilt = state.hand[seat]
    worth = 0.0
    for _ in range(MOST_WONDERS - state.raised):
        if unbuilt:
            best = most_promising(unbuilt)
            worth += PROMISED[best]
            unbuilt &= ~(1 << best)
    return UNBUILT[max(state.age, 0)] * worth


def most_promising(unbuilt: int) -> int:
    """The best of a set of wonders, counted from the first one."""
    best = bits.lowest(unbuilt)
    for wonder in range(sizes.WONDERS):
        if unbuilt >> wonder & 1 and PROMISED[wonder] > PROMISED[best]:
            best = wonder
    return best
