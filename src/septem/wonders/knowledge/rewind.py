"""Rebuilds the cities as they were when an earlier round began, without the cards laid in it and since."""

from __future__ import annotations

from ...core import bits
from .. import history, setters
from ..constants import BUILD, CLAIM, CLAIM_COLOUR, FREE_SEAT, RAISE, SELL, STAGE, STRICT_SEVENTH
from ..data.catalogue import CATALOGUE
from ..data.components import FIRST_EXTRA, FIRST_GUILD, FIRST_OTHER, FIRST_STAGE
from ..payment import prices
from ..state import State
from . import free_city_inference

GUILDS = range(FIRST_GUILD, FIRST_EXTRA)


def table_before(state: State, past: int) -> State:
    """Cities and their neighbours, but no coins, hands or questions."""
    before = State()
    setters.put_length(before, state.rounds)
    setters.put_table(before, state.cities, state.seats, state.rulings)
    for city in range(state.cities):
        put_city(before, state, city, past)
    return before


def put_city(before: State, state: State, city: int, past: int) -> None:
    since = [state.history[later][city] for later in range(past, (state.age + 1) * state.rounds)]
    verbs = [history.verb_of(entry) for entry in since]
    built = {
        history.card_of(entry) for entry, verb in zip(since, verbs, strict=True) if verb in (BUILD, CLAIM, CLAIM_COLOUR)
    }
    for entry in state.revived[: state.revivals]:
        if history.city_of(entry) == city and history.round_of(entry) >= past:
            built.add(history.card_of(entry))
    setters.put_board(before, city, state.board[city])
    setters.put_stages(before, city, state.counts[city][STAGE] - verbs.count(RAISE))
    for card in range(FIRST_STAGE):
        if card not in built and prices.has(state, city, card):
            setters.put_card(before, city, card)
    for item in bits.members(state.other_items[city]):
        setters.put_other_item(before, city, FIRST_OTHER + item)
    if state.copied[city] and any(CATALOGUE.copies_item[card] and prices.has(before, city, card) for card in GUILDS):
        setters.put_copied(before, city, FIRST_OTHER + state.copied[city] - 1)


def keep_market(state: State, city: int, purse: int) -> None:
    """Let a city pay its seventh card with these coins, and with the goods on sale before the sixth (R-16)."""
    put_market(state, table_before(state, state.age * state.rounds + state.last_turn), city, purse)


def put_market(state: State, before: State, city: int, purse: int) -> None:
    prices.keep_market(before, city)
    setters.put_kept(state, purse, list(before.kept_rates), [list(row) for row in before.kept_market])
    setters.put_kept_helps(state, before.kept_helps, before.kept_printed)


def recall_excluded(state: State) -> None:
    """The cards that the Free City cannot have had in earlier rounds, as far as its coins at that time are known."""
    for past in range(state.forgotten, (state.age + 1) * state.rounds):
        verb = history.verb_of(state.history[past][FREE_SEAT])
        if state.free_city_coins[past] and verb in (SELL, RAISE):
            setters.put_excluded(state, past, excluded_then(state, past, verb))


def excluded_then(state: State, past: int, verb: int) -> int:
    age, when = divmod(past, state.rounds)
    strict = when == state.afterwards and state.rulings & STRICT_SEVENTH
    before = table_before(state, past)
    coins = state.free_city_coins[past] - 1
    setters.put_coins(before, FREE_SEAT, coins)
    if strict:
        put_market(before, table_before(state, past - 1), FREE_SEAT, coins)
    done = {history.verb_of(state.history[age * state.rounds + turn][FREE_SEAT]) for turn in range(when)}
    if CLAIM in done:
        setters.put_rights(before, before.claims & ~(1 << FREE_SEAT), 0)
    if CLAIM_COLOUR in done:
        setters.put_colour_claims(before, before.colour_claims & ~(1 << FREE_SEAT))
    return free_city_inference.cannot_have(before, age, when, verb)
