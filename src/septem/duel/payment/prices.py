"""The one judge of prices: what is listed, shown and charged comes from `price`.

Choice producers and discounts strike out the dearest missing units: first a producer's own class, then, with the
discount, any. No assignment saves more (D-050): units of a class are interchangeable for its producers, and whatever
a discount strikes out of the rest could not have been struck out by them.
"""

from ...core import bits
from .. import sizes
from ..constants import COINS_PAID, GOOD_BOUGHT, MADE_FROM, MADE_TO, NOTHING, RAW_FROM, RAW_TO, TOLL_RECEIVED
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_WONDER
from ..rules import treasury
from ..state import State
from . import price_rules, purchases, shortfall

BASE_PRICE = 2
FIXED_PRICE = 1
NO_PURSE = -1  # where rules of expansions change prices: no usual price is low enough, so that each rule is asked


def open_market(state: State, seat: int) -> None:
    """Work out the price of each good in trade; valid until someone builds."""
    shortfall.set_rates(state.rate, state.fixed[seat], state.goods[1 - seat], FIXED_PRICE, BASE_PRICE)
    state.purse = state.coins[seat] + state.vault[seat]
    if state.price_rules:
        price_rules.set_rates(state, seat)
        if price_rules.matter(state, seat):
            state.purse = NO_PURSE


def linked(state: State, seat: int, item: int) -> int:
    """1 if the city has the building whose chain makes this one free."""
    if state.built[seat][CATALOGUE.chain[item]]:
        return 1
    return price_rules.links(state, seat, item) if state.price_rules else 0


def price(state: State, seat: int, item: int) -> int:
    """Coins to build an item, with the market open."""
    if not CATALOGUE.buildable[item]:
        return price_rules.price(state, seat, item, usual_price(state, seat, item))
    coins = unaided(state, seat, item)
    if not state.helped[seat]:
        return coins
    coins = helped_price(state, seat, item, coins)
    return price_rules.price(state, seat, item, coins) if state.price_rules else coins


def usual_price(state: State, seat: int, item: int) -> int:
    """The price without rules of expansions, with the market open."""
    return helped_price(state, seat, item, unaided(state, seat, item))


def helped_price(state: State, seat: int, item: int, coins: int) -> int:
    """The price with goods of choice and discounts, given the one without."""
    if not coins:
        return coins
    if coins > CATALOGUE.price[item]:
        coins -= relief(state, seat, item)
    if 0 < state.link_price[seat] <= coins and CATALOGUE.chain[item] != NOTHING:
        return state.link_price[seat]
    return coins


def goods_price(state: State, seat: int, item: int) -> int:
    """The part of the price for goods, with the market open: whatever coins are printed in the cost."""
    coins = shortfall.value(CATALOGUE, item, state.goods[seat], state.rate)
    return coins - relief(state, seat, item) if coins else coins


def by_link(state: State, seat: int, item: int, coins: int) -> bool:
    """Whether a price is the one for any card with a chain, which goes before a purchase of the same price (P-092)."""
    return coins > 0 and coins == state.link_price[seat] and CATALOGUE.chain[item] != NOTHING


def trade(state: State, seat: int, item: int, coins: int) -> int:
    """The part of a price that is paid for goods."""
    if by_link(state, seat, item, coins):
        return 0
    goods = max(coins - CATALOGUE.price[item], 0)
    return price_rules.trade(state, seat, item, coins, goods) if price_rules.rules_for(state, item) else goods


def affordable(state: State, seat: int, item: int) -> bool:
    """Whether a city can pay the price of an item, with the market open; help is asked for only where it is needed."""
    coins = unaided(state, seat, item)
    if coins <= state.purse:
        return True
    return affordable_with_help(state, seat, item, coins) if state.helped[seat] else False


def affordable_with_help(state: State, seat: int, item: int, coins: int) -> bool:
    """The same where the price without help is too high."""
    if state.purse == NO_PURSE:
        return price(state, seat, item) <= state.coins[seat] + state.vault[seat]
    if state.link_price[seat] and CATALOGUE.chain[item] != NOTHING:
        return price(state, seat, item) <= state.purse
    if CATALOGUE.price[item] > state.purse or coins - most_relief(state, seat, item) > state.purse:
        return False
    return coins - relief(state, seat, item) <= state.purse


def most_relief(state: State, seat: int, item: int) -> int:
    """No more than this is saved by goods of choice and by discounts: at best, each saves the dearest good."""
    units = state.raw_choices[seat] + state.made_choices[seat] + state.discount[seat][CATALOGUE.colour[item]]
    return units * shortfall.dearest(state.rate)


def look_at_open_cards(state: State, seat: int) -> int:
    """Write down the open cards, and which of them a city can build and pay, with the market open; how many."""
    found = 0
    place = 0
    first = state.age * sizes.SLOTS
    slots = state.open
    deal, cards, buildable = state.deal, state.open_cards, CATALOGUE.buildable
    built, made, rate = state.built[seat], state.goods[seat], state.rate
    purse, helped = state.purse, state.helped[seat]
    while slots:
        card = deal[first + bits.lowest(slots)]
        slots &= slots - 1
        cards[place] = card
        if buildable[card]:  # as `affordable`, without a call: asked for every card in every turn
            coins = shortfall.unaided(CATALOGUE, card, built, made, rate)
            if coins <= purse or (helped and affordable_with_help(state, seat, card, coins)):
                found |= 1 << place
        place += 1
    state.buildable = found
    return place


def affordable_wonders(state: State, seat: int) -> int:
    """Write down the wonders in hand that a city can pay, with the market open; how many there are."""
    found = 0
    wonders = state.hand[seat]
    built, made, rate = state.built[seat], state.goods[seat], state.rate
    purse, helped = state.purse, state.helped[seat]
    while wonders:
        wonder = FIRST_WONDER + bits.lowest(wonders)
        wonders &= wonders - 1
        coins = shortfall.unaided(CATALOGUE, wonder, built, made, rate)
        if coins <= purse or (helped and affordable_with_help(state, seat, wonder, coins)):
            state.open_wonders[found] = wonder
            found += 1
    return found


def payable(state: State, seat: int, item: int) -> bool:
    """Whether a city can pay the price of an item."""
    open_market(state, seat)
    if not CATALOGUE.buildable[item]:
        return price(state, seat, item) <= state.coins[seat] + state.vault[seat]
    return affordable(state, seat, item)


def unaided(state: State, seat: int, item: int) -> int:
    """The price without goods of choice and discounts."""
    return shortfall.unaided(CATALOGUE, item, state.built[seat], state.goods[seat], state.rate)


def relief(state: State, seat: int, item: int) -> int:
    """Coins saved by goods of choice and by discounts; leaves in the state which units they struck out."""
    tally(state, seat, item)
    saved = 0
    for _ in range(state.raw_choices[seat]):
        saved += strike(state, state.by_choice, RAW_FROM, RAW_TO)
    for _ in range(state.made_choices[seat]):
        saved += strike(state, state.by_choice, MADE_FROM, MADE_TO)
    for _ in range(state.discount[seat][CATALOGUE.colour[item]]):
        saved += strike(state, state.by_discount, RAW_FROM, MADE_TO)
    return saved


def tally(state: State, seat: int, item: int) -> None:
    """Write down the units the city does not make itself."""
    shortfall.count(state.missing, CATALOGUE.cost[item], state.goods[seat])
    by_choice, by_discount = state.by_choice, state.by_discount
    for good in range(sizes.GOODS):
        by_choice[good] = by_discount[good] = 0


def strike(state: State, struck: list[int], start: int, stop: int) -> int:
    """Strike out the dearest missing unit of a range of goods; returns the coins it saves."""
    dearest = 0
    found = start
    missing = state.missing
    rate = state.rate
    for good in range(start, stop):
        if missing[good] and rate[good] > dearest:
            dearest = rate[good]
            found = good
    if dearest:
        missing[found] -= 1
        struck[found] += 1
    return dearest


def itemise(state: State, seat: int, item: int) -> int:
    """Open the market and leave in the state which units are missing and which are struck out; the price."""
    open_market(state, seat)
    tally(state, seat, item)
    return price(state, seat, item)


def pay(state: State, seat: int, item: int) -> None:
    """Charge a city for an item; coins for goods may go to the opponent (D-153)."""
    open_market(state, seat)
    coins = price(state, seat, item)
    state.coins[seat] -= coins
    if state.coins[seat] < 0:
        treasury.withdraw(state, seat, -state.coins[seat])
    if state.log is not None and coins:
        report(state, seat, item, coins)
    if state.tolls[1 - seat]:
        toll = trade(state, seat, item, coins)
        state.coins[1 - seat] += toll
        if toll:
            state.tell(TOLL_RECEIVED, 1 - seat, item, toll)


def report(state: State, seat: int, item: int, coins: int) -> None:
    """Emit events for the goods bought and for the whole price."""
    itemise(state, seat, item)
    for good in range(sizes.GOODS):
        if state.missing[good] and not by_link(state, seat, item, coins):
            state.tell(GOOD_BOUGHT, seat, good, purchases.pack(state.missing[good], state.rate[good]))
    state.tell(COINS_PAID, seat, item, coins)
