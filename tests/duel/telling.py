"""Events as short lines of text: `card_taken P1 baths`, `pawn_moved P1 3 2`."""

from collections.abc import Sequence

from septem.core.events import Event
from septem.duel.constants import (
    DECKS,
    FACTS,
    FOR_CHAIN,
    FOR_COMPENSATION,
    FOR_LOOT,
    FOR_PATRON,
    FOR_SETUP,
    FOR_SIEGE,
    GOODS,
    LOOT,
    SYMBOLS,
    VICTORIES,
)
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.pantheon.constants import MYTHOLOGIES, OFFERINGS
from septem.duel.payment.purchases import price_of, units_of

REASONS = {
    FOR_SETUP: "setup",
    FOR_CHAIN: "chain",
    FOR_LOOT: "loot",
    FOR_SIEGE: "siege",
    FOR_PATRON: "income",
    FOR_COMPENSATION: "compensation",
}
MARKS = (*MYTHOLOGIES, *OFFERINGS)
SEATLESS = {
    "mark_laid",
    "mark_lost",
    "divinity_shown",
    "token_lent",
    "token_returned",
    "token_laid",
    "offer_shown",
    "age_opened",
    "card_laid",
    "back_laid",
    "card_revealed",
    "game_shared",
}
WITH_AMOUNT = {
    "coins_received",
    "card_laid",
    "back_laid",
    "card_taken",
    "coins_paid",
    "toll_received",
    "card_sold",
    "pawn_moved",
    "coins_lost",
    "tokens_drawn",
    "token_seen",
    "card_revealed",
    "mark_laid",
    "mark_taken",
    "mark_lost",
    "divinities_drawn",
    "divinity_seen",
    "divinity_placed",
    "placement_seen",
    "divinity_shown",
    "deck_opened",
    "vault_filled",
    "vault_spent",
    "card_struck",
}
SILENT_AMOUNT = {"good_bought", "wonder_raised", "card_built", "divinity_activated", "wonder_unbuilt", "token_lent"}
WITHOUT_SUBJECT = {
    "vault_spent",
    "turn_begun",
    "turn_repeated",
    "repeat_lost",
    "tokens_drawn",
    "game_shared",
    "first_decided",
}


def tell(event: Event, swapped: bool = False) -> str:
    """An event in words; swapped, as if the two players had the other's seat. What a fact does not say is 0."""
    fact = FACTS[event.fact]
    assert event.seat == 0 or fact not in SEATLESS
    assert event.what == 0 or fact not in WITHOUT_SUBJECT - {"tokens_drawn"}
    assert event.amount == 0 or fact in {*WITH_AMOUNT, *SILENT_AMOUNT}
    words = [fact]
    if fact not in SEATLESS:
        words.append(player(event.seat, swapped))
    if fact not in WITHOUT_SUBJECT:
        words.append(subject(fact, event.what, swapped))
    if fact == "good_bought":
        words.append(f"{units_of(event.amount)}x{price_of(event.amount)}")
    if fact == "wonder_raised":
        words.append(CATALOGUE.id(event.amount))
    if fact in WITH_AMOUNT:
        words.append(str(event.amount))
    return " ".join(words)


def player(seat: int, swapped: bool) -> str:
    return f"P{2 - seat if swapped else seat + 1}"


def subject(fact: str, what: int, swapped: bool = False) -> str:
    if fact in ("loot_spent", "loot_dropped"):
        return LOOT[what ^ 2 if swapped else what]
    if fact in ("pawn_moved", "barrier_placed", "barrier_spent"):
        return str(-what if swapped else what)
    if fact == "starter_chosen":
        return player(what, swapped)
    if fact in ("age_opened", "bid_made"):
        return str(what)
    tables: dict[str, Sequence[str]] = {
        "back_laid": DECKS,
        "good_bought": GOODS,
        "pair_made": SYMBOLS,
        "game_won": VICTORIES,
        "mark_laid": MARKS,
        "mark_taken": MARKS,
        "mark_lost": MARKS,
        "offering_spent": MARKS,
        "divinities_drawn": MARKS,
        "divinity_placed": MARKS,
        "deck_opened": MARKS,
    }
    if fact in tables:
        return tables[fact][what]
    return REASONS[what] if what in REASONS else CATALOGUE.id(what)
